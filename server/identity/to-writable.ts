type Writable<Value> = Value extends string | number | boolean | null
  ? Value
  : { -readonly [Key in keyof Value]: Writable<Value[Key]> };

/** Views are read-only, answers are not; nothing writes to them. */
export function toWritable<Value>(value: Value): Writable<Value> {
  return value as Writable<Value>;
}
