import { describe, expect, test } from "vitest";
import type { CheckOptions } from "../types.ts";
import { checkUnits } from "./check-units.ts";

function verdict(expected: string, given: string, options: CheckOptions = {}) {
  const { verdict: said, reason } = checkUnits(expected, given, options);
  return `${said} ${reason}`;
}

const right = "correct equal";

type Pair = readonly [expected: string, given: string, options?: CheckOptions];

function takes([expected, given, options]: Pair) {
  expect(verdict(expected, given, options)).toBe(right);
}

describe("a number and its unit [UNT1]", () => {
  test.for<Pair>([
    ["5 cm", "5cm"],
    ["5 cm", "5  cm."],
    ["5 cm", "5*cm"],
    ["5 cm", "(5 cm)"],
    ["5 cm", "5 (cm)"],
    ["5 cm", String.raw`5\,\text{cm}`],
    ["5 cm", String.raw`$5\ \mathrm{cm}$`],
    ["1.5 m", "1 1/2 m"],
    ["1.5 m", "1½ m"],
    ["1.5 m", String.raw`\frac{3}{2}\text{ m}`],
    ["3*10^8 m/s", "3 x 10^8 m/s"],
    ["3*10^8 m/s", "3×10⁸ m s⁻¹"],
    ["3*10^8 m/s", "3e8 m/s"],
    ["5 m/s", "v = 5 m/s"],
    ["5 m/s", "(5*m)/s"],
    ["-5 m", "(-5) m"],
    ["5 m", "The length is 5 m."],
    ["12π cm²", "12 pi cm^2"],
    ["$1234.50", "$1,234.50"],
    ["4.50 €", "4 € 50", { locale: "fr" }],
    ["4.50 €", "4,50 €", { locale: "de" }],
    ["45 %", "45 per cent"],
    ["2 L", "2 ℓ"],
    ["-5 °C", "−5°C"],
    ["$4.50", "4.50 dollars"],
    ["$4.50", "450 cents"],
    ["-$5", "$-5"],
    ["$3", "$3 dollars"],
    ["$3/kg", "3 $/kg"],
    ["$3/kg", "$3 per kg"],
    ["£4.50", "450p"],
    ["45 %", "45 percent"],
    ["30 deg", "30°"],
    ["30 deg", String.raw`30^{\circ}`],
    ["5 s^-1", "5 1/s"],
    ["5 s^-1", "5*1/s"],
    ["5 s^-1", "5/s"],
    ["1500 m", "1,500 m"],
    ["1.5 m", "1,5 m", { locale: "fr" }],
  ])("%s takes %s", takes);
});

describe("products of powers [UNT2]", () => {
  test.for<Pair>([
    ["12 cm^2", "12 cm²"],
    ["12 cm^2", "12cm2"],
    ["12 cm^2", "12 sq cm"],
    ["12 cm^2", "12 sq. cm."],
    ["12 cm^2", "12 sqcm"],
    ["12 cm^2", "12 square centimetres"],
    ["12 cm^2", "12 squared cm"],
    ["12 kg m^2/s^2", "12 kg metres squared s^-2"],
    ["12 g/cm^3", "12 gcm^-3"],
    ["12 mol/dm^3", "12 moldm-3"],
    ["60 km/h", "60 kmh^-1"],
    ["5 m/s", "5 m.s-1"],
    ["12 cm^2", "12 centimeters squared"],
    ["3 m^3", "3 cubic metres"],
    ["3 m^3", "3 m cubed"],
    ["9.81 m/s^2", "9.81*m/s^2"],
    ["9.81 m/s^2", "9.81 m*s^-2"],
    ["9.81 m/s^2", "9.81 m s-2"],
    ["9.81 m/s^2", "9.81 m/s/s"],
    ["9.81 m/s^2", "9.81ms^-2"],
    ["9.81 m/s^2", "9.81 m/s**2"],
    ["9.81 m/s^2", "9.81 metres per second squared"],
    ["9.81 m/s^2", String.raw`9.81\,\frac{\text{m}}{\text{s}^{2}}`],
    ["9.81 m/s^2", String.raw`9.81\;\mathrm{m\,s^{-2}}`],
    ["60 km/h", "60 km per hour"],
    ["4 J/(kg K)", "4 J/kg K"],
    ["4 J/(kg K)", "4 J kg^-1 K^-1"],
    ["4 J/(kg K)", "4 J/(kg °C)"],
    ["6 N m^2", "6 Nm^2"],
    ["7.5e-5 (s*M)^-1", "7.5e-5 L/(mol s)"],
    ["10 N m", "10 newton-metres"],
    ["10 N m", "10 N·m"],
  ])("%s takes %s", takes);
});

