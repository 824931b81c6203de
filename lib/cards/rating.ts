/** Again, Hard, Good, Easy. */
export const RATINGS = [1, 2, 3, 4] as const
export type Rating = (typeof RATINGS)[number]
