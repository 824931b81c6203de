/** Forms of one process: who is asked for "freezing" and writes "frozen" has named it. */
const FORMS = `
freezing freeze freezes froze frozen
melting melt melted molten
boiling boil boiled
evaporation evaporating evaporate evaporated
condensation condensing condense condensed
sublimation subliming sublime sublimed
crystallisation crystallising crystallise crystallised
distillation distilling distil distilled
filtration filtering filtered
diffusion diffusing diffuse diffused
dissolving dissolve dissolved
`
  .trim()
  .split('\n')
  .map(line => line.split(' '))

const processOf = new Map(FORMS.flatMap((forms, at) => forms.map(form => [form, at] as const)))

/** Whether two words are forms of one process, letter for letter. */
export function isSameProcess(one: string, other: string): boolean {
  const process = processOf.get(one)
  return process !== undefined && process === processOf.get(other)
}