describe("names, prefixes, abbreviations [UNT3]", () => {
  test.for<Pair>([
    ["5 cm", "5 centimetres"],
    ["5 cm", "5 Centimeters"],
    ["5 cm", "5 cms"],
    ["2 h", "2 hrs"],
    ["2 min", "120 secs"],
    ["3 lb", "3 lbs"],
    ["3 kg", "3 kilos"],
    ["3 in", "3 inches"],
    ["1 ft", "12 in"],
    ["3 ft", "1 yard"],
    ["5 µm", "5 um"],
    ["5 µm", String.raw`5\,\mu\text{m}`],
    ["5 µm", "5 micrometres"],
    ["5 GHz", "5000000000 Hz"],
    ["5 Ω", "5 ohms"],
    ["5 kΩ", "5 kohm"],
    ["60 km/h", "60 kmh"],
    ["60 km/h", "60 kph"],
    ["2 mi/h", "2 mph"],
    ["12 fl oz", "12 fluid ounces"],
    ["2 nmi", "2 nautical miles"],
    ["1 kWh", "3.6 MJ"],
    ["100 kPa", "1 bar"],
    ["5 V", "5 W/A"],
    ["9.8 N", "9.8 kg m / s^2"],
    ["9.8 N", "9.8 kgms^-2"],
    ["2 L", "2000 cc"],
    ["2 L", "2 dm³"],
    ["1 GB", "8 Gb"],
  ])("%s takes %s", takes);
});

describe("case [UNT4]", () => {
  test.for([
    ["5 cm", "5 CM", right],
    ["5 kg", "5 KG", right],
    ["5 km", "5 Km", right],
    ["5 mL", "5 ML", right],
    ["5 MHz", "5 Mhz", right],
    ["60 km/h", "60 KM/H", right],
    ["5 km/s", "5 KM/S", right],
    ["5 mm", "5 Mm", "incorrect wrong-unit"],
    ["5 m", "5 M", right],
    ["5 m", "6 M", "incorrect different"],
    ["5 M", "5 M", right],
    ["5 g", "5 G", right],
    ["3 h", "3 H", right],
    ["20 °C", "20 C", right],
    ["5 mHz", "5 MHz", "incorrect wrong-unit"],
    ["5 mHz", "0.005 Hz", right],
    ["5 MHz", "5 mhz", "unreadable unknown-unit"],
    ["5 mW", "5 mw", "unreadable unknown-unit"],
    ["5 mm", "5 MM", right],
    ["5 mW", "5 MW", "incorrect wrong-unit"],
    ["60 km/h", "60 KM/S", "incorrect wrong-unit"],
  ] as const)("%s against %s: %s", ([expected, given, said]) => {
    expect(verdict(expected, given)).toBe(said);
  });
});

describe("parts that add up [UNT5]", () => {
  test.for<Pair>([
    ["2.5 h", "2 h 30 min"],
    ["2.5 h", "2h30min"],
    ["2.5 h", "2 hours and 30 minutes"],
    ["2.5 h", "2 hours, 30 minutes"],
    ["2.5 h", "2h 30m"],
    ["2.5 h", "2 h 30"],
    ["5 ft 6 in", `5'6"`],
    ["5 ft 6 in", "5′ 6″"],
    ["5 ft 6 in", "5'6"],
    ["5 ft 6 in", "5' 6''"],
    ["5 ft 6 in", "5 ft. 6 in."],
    ["66.5 in", `5' 6 1/2"`],
    ["5 ft 6 in", "66 in"],
    ["1 kg 250 g", "1250 g"],
    ["3 m 20 cm", "3m20cm"],
    ["1.75 m", "1 m 75"],
    ["-150 min", "-2 h 30 min"],
    ["30.25°", `30° 15'`],
    ["£3.50", "£3 50p"],
    ["£3.50", "£3 and 50p"],
    ["£3.50", "£3 1/2"],
  ])("%s takes %s", takes);
});

