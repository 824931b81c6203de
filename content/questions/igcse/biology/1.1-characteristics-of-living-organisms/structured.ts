import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import type { MarkPoint } from '@/lib/exams/question'
import {
  EXCRETION,
  GROWTH,
  MOVEMENT,
  NOT_EXCRETION,
  NUTRITION,
  REPRODUCTION,
  RESPIRATION,
  SENSITIVITY,
} from './points'

const { core, templates } = questionsOf('structured', '1.1')

export { templates }

type Meaning = { name: string; text: string; points: readonly MarkPoint[] }

const MEANINGS: readonly Meaning[] = [
  {
    name: 'movement',
    text: 'an action by an organism, or part of it, that changes its position or place',
    points: MOVEMENT,
  },
  {
    name: 'sensitivity',
    text: 'the ability to detect changes in the internal or external environment and to respond to them',
    points: SENSITIVITY,
  },
  {
    name: 'growth',
    text: 'a permanent increase in size and dry mass',
    points: GROWTH,
  },
  {
    name: 'respiration',
    text: 'chemical reactions in cells that break down nutrient molecules and release energy for metabolism',
    points: RESPIRATION,
  },
  {
    name: 'excretion',
    text: 'the removal of waste products of metabolism and of substances in excess of requirements',
    points: EXCRETION,
  },
  {
    name: 'nutrition',
    text: 'the taking in of materials for energy, growth and development',
    points: NUTRITION,
  },
  {
    name: 'reproduction',
    text: 'the processes that make more of the same kind of organism',
    points: REPRODUCTION,
  },
]

core('characteristics-and-their-definitions', {
  facts: { difficulty: 2, checked: '2026-11-30' },
  values: random => {
    const [asked, ...others] = random.sample(MEANINGS, 6)
    if (!asked) return null
    return { asked, given: others.slice(0, 3), names: random.shuffle(others.map(({ name }) => name)) }
  },
  make: ({ asked, given, names }) => ({
    stem: 'This question is about the characteristics of living organisms.',
    parts: {
      a: ask.match({
        prompt: 'Match each definition with the characteristic that it defines.',
        marks: 3,
        items: given.map(({ name, text: meaning }) => ({ id: name, text: meaning })),
        targets: asItems(names),
        answer: Object.fromEntries(given.map(({ name }) => [name, name])),
        scheme: given.map(({ name, text: meaning }) => `${name}: ${meaning}`),
        solution: `Look for the words that only one definition has. ${given.map(({ name, text: meaning }) => `“${meaning}” is ${name}`).join('; ')}.`,
      }),
      b: ask.written({
        prompt: `Another characteristic of living organisms is ${asked.name}. Define *${asked.name}*.`,
        command: 'Define',
        marks: 2,
        scheme: asked.points,
        solution: `The definition has two parts, one mark each: ${asked.points.map(point => point.text).join('; ')}.`,
        modelAnswer: `The definition of ${asked.name} is: ${asked.text}.`,
      }),
    },
  }),
})

const LOSSES: readonly [string, 'excretion' | 'egestion' | 'neither', string][] = [
  ['urea leaves the body in urine', 'excretion', 'urea is a waste product of metabolism'],
  ['carbon dioxide leaves the lungs', 'excretion', 'carbon dioxide is a waste product of respiration'],
  ['excess salts are removed by the kidneys', 'excretion', 'these salts are in excess of requirements'],
  [
    'undigested fibre leaves the body',
    'egestion',
    'fibre that is not digested has never taken part in metabolism',
  ],
  [
    'undigested seed coats leave the gut in faeces',
    'egestion',
    'seed coats that are not digested have never taken part in metabolism',
  ],
  ['saliva is released into the mouth', 'neither', 'saliva is a useful liquid, not a waste'],
  [
    'glucose passes from the gut into the blood',
    'neither',
    'glucose is taken into the blood, not removed from the body',
  ],
]

const ANIMALS = ['sheep', 'rabbit', 'horse', 'goat', 'deer'] as const

core('excretion-egestion-or-neither', {
  facts: { difficulty: 2, checked: '2026-11-20' },
  values: random => {
    const excreted = random.sample(
      LOSSES.filter(([, kind]) => kind === 'excretion'),
      2,
    )
    const egested = random.pick(LOSSES.filter(([, kind]) => kind === 'egestion'))
    const neither = random.pick(LOSSES.filter(([, kind]) => kind === 'neither'))
    return { items: random.shuffle([...excreted, egested, neither]), animal: random.pick(ANIMALS) }
  },
  make: ({ items, animal }) => ({
    stem: `Four processes take place in the body of a ${animal}.`,
    parts: {
      a: ask.match({
        prompt: 'Identify each process as excretion, egestion or neither of them.',
        items: items.map(([process]) => ({ id: process, text: process })),
        targets: asItems(['excretion', 'egestion', 'neither']),
        answer: Object.fromEntries(items.map(([process, kind]) => [process, kind])),
        scheme: ['two right: 1 mark', 'three right: 2 marks', 'all four right: 3 marks'],
        solution: `Ask whether a waste of metabolism, or a substance in excess, leaves the body. ${items.map(([process, kind, why]) => `“${process}” is ${kind}, because ${why}`).join('; ')}.`,
      }),
      b: ask.written({
        prompt: 'State why the removal of undigested food from the gut is not excretion.',
        scheme: NOT_EXCRETION,
        solution:
          'Excretion removes waste products of metabolism. Undigested food only passes through the gut; it has not taken part in reactions in the cells.',
        modelAnswer:
          'Undigested food is not a waste product of metabolism: it has never been inside the cells of the body.',
      }),
    },
  }),
})
