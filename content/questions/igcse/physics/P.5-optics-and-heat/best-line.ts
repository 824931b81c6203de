/** Of the straight line of best fit. */
export function bestLine(points: readonly (readonly [x: number, y: number])[]) {
  const [sx, sy] = [0, 1].map(at => points.reduce((sum, each) => sum + (each[at] ?? 0), 0)) as [
    number,
    number,
  ]
  const sxx = points.reduce((sum, [x]) => sum + x * x, 0)
  const sxy = points.reduce((sum, [x, y]) => sum + x * y, 0)
  const n = points.length
  const slope = (n * sxy - sx * sy) / (n * sxx - sx * sx)
  return { slope, cut: (sy - slope * sx) / n }
}