describe("words of two meanings [UNT6]", () => {
  test.for<Pair>([
    ["20 °C", "20 C"],
    ["20 °C", "20 degrees Celsius"],
    ["68 °F", "68 F"],
    ["5 C", "5 A s"],
    ["£4.50", "4.50 pounds"],
    ["4.50 pounds", "£4.50"],
    ["4.50 pounds", "4.50 lb"],
    ["€4.50", "450 cents"],
    ["12 fl oz", "12 oz"],
    ["9 m s", "9 ms"],
    ["9 ms", "0.009 s"],
    ["1 pt", "473.176473 mL"],
    ["1 pt", "568.26125 mL", { locale: "uk" }],
    ["1 gal", "4 quarts"],
  ])("%s takes %s", takes);
});

describe("what cannot be read [UNT7]", () => {
  test.for([
    ["5 cm", "5 wibbles", "unknown-unit", { symbol: "wibbles", at: 2 }],
    ["5 cm", "x cm", "unknown-unit", { symbol: "x", at: 0 }],
    ["5 cm", "5 cm + 3 cm", "unfinished", { symbol: "+", at: 5 }],
    ["5 cm", "5 cm * 3", "unfinished", { symbol: "*", at: 5 }],
    ["5 cm", "10/2 cm", "unfinished", {}],
    ["5 cm", "2 + 3 cm", "unfinished", {}],
    ["5 cm", "5 cm 3 kg", "two-numbers", { at: 5 }],
    ["5 °C", "5 °C 3 °C", "two-numbers", { at: 5 }],
    ["5 cm", "cm", "missing-number", { at: 0 }],
    ["5 cm", " ", "empty", {}],
  ] as const)("%s against %s: %s", ([expected, given, reason, params]) => {
    expect(checkUnits(expected, given, {})).toEqual(expect.objectContaining({ verdict: "unreadable", reason, params }));
  });
});

test("[UNT7] sums count by value where expressions are accepted", () => {
  const options: CheckOptions = { accept: ["expression"] };
  expect(verdict("5 cm", "10/2 cm", options)).toBe(right);
  expect(verdict("5 cm", "(2 + 3) cm", options)).toBe(right);
  expect(verdict("5 cm", "12/2 cm", options)).toBe("incorrect different");
});

describe("readings [UNT8]", () => {
  test.for([
    ["5cm", String.raw`5\,\text{cm}`],
    ["50 km/h", String.raw`50\,\text{km}/\text{h}`],
    ["9.8 m s^-2", String.raw`9.8\,\text{m}/\text{s}^{2}`],
    ["4 J/kg K", String.raw`4\,\text{J}/\text{kg}/\text{K}`],
    ["5/s", String.raw`5/\text{s}`],
    ["$4.50", String.raw`\text{\$}4.50`],
    ["$3/kg", String.raw`\text{\$}3/\text{kg}`],
    ["-£3", String.raw`-\text{£}3`],
    ["30°", String.raw`30\text{°}`],
    ["12 fl oz", String.raw`12\,\text{fl oz}`],
    ["5 cents", String.raw`5\,\text{¢}`],
    ["2h30", String.raw`2\,\text{h}\ 30\,\text{min}`],
    ["7", "7"],
  ] as const)("%s is read as %s", ([given, latex]) => {
    expect(checkUnits("1 cm", given, {}).readAs).toBe(latex);
  });

  test("a British pint is read as a pint", () => {
    expect(checkUnits("1 pt", "2 pints", { locale: "uk" }).readAs).toBe(String.raw`2\,\text{pt}`);
  });

  test("another reading of the number that is right is asked about", () => {
    expect(verdict("3145 m", "3,145 m", { locale: "de" })).toBe("unreadable ambiguous");
    expect(verdict("3145 m", "3,146 m", { locale: "de" })).toBe("incorrect different");
  });
});

