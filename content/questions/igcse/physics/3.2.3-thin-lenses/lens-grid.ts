import { line, type Shape } from '@/lib/figures/shapes'

/** Focal length, object distance, image distance and heights in squares of the grid; all images on the grid. */
export const LENSES = [
  { focal: 4, object: 6, image: 12, tall: [1, 2] },
  { focal: 4, object: 12, image: 6, tall: [2, 1] },
  { focal: 4, object: 8, image: 8, tall: [2, 2] },
  { focal: 3, object: 6, image: 6, tall: [3, 3] },
  { focal: 6, object: 10, image: 15, tall: [2, 3] },
  { focal: 6, object: 15, image: 10, tall: [3, 2] },
  { focal: 3, object: 12, image: 4, tall: [3, 1] },
  { focal: 3, object: 4, image: 12, tall: [1, 3] },
  { focal: 6, object: 9, image: 18, tall: [1, 2] },
] as const

/** A thin converging lens as an upright line with arrow heads, so far up and down from its centre. */
export const thinLens = (x: number, y: number, half: number): Shape =>
  line(x, y - half, x, y + half, 'l thick') +
  line(x - 6, y - half + 7, x, y - half - 1, 'l thick') +
  line(x + 6, y - half + 7, x, y - half - 1, 'l thick') +
  line(x - 6, y + half - 7, x, y + half + 1, 'l thick') +
  line(x + 6, y + half - 7, x, y + half + 1, 'l thick')
