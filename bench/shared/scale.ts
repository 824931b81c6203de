/** The shortest form that still goes through everything: what CI runs, so that no bench rots. */
export const SHORT = process.env.SHORT === '1'

/** How often to measure. ROUNDS overrides; once in the short form. */
export function rounds(usual: number): number {
  return SHORT ? 1 : Number(process.env.ROUNDS ?? usual)
}