describe("exact factors [UNT9]", () => {
  test.for([
    ["1 in", "2.54 cm", right],
    ["1 in", "2.5400000000000001 cm", "incorrect different"],
    ["1 lb", "0.45359237 kg", right],
    ["6.63*10^-34 J s", "1*10^-34 J s", "incorrect different"],
    ["30°", "pi/6 rad", right],
    ["pi rad", "180 degrees", right],
    ["30°", "0.523599 rad", "incorrect different"],
    ["√2 m", "100√2 cm", right],
    ["√2 m", "141.421356 cm", "incorrect different"],
    ["0°", "0 rad", right],
  ] as const)("%s against %s: %s", ([expected, given, said]) => {
    expect(verdict(expected, given)).toBe(said);
  });
});

describe("temperatures [UNT10]", () => {
  test.for([
    ["20 °C", "68 °F", right],
    ["20 °C", "293.15 K", right],
    ["293.15 K", "20 celsius", right],
    ["-40 °F", "-40 °C", right],
    ["20 °C", "20 K", "incorrect wrong-unit"],
    ["20 °C", "20 °F", "incorrect wrong-unit"],
    ["5 J/K", "5 J/°C", right],
    ["√2 °C", "√2 + 273.15 K", right],
  ] as const)("%s against %s: %s", ([expected, given, said]) => {
    expect(verdict(expected, given)).toBe(said);
  });
});

describe("calendar, angles, percent [UNT11]", () => {
  test.for([
    ["1 year", "12 months", right],
    ["2 weeks", "14 days", right],
    ["1 year", "365 days", "incorrect wrong-unit"],
    ["5 rad/s", "5 Hz", "incorrect wrong-unit"],
    ["45 %", "0.45", right],
    ["0.45", "45 %", right],
    ["45 %", "45", "incorrect missing-unit"],
  ] as const)("%s against %s: %s", ([expected, given, said]) => {
    expect(verdict(expected, given)).toBe(said);
  });
});

describe("tolerance and digits [UNT12]", () => {
  test.for([
    ["5 cm", "52 mm", { tolerance: { abs: 0.2 } }, right],
    ["5 cm", "53 mm", { tolerance: { abs: 0.2 } }, "incorrect different"],
    ["5 cm", "5.2 m", { tolerance: { abs: 0.2 } }, "incorrect wrong-unit"],
    ["200 g", "0.202 kg", { tolerance: { rel: 0.01 } }, right],
    ["200 g", "0.203 kg", { tolerance: { rel: 0.01 } }, "incorrect different"],
    ["3.14159 m", "3.142 m", { tolerance: { digits: 4 } }, right],
    ["3.14159 m", "3.143 m", { tolerance: { digits: 4 } }, "incorrect different"],
    ["0 m", "0.1 m", { tolerance: { digits: 4 } }, "incorrect different"],
    ["30°", "0.5236 rad", { tolerance: { rel: 0.001 } }, right],
    ["√2 m", "1.414 m", { tolerance: { abs: 0.001 } }, right],
    ["9.81 m/s^2", "9.81 m/s^2", { sigfigs: 3 }, right],
    ["9.81 m/s^2", "981 cm/s^2", { sigfigs: 3 }, right],
    ["9.81 m/s^2", "9.99 m/s^2", { sigfigs: 3 }, "incorrect different"],
  ] as const)("%s against %s with %o: %s", ([expected, given, options, said]) => {
    expect(verdict(expected, given, options)).toBe(said);
  });
});

describe("wrong answers [UNT13]", () => {
  test.for([
    ["5 cm", "5 m", { reason: "wrong-unit", params: { use: "cm" } }],
    ["5 cm", "5 cm^2", { reason: "wrong-unit", params: { use: "cm" } }],
    ["5 cm", "7 kg", { reason: "wrong-unit", params: { use: "cm" } }],
    ["$4.50", "£4.50", { reason: "wrong-unit" }],
    ["5", "5 cm", { reason: "wrong-unit" }],
    ["5 cm", "6 cm", { reason: "different" }],
    ["5 cm", "50 cm", { reason: "different", near: "power-of-ten" }],
    ["5 cm", "5000 mm", { reason: "different", near: "power-of-ten" }],
    ["5 cm", "-5 cm", { reason: "different", near: "sign" }],
    ["5 cm", "0.2 cm", { reason: "different", near: "reciprocal" }],
    ["5 min", "5 m", { reason: "wrong-unit" }],
  ] as const)("%s against %s: %o", ([expected, given, result]) => {
    expect(checkUnits(expected, given, {})).toMatchObject({ verdict: "incorrect", ...result });
  });
});

