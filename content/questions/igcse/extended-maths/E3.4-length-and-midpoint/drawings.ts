/** Steps across and up, and their length k√m. */
export const SURDS = [
  [2, 4, 2, 5],
  [3, 6, 3, 5],
  [2, 6, 2, 10],
  [4, 6, 2, 13],
  [3, 3, 3, 2],
  [5, 5, 5, 2],
  [4, 8, 4, 5],
  [3, 9, 3, 10],
  [4, 4, 4, 2],
  [6, 9, 3, 13],
  [2, 8, 2, 17],
] as const
