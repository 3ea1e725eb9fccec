import { divide, multiply, ONE, rational, type Rational } from "../rational.ts";

/** What a unit is worth: `factor`·π^`pi` times the base units raised to `dims`, after `offset` is added. */
export interface Unit {
  readonly factor: Rational;
  readonly pi: number;
  readonly dims: Dims;
  /** Temperatures: added to the number before it is scaled. */
  readonly offset?: Rational;
}

/** Powers of the base units, in the order of their first lines in the table. */
export type Dims = readonly number[];

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
export function unitNamed(word: string, context: UnitContext): readonly Factor[] | undefined {
  if (context.second && word === "ms") return pairNamed(word);
  const other = context.second ? SECOND.get(word) : undefined;
  const entry = other === undefined ? findEntry(word) : withoutPrefix(other);
  if (entry === undefined) return pairNamed(word);
  const base = context.imperial && ENTRIES.has(`${entry.base}.uk`) ? `${entry.base}.uk` : entry.base;
  return factorsOf(entry.prefix, base);
}

export const NO_UNIT: Unit = { factor: ONE, pi: 0, dims: [] };

/** The product of units as written. Scales with offsets lose them unless they stand alone. */
export function productOf(factors: readonly Factor[]): Unit {
  const [only] = factors;
  if (only !== undefined && factors.length === 1 && only.power === 1) return only.unit;
  let factor = ONE;
  let pi = 0;
  const dims: number[] = [];
  for (const { unit, power } of factors) {
    factor = multiply(factor, powerOf(unit.factor, power));
    pi += unit.pi * power;
    unit.dims.forEach((dim, i) => {
      dims[i] = (dims[i] ?? 0) + dim * power;
    });
  }
  return { factor, pi, dims };
}

export function sameDims(a: Dims, b: Dims): boolean {
  const length = Math.max(a.length, b.length);
  for (let i = 0; i < length; i++) if ((a[i] ?? 0) !== (b[i] ?? 0)) return false;
  return true;
}

function powerOf(value: Rational, power: number): Rational {
  if (power === 1) return value;
  const size = BigInt(Math.abs(power));
  const raised = { n: value.n ** size, d: value.d ** size };
  return power < 0 ? divide(ONE, raised) : raised;
}

interface Entry {
  /** Takes prefixes: all (`*`), kilo and more (`#`), up to kilo (`-`), below one and never in other case (`!`), none. */
  readonly prefixes: string;
  readonly definition: string;
}

interface Named {
  readonly prefix: string;
  readonly base: string;
}

/**
 * Lines of `symbol[,more symbols];names;definition`. Symbols are told apart by their case, names are not and may have
 * an s behind them. A definition is a number and factors with their powers, none for a base unit; `=` before it: a mere
 * spelling of these factors. A sign in front says which prefixes it takes.
 */
