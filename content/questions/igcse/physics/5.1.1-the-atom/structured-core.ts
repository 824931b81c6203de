import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words, wordsCell } from '@/lib/exams/authoring/words'
import { figure } from '@/lib/figures/figure'
import { circle, line, type Point, polar, type Shape, text } from '@/lib/figures/shapes'
import { signed } from '../shared'

const { core, templates } = questionsOf('structured', '5.1.1', { calculator: 'not-needed' })

export { templates }

type Atom = { name: string; protons: number; neutrons: number; charge: number }

const ATOMS: readonly Atom[] = [
  { name: 'lithium', protons: 3, neutrons: 3, charge: 1 },
  { name: 'lithium', protons: 3, neutrons: 4, charge: 1 },
  { name: 'beryllium', protons: 4, neutrons: 5, charge: 2 },
  { name: 'nitrogen', protons: 7, neutrons: 7, charge: -3 },
  { name: 'oxygen', protons: 8, neutrons: 8, charge: -2 },
  { name: 'fluorine', protons: 9, neutrons: 10, charge: -1 },
]

const COUNTS = ['no', 'one', 'two', 'three'] as const

const WORDS: Record<number, string> = { 3: 'three', 4: 'four', 7: 'seven', 8: 'eight', 9: 'nine' }

const STEMS = [
  (name: string) => `The diagram in **(b)** shows the nucleus of a neutral atom of ${name}.`,
  (name: string) =>
    `A student begins to draw a model of a neutral ${name} atom, the diagram in **(b)**. Only the nucleus is finished.`,
  (name: string) => `The diagram in **(b)** is part of a poster about the ${name} atom. The atom is neutral.`,
] as const

const [X, Y, INNER, OUTER] = [110, 98, 56, 84] as const

/** Places of touching balls, from the centre outwards. */
const PLACES = Array.from({ length: 49 }, (_, at): Point => {
  const [across, down] = [(at % 7) - 3, Math.floor(at / 7) - 3]
  return [14 * (across + down / 2), 14 * 0.866 * down]
}).sort((one, other) => Math.hypot(...one) - Math.hypot(...other))

/** A nucleus whose protons can be counted: they carry a plus sign. */
function countableNucleus(protons: number, neutrons: number): Shape {
  const total = protons + neutrons
  return PLACES.slice(0, total)
    .map(([dx, dy], at) => {
      const isProton = Math.floor(((at + 1) * protons) / total) > Math.floor((at * protons) / total)
      const ball = circle(X + dx, Y + dy, 7, isProton ? 'r rw' : 'l sheet')
      return isProton ? ball + text(X + dx, Y + dy + 4.5, '+', { anchor: 'middle', cls: 's' }) : ball
    })
    .join('')
}

/** Rules that know how many protons and electrons there are. */
const neutral = (protons: number) => [
  judged(
    'equal numbers of protons and electrons',
    `
    SAME = same/equal/equally/identical/match/many/balance
    NUMBER = "${protons}"/${WORDS[protons]}
    PLUS = proton/positive
    MINUS = electron/negative
    accept as/due ...(no neutron).. not same/equal/equals, not PLUS, not MINUS
    accept as/due ...(no neutron).. not same/equal/equals, not PLUS, MINUS
    reject different/unequal/(not SAME)/more/less/fewer
    reject SAME ... proton and/as neutron, without MINUS
    accept SAME, PLUS, MINUS
    accept SAME & PLUS & MINUS
    accept each/every PLUS, MINUS
    accept each/every MINUS, PLUS
    accept NUMBER PLUS & NUMBER MINUS
    accept PLUS "=" ...(no PLUS).. MINUS, without neutron
    earns: it has the same number of protons and electrons
    earns: the number of protons is equal to the number of electrons
    earns: there are as many electrons as protons
    earns: the posittive charges are balanced by the negative ones
    earns: protons = positive, electrons = negative and there is an equal amount of both
    earns: there is one electron for every proton
    earns: no of protons = no of electrons
    earns: +${protons} and -${protons} make zero because there are ${WORDS[protons]} protons and ${WORDS[protons]} electrons
    earns: it has no charge as the number of protons equals the number of electrons
    misses: it has the same number of protons and neutrons
    misses: the neutrons have no charge
    misses: it has protons and electrons
    misses: there are more protons than electrons
    misses: the charges are equal`,
  ),
  judged(
    'their charges are opposite (and of the same size), so they cancel',
    `
    PLUS = positive/"+1"/"+"/"1+"/plus
    MINUS = negative/"-1"/"−1"/"-"/"1-"/minus
    reject proton ...(no electron/neutron/and/","/";").. MINUS | electron ...(no proton/neutron/and/","/";").. PLUS
    accept cancel/opposite/balance
    accept as/due ... not cancel/opposite/balance
    accept PLUS & MINUS
    accept add/sum/total/overall, zero/0
    unsure PLUS/MINUS
    earns: protons are positive and electrons are negative
    earns: the charges cancel out
    earns: they have oposite charges
    earns: equal numbers of protons (+1) and electrons (-1)
    earns: the charges of protons and electrons balance
    misses: it has the same number of protons and electrons
    misses: protons are negative and electrons are positive
    misses: neutrons are neutral
    misses: the atom has no overall charge`,
  ),
]

