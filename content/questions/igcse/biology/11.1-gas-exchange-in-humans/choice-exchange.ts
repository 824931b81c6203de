import { numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { alveolus } from '@/lib/figures/biology/lungs'
import { balloonModel, MODEL_PARTS, type ModelPart, restAndExercise } from './drawings-drawn'

const { core, supplement, templates } = choiceQuestions('11.1')

export { templates }

core('gas-of-an-arrow', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({
    isOxygen: random.chance(0.5),
    letter: random.pick(['X', 'Y', 'P', 'Q']),
    who: random.pick(['a student', 'a dancer', 'an adult', 'a child']),
  }),
  make: ({ isOxygen, letter, who }) => {
    const [gas, other] = isOxygen ? ['oxygen', 'carbon dioxide'] : ['carbon dioxide', 'oxygen']
    const [low, high] = isOxygen ? ['the blood', 'the air'] : ['the air', 'the blood']
    return {
      stem: [
        `The diagram shows an alveolus of ${who} and a capillary. One of the arrows is labelled ${letter}.`,
        `An alveolus and a capillary in a lung of ${who} are drawn. Arrow ${letter} shows the diffusion of a gas.`,
        `Two gases diffuse between the air in an alveolus and the blood of ${who}. One of the arrows is labelled ${letter}.`,
      ],
      figure: alveolus.figure({
        name: 'gas-exchange-in-humans/sac-with-one-letter',
        title: 'An alveolus and a capillary, one arrow lettered',
        labels: { [isOxygen ? 'oxygen diffuses' : 'carbon dioxide diffuses']: letter },
      }),
      prompt: [`Which row is correct for arrow ${letter}?`, `Which row describes arrow ${letter}?`],
      columns: 'gas | where its concentration is lower',
      right: `${gas} | ${low}`,
      wrong: {
        [`${gas} | ${high}`]: `You had the gas, but a gas diffuses to where its concentration is lower: into ${low}.`,
        [`${other} | ${low}`]: `You had the direction of the arrow, but ${other} diffuses the other way.`,
        [`${other} | ${high}`]: `You took the arrow of ${other}, and let a gas diffuse to where there is more of it.`,
      },
      solution: `Arrow ${letter} leads from ${high} into ${low}. A gas diffuses down its concentration gradient, so its concentration is lower in ${low}. ${isOxygen ? 'Oxygen' : 'Carbon dioxide'} passes this way.`,
    }
  },
})

const PARTS = Object.keys(MODEL_PARTS) as ModelPart[]

core('model-of-the-chest', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO1' },
  values: random => {
    const [first = 'tube', second = 'sheet'] = random.sample(PARTS, 2)
    return {
      first,
      second,
      letters: random.pick([
        ['P', 'Q'],
        ['X', 'Y'],
      ] as const),
      who: random.pick(['A teacher', 'A student', 'A science club']),
    }
  },
  make: ({ first, second, letters: [one, two], who }) => {
    const [a, b] = [MODEL_PARTS[first].is, MODEL_PARTS[second].is]
    const [c = '', d = ''] = PARTS.filter(part => part !== first && part !== second).map(
      part => MODEL_PARTS[part].is,
    )
    return {
      stem: [
        `${who} builds a model of the chest with two balloons, as in the diagram.`,
        `The diagram shows a model of the human chest. When the rubber sheet is pulled down, air flows into the balloons.`,
        `${who} uses the model in the diagram to show how breathing works.`,
      ],
      figure: balloonModel({ [first]: one, [second]: two }),
      prompt: [
        `Which parts of the body do ${one} and ${two} stand for?`,
        `Which row names the parts of the body that ${one} and ${two} represent?`,
      ],
      columns: `${one} | ${two}`,
      right: `${a} | ${b}`,
      wrong: {
        [`${b} | ${a}`]: `You exchanged the two: ${one} is ${MODEL_PARTS[first].seen}, ${two} ${MODEL_PARTS[second].seen}.`,
        [`${a} | ${c}`]: `You had ${one}, but ${two} is ${MODEL_PARTS[second].seen}, which stands for the ${b}.`,
        [`${d} | ${b}`]: `You had ${two}, but ${one} is ${MODEL_PARTS[first].seen}, which stands for the ${a}.`,
      },
      solution:
        'The tube stands for the trachea, the balloons for the lungs, the rubber sheet for the diaphragm, and the jar for the wall of the chest.',
    }
  },
})

const CHANGES = [
  { rest: 12, times: 2, more: 3 },
  { rest: 12, times: 3, more: 2 },
  { rest: 12, times: 2, more: 4 },
  { rest: 15, times: 2, more: 3 },
  { rest: 15, times: 2, more: 4 },
  { rest: 12, times: 3, more: 4 },
] as const

