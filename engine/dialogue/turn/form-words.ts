/** What is missing from a right value in another form, by the checker's reason. */
export function formWords(reason: string): string {
  return WORDS[reason] ?? "Look at how the problem wants the answer written.";
}

const WORDS: Readonly<Record<string, string>> = {
  "not-lowest-terms": "The problem wants it in lowest terms: is there a number that divides top and bottom?",
  "not-mixed": "The problem wants a mixed number: wholes first, then a fraction.",
  "not-a-fraction": "The problem wants a fraction.",
  "not-a-decimal": "The problem wants a decimal, with a point.",
  "not-a-percent": "The problem wants a percent.",
  "not-a-whole-number": "The problem wants a whole number.",
  improper: "There are more parts than one whole needs: write the wholes too.",
  "needs-assignment": "Write which letter it is for.",
  "not-simplified": "It can be made simpler.",
  "not-same-form": "Write it the way the problem shows.",
  "not-this-unit": "Which unit does the problem ask for?",
  "wrong-unit": "Which unit does the problem ask for? You may leave it out, too.",
  "wrong-decimals": "Look at how many digits are asked for after the point.",
};