core('electrons-of-a-drawn-atom', {
  facts: { difficulty: 2, checked: '2026-11-29' },
  values: random => ({ atom: random.pick(ATOMS), stem: random.int(0, 2), asked: random.chance(0.5) }),
  make: ({ atom: { name, protons, neutrons, charge }, stem, asked }) => {
    const size = Math.abs(charge)
    const many = `${COUNTS[size]} electron${size === 1 ? '' : 's'}`
    const verb = charge > 0 ? 'loses' : 'gains'
    const facts = {
      name: 'nuclear-physics/nucleus-with-two-orbits',
      title: 'A nucleus and two empty orbits',
      description: `A cluster of balls: ${protons} of them carry a plus sign, ${neutrons} are plain. Two dashed circles are drawn round the cluster. A key says that a ball with a plus sign is a proton and a plain ball is a neutron.`,
      height: 196,
    }
    const given = [
      circle(X, Y, INNER, 'l dash thin'),
      circle(X, Y, OUTER, 'l dash thin'),
      countableNucleus(protons, neutrons),
      circle(226, 60, 7, 'r rw'),
      text(226, 64.5, '+', { anchor: 'middle', cls: 's' }),
      text(242, 65, 'proton'),
      circle(226, 88, 7, 'l sheet'),
      text(242, 93, 'neutron'),
      line(212, 114, 236, 114, 'l dash thin'),
      text(242, 119, 'orbit'),
      text(212, 152, 'not to scale', { cls: 's' }),
    ]
    const electrons = Array.from({ length: protons }, (_, at): Point => {
      const outer = protons - 2
      return at < 2 ? polar(X, Y, INNER, 90 + at * 180) : polar(X, Y, OUTER, 20 + ((at - 2) * 360) / outer)
    })
    return {
      stem: STEMS[stem]?.(name) ?? '',
      parts: {
        a: ask.table({
          prompt: 'Complete the table for the particles of an atom.',
          command: 'Complete',
          subtopic: '5.1.2',
          head: ['particle', 'relative charge', 'where it is'],
          rows: [
            [
              { text: 'proton' },
              asked ? { blank: 'proton', answer: 1, marks: 1 } : { text: '+1' },
              { text: 'in the nucleus' },
            ],
            [
              { text: 'neutron' },
              asked ? { text: '0' } : { blank: 'neutron', answer: 0, marks: 1 },
              wordsCell('place', 'in the nucleus', {
                subject: 'igcse/physics',
                accept: [
                  'nucleus',
                  'inside the nucleus',
                  'centre',
                  'in the centre of the atom',
                  'centre of the atom',
                ],
              }),
            ],
            [
              { text: 'electron' },
              { blank: 'electron', answer: -1, marks: 1 },
              { text: 'in orbit round the nucleus' },
            ],
          ],
          scheme: asked ? ['+1', 'in the nucleus', '−1'] : ['0', 'in the nucleus', '−1'],
          solution:
            'A proton has a relative charge of +1, an electron −1, and a neutron has none. Protons and neutrons are in the nucleus; electrons are in orbit round it.',
        }),
        b: ask.draw({
          prompt:
            'Complete the model of the **neutral** atom. Draw a cross for each of its electrons. It does not matter on which orbit a cross stands.',
          command: 'Draw',
          figure: figure(facts, ...given),
          tools: ['point'],
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description: `The cluster and the two dashed circles as before. There are ${protons} crosses on the circles, two of them on the inner one.`,
            },
            ...given,
            ...electrons.map(
              ([x, y]) => line(x - 5, y - 5, x + 5, y + 5, 'g') + line(x - 5, y + 5, x + 5, y - 5, 'g'),
            ),
          ),
          scheme: [`${protons} crosses`, 'all crosses on the orbits and none in the nucleus'],
          solution: `The nucleus has ${protons} protons. A neutral atom has as many electrons: ${protons}. Electrons move in orbits outside the nucleus.`,
        }),
        c: ask.written({
          prompt: 'Explain why the atom has no overall charge although it contains charged particles.',
          scheme: neutral(protons),
          modelAnswer:
            'The atom has equal numbers of protons and electrons. A proton is positive and an electron is negative, so their charges cancel.',
          solution: `There are ${protons} charges of +1 in the nucleus and ${protons} charges of −1 in orbit. Together they make zero.`,
        }),
        'd.i': words({
          lead: `Later the atom ${verb} ${many}.`,
          prompt: 'State the name of the charged particle that it becomes.',
          answers: [
            {
              text: 'ion',
              accept: [charge > 0 ? 'positive ion' : 'negative ion', charge > 0 ? 'cation' : 'anion'],
            },
          ],
          subject: 'igcse/physics',
          reject: [
            { text: 'isotope', why: 'Isotopes differ in their number of neutrons, not of electrons.' },
            {
              text: charge > 0 ? 'negative ion' : 'positive ion',
              why: `An atom that ${verb} electrons becomes ${charge > 0 ? 'positive' : 'negative'}.`,
            },
          ],
          solution: 'An atom that has lost or gained electrons is charged. It is called an ion.',
        }),
        'd.ii': ask.values({
          prompt: 'Determine the number of electrons in this particle, and its relative charge.',
          objective: 'AO2',
          found: [
            ['number of electrons', protons - charge, 'electrons'],
            ['relative charge', charge, 'charge'],
          ],
          scheme: [`${protons - charge} electrons`, signed(charge)],
          solution: `The atom had ${protons} electrons and ${verb} ${size}: ${protons} ${charge > 0 ? '−' : '+'} ${size} = ${protons - charge}. The nucleus still has a charge of +${protons}, so the charge is ${protons} − ${protons - charge} = ${signed(charge)}.`,
        }),
      },
    }
  },
})