core('rest-and-exercise', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({
    ...random.pick(CHANGES),
    who: random.pick(['a cyclist', 'a student', 'a rower', 'a dancer', 'a skier']),
  }),
  make: ({ rest, times, more, who }) => {
    const row = (rate: number, depth: number) => `${rate} times as high | ${depth} times as large`
    return {
      stem: [
        `The breathing of ${who} is recorded for 20 seconds at rest and for 20 seconds just after exercise.`,
        `The graph shows the air that ${who} breathes in and out, at rest and just after exercise.`,
        `A machine records the breathing of ${who}. The graph shows 20 seconds at rest and 20 seconds after exercise.`,
      ],
      figure: restAndExercise({ rate: rest, depth: 0.5 }, { rate: rest * times, depth: 0.5 * more }),
      prompt: [
        'Which row compares the breathing after exercise with that at rest?',
        'How do rate and volume after exercise compare with those at rest?',
      ],
      columns: 'breathing rate | volume of each breath',
      right: row(times, more),
      wrong: {
        [row(more, times)]:
          'You exchanged the two: the number of waves shows the rate, their height the volume.',
        [row(times, times)]: `You had the rate, but the waves are ${more} times as high.`,
        [row(more, more)]: `You had the volume, but there are ${times} times as many waves in 20 seconds.`,
      },
      solution: `In 20 seconds there are ${rest / 3} breaths at rest and ${(rest * times) / 3} after exercise: ${times} times as many. The waves reach ${quantity(0.5, 'dm^3')} and ${quantity(0.5 * more, 'dm^3')}: ${more} times as much.`,
    }
  },
})

const REASONS = [
  {
    asked: 'less oxygen',
    right: 'Oxygen is used in respiration.',
    why: 'Oxygen diffuses into the blood and is used in the respiration of cells.',
  },
  {
    asked: 'more carbon dioxide',
    right: 'Carbon dioxide is made in respiration.',
    why: 'Cells make carbon dioxide in respiration, and blood carries it to the lungs.',
  },
  {
    asked: 'more water vapour',
    right: 'Water evaporates from the surface of the alveoli.',
    why: 'The surface of the alveoli is moist, and water evaporates from it into the air.',
  },
] as const

supplement('reason-for-the-difference', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO1' },
  values: random => ({
    at: random.int(0, 2),
    who: random.pick(['a student', 'a teacher', 'a swimmer', 'a resting person']),
  }),
  make: ({ at, who }) => {
    const one = REASONS[at] ?? REASONS[0]
    const others = REASONS.filter(each => each !== one)
    const extra = {
      'less oxygen': [
        'Oxygen is made into carbon dioxide in the alveoli.',
        'You put respiration into the alveoli, but oxygen is used in cells of the whole body.',
      ],
      'more carbon dioxide': [
        'Carbon dioxide is pumped out of the blood by active transport.',
        'You let energy move the gas, but gases diffuse in the lungs.',
      ],
      'more water vapour': [
        'Water vapour is taken from the air into the blood.',
        'You reversed the direction: the air in the lungs gains water vapour.',
      ],
    } as const
    const [text, error] = extra[one.asked]
    return {
      stem: [
        `The air that ${who} breathes out contains ${one.asked} than the air that is breathed in.`,
        `Air from the lungs of ${who} is compared with the air in the room. It contains ${one.asked}.`,
        `Expired air of ${who} contains ${one.asked} than inspired air.`,
      ],
      prompt: ['What is the reason for this?', 'Which statement explains this difference?'],
      right: one.right,
      wrong: [
        ...others.map(
          each => [each.right, `You gave the reason why there is ${each.asked} in expired air.`] as const,
        ),
        [text, error] as const,
      ],
      solution: one.why,
    }
  },
})

core('times-as-much-air', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const rest = random.pick([12, 14, 15, 16])
    const times = random.pick([1.5, 2, 2.5])
    const small = random.pick([0.4, 0.5, 0.6])
    const more = random.pick([3, 4, 5])
    const right = times * more
    if (!Number.isInteger(rest * times)) return null
    const wrong = threeSlips(
      random,
      right,
      [
        [times, 'You compared the breathing rates only.'],
        [more, 'You compared the volumes of one breath only.'],
        [times + more, 'You added the two changes, but they have to be multiplied.'],
        [rest * times * small * more, 'You gave the volume of air in one minute during exercise.'],
        [rest * small, 'You gave the volume of air in one minute at rest.'],
      ],
      plain,
    )
    return wrong
      ? { rest, times, small, more, right, wrong, who: random.pick(['a runner', 'a swimmer', 'a rower']) }
      : null
  },
  make: ({ rest, times, small, more, right, wrong, who }) => {
    const [fast, deep] = [rest * times, small * more]
    return {
      stem: [
        `At rest, ${who} takes ${rest} breaths per minute of ${quantity(small, 'dm^3')} each. During exercise it is ${fast} breaths per minute of ${quantity(deep, 'dm^3')} each.`,
        `The table of a training centre says for ${who}: at rest ${rest} breaths per minute, ${quantity(small, 'dm^3')} in each breath; in exercise ${fast} breaths per minute, ${quantity(deep, 'dm^3')} in each breath.`,
        `The breathing of ${who} is measured: ${rest} breaths per minute of ${quantity(small, 'dm^3')} at rest, and ${fast} breaths per minute of ${quantity(deep, 'dm^3')} during exercise.`,
      ],
      prompt: [
        'How many times as much air is breathed in per minute during exercise as at rest?',
        'By what factor does the volume of air breathed in per minute increase?',
      ],
      options: numbers({ right, unit: '', wrong }),
      solution: `At rest: ${rest} × ${plain(small)} = ${plain(rest * small)} dm^{3} per minute. In exercise: ${fast} × ${plain(deep)} = ${plain(fast * deep)} dm^{3} per minute. ${plain(fast * deep)} ÷ ${plain(rest * small)} = ${plain(right)}.`,
    }
  },
  verify: ({ rest, times, small, more }) => (rest * times * (small * more)) / (rest * small),
})
