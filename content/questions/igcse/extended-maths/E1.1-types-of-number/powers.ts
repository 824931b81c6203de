/** A power of a number in LaTeX, without the index 1. */
export const power = (base: number, index: number) => (index === 1 ? String(base) : `${base}^${index}`)
