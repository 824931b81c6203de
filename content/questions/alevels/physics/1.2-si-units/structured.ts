import { asItems, ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, quantity, unitText } from '@/lib/exams/format'

const { question, templates } = questionsOf('structured', '1.2')

export { templates }

const UNITS: readonly [what: string, units: string][] = [
  ['force', 'kg m s^-2'],
  ['energy', 'kg m^2 s^-2'],
  ['power', 'kg m^2 s^-3'],
  ['pressure', 'kg m^-1 s^-2'],
  ['momentum', 'kg m s^-1'],
  ['charge', 'A s'],
]

question('matching-base-units', {
  facts: { difficulty: 2, checked: '2026-11-20' },
  values: random => ({ three: random.sample(UNITS, 3) }),
  make: ({ three }) => {
    const pairs = three.map(([what, its]) => [what, unitText(its)] as const)
    return {
      stem: 'The units of derived quantities are products or quotients of SI base units.',
      parts: {
        '': ask.match({
          prompt: 'Identify the SI base units of each quantity.',
          marks: 3,
          items: asItems(pairs.map(([what]) => what)),
          targets: asItems([...UNITS.map(([, its]) => unitText(its)), unitText('kg m^2 s^-1')]),
          answer: Object.fromEntries(pairs),
          scheme: pairs.map(([what, its]) => `${what}: ${its}`),
          solution: `Use a defining equation of each quantity, such as force = mass × acceleration, energy = force × distance, power = energy ÷ time. So: ${pairs.map(([what, its]) => `${what} ${its}`).join('; ')}.`,
        }),
      },
    }
  },
})

question('unit-and-value-of-a-constant', {
  facts: { difficulty: 3, calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const [force, radius] = [random.step(1.2, 8.8, 0.2), random.step(1.2, 4.8, 0.2)]
    const speed = random.step(2, 9, 0.5)
    const constant = (100 * force) / (radius * speed)
    if (constant < 20 || constant > 200) return null
    return { force, radius, speed, liquid: random.pick(['a thick syrup', 'honey', 'treacle']) }
  },
  make: ({ force, radius, speed, liquid }) => {
    const constant = (force * 1e-3) / (radius * 1e-3 * speed * 1e-2)
    return {
      stem: `A sphere of radius *r* moves through ${liquid} at speed *v*. The drag force *F* on it is *F* = *krv*, where *k* is a constant.`,
      parts: {
        a: ask.written({
          prompt: `Show that the SI base units of *k* are ${unitText('kg m^-1 s^-1')}.`,
          objective: 'AO2',
          scheme: [
            judged(
              `base units of force: ${unitText('kg m s^-2')}`,
              `
              accept "kg m s^{−2}"/"kg m s^-2"/"kg m s-2"/"kg m s−2"/"kg m s^−2"/"kg m s^(-2)"/"kg m/s^2"/"kg m/s2"
              accept "kg x m s^-2"/"kg x m x s^-2"/"kg x m/s^2"/"kg x m s-2"
              unsure newton | mass ... acceleration | "ma"
              earns: the base unit of force is kg m s^-2
              earns: F = ma so kg m/s²
              earns: newtons are kgms⁻², of forse, nuton or newtn
              misses: force is in N
              misses: k = F/rv
              misses: the units of rv are m^2 s^-1`,
            ),
            judged(
              `${unitText('kg m s^-2')} ÷ (m × ${unitText('m s^-1')}) leading to ${unitText('kg m^-1 s^-1')}`,
              `
              accept "m^{2} s^{−1}"/"m^2 s^-1"/"m2 s-1"/"m2 s−1"/"m^2 s^−1"/"m^2/s"/"m2/s"/"m^2 s^(-1)"
              accept "m m s^-1"/"m x m s^-1"/"m m/s"/"m x m/s"/"m m s-1"/"m x m s-1"/"m m s−1"/"m(m s^-1)"/"m(m/s)"
              unsure divide
              earns: kg m s^-2 / (m × m s^-1) = kg m^-1 s^-1
              earns: the units of rv are m²s⁻¹
              earns: kgms^-2 divde by m^2 s^-1, divied
              misses: the base units of force are kg m s^-2
              misses: k is a constant
              misses: the answer is kg m^-1 s^-1`,
            ),
          ],
          solution: `Rearrange: *k* = *F* ÷ *rv*. Replace each quantity by its base units: ${unitText('kg m s^-2')} ÷ ${unitText('m^2 s^-1')} = ${unitText('kg m^-1 s^-1')}.`,
          modelAnswer: `*k* = *F* ÷ *rv*. The base units of force are ${unitText('kg m s^-2')} and those of *rv* are ${unitText('m^2 s^-1')}, so the base units of *k* are ${unitText('kg m^-1 s^-1')}.`,
        }),
        b: ask.number({
          prompt: `For *r* = ${quantity(radius, 'mm', 2)} and *v* = ${quantity(speed, 'cm s^-1', 2)}, *F* is ${quantity(force, 'mN', 2)}. Calculate *k* in SI base units.`,
          answer: constant,
          unit: 'kg m^-1 s^-1',
          solution: `Replace the prefixes by powers of ten: milli 10^{−3}, centi 10^{−2}. *k* = ${figures(force, 2)} × 10^{−3} ÷ (${figures(radius, 2)} × 10^{−3} × ${figures(speed, 2)} × 10^{−2}) = ${quantity(constant, 'kg m^-1 s^-1', 2)}.`,
          command: 'Calculate',
          scheme: [
            `C1 *k* = ${figures(force, 2)} × 10^{−3} ÷ (${figures(radius, 2)} × 10^{−3} × ${figures(speed, 2)} × 10^{−2})`,
            `A1 ${quantity(constant, 'kg m^-1 s^-1', 2)}`,
          ],
        }),
      },
    }
  },
  verify: ({ force, radius, speed }) => ({ b: (100 * force) / radius / speed }),
})
