import type { Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'

const { core, templates } = choiceQuestions('1.1')

export { templates }

const MEANINGS: Record<string, string> = {
  movement: 'an action by an organism, or part of it, that changes its position or place',
  respiration:
    'the chemical reactions in cells that break down nutrient molecules and release energy for metabolism',
  sensitivity: 'the ability to detect changes in the internal or external environment and to respond to them',
  growth: 'a permanent increase in size and dry mass',
  reproduction: 'the processes that make more of the same kind of organism',
  excretion: 'the removal of waste products of metabolism and of substances in excess of requirements',
  nutrition: 'the taking in of materials for energy, growth and development',
}

const CHARACTERISTICS = Object.keys(MEANINGS)

const otherCharacteristic = (name: string): Wrong => [
  name,
  `You chose ${name}, which is defined as ${MEANINGS[name]}.`,
]

core('characteristic-from-its-definition', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const [right = '', ...wrong] = random.sample(CHARACTERISTICS, 4)
    return { right, wrong }
  },
  make: ({ right, wrong }) => ({
    stem: `One characteristic of living organisms is defined as ${MEANINGS[right]}.`,
    prompt: 'Which characteristic is this?',
    right,
    wrong: wrong.map(otherCharacteristic),
    solution: `This is the definition of ${right}. Each of the seven characteristics has its own definition, and every word of it counts.`,
  }),
})

type Scene = { text: string; right: string; apart: readonly string[]; why: string }

const SCENES: readonly Scene[] = [
  {
    text: 'The pupils of a cat become narrower when a bright lamp is switched on.',
    right: 'sensitivity',
    apart: ['movement'],
    why: 'The eye detects a change in the environment, the light, and responds to it.',
  },
  {
    text: 'The dry mass of a maize seedling rises steadily from week to week.',
    right: 'growth',
    apart: ['nutrition'],
    why: 'A permanent increase in dry mass is growth.',
  },
  {
    text: 'The kidneys of a dog remove urea from its blood.',
    right: 'excretion',
    apart: [],
    why: 'Urea is a waste product of metabolism, and it is removed from the body.',
  },
  {
    text: 'Yeast cells break down glucose, and energy is released that the cells can use.',
    right: 'respiration',
    apart: ['nutrition', 'growth'],
    why: 'Nutrient molecules are broken down in cells by chemical reactions that release energy.',
  },
  {
    text: 'A bacterium divides into two bacteria of the same kind.',
    right: 'reproduction',
    apart: ['growth'],
    why: 'There are now more organisms of the same kind.',
  },
  {
    text: 'A tapeworm absorbs digested food from the intestine of its host.',
    right: 'nutrition',
    apart: ['movement'],
    why: 'Materials for energy, growth and development are taken in.',
  },
  {
    text: 'An amoeba changes its shape and so passes from one stone to the next.',
    right: 'movement',
    apart: ['sensitivity', 'growth'],
    why: 'The organism changes its place.',
  },
  {
    text: 'The roots of a bean plant take up mineral ions from the soil.',
    right: 'nutrition',
    apart: ['movement'],
    why: 'Materials that the plant needs for growth and development are taken in.',
  },
  {
    text: 'An earthworm detects vibrations of the soil and shortens its body.',
    right: 'sensitivity',
    apart: ['movement'],
    why: 'A change in the environment is detected, and the organism responds to it.',
  },
]

core('characteristic-shown-in-a-context', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(SCENES)
    const others = CHARACTERISTICS.filter(name => name !== item.right && !item.apart.includes(name))
    return { item, wrong: random.sample(others, 3) }
  },
  make: ({ item, wrong }) => ({
    stem: item.text,
    prompt: 'Which characteristic of living organisms does this show?',
    right: item.right,
    wrong: wrong.map(otherCharacteristic),
    solution: `${item.why} This is ${item.right}: ${MEANINGS[item.right]}.`,
  }),
})
