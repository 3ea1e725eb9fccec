import { divide, floatToRational, multiply, ONE, ZERO, type Rational } from "../rational.ts";

/** What a unit is worth: `scale`·π^`pi` times base units, after `offset` is added. */
export interface Unit {
  readonly scale: Rational;
  readonly pi: number;
  /** The powers of the base units, each in twenty bits of its own. */
  readonly dims: bigint;
  /** Of temperatures: added to the number before it is scaled. */
  readonly offset: Rational;
}

/** A unit as written: `symbol` is its one spelling, so that `metres` and `m` are the same. */
export interface Factor {
  readonly symbol: string;
  readonly unit: Unit;
  readonly power: number;
}

export interface UnitContext {
  /** Pints, gallons and tons of Britain. */
  readonly imperial: boolean;
  /** Words that stand for two units have their second meaning: pounds of money, `C` for °C. */
  readonly second: boolean;
}

/** The factors a word or sign of a unit stands for: one, or several for `kmh`; `undefined` if it is no unit. */
export function unitNamed(word: string, { imperial, second }: UnitContext): readonly Factor[] | undefined {
  const isPair = second && (word === "ms" || word === "kmh");
  const named = isPair ? undefined : ((second ? EXACT.get(SECOND.get(word) ?? "") : undefined) ?? findNamed(word));
  if (named === undefined) return pairNamed(word);
  return factorsOf((imperial ? EXACT.get(`${named.base}.uk`) : undefined) ?? named);
}

const NO_UNIT: Unit = { scale: ONE, pi: 0, dims: 0n, offset: ZERO };

/** The product of units as written. Scales with offsets lose them unless they stand alone. */
export function productOf(factors: readonly Factor[]): Unit {
  const [only] = factors;
  if (only !== undefined && factors.length === 1 && only.power === 1) return only.unit;
  return factors.reduce<Unit>(
    ({ scale, pi, dims }, { unit, power }) => ({
      scale: multiply(scale, powerOf(unit.scale, power)),
      pi: pi + unit.pi * power,
      dims: dims + unit.dims * BigInt(power),
      offset: ZERO,
    }),
    NO_UNIT,
  );
}

/** Powers beyond 99 measure nothing. */
export function raised(factors: readonly Factor[], power: number): readonly Factor[] {
  return factors.map((factor) => ({ ...factor, power: Math.max(-99, Math.min(99, factor.power * power)) }));
}

function powerOf({ n, d }: Rational, power: number): Rational {
  const size = BigInt(Math.abs(power));
  return power < 0 ? { n: d ** size, d: n ** size } : { n: n ** size, d: d ** size };
}

interface Named {
  /** As written: `km`. */
  readonly symbol: string;
  readonly base: string;
  /** Of ten. */
  readonly power: number;
}

/**
 * Lines of `symbol[,more symbols];names;definition`. Symbols are told apart by their case, names are not and may have
 * an s behind them. A definition is a number, π below it, factors with their powers, and an offset; none for a base
 * unit; `=` before it: a mere spelling of these factors. A star in front: it takes prefixes; a minus: those up to kilo.
 */
const TABLE = `*m;metre,meter
*g;gram,gramme,gm
kilo;;=kg
*s,sec;second
*A;amp,ampere
*K;kelvin
*mol;mole
°
*b,bit
month,mo,mth
$;dollar,usd,buck
€;euro,eur
£;gbp,quid,sterling
₹,Rs;rupee,inr
*Hz;hertz;s-1
*N;newton;kg m s-2
*Pa;pascal;N m-2
*J;joule;N m
*W;watt;J s-1
*C;coulomb;A s
*V;volt;J C-1
*F;farad;C V-1
*Ω,ohm;ohm;V A-1
*H;henry,henries;V s A-1
-L,l,ltr;litre,liter;.001 m3
*B;byte;8 b
*bar;;1e5 Pa
*t;tonne,metricton,metrictonne;1000 kg
-M;molar;1000 mol m-3
*cal;calorie;4.184 J
Cal;;4184 J
rad;radian;180π °
min;minute;60 s
h,hr;hour;60 min
d;day;24 h
wk;week;7 d
yr,y;year;12 month
arcmin;arcminute;1/60 °
arcsec;arcsecond;1/60 arcmin
in,";inch,inches;.0254 m
ft,';foot,feet;12 in
yd;yard;3 ft
mi;mile;1760 yd
nmi;nauticalmile;1852 m
acre;ac;4840 yd2
ha;hectare;10000 m2
cc;;=cm3
*Nm;;=N m
*Wh;watthour;=W h
oz;ounce;1/16 lb
lb;pound;453.59237 g
st;stone;14 lb
ton;shortton;2000 lb
ton.uk;longton;2240 lb
gal;gallon;231 in3
qt;quart;1/4 gal
pt;pint;1/8 gal
cup;;1/16 gal
fl oz,floz;fluidounce;1/128 gal
tbsp;tablespoon,tbs;1/256 gal
tsp;teaspoon;1/768 gal
gal.uk;;4.54609 L
qt.uk;;1/4 gal.uk
pt.uk;;1/8 gal.uk
fl oz.uk;;1/160 gal.uk
kmh,kph,kmph;;=km h-1
mph;;=mi h-1
%;percent,pct,percentage;.01
¢,c;cent,ct;.01 $
p;pence,penny,pennies;.01 £
paise;paisa;.01 ₹
€c;;.01 €
°C;celsius,°celsius,°c,centigrade,°centigrade;K+273.15
°F;fahrenheit,°fahrenheit,°f;5/9 K+459.67`;

