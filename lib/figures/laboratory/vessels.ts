import { line, type Point, polygon, polyline, rect, type Shape } from '@/lib/figures/shapes'

/** What stands in a vessel. */
export type Contents = {
  /** how full, 0 to 1 of the height */
  level?: number
  /** `w` for water or a solution, `gw`, `rw`, `hl` for coloured ones, `sunk` for a solid */
  fill?: string
}

/** Where a vessel stands: the middle of its base, or of its lowest point. */
type Standing = { x: number; y: number } & Contents

/** Half widths at heights above the base, from the middle of the base to the rim on the right. */
export type Profile = readonly (readonly [halfWidth: number, height: number])[]

export function widthAt(profile: Profile, height: number): number {
  for (let at = profile.length - 1; at > 0; at -= 1) {
    const [w1, h1] = profile[at - 1] ?? [0, 0]
    const [w2, h2] = profile[at] ?? [0, 0]
    if (height >= h1 && height <= h2 && h2 > h1) return w1 + ((w2 - w1) * (height - h1)) / (h2 - h1)
  }
  return 0
}

/** A vessel in cross-section, the same on both sides, with what it holds. */
export function vessel(
  x: number,
  y: number,
  profile: Profile,
  contents: Contents = {},
  rim: Profile = [],
): Shape {
  const top = profile[profile.length - 1]?.[1] ?? 0
  const sides = (points: Profile): Point[] => [
    ...[...points].reverse().map(([w, h]): Point => [x - w, y - h]),
    ...points.map(([w, h]): Point => [x + w, y - h]),
  ]
  const height = top * Math.min(1, Math.max(0, contents.level ?? 0))
  const below = profile.filter(([, h]) => h < height)
  const half = widthAt(profile, height)
  const held =
    height > 0
      ? polygon(sides([...below, [half, height]]), contents.fill ?? 'w') +
        line(x - half, y - height, x + half, y - height, 'p')
      : ''
  return held + polyline(sides([...profile, ...rim]), 'l')
}

/** Part of a circle as a profile, from the lowest point (−90) upwards. */
function round(radius: number, centre: number, from: number, to: number, steps = 14): Profile {
  return Array.from({ length: steps + 1 }, (_, at) => {
    const turn = ((from + ((to - from) * at) / steps) * Math.PI) / 180
    return [radius * Math.cos(turn), centre + radius * Math.sin(turn)] as const
  })
}

export type Sized = Standing & { width?: number; height?: number }

export function beaker({ x, y, width = 80, height = 84, level = 0.55, ...rest }: Sized): Shape {
  const half = width / 2
  return vessel(
    x,
    y,
    [
      [0, 0],
      [half - 4, 0],
      [half - 1, 1],
      [half, 4],
      [half, height],
    ],
    { level, ...rest },
    [[half + 4, height + 3]],
  )
}

/** A conical (Erlenmeyer) flask. Its neck is a third of its width and a quarter of its height. */
export function conicalFlask({ x, y, width = 84, height = 100, level = 0.3, ...rest }: Sized): Shape {
  const [half, neck] = [width / 2, width / 6]
  return vessel(
    x,
    y,
    [
      [0, 0],
      [half - 5, 0],
      [half - 1, 2],
      [half, 6],
      [neck + 2, height * 0.72],
      [neck, height * 0.78],
      [neck, height],
    ],
    { level, ...rest },
    [[neck + 3, height + 2]],
  )
}

/** A round-bottomed flask; `y` is its lowest point. */
export function roundFlask({
  x,
  y,
  width = 76,
  height = 110,
  level = 0.3,
  rim = true,
  ...rest
}: Sized & { rim?: boolean }): Shape {
  const [radius, neck] = [width / 2, width / 6.5]
  const shoulder = (Math.acos(neck / radius) * 180) / Math.PI
  return vessel(
    x,
    y,
    [...round(radius, radius, -90, shoulder, 24), [neck, height]],
    { level, ...rest },
    rim ? [[neck + 3, height + 2]] : [],
  )
}

/** A flask for one exact volume; a ring on its long neck marks it. */
export function volumetricFlask({ x, y, width = 70, height = 150, level = 0.8, ...rest }: Sized): Shape {
  const [half, neck] = [width / 2, 6]
  const mark = y - height * 0.8
  return (
    vessel(
      x,
      y,
      [
        [0, 0],
        [half * 0.6, 0],
        ...round(half, half * 0.86, -50, 62, 12),
        [neck, height * 0.62],
        [neck, height],
      ],
      { level, ...rest },
      [[neck + 3, height + 2]],
    ) + line(x - neck - 5, mark, x + neck + 5, mark, 'l thin')
  )
}

/** A test-tube; `y` is its lowest point. A boiling tube is wider: see `boilingTube`. */
export function testTube({ x, y, width = 20, height = 92, level = 0.35, ...rest }: Sized): Shape {
  const half = width / 2
  return vessel(x, y, [...round(half, half, -90, 0), [half, height]], { level, ...rest }, [
    [half + 3, height + 2],
  ])
}

export function boilingTube({ width = 30, height = 110, ...rest }: Sized): Shape {
  return testTube({ width, height, ...rest })
}

/** A gas jar; `inverted` stands on its mouth, as over a trough, and then holds `level` of water below the gas. */
export function gasJar({
  x,
  y,
  width = 44,
  height = 104,
  level = 0,
  fill = 'w',
  inverted = false,
}: Sized & { inverted?: boolean }): Shape {
  const half = width / 2
  if (!inverted)
    return vessel(
      x,
      y,
      [
        [0, 0],
        [half, 0],
        [half, height],
      ],
      { level, fill },
      [[half + 5, height]],
    )
  const surface = y - height * Math.min(1, Math.max(0, level))
  const water =
    level > 0
      ? rect(x - half, surface, width, y - surface, fill) + line(x - half, surface, x + half, surface, 'p')
      : ''
  return (
    water +
    polyline([
      [x - half - 5, y],
      [x - half, y],
      [x - half, y - height + 5],
      [x - half + 5, y - height],
      [x + half - 5, y - height],
      [x + half, y - height + 5],
      [x + half, y],
      [x + half + 5, y],
    ])
  )
}
