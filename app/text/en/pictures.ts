/** The words of the sixteen pictures of picture PINs, as they are read out and printed beside them. */
export const pictures = {
  "picture.sun": "Sun",
  "picture.fish": "Fish",
  "picture.tree": "Tree",
  "picture.house": "House",
  "picture.star": "Star",
  "picture.boat": "Boat",
  "picture.cup": "Cup",
  "picture.key": "Key",
  "picture.ball": "Ball",
  "picture.leaf": "Leaf",
  "picture.moon": "Moon",
  "picture.hat": "Hat",
  "picture.bell": "Bell",
  "picture.drum": "Drum",
  "picture.kite": "Kite",
  "picture.shoe": "Shoe",
} as const;
