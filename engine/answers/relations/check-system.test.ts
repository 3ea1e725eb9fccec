import { describe } from "vitest";
import { checkSystem } from "./check-relation.ts";
import { OPEN, table } from "./table.fixture.ts";

describe("systems [REL20]", () => {
  table("[REL20] linear ones by elimination", checkSystem, [
    ["x = 2, y = 1", "x = 2, y = 1", "correct"],
    ["x = 2, y = 1", "y = 1, x = 2", "correct"],
    ["x = 2, y = 1", "x = 2 and y = 1", "correct"],
    ["x = 2, y = 1", "{x = 2; y = 1}", "correct"],
    ["x = 2, y = 1", "{x = 2, y = 1}", "correct"],
    ["x = 2, y = 1", "x = 1, y = 2", "incorrect"],
    ["x = 2, y = 1", "x = 2", "incorrect missing-solution"],
    ["x = 2, y = 1", "x = 2, y = 1, y = 1", "correct"],
    ["x = 2, y = 1", "x + y = 3, x - y = 1", "correct", OPEN],
    ["x = 2, y = 1", "x + y = 3, x - y = 1", "unreadable unfinished"],
    ["x + y = 3 and x - y = 1", "2x = 4, y = 3 - x", "correct"],
    ["x + y = 3 and x - y = 1", "x + y = 3, x - y = 2", "incorrect"],
    ["x + y = 3 and x - y = 1", "x + y = 3", "incorrect missing-solution"],
    ["x + y = 3", "x + y = 3, x = 1", "incorrect extra-solution"],
    ["x + y = 1 and x + y = 2", "no solution", "correct"],
    ["no solution", "x + y = 1, x + y = 2", "correct"],
    ["no solution", "x = 1, y = 1", "incorrect different"],
    ["x + y = 1 and 2x + 2y = 2", "y = 1 - x", "correct"],
    ["x + y + z = 6 and x - y = 0 and z = 2", "x = 2, y = 2, z = 2", "correct"],
    ["x = 1/2, y = -3", "x = 0.5, y = -3", "correct"],
  ]);

  table("[REL20] others by their points", checkSystem, [
    ["x^2 + y^2 = 25 and y = x + 1", "x = 3, y = 4 or x = -4, y = -3", "correct", OPEN],
    ["x^2 + y^2 = 25 and y = x + 1", "x = 3 and y = 4 or x = -4 and y = -3", "correct", OPEN],
    ["x^2 + y^2 = 25 and y = x + 1", "x = 3 and y = 4", "incorrect missing-solution", OPEN],
    ["x = 3 and y = 4", "x = 3 and y = 4 or x = 4 and y = 3", "incorrect extra-solution"],
    ["x = y and z = 2 or x = 3 and z = 4", "z = 4 and x = 3 or z = 2 and y = x", "correct"],
    ["x = y and z = 2 or x = 3 and z = 4", "z = 4 and x = 3", "incorrect missing-solution"],
    ["x = y or x = -y", "x^2 = y^2", "correct", OPEN],
    ["x = y and z = 2 or x = 3 and z = 4", "x = y and z = 4 or x = 3 and z = 2", "incorrect"],
    ["x^2 + y^2 = 5, xy = 2", "x=1,y=2 or x=2,y=1 or x=-1,y=-2 or x=-2,y=-1", "correct", OPEN],
    ["x^2 + y^2 = 5, xy = 2", "x=1,y=2 or x=2,y=1", "incorrect missing-solution", OPEN],
    ["1/x + 1/y = 1, x = y", "x = 2, y = 2", "correct", OPEN],
    ["y = x^2, y = 2x", "(0,0), (2,4)", "correct", { accept: ["value"] }],
    ["y = x^2, y = 2x", "(0,0), (2,5)", "incorrect", { accept: ["value"] }],
    ["y = x^2 and y = 2", "x = ±sqrt(2), y = 2", "correct", OPEN],
    ["y = x^2 and y = x", "y = x and x = x^2", "correct", OPEN],
    ["2/y = y and x y = sqrt(y)", "x y = sqrt(y) and 2/y = y", "correct", OPEN],
    ["xy + |x| = 1 and yz = 2", "yz + xy + |x| = 3 and yz = 2", "correct", OPEN],
    ["y = x^2 and z = y^2", "z = y^2, x^2 = y", "correct", OPEN],
    ["y = x^2 and z = y^2", "z = y^2, x^3 = y", "incorrect", OPEN],
    ["x = sqrt(2), y = pi", "y = pi, x = 2/sqrt(2)", "correct"],
    ["x y = 6 and x + y = 5", "x = 2, y = 3 or x = 3, y = 2", "correct", OPEN],
  ]);

  table(
    "[REL20] others by what follows from them",
    checkSystem,
    [
      ["90 = v t, 90 = (v + 5)(t - 1/4)", "v t = 90, v t - v/4 + 5t - 5/4 = 90", "correct"],
      ["d = 90, d = v t, d = (v + 5)(t - 1/4)", "d = 90, v t = 90, d = v t - v/4 + 5t - 5/4", "correct"],
      ["d = 90, d = v t", "d = 90, 90 = v t", "correct"],
      ["b^2 = a, a = 9", "b^2 = 9, a = 9", "correct"],
      ["b^2 = a, a = 9, c = a b", "a = 9, b^2 = 9, c = 9b", "correct"],
      ["b^2 = a, a = 9, c = a b", "a = 9, b = 3, c = 27", "incorrect"],
      ["x^2 + y^2 = z, z = 4, x = y + w", "z = 4, x = y + w, 2y^2 + 2w y + w^2 = 4", "correct"],
      ["x y = z, z = w^2, w = x + 1", "x y = w^2, z = w^2", "incorrect missing-solution"],
    ],
    OPEN,
  );

  table("[REL20] one unknown, inequalities", checkSystem, [
    ["x > 1, x < 3", "1 < x < 3", "correct"],
    ["x > 1, y < 3", "y < 3, x > 1", "correct"],
    ["x > 1, y < 3", "y < 3, x >= 1", "incorrect wrong-ends"],
    ["x + y <= 4, x >= 0", "x >= 0, 2x + 2y <= 8", "correct"],
  ]);

  table("[REL15] points, [REL13] names", checkSystem, [
    ["x = 2, y = 1", "(2, 1)", "wrong-form needs-assignment"],
    ["x = 2, y = 1", "(2, 1)", "correct", { accept: ["value"] }],
    ["x = 2, y = 1", "(1, 2)", "incorrect"],
    ["x + y = 3, x - y = 1", "(2, 1)", "correct", { accept: ["value"] }],
    ["x = 1 and y = 2", "x = 1 or y = 2", "incorrect"],
    ["x = 2, y = 1", "X = 2, y = 1", "correct"],
    ["x = 2, y = 1", "x = 2, t = 1", "unreadable wrong-variable"],
    ["x = 2, y = 1", "x + y", "unreadable not-an-equation"],
  ]);
});
