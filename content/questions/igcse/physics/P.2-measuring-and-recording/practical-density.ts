import { blockMeasured, solidInWater } from '@/content/figures/igcse/physics/practical-mechanics-a'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity, roundTo } from '@/lib/exams/format'
import { BOTTOM_OF_MENISCUS } from '../1.4-density/points-core'
import { compared, verdict } from '../practical-shared-a'
import { VOLUME_TOO_LARGE } from './points-density'

const { core, templates } = questionsOf('practical', 'P.2', { calculator: 'needed' })

export { templates }

const one = (value: number) => plain(value, 1)

const MATERIALS = [
  { of: 'modelling clay', block: 'a block', piece: 'a lump', density: 1.72 },
  { of: 'granite', block: 'a polished block', piece: 'a pebble', density: 2.66 },
  { of: 'glass', block: 'a block', piece: 'a broken piece', density: 2.5 },
  { of: 'slate', block: 'a sawn block', piece: 'a rough piece', density: 2.78 },
] as const

/** By how much the second density differs from the first, as a part of it. */
const WITHIN = [-0.05, -0.03, 0.03, 0.04] as const
const BEYOND = [-0.2, -0.17, 0.17, 0.2] as const

core('density-of-block-and-irregular-piece', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const material = random.pick(MATERIALS)
    const length = random.int(48, 66) / 10
    const side = random.int(21, 25) / 10
    const [mass, volume] = [roundTo(material.density * length * side * side, 1), random.int(19, 37)]
    const isEqual = random.chance(0.5)
    const first = mass / (length * side * side)
    const other = roundTo(first * (1 + random.pick(isEqual ? WITHIN : BEYOND)) * volume, 1)
    const before = random.int(40, 58)
    return {
      material,
      length,
      side,
      mass,
      other,
      before,
      after: before + volume,
      isEqual,
      densities: [roundTo(first, 6), roundTo(other / volume, 6)] as const,
    }
  },
  make: ({ material, length, side, mass, other, before, after, isEqual, densities }) => {
    const { of, block, piece } = material
    const [first, second] = densities
    const volume = length * side * side
    const apart = (100 * Math.abs(first - second)) / first
    const printed = quantity(apart, '%', 2)
    const per = 'g/cm^{3}'
    return {
      stem: [
        `A student has ${block} and ${piece} of ${of}. She finds the density of each of them by a different method, to see whether both methods give the same result. The block has two square ends.`,
        `Two methods of finding the density of ${of} are compared. One uses ${block} with square ends and a rule, the other ${piece} of irregular shape and a measuring cylinder.`,
        `In a drawer of a school laboratory are ${block} with square ends and ${piece}, both labelled “${of}”. A student measures the density of each to find out whether they can be of the same material.`,
      ],
      figure: blockMeasured(1, length, side, one(mass)),
      parts: {
        'a.i': ask.table({
          lead: 'The figure shows the block on a rule in two positions, and on a balance.',
          prompt: 'Complete the table.',
          command: 'Complete',
          objective: 'AO3',
          head: ['of the block', 'length / cm'],
          rows: [
            [{ text: 'length *l*' }, { blank: 'length', answer: length, marks: 1, sigFigs: 2, unit: 'cm' }],
            [
              { text: 'side *d* of the square end' },
              { blank: 'side', answer: side, marks: 1, sigFigs: 2, unit: 'cm' },
            ],
          ],
          scheme: [`*l* = ${one(length)} cm`, `*d* = ${one(side)} cm`],
          solution: `The block begins at 1.0 cm, not at zero, so take the difference of both readings: ${one(length + 1)} − 1.0 = ${one(length)} cm and ${one(side + 1)} − 1.0 = ${one(side)} cm.`,
        }),
        'a.ii': ask.table({
          prompt: 'Calculate the volume *V* = *l* × *d* × *d* of the block, and its density.',
          command: 'Calculate',
          objective: 'AO3',
          head: ['*V* / cm^{3}', 'mass / g', 'density / g/cm^{3}'],
          rows: [
            [
              {
                blank: 'volume of the block',
                answer: roundTo(volume, 6),
                marks: 1,
                sigFigs: 2,
                unit: 'cm^3',
                follow: {
                  from: [
                    { part: 'a.i', cell: 'length' },
                    { part: 'a.i', cell: 'side' },
                  ],
                  formula: 'a*b*b',
                },
              },
              { text: 'see the balance' },
              {
                blank: 'density of the block',
                answer: first,
                marks: 1,
                sigFigs: 2,
                unit: 'g/cm^3',
                follow: { from: [{ cell: 'volume of the block' }], formula: `${mass}/a` },
              },
            ],
          ],
          scheme: [
            `${one(length)} × ${one(side)} × ${one(side)} = ${quantity(volume, 'cm^{3}', 3)}`,
            `${one(mass)} ÷ ${quantity(volume, '', 3)} = ${quantity(first, per, 3)}`,
          ],
          solution: `*V* = ${one(length)} × ${one(side)} × ${one(side)} = ${quantity(volume, 'cm^{3}', 3)}. Density = mass ÷ volume = ${one(mass)} ÷ ${quantity(volume, '', 3)} = ${quantity(first, per, 3)}.`,
        }),
        'b.i': ask.table({
          lead: 'The next figure shows the irregular piece on the balance. It also shows part of a measuring cylinder, drawn larger, with water only and then with the piece under the water.',
          figure: solidInWater(before, after, one(other)),
          prompt: 'Complete the table.',
          command: 'Complete',
          objective: 'AO3',
          head: ['', 'volume / cm^{3}'],
          rows: [
            [{ text: 'water only' }, { blank: 'before', answer: before, marks: 1, sigFigs: 2, unit: 'cm^3' }],
            [
              { text: 'water and piece' },
              { blank: 'after', answer: after, marks: 1, sigFigs: 2, unit: 'cm^3' },
            ],
            [
              { text: 'piece' },
              {
                blank: 'piece',
                answer: after - before,
                marks: 1,
                sigFigs: 2,
                unit: 'cm^3',
                follow: { from: [{ cell: 'after' }, { cell: 'before' }], formula: 'a - b' },
              },
            ],
          ],
          scheme: [`${before} cm^{3}`, `${after} cm^{3}`, `${after - before} cm^{3}`],
          solution: `One small division is 2 cm^{3}, half of one is 1 cm^{3}. The bottoms of the two surfaces are at ${before} cm^{3} and ${after} cm^{3}. The level rises by the volume of the piece: ${after} − ${before} = ${after - before} cm^{3}.`,
        }),
        'b.ii': ask.table({
          prompt: 'Calculate the density of the piece.',
          command: 'Calculate',
          objective: 'AO3',
          head: ['mass / g', 'density / g/cm^{3}'],
          rows: [
            [
              { text: 'see the balance' },
              {
                blank: 'density of the piece',
                answer: second,
                marks: 1,
                sigFigs: 2,
                unit: 'g/cm^3',
                follow: { from: [{ part: 'b.i', cell: 'piece' }], formula: `${other}/a` },
              },
            ],
          ],
          scheme: [`${one(other)} ÷ ${after - before} = ${quantity(second, per, 3)}`],
          solution: `Density = mass ÷ volume = ${one(other)} ÷ ${after - before} = ${quantity(second, per, 3)}.`,
        }),
        c: ask.written({
          lead: 'Two results may be considered to be equal, within the limits of experimental accuracy, if their difference is no more than 10% of one of them.',
          prompt:
            'State whether your two densities may be considered to be equal. Support your answer with a calculation.',
          command: 'State',
          objective: 'AO3',
          lines: 3,
          scheme: [
            verdict(
              isEqual ? 'yes, they may be considered equal' : 'no, they may not be considered equal',
              isEqual,
              true,
            ),
            compared(
              `the difference compared with 10% in figures: it is ${printed} of the first (other ways of calculating it are right as well)`,
              first,
              second,
            ),
          ],
          modelAnswer: `${isEqual ? 'Yes' : 'No'}. The difference is ${quantity(Math.abs(first - second), per, 2)}, which is ${printed} of ${quantity(first, per, 3)}, and this is ${isEqual ? 'less' : 'more'} than 10%.`,
          solution: `The densities differ by ${quantity(Math.abs(first - second), per, 2)}. ${quantity(Math.abs(first - second), '', 2)} ÷ ${quantity(first, '', 3)} × 100 = about ${quantity(apart, '%', 2)}, which is ${isEqual ? 'less' : 'more'} than 10%. So the two results ${isEqual ? 'are equal within the limits of experimental accuracy' : 'differ by more than the method explains'}.`,
        }),
        d: ask.written({
          prompt: 'Describe **one** precaution for reading the measuring cylinder accurately.',
          command: 'Describe',
          objective: 'AO3',
          lines: 1,
          scheme: [BOTTOM_OF_MENISCUS],
          modelAnswer: 'Look horizontally, with the eye level with the bottom of the meniscus.',
          solution:
            'Water rises a little at the glass, so its surface is curved. Its lowest point counts, and seen from above or below it seems to be at another mark.',
        }),
        e: ask.written({
          prompt:
            'Suggest **one** reason why the rise of the water in (b) may be larger than the volume of the piece itself.',
          command: 'Suggest',
          objective: 'AO3',
          lines: 1,
          scheme: [VOLUME_TOO_LARGE],
          modelAnswer: 'Bubbles of air stick to the piece.',
          solution:
            'All that is under the water raises its level: bubbles that stick to the piece, and the thread as well. Lower the piece slowly, shake off bubbles, and use a thin thread.',
        }),
      },
    }
  },
})
