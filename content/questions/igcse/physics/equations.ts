import { judged } from '@/lib/exams/authoring/marks'
import type { MarkPoint } from '@/lib/exams/question'

/** An equation of three quantities, whole = top ÷ bottom: names that earn it, and the letters that students write for them. */
type Quotient = {
  /** As the scheme prints it. */
  text: string
  whole: string
  top: string
  bottom: string
  /** In the order whole, top, bottom. */
  letters: readonly (readonly [whole: string, top: string, bottom: string])[]
  /** Rules of its own, and the answers that the check tries. */
  examples: string
}

function lettersOf([whole, top, bottom]: readonly [string, string, string]): string {
  const quotients = ['/', '÷'].flatMap(sign => [
    `"${top}${sign}${bottom}"`,
    `"${bottom}=${top}${sign}${whole}"`,
  ])
  const products = ['', '×', '*', 'x'].flatMap(sign => [
    `"${top}=${whole}${sign}${bottom}"`,
    `"${top}=${bottom}${sign}${whole}"`,
  ])
  return [...quotients, ...products, `"${whole}${bottom}=${top}"`].join(' | ')
}

/** One mark for stating it, in words or in letters, and made into its other two forms. */
const quotientPoint = ({ text, whole, top, bottom, letters, examples }: Quotient): MarkPoint =>
  judged(
    text,
    `
    WHOLE = ${whole}
    TOP = ${top}
    BOTTOM = ${bottom}
    DIVIDED = per/over/divide/"/"/"÷"
    TIMES = "times"/multiply/"×"/"*"/x
    IS = "="/equal/is
    reject BOTTOM ...(no TOP/WHOLE/IS/and).. DIVIDED ...(no WHOLE/IS).. TOP
    reject TOP ...(no WHOLE/IS).. TIMES ...(no WHOLE/IS).. BOTTOM
    reject TOP IS ...(no IS).. DIVIDED | BOTTOM IS WHOLE DIVIDED TOP | BOTTOM IS TOP TIMES WHOLE | BOTTOM IS WHOLE TIMES TOP
    accept TOP ...(no WHOLE/IS).. DIVIDED ...(no WHOLE/IS).. BOTTOM
    accept TOP IS WHOLE ... TIMES BOTTOM | TOP IS BOTTOM TIMES WHOLE
    accept WHOLE ...(no IS).. TIMES BOTTOM IS TOP | BOTTOM TIMES WHOLE ...(no IS).. IS TOP
    accept BOTTOM IS TOP DIVIDED WHOLE | TOP DIVIDED WHOLE ... IS BOTTOM
    ${letters.map(each => `accept ${lettersOf(each)}`).join('\n')}
    ${examples}`,
  )

export const SPEED_EQUATION = quotientPoint({
  text: 'speed = distance ÷ time (*v* = *s* ÷ *t*)',
  whole: 'speed/velocity',
  top: 'distance/displacement/dist',
  bottom: 'time',
  letters: [
    ['v', 's', 't'],
    ['v', 'd', 't'],
    ['s', 'd', 't'],
    ['v', 'x', 't'],
  ],
  examples: `
    earns: speed = distance / time
    earns: v = s/t
    earns: speed is the distence divided by the time taken
    earns: distance = speed × time
    misses: speed = time / distance
    misses: speed = distance × time
    misses: speed is measured in m/s`,
})

export const DENSITY_EQUATION = quotientPoint({
  text: 'density = mass ÷ volume (*ρ* = *m* ÷ *V*)',
  whole: 'density',
  top: 'mass',
  bottom: 'volume',
  letters: [
    ['ρ', 'm', 'v'],
    ['p', 'm', 'v'],
    ['d', 'm', 'v'],
  ],
  examples: `
    earns: density = mass / volume
    earns: ρ = m/V
    earns: the densety is the mass per unit volume
    earns: d = m ÷ v
    misses: density = volume / mass
    misses: density = mass × volume
    misses: mass and volume`,
})

export const WEIGHT_EQUATION = quotientPoint({
  text: 'gravitational field strength = weight ÷ mass (*g* = *W* ÷ *m*), or *W* = *mg*',
  whole: 'strength/g/gravity/gravitational/9.8',
  top: 'weight/w/force',
  bottom: 'mass',
  letters: [
    ['g', 'w', 'm'],
    ['g', 'f', 'm'],
    ['9.8', 'w', 'm'],
    ['g', 'weight', 'm'],
    ['gravitational field strength', 'w', 'm'],
  ],
  examples: `
    accept TOP IS BOTTOM TIMES acceleration ... fall/gravity
    earns: weight = mass × gravitational field strength
    earns: W = mg
    earns: gravitational field strength is the wieght divided by the mass
    earns: g = W/m
    misses: weight = mass / gravitational field strength
    misses: g = m/W
    misses: weight is a force`,
})
