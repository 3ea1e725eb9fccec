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
export function unitNamed(word: string, { imperial, second }: UnitContext): readonly Factor[] | undefined {
  if (second && (word === "ms" || word === "kmh")) return pairNamed(word);
  const found = (second ? EXACT.get(SECOND.get(word) ?? "") : undefined) ?? findNamed(word);
  if (found === undefined) return pairNamed(word);
  return factorsOf((imperial ? EXACT.get(`${found.base}.uk`) : undefined) ?? found);
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

export function raised(factors: readonly Factor[], power: number): readonly Factor[] {
  return power === 1 ? factors : factors.map((factor) => ({ ...factor, power: factor.power * power }));
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

interface Named {
  /** As written: `km`. */
  readonly symbol: string;
  readonly base: string;
  /** Of ten. */
  readonly power: number;
}

/**
 * Lines of `symbol[,more symbols];names;definition`. Symbols are told apart by their case, names are not and may have
 * an s behind them. A definition is a number and factors with their powers, none for a base unit; `=` before it: a mere
 * spelling of these factors. A sign in front says which prefixes it takes.
 */
const TABLE = `*m;metre,meter
*g;gram,gramme,gm
kilo;;=kg
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
rad;radian;180p °
sr;steradian;1
rev;revolution;360 °
rpm;;=rev min-1
min;minute;60 s
h,hr;hour;60 min
d;day;24 h
wk;week;7 d
yr,y;year;12 month
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
cc;;=cm3
oz;ounce;1/16 lb
lb;pound;45359237/100000 g
st;stone;14 lb
ton;shortton;2000 lb
ton.uk;longton;2240 lb
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

/** Powers of ten by symbol and name; case is forgiven in those from n to G. */
const PREFIXES = (
  "y,yocto,-24 z,zepto,-21 a,atto,-18 f,femto,-15 p,pico,-12 n,nano,-9 µ,micro,-6 u,micro,-6 m,milli,-3 c,centi,-2 d,deci,-1 ,,0 " +
  "da,deca,1 da,deka,1 h,hecto,2 k,kilo,3 M,mega,6 G,giga,9 T,tera,12 P,peta,15 E,exa,18 Z,zetta,21 Y,yotta,24"
)
  .split(" ")
  .map((entry) => entry.split(","));

const DEFINITIONS = new Map<string, string>();
const BASES: string[] = [];
const EXACT = new Map<string, Named>();
/** By name, and by symbol in small letters. */
const FORGIVEN = new Map<string, readonly Named[]>();

for (const line of TABLE.split("\n")) {
  const [marked = "", names = "", definition = ""] = line.split(";");
  const [, mark = "", symbols = ""] = /^([*#!-]?)(.*)$/u.exec(marked) ?? [];
  const [base = ""] = symbols.split(",");
  DEFINITIONS.set(base, definition);
  if (definition === "") BASES.push(base);
  for (const [prefix = "", prefixName = "", digits] of PREFIXES) {
    const power = Number(digits);
    if (power !== 0 && !takesPrefix(mark, power)) continue;
    const named = { symbol: prefix.replace("u", "µ") + base, base, power };
    if (names !== "") for (const name of names.split(",")) FORGIVEN.set(prefixName + name, [named]);
    for (const symbol of symbols.split(",")) {
      const written = prefix + symbol;
      // A unit of its own goes before a prefixed one: `min`, `cd`.
      if (power === 0 || !EXACT.has(written)) EXACT.set(written, named);
    }
  }
}
for (const [written, named] of EXACT) {
  const small = written.toLowerCase();
  const isUsual = Math.abs(named.power) < 10 && named.base !== "M";
  if (written.length < 2 || !isUsual) continue;
  const others = FORGIVEN.get(small) ?? [];
  const isName = others.some(({ symbol }) => symbol.toLowerCase() !== small);
  if (!isName && !others.some(({ symbol }) => symbol === named.symbol)) FORGIVEN.set(small, [...others, named]);
}

function takesPrefix(mark: string, power: number): boolean {
  return mark === "*" || (mark === "#" && power >= 3) || (mark === "-" && power <= 3) || (mark === "!" && power < 0);
}

/** Symbols as typed come first, then names, then symbols whose case cannot mean anything else; an s may follow. */
function findNamed(word: string): Named | undefined {
  const exact = EXACT.get(word);
  if (exact !== undefined) return exact;
  const small = word.toLowerCase();
  // `Pas` is no plural.
  const isPlural = small.endsWith("s") && (word === small || !EXACT.has(word.slice(0, -1)));
  const [first, ...others] = FORGIVEN.get(small) ?? (isPlural ? FORGIVEN.get(small.slice(0, -1)) : undefined) ?? [];
  if (first === undefined || others.length === 0) return first;
  // The prefix of `Mhz` is typed as it should be; that of `mhz` or `MHZ` may not be.
  const isMixed = word !== small && word !== word.toUpperCase();
  return isMixed ? [first, ...others].find(({ symbol }) => symbol[0] === word[0]) : undefined;
}

/** Symbols without a gap: `kgm`, `Pas`, `kgms`, `gcm`. */
function pairNamed(word: string): readonly Factor[] | undefined {
  const [, left = "", right = ""] = /^(.{1,4}?)([cdkm]?m|[sAKNJVWhL]|mol|kg)$/u.exec(word) ?? [];
  const first = EXACT.get(left);
  const second = EXACT.get(right);
  if (second === undefined) return undefined;
  const before = first === undefined ? pairNamed(left) : factorsOf(first);
  return before && [...before, ...factorsOf(second)];
}

const known = new Map<string, readonly Factor[]>();

function factorsOf({ symbol, base, power }: Named): readonly Factor[] {
  let factors = known.get(symbol);
  if (factors !== undefined) return factors;
  const definition = DEFINITIONS.get(base) ?? "";
  const [first, ...rest] = definition.startsWith("=")
    ? readDefinition(definition.slice(1))
    : [{ symbol: base, unit: unitOf(base), power: 1 }];
  const scale = powerOf(TEN, power);
  factors =
    first === undefined
      ? []
      : [
          power === 0
            ? first
            : {
                ...first,
                symbol: symbol.slice(0, symbol.length - base.length) + first.symbol,
                unit: { ...first.unit, factor: multiply(first.unit.factor, scale) },
              },
          ...rest,
        ];
  known.set(symbol, factors);
  return factors;
}

function unitOf(symbol: string): Unit {
  const definition = DEFINITIONS.get(symbol) ?? "";
  if (definition === "") return { ...NO_UNIT, dims: BASES.map((base) => (base === symbol ? 1 : 0)) };
  const [, top, bottom = "1", exponent = "0", pi, factors = ""] =
    /^(?:(\d+)(?:\/(\d+))?(?:e(-?\d+))?(p)? ?)?(.*)$/u.exec(definition) ?? [];
  const number = multiply(rational(BigInt(top ?? "1"), BigInt(bottom)), powerOf(TEN, Number(exponent)));
  const scale = { symbol: "", unit: { factor: number, pi: pi === undefined ? 0 : -1, dims: [] }, power: 1 };
  const product = productOf([scale, ...readDefinition(factors)]);
  const offset = OFFSETS.get(symbol);
  return offset === undefined ? product : { ...product, offset };
}

const TEN = rational(10n);

/** `kg m s-2`. */
function readDefinition(text: string): readonly Factor[] {
  return text.split(" ").flatMap((written) => {
    const [, word = "", power = "1"] = /^(.*?)(-?\d)?$/u.exec(written) ?? [];
    const named = EXACT.get(word);
    return named === undefined ? [] : raised(factorsOf(named), Number(power));
  });
}
