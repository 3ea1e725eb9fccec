import { typed, type AnswerCase } from "./answer-case.ts";

/** Quantities with units, times, and angles. */
export const unitCases: readonly AnswerCase[] = [
  // Any unit that measures the same
  ...typed(
    "units",
    "5 cm",
    {
      correct: [
        "5 cm",
        "5cm",
        "50 mm",
        "0.05 m",
        "5.0 cm",
        "5 centimetres",
        "5 centimeters",
        "5 \\text{cm}",
        "5\\,\\mathrm{cm}",
        "0.00005 km",
        "10/2 cm",
        "5*cm",
      ],
      incorrect: ["5 m", "5 mm", "6 cm", "5 cm^2", "0.5 cm", "5 kg", "5 s", "-5 cm", "500 mm", "5 Mm"],
      unreadable: ["", "cm 5 cm 5", "5 foo", "5 cm cm cm +"],
    },
    { units: "convertible" },
  ),
  ...typed(
    "units",
    "2 kg",
    { correct: ["2000 g", "2kg", "2 kilograms", "2*10^6 mg", "0.002 t"], incorrect: ["2 g", "200 g", "2 km", "20 kg"] },
    { units: "convertible" },
  ),
  ...typed(
    "units",
    "12 m^2",
    {
      correct: ["12 m²", "12 sq m", "12m^2", "120000 cm^2", "12 m*m", "12 square metres", "12 m^{2}"],
      incorrect: ["12 m", "12 m^3", "1200 cm^2", "12", "12 cm^2"],
    },
    { units: "convertible" },
  ),
  ...typed(
    "units",
    "3 L",
    {
      correct: ["3 l", "3000 mL", "3000 ml", "3 litres", "3 liters", "3 dm^3", "3000 cm^3", "0.003 m^3"],
      incorrect: ["3 mL", "300 mL", "3 m^3", "3 m"],
    },
    { units: "convertible" },
  ),
  ...typed(
    "units",
    "72 km/h",
    {
      correct: [
        "20 m/s",
        "72 km / h",
        "72 kmh",
        "1.2 km/min",
        "72 km h^-1",
        "72 km*h^-1",
        "20 m s^-1",
        "72 \\frac{km}{h}",
      ],
      incorrect: ["72 m/s", "20 km/h", "72 km", "72 h/km", "7.2 km/h", "72 km*h"],
    },
    { units: "convertible" },
  ),
  ...typed(
    "units",
    "9.81 m/s^2",
    {
      correct: ["9.81 m/s²", "9.81 m s^-2", "9.81 N/kg", "981 cm/s^2", "9.81 m/s/s"],
      incorrect: ["9.81 m/s", "9.8 m/s^2", "9.81 m", "9.81 s^2/m"],
    },
    { units: "convertible" },
  ),
  ...typed(
    "units",
    "10 N",
    {
      correct: ["10 kg m/s^2", "0.01 kN", "10 newtons", "10 kg*m/s^2", "10 J/m"],
      incorrect: ["10 J", "10 kg", "1 kN", "10 Pa"],
    },
    { units: "convertible" },
  ),
  ...typed(
    "units",
    "250 J",
    { correct: ["0.25 kJ", "250 N m", "250 kg m^2/s^2", "250 W s"], incorrect: ["250 W", "250 N", "25 J", "250 kJ"] },
    { units: "convertible" },
  ),
  ...typed(
    "units",
    "4 A",
    { correct: ["4000 mA", "4 amps", "0.004 kA"], incorrect: ["4 mA", "4 V", "40 A"] },
    { units: "convertible" },
  ),
  ...typed(
    "units",
    "2.5 h",
    {
      correct: ["2 h 30 min", "150 min", "2.5 hours", "9000 s", "2 1/2 h", "2 hours 30 minutes"],
      incorrect: ["2 h 50 min", "2.5 min", "2 h 5 min", "25 h"],
    },
    { units: "convertible" },
  ),
  ...typed(
    "units",
    "30 deg",
    { correct: ["30°", "30 degrees", "30^\\circ"], incorrect: ["30", "60°", "3°", "30 rad"] },
    { units: "convertible" },
  ),
  ...typed(
    "units",
    "5 mHz",
    { correct: ["0.005 Hz", "5 mHz"], incorrect: ["5 MHz", "5 Hz"] },
    { units: "convertible" },
  ),
  ...typed(
    "units",
    "7 um",
    { correct: ["7 µm", "7 μm", "7*10^-6 m", "0.007 mm"], incorrect: ["7 m", "7 mm", "7 nm"] },
    { units: "convertible" },
  ),
  ...typed(
    "units",
    "0 m",
    { correct: ["0 m", "0 cm", "0.0 km"], incorrect: ["0 s", "0 kg", "1 m"] },
    { units: "convertible" },
  ),
  ...typed(
    "units",
    "$4.50",
    { correct: ["4.50 dollars", "$4.5", "450 cents"], incorrect: ["£4.50", "$45", "$4.05"] },
    { units: "convertible" },
  ),
  ...typed(
    "units",
    "6 ft",
    { correct: ["6 feet", "72 in", "2 yd", "72 inches"], incorrect: ["6 in", "6 m", "60 ft"] },
    { units: "convertible" },
  ),
  ...typed(
    "units",
    "3 miles",
    { correct: ["3 mi", "15840 ft"], incorrect: ["3 km", "3 m", "30 mi"] },
    { units: "convertible" },
  ),
  ...typed(
    "units",
    "8 m",
    { correct: ["8.05 m", "795 cm", "8 m"], incorrect: ["8.2 m", "8 cm", "8 s"] },
    { units: "convertible", tolerance: { abs: 0.1 } },
  ),
  ...typed(
    "units",
    "100 W",
    { correct: ["0.1 kW", "100 J/s", "104 W"], incorrect: ["106 W", "100 J", "100 kW"] },
    { units: "convertible", tolerance: { rel: 0.05 } },
  ),
  ...typed(
    "units",
    "20 °C",
    { correct: ["20°C", "20 degC", "293.15 K"], incorrect: ["20 K", "20 °F", "-20 °C"] },
    { units: "convertible" },
  ),

  // This unit and no other
  ...typed(
    "units",
    "5 cm",
    {
      correct: ["5 cm", "5cm", "5.0 cm", "5 centimetres"],
      "wrong-form": ["50 mm", "0.05 m"],
      incorrect: ["5 mm", "6 cm", "5 m", "5 kg"],
    },
    { units: "strict" },
  ),
  ...typed(
    "units",
    "3 kg",
    { correct: ["3 kg", "6/2 kg"], "wrong-form": ["3000 g"], incorrect: ["3 g", "30 kg"] },
    { units: "strict" },
  ),
  ...typed(
    "units",
    "60 km/h",
    { correct: ["60 km/h", "60 km h^-1"], "wrong-form": ["1 km/min"], incorrect: ["60 m/s", "60 km"] },
    { units: "strict" },
  ),
  ...typed(
    "units",
    "J/kg",
    { correct: ["J/kg", "J kg^-1", "J / kg"], "wrong-form": ["m^2/s^2", "kJ/kg"] },
    { units: "strict" },
  ),

  // A unit is needed
  ...typed("units", "5 cm", { correct: ["5 cm", "5cm"], incorrect: ["5", "5 m", "6 cm", "6"] }, { units: "required" }),
  ...typed(
    "units",
    "12 cm^2",
    { correct: ["12 cm²", "12 sq cm", "12 cm^2"], incorrect: ["12", "12 cm"] },
    { units: "required" },
  ),

  // Times
  ...typed("time", "2:30 pm", {
    correct: ["2:30 pm", "2:30pm", "14:30", "2.30 pm", "2:30 PM", "2:30 p.m.", "02:30 pm"],
    incorrect: ["2:30 am", "2:03 pm", "3:30 pm", "02:30", "12:30 pm", "14:03"],
    unreadable: ["", "25:70", "2:75 pm", "14:30 xm", "2:", "pm"],
  }),
  ...typed("time", "09:05", {
    correct: ["9:05", "09:05", "9:05 am", "9.05"],
    incorrect: ["9:50", "5:09", "21:05", "9:05 pm", "9:06"],
    unreadable: ["9:5:", "9:60", "24:61"],
  }),
  ...typed("time", "00:15", { correct: ["12:15 am", "00:15", "0:15"], incorrect: ["12:15", "12:15 pm", "15:00"] }),
  ...typed("time", "12:00", { correct: ["12:00 pm", "12:00", "noon", "12 noon"], incorrect: ["12:00 am", "0:00"] }),
  ...typed("time", "1 h 45 min", {
    correct: ["1h45", "1 h 45 min", "105 min", "1 hour 45 minutes", "1.75 h", "1 3/4 h", "1 hr 45 mins"],
    incorrect: ["1 h 54 min", "1.45 h", "145 min", "2 h 45 min"],
  }),
];