const TABLE = `*m;metre,meter
*g;gram,gramme,gm
*s,sec;second
*A,amp;ampere
*K;kelvin
*mol;mole
*cd;candela
°,deg;degree
#b,bit;
month,mo,mth;
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
*Ω,ohm;;V A-1
*S;siemens;A V-1
*Wb;weber;V s
*T;tesla;Wb m-2
*H;henry,henries;Wb A-1
*lm;lumen;cd
*lx;lux,luxes;cd m-2
*Bq;becquerel;s-1
*Gy;gray;m2 s-2
*Sv;sievert;m2 s-2
*kat;katal;mol s-1
-L,l,ltr;litre,liter;1/1000 m3
*eV;electronvolt;1602176634e-28 J
#B;byte;8 b
*bar;;100000 Pa
*t;tonne,metricton,metrictonne;1000 kg
!M;molar;=mol L-1
*Wh;watthour,watthr;=W h
*Ah;amphour,amperehour;=A h
*Nm;newtonmetre,newtonmeter;=N m
*cal;calorie;4184/1000 J
Cal;;4184 J
Btu,BTU;;1054350264488/1000000000 J
hp;horsepower;10787315/2000 ft lb m s-3
*u,amu,Da;dalton;166053906660e-38 kg
atm;atmosphere;101325 Pa
torr,Torr;;20265/152 Pa
mmHg;;133322387415e-9 Pa
psi;;196133/20000 lb m s-2 in-2
lbf;poundforce;196133/20000 lb m s-2
rad;radian;180p-1 °
sr;steradian;1
rev;revolution;360 °
rpm;;=rev min-1
min;minute;60 s
h,hr;hour;60 min
d;day;24 h
wk;week;7 d
fortnight;;14 d
yr,y;year;12 month
decade;;120 month
century;centuries;1200 month
arcmin;arcminute;1/60 °
arcsec;arcsecond;1/3600 °
in,";inch,inches;127/5000 m
ft,';foot,feet;12 in
yd;yard;3 ft
mi;mile;1760 yd
nmi;nauticalmile;1852 m
au;;149597870700 m
ly;lightyear;9460730472580800 m
Å;angstrom;1e-10 m
acre;ac;4840 yd2
ha;hectare;10000 m2
are;;100 m2
cc;;=cm3
oz;ounce;1/16 lb
lb;pound;45359237/100000 g
st;stone;14 lb
ton;shortton;2000 lb
ton.uk;longton;2240 lb
cwt;hundredweight;100 lb
cwt.uk;;112 lb
gal;gallon;231 in3
qt;quart;1/4 gal
pt;pint;1/8 gal
cup;;1/16 gal
floz;fluidounce;1/128 gal
tbsp;tablespoon,tbs;1/256 gal
tsp;teaspoon;1/768 gal
gal.uk;;454609/100000 L
qt.uk;;1/4 gal.uk
pt.uk;;1/8 gal.uk
cup.uk;;1/4 L
floz.uk;;1/160 gal.uk
tbsp.uk;;15 mL
tsp.uk;;5 mL
kmh,kph,kmph;;=km h-1
mph;;=mi h-1
mps;;=m s-1
fps;;=ft s-1
kn;knot;nmi h-1
%;percent,pct,percentage;1/100
¢,c;cent,ct;1/100 $
p;pence,penny,pennies;1/100 £
paise;paisa;1/100 ₹
€c;;1/100 €
°C,degC;celsius,degreecelsius,degreec,degcelsius,centigrade,degreecentigrade;K
°F,degF;fahrenheit,degreefahrenheit,degreef,degfahrenheit;5/9 K
°K;degreekelvin;=K`;

/** Second meanings, tried where the first does not fit the answer asked. */
const SECOND: ReadonlyMap<string, string> = new Map(
  "C:°C F:°F pound:£ pounds:£ Pounds:£ cent:€c cents:€c Cents:€c c:€c ct:€c ¢:€c oz:floz ounce:floz ounces:floz ':arcmin \":arcsec"
    .split(" ")
    .map((entry) => entry.split(":") as [string, string]),
);

const OFFSETS: ReadonlyMap<string, Rational> = new Map([
  ["°C", rational(27315n, 100n)],
  ["°F", rational(45967n, 100n)],
]);

/** Powers of ten by symbol and name. */
const PREFIXES: readonly (readonly [symbol: string, name: string, power: number])[] = (
  "y,yocto,-24 z,zepto,-21 a,atto,-18 f,femto,-15 p,pico,-12 n,nano,-9 µ,micro,-6 u,micro,-6 m,milli,-3 c,centi,-2 d,deci,-1 " +
  "da,deca,1 da,deka,1 h,hecto,2 k,kilo,3 M,mega,6 G,giga,9 T,tera,12 P,peta,15 E,exa,18 Z,zetta,21 Y,yotta,24"
)
  .split(" ")
  .map((entry) => {
    const [symbol = "", name = "", power] = entry.split(",");
    return [symbol, name, Number(power)];
  });

