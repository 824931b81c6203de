/**
 * A paper that was drawn with a student's history cannot be built again from its seed, so it must never be: the same
 * number would name two papers. Seeds of such papers begin with a figure, those of all others with a letter (but the
 * numbered mocks, which are known by themselves).
 */
export function existsOnlyStored(seed: string): boolean {
  return seed < 'A'
}