describe("this unit or any [UNT14]", () => {
  test.for([
    ["5 cm", "50 mm", "wrong-form not-this-unit"],
    ["5 cm", "51 mm", "incorrect different"],
    ["5 cm", "5 centimetres", right],
    ["60 km/h", "60 kmh", right],
    ["9.8 m kg / s^2", "9.8 kg m / s^2", right],
    ["9.8 N", "9.8 kg m / s^2", "wrong-form not-this-unit"],
    ["7.54E-5 (s*M)^-1", "7.54E-5 s^-1 M^-1", right],
    ["10 N m", "10 Nm", right],
    ["5 ft 6 in", `5'6"`, right],
    ["5 ft 6 in", "5.5 ft", "wrong-form not-this-unit"],
    ["20 °C", "68 °F", "wrong-form not-this-unit"],
    ["5 cm", "5 mm", "incorrect wrong-unit"],
  ] as const)("strictly, %s against %s: %s", ([expected, given, said]) => {
    expect(verdict(expected, given, { units: "strict" })).toBe(said);
  });

  test("the unit asked is named", () => {
    expect(checkUnits("5 km/h", "5000 m/h", { units: "strict" }).params).toEqual({ use: "km/h" });
  });
});

describe("the number's form [UNT23]", () => {
  test.for([
    ["1/2 m", "2/4 m", { form: "lowest_terms" }, "wrong-form not-lowest-terms"],
    ["1/2 m", "1/2 m", { form: "lowest_terms" }, right],
    ["1/2 m", "1/3 m", { form: "lowest_terms" }, "incorrect different"],
    ["2.5 h", "2 h 30 min", { forms: ["decimal"] }, right],
    ["2.5 h", "5/2 h", { forms: ["decimal"] }, "wrong-form not-a-decimal"],
  ] satisfies [string, string, CheckOptions, string][])(
    "%s against %s with %o: %s",
    ([expected, given, options, said]) => {
      expect(verdict(expected, given, options)).toBe(said);
    },
  );
});

describe("bare numbers [UNT15]", () => {
  test.for([
    ["5 cm", "5", {}, "incorrect missing-unit"],
    ["5 cm", "6", {}, "incorrect different"],
    ["5 cm", "6", { units: "required" }, "incorrect missing-unit"],
    ["5 cm", "50 mm", { units: "required" }, right],
    ["5 cm", "5", { unit: "cm" }, right],
    ["5 cm", "50", { unit: "mm" }, right],
    ["5", "5 cm", { unit: "cm" }, right],
    ["5", "50 mm", { unit: "cm" }, right],
    ["5", "5", {}, right],
    ["20 °C", "20°", {}, "incorrect missing-unit"],
    ["20 °C", "30°", {}, "incorrect different"],
  ] as const)("%s against %s with %o: %s", ([expected, given, options, said]) => {
    expect(verdict(expected, given, options)).toBe(said);
  });
});

describe("units alone [UNT16]", () => {
  test.for([
    ["A", "mA", { units: "strict" }, "wrong-form not-this-unit"],
    ["N", "kg m / s^2", { units: "strict" }, "wrong-form not-this-unit"],
    ["m kg / s^2", "kg m / s^2", { units: "strict" }, right],
    ["kg", "kg", { units: "strict" }, right],
    ["kg", "m", { units: "strict" }, "incorrect wrong-unit"],
    ["N", "kg m / s^2", {}, right],
    ["N", "1 N", {}, right],
    ["1 N", "kg m/s^2", {}, "unreadable missing-number"],
    ["1 cm", "cm", {}, "unreadable missing-number"],
    ["1 J", "J", {}, "unreadable missing-number"],
  ] as const)("%s against %s with %o: %s", ([expected, given, options, said]) => {
    expect(verdict(expected, given, options)).toBe(said);
  });
});

test("[UNT17] a right answer of unknown units is compared as text", () => {
  expect(verdict("5 wibbles", "5wibbles")).toBe(right);
  expect(verdict("5 wibbles", "6 wibbles")).toBe("incorrect different");
});