/** Second meanings, tried where the first does not fit the answer asked. */
const SECOND: ReadonlyMap<string, string> = new Map(
  [
    "°C,C",
    "°F,F",
    "£,pound,pounds,Pounds",
    "€c,cent,cents,Cents,c,ct,¢",
    "fl oz,oz,ounce,ounces",
    "arcmin,'",
    'arcsec,"',
  ].flatMap((line) => {
    const [symbol = "", ...words] = line.split(",");
    return words.map((word): [string, string] => [word, symbol]);
  }),
);

/** Symbol, name and power of ten. */
const PREFIXES =
  ",,0 n,nano,-9 µ,micro,-6 u,micro,-6 m,milli,-3 c,centi,-2 d,deci,-1 da,deca,1 da,deka,1 h,hecto,2 k,kilo,3 M,mega,6 G,giga,9 T,tera,12"
    .split(" ")
    .map((entry) => entry.split(","));

const DEFINITIONS = new Map<string, string>();
const BASES: string[] = [];
const EXACT = new Map<string, Named>();
const NAMES = new Map<string, Named>();

for (const line of TABLE.split("\n")) {
  const [, mark, written = "", names, definition = ""] = /^([*-]?)([^;]*);?([^;]*);?(.*)$/u.exec(line) ?? [];
  const symbols = written.split(",");
  const [base = ""] = symbols;
  DEFINITIONS.set(base, definition);
  if (definition === "") BASES.push(base);
  for (const [prefix = "", prefixName = "", digits] of mark === "" ? PREFIXES.slice(0, 1) : PREFIXES) {
    const power = Number(digits);
    if (mark === "-" && power > 3) continue;
    const named = { symbol: prefix.replace("u", "µ") + base, base, power };
    for (const name of names ? names.split(",") : []) NAMES.set(prefixName + name, named);
    // A unit of its own goes before a prefixed one: `min`.
    for (const symbol of symbols) if (power === 0 || !EXACT.has(prefix + symbol)) EXACT.set(prefix + symbol, named);
  }
}

/** Symbols as typed come first, then names, then symbols whose case cannot mean anything else; an s may follow. */
function findNamed(word: string): Named | undefined {
  const small = word.toLowerCase();
  const found = EXACT.get(word) ?? NAMES.get(small) ?? findForgiven(word);
  if (found !== undefined || !small.endsWith("s")) return found;
  const one = word.slice(0, -1);
  // `Pas` is no plural.
  const symbol = EXACT.get(one);
  return (
    NAMES.get(small.slice(0, -1)) ?? (word === small ? symbol : undefined) ?? (symbol ? undefined : findForgiven(one))
  );
}

/** The prefix of `Mhz` is typed as it should be; that of `mhz` or `MHZ` may not be. */
function findForgiven(word: string): Named | undefined {
  const small = word.toLowerCase();
  const isMixed = word !== small && word !== word.toUpperCase();
  const found = new Map<string, Named>();
  for (const [written, named] of EXACT) {
    const isMeant = written.length > 1 && Math.abs(named.power) < 10 && named.base !== "M";
    if (isMeant && written.toLowerCase() === small) found.set(named.symbol, named);
  }
  const [first, ...others] = found.values();
  return others.length === 0
    ? first
    : isMixed
      ? [...found.values()].find(({ symbol }) => symbol[0] === word[0])
      : undefined;
}

/** Symbols without a gap: `kgm`, `Pas`, `kgms`, `gcm`. */
function pairNamed(word: string): readonly Factor[] | undefined {
  const pieces = word.match(PIECES) ?? [];
  return pieces.join("") === word && pieces.length > 1 ? pieces.flatMap(readFactors) : undefined;
}

const PIECES = /mol|Pa|[kmM]?[gNJVWA]|[cdkm]?m|[sKhLC]/gu;

function factorsOf({ symbol, base, power }: Named): readonly Factor[] {
  const definition = DEFINITIONS.get(base) ?? "";
  if (definition.startsWith("=")) return readFactors(symbol.slice(0, -base.length) + definition.slice(1));
  const unit = WORTH.get(base) ?? unitOf(base, definition);
  WORTH.set(base, unit);
  const scale = multiply(unit.scale, powerOf(TEN, power));
  return [{ symbol, unit: power === 0 ? unit : { ...unit, scale }, power: 1 }];
}

const TEN: Rational = { n: 10n, d: 1n };

/** Units worked out so far. */
const WORTH = new Map<string, Unit>();

function unitOf(base: string, definition: string): Unit {
  if (definition === "") return { ...NO_UNIT, dims: 1n << BigInt(20 * BASES.indexOf(base)) };
  const [, top, bottom = 1, pi, factors = "", offset = 0] =
    /^([\d.e-]*)(?:\/(\d+))?(π?) ?([^+]*)\+?(.+)?$/u.exec(definition) ?? [];
  const { scale, dims } = productOf(readFactors(factors));
  const number = divide(exact(top || 1), exact(bottom));
  return { scale: multiply(scale, number), pi: pi === "" ? 0 : -1, dims, offset: exact(offset) };
}

function exact(text: string | number): Rational {
  return floatToRational(Number(text));
}

/** `kg m s-2`. */
function readFactors(text: string): readonly Factor[] {
  return text.split(" ").flatMap((written) => {
    const [, word = "", power = "1"] = /^(.*?)(-?\d)?$/u.exec(written) ?? [];
    const named = EXACT.get(word);
    return named === undefined ? [] : raised(factorsOf(named), Number(power));
  });
}