const ENTRIES = new Map<string, Entry>();
/** Written symbol to the one it stands for; then names in small letters, and symbols in small letters. */
const SYMBOLS = new Map<string, string>();
const NAMES = new Map<string, string>();
const FOLDED = new Map<string, string[]>();
const BASES: string[] = [];

for (const line of TABLE.split("\n")) {
  const [symbols = "", names = "", definition = ""] = line.split(";");
  const marked = "*#-!".includes(symbols[0] ?? " ");
  const spellings = (marked ? symbols.slice(1) : symbols).split(",");
  const [symbol = ""] = spellings;
  ENTRIES.set(symbol, { prefixes: marked ? symbols.slice(0, 1) : "", definition });
  if (definition === "") BASES.push(symbol);
  for (const spelling of spellings) {
    SYMBOLS.set(spelling, symbol);
    const small = spelling.toLowerCase();
    if (!symbols.startsWith("!")) FOLDED.set(small, [...(FOLDED.get(small) ?? []), spelling]);
    if (spelling.length > 2) NAMES.set(small, symbol);
  }
  if (names !== "") for (const name of names.split(",")) NAMES.set(name, symbol);
}

/** Symbols without a gap: `kgm`, `Pas`, `kgms`. */
function pairNamed(word: string): readonly Factor[] | undefined {
  const [, left = "", right = ""] = /^(.{1,4}?)(m|s|A|K|N|J|V|W|h|mol|kg)$/u.exec(word) ?? [];
  if (left === "") return undefined;
  const first = symbolNamed(left);
  const before = first === undefined ? pairNamed(left) : factorsOf(first.prefix, first.base);
  const { prefix, base } = symbolNamed(right) ?? withoutPrefix(right);
  return before === undefined ? undefined : [...before, ...factorsOf(prefix, base)];
}

function withoutPrefix(base: string): Named {
  return { prefix: "", base };
}

/** Symbols as typed come first, then names, then symbols whose case cannot mean anything else. */
function findEntry(word: string): Named | undefined {
  return symbolNamed(word) ?? nameNamed(word.toLowerCase()) ?? foldedNamed(word);
}

function symbolNamed(word: string): Named | undefined {
  const plain = SYMBOLS.get(word);
  if (plain !== undefined) return withoutPrefix(plain);
  for (const [prefix, , power] of PREFIXES) {
    if (!word.startsWith(prefix)) continue;
    const base = SYMBOLS.get(word.slice(prefix.length));
    if (base !== undefined && takesPrefix(base, power)) return { prefix: prefix === "u" ? "µ" : prefix, base };
  }
  return undefined;
}

function nameNamed(word: string): Named | undefined {
  const plain = nameOrPlural(word);
  if (plain !== undefined) return withoutPrefix(plain);
  for (const [prefix, name, power] of PREFIXES) {
    if (!word.startsWith(name)) continue;
    const base = nameOrPlural(word.slice(name.length));
    if (base !== undefined && takesPrefix(base, power)) return { prefix, base };
  }
  return undefined;
}

function nameOrPlural(word: string): string | undefined {
  return NAMES.get(word) ?? (word.endsWith("s") ? NAMES.get(word.slice(0, -1)) : undefined) ?? SHORT_PLURALS.get(word);
}

/** `hrs`, `lbs`: an s behind short symbols of daily life. */
const SHORT_PLURALS: ReadonlyMap<string, string> = new Map(
  "hr lb oz yd yr wk mth pt qt ft in".split(" ").map((symbol) => [`${symbol}s`, SYMBOLS.get(symbol) ?? symbol]),
);

/** Prefixes whose case is forgiven. */
const USUAL = "mcdknMG";

