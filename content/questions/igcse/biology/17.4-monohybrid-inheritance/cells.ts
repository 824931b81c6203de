/** A cell for a genotype or for gametes: capital and small letters count, raised letters may be typed in a line. */
export const cell = (blank: string, answer: string, accept: string[] = []) => ({
  blank,
  answer,
  accept: accept.filter(each => each !== answer),
  mode: 'exact' as const,
  marks: 1 as const,
})

/** How students write the gametes of a parent with these two alleles. A genotype is no gamete. */
export const gametesOf = (one: string, other: string): string[] => {
  const joints = [' and ', ', ', '; ', ' or ', '/', ' & ', ' + ']
  const orders =
    one === other
      ? [[one, other]]
      : [
          [one, other],
          [other, one],
        ]
  return [
    ...orders.flatMap(pair => joints.map(joint => pair.join(joint))),
    ...(one === other ? [`all ${one}`, `only ${one}`, `${one} only`] : []),
  ]
}