/** `CM`, `KG`, `kmH`; not `mw`, which may be mW or MW, nor single letters. */
function foldedNamed(word: string): Named | undefined {
  if (word.length < 2) return undefined;
  const found = new Map<string, Named>();
  const small = word.toLowerCase();
  for (const base of FOLDED.get(small) ?? []) found.set(base, withoutPrefix(SYMBOLS.get(base) ?? base));
  for (const [prefix, , power] of PREFIXES) {
    if (!USUAL.includes(prefix) || !small.startsWith(prefix.toLowerCase())) continue;
    for (const spelling of FOLDED.get(small.slice(prefix.length)) ?? []) {
      const base = SYMBOLS.get(spelling) ?? spelling;
      if (takesPrefix(base, power)) found.set(prefix + base, { prefix, base });
    }
  }
  // `Mhz`, `mhz`: what was typed small stays small where that decides.
  const [first, ...others] = [...found.values()];
  if (others.length === 0) return first ?? metricPlural(word);
  const exact = [...found.values()].filter(({ prefix }) => prefix !== "" && word.startsWith(prefix));
  return exact.length === 1 && word[0] !== small[0] && word !== word.toUpperCase() ? exact[0] : undefined;
}

/** `cms`, `kgs`, `mls`. */
function metricPlural(word: string): Named | undefined {
  return /^(?:[ckm]m|[km]?g|gm|[cdm]l)s$/iu.test(word) ? findEntry(word.slice(0, -1)) : undefined;
}

function takesPrefix(symbol: string, power: number): boolean {
  switch (ENTRIES.get(symbol)?.prefixes) {
    case "*":
      return true;
    case "-":
      return power <= 3;
    case "#":
      return power >= 3;
    case "!":
      return power < 0;
    default:
      return false;
  }
}

const known = new Map<string, readonly Factor[]>();

function factorsOf(prefix: string, base: string): readonly Factor[] {
  const key = `${prefix} ${base}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const definition = ENTRIES.get(base)?.definition ?? "";
  const factors = definition.startsWith("=")
    ? readDefinition(definition.slice(1)).map((factor, i) =>
        i === 0 && prefix !== "" ? { ...prefixed(prefix, factor.symbol), power: factor.power } : factor,
      )
    : [prefixed(prefix, base)];
  known.set(key, factors);
  return factors;
}

function prefixed(prefix: string, base: string): Factor {
  const unit = unitOf(base);
  const power = PREFIXES.find(([symbol]) => symbol === prefix)?.[2] ?? 0;
  return {
    symbol: prefix + base,
    unit: power === 0 ? unit : { ...unit, factor: multiply(unit.factor, powerOf({ n: 10n, d: 1n }, power)) },
    power: 1,
  };
}

function unitOf(symbol: string): Unit {
  const definition = ENTRIES.get(symbol)?.definition ?? "";
  if (definition === "") return { factor: ONE, pi: 0, dims: BASES.map((base) => (base === symbol ? 1 : 0)) };
  const [number = "", ...rest] = definition.split(" ");
  const value = /^(\d+)(?:\/(\d+))?(?:e(-?\d+))?(p-1)?$/u.exec(number);
  const product = productOf([
    ...readDefinition(value === null ? definition : rest.join(" ")),
    ...(value === null ? [] : [{ symbol: "", unit: numberUnit(value), power: 1 }]),
  ]);
  const offset = OFFSETS.get(symbol);
  return offset === undefined ? product : { ...product, offset };
}

function numberUnit([, top = "1", bottom = "1", exponent = "0", pi]: RegExpExecArray): Unit {
  const scale = powerOf({ n: 10n, d: 1n }, Number(exponent));
  return { factor: multiply(rational(BigInt(top), BigInt(bottom)), scale), pi: pi === undefined ? 0 : -1, dims: [] };
}

/** `kg m s-2`. */
function readDefinition(text: string): Factor[] {
  if (text === "") return [];
  return text.split(" ").flatMap((written) => {
    const [, word = "", power = "1"] = /^(.*?)(-?\d)?$/u.exec(written) ?? [];
    const { prefix, base } = symbolNamed(word) ?? withoutPrefix(word);
    return factorsOf(prefix, base).map((factor) => ({ ...factor, power: factor.power * Number(power) }));
  });
}
