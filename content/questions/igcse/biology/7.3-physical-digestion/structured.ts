import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures, plain, quantity } from '@/lib/exams/format'
import { matchScheme } from '@/lib/exams/rising-scheme'
import { lowerJaw } from '@/lib/figures/biology/teeth'
import { toothSection } from '@/lib/figures/biology/tooth'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { lipaseFigure } from './figures'
import {
  CHEMICAL,
  EMULSIFIES,
  FASTER,
  FIXED,
  NERVES,
  NO_NERVES,
  PHYSICAL,
  SMALLER,
  SURFACE,
  TREND,
  UNCHANGED,
  WITHOUT_GRINDING,
} from './points'
import { TYPES } from './teeth'

const { core, supplement, templates } = questionsOf('structured', '7.3', { calculator: 'needed' })

export { templates }

const LETTERS = ['P', 'Q', 'R', 'S'] as const

core('teeth-of-a-lower-jaw', {
  facts: { difficulty: 2, checked: '2026-11-27' },
  values: random => ({
    order: random.shuffle(TYPES),
    food: random.pick(['an apple', 'a carrot', 'some meat']),
  }),
  make: ({ order, food }) => {
    const letterOf = (type: (typeof TYPES)[number]) => LETTERS[order.indexOf(type)] ?? ''
    const uses = [
      ['cuts food', letterOf('incisor')],
      ['tears food', letterOf('canine')],
      ['has the largest surface for grinding', letterOf('molar')],
    ] as const
    return {
      stem: [
        'The diagram shows the teeth of a human lower jaw from above. Four teeth are labelled **P** to **S**.',
        `A student eats ${food}. The diagram shows the teeth of the lower jaw from above, with four teeth labelled **P** to **S**.`,
        'A model of a human lower jaw is seen from above. The letters **P** to **S** label four teeth of different types.',
      ],
      figure: lowerJaw.figure({
        name: 'human-nutrition/jaw-with-p-to-s',
        labels: Object.fromEntries(order.map((type, at) => [type, LETTERS[at] ?? ''])),
      }),
      parts: {
        a: ask.match({
          prompt: 'Name the types of teeth labelled P to S.',
          command: 'Identify',
          marks: 4,
          items: asItems(LETTERS),
          targets: asItems(TYPES),
          answer: Object.fromEntries(order.map((type, at) => [LETTERS[at] ?? '', type])),
          scheme: order.map((type, at) => `${LETTERS[at]}: ${type}`),
          solution: `Count from the middle of the front: two incisors, one canine, two premolars, three molars. ${order.map((type, at) => `${LETTERS[at]}: ${type}`).join('; ')}.`,
        }),
        b: ask.match({
          prompt: 'Match each description with the letter of a tooth.',
          marks: 2,
          items: uses.map(([text]) => ({ id: text, text })),
          targets: asItems(LETTERS),
          answer: Object.fromEntries(uses),
          scheme: matchScheme(3, 2),
          solution:
            'Incisors cut, canines tear, and molars have the largest surface for chewing and grinding.',
        }),
        c: ask.written({
          prompt: 'Explain how chewing makes the chemical digestion of food faster.',
          scheme: [SMALLER, SURFACE, FASTER],
          modelAnswer:
            'Food is broken into smaller pieces. They have a larger total surface area, so enzymes can act faster.',
          solution: 'Three steps: smaller pieces → larger surface area → enzymes act on more food at once.',
        }),
      },
    }
  },
})

const SECTION = ['enamel', 'dentine', 'cement', 'gum', 'jaw bone', 'pulp cavity'] as const

core('tooth-that-wears', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const thickness = random.step(1.8, 2.6, 0.2)
    const loss = random.pick([20, 25, 40, 50]) // micrometres a year
    const years = (thickness * 1000) / loss
    return Number.isInteger(years)
      ? {
          parts: random.shuffle(['enamel', 'dentine', ...random.sample(SECTION.slice(2), 2)]),
          thickness,
          loss,
          years,
          drink: random.pick(['fruit juice', 'cola', 'lemonade']),
        }
      : null
  },
  make: ({ parts, thickness, loss, years, drink }) => {
    const named = (part: string) => (part === 'pulp cavity' ? 'pulp' : part)
    return {
      stem: [
        'The diagram shows a molar in section. Four parts are labelled **P** to **S**.',
        'A molar is cut lengthwise. The letters **P** to **S** label four parts in the diagram.',
        'A dentist shows a diagram of a tooth in section, with four parts labelled **P** to **S**.',
      ],
      figure: toothSection.figure({
        name: 'human-nutrition/section-with-p-to-s',
        title: 'A tooth in section',
        labels: Object.fromEntries(parts.map((part, at) => [part, LETTERS[at] ?? ''])),
      }),
      parts: {
        a: ask.match({
          prompt: 'Name the parts labelled P to S.',
          command: 'Identify',
          marks: 4,
          items: asItems(LETTERS),
          targets: asItems(['cement', 'dentine', 'enamel', 'gum', 'jaw bone', 'pulp']),
          answer: Object.fromEntries(parts.map((part, at) => [LETTERS[at] ?? '', named(part)])),
          scheme: parts.map((part, at) => `${LETTERS[at]}: ${named(part)}`),
          solution: `${parts.map((part, at) => `${LETTERS[at]} is the ${named(part)}`).join('; ')}.`,
        }),
        b: ask.number({
          lead: `The enamel of a tooth is ${quantity(thickness, 'mm')} thick. A person drinks a lot of ${drink}, and its acid removes ${quantity(loss, 'μm')} of enamel each year. 1 mm = 1000 μm.`,
          prompt: 'Calculate the number of years after which the enamel would be worn through.',
          answer: years,
          unit: 'years',
          scheme: [`C1 ${plain(thickness * 1000)} μm, ÷ ${loss}`, `A1 ${plain(years)} (years)`],
          solution: `${plain(thickness)} mm = ${plain(thickness * 1000)} μm. ${plain(thickness * 1000)} ÷ ${loss} = ${plain(years)} years.`,
        }),
        c: ask.written({
          prompt: 'Explain why a hole in the enamel does not hurt, but a hole that reaches the pulp does.',
          objective: 'AO2',
          scheme: [NO_NERVES, NERVES],
          modelAnswer: 'There are no nerves in the enamel, but the pulp contains nerves.',
          solution: 'Pain is felt where nerves are stimulated. They lie in the pulp, not in the enamel.',
        }),
        d: words({
          subject: 'igcse/biology',
          prompt: 'State **two** types of human teeth that are used to chew and grind food.',
          command: 'State',
          asked: 2,
          answers: [
            { text: 'molars', accept: ['molar', 'molar teeth', 'molar tooth'] },
            {
              text: 'premolars',
              accept: [
                'premolar',
                'pre-molars',
                'pre-molar',
                'premolar teeth',
                'premolar tooth',
                'pre-molar teeth',
              ],
            },
          ],
          marks: 2,
          reject: [
            { text: 'incisors', why: 'Incisors cut food.' },
            { text: 'canines', why: 'Canines tear food.' },
          ],
          solution: 'Premolars and molars have broad crowns with bumps, which grind food.',
        }),
      },
    }
  },
  verify: ({ thickness, loss }) => {
    let left = Math.round(thickness * 1000)
    let years = 0
    while (left > 0) {
      left -= loss
      years += 1
    }
    return { b: years }
  },
})

const SIDES = [2, 4, 8, 16] as const // mm

core('cubes-in-protease', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const base = random.int(7, 9)
    return {
      times: [base, base * 2 + random.int(-1, 1), base * 4 + random.int(-2, 2), base * 8 + random.int(-3, 3)],
      food: random.pick(['egg white', 'cheese', 'tofu', 'meat']),
      at: random.pick([1, 2]),
    }
  },
  make: ({ times, food, at }) => {
    const side = SIDES[at] ?? 4
    const count = (16 / side) ** 3
    const one = 6 * side * side
    return {
      stem: [
        `Cubes of ${food} are put into protease solution. In each of four tubes the total mass of ${food} is the same, but the sides of the cubes differ. The bar chart shows the time until all is digested.`,
        `A student cuts equal masses of ${food} into cubes of four sizes and puts each into protease solution. The bar chart shows how long the digestion takes.`,
        `To make a model of chewing, a student cuts equal masses of ${food} into cubes of different sizes. The bar chart shows the time that protease needs to digest them.`,
      ],
      figure: chartFigure(
        { name: 'human-nutrition/cubes-and-time', title: 'Time to digest cubes of four sizes' },
        barChart({
          categories: SIDES.map(String),
          label: 'side of the cubes / mm',
          yLabel: 'time / min',
          yEvery: 5,
          yMax: 80,
          height: 220,
          values: times,
        }),
      ),
      parts: {
        a: ask.written({
          prompt: 'Describe the relationship between the size of the cubes and the time for digestion.',
          objective: 'AO2',
          scheme: [TREND],
          modelAnswer: 'The smaller the cubes, the shorter the time until all is digested.',
          solution: 'Use both quantities in one sentence: as the side increases, the time increases.',
        }),
        'b.i': ask.number({
          prompt: `Calculate the surface area of one cube with sides of ${quantity(side, 'mm')}.`,
          answer: one,
          unit: 'mm^2',
          scheme: [`6 × ${side} × ${side} = ${quantity(one, 'mm^2')}`],
          solution: `A cube has six faces: 6 × ${side} × ${side} = ${quantity(one, 'mm^2')}.`,
        }),
        'b.ii': ask.number({
          lead: `One cube with sides of 16 mm can be cut into ${count} cubes with sides of ${quantity(side, 'mm')}.`,
          prompt: 'Calculate how many times as large the total surface area is after the cutting.',
          answer: 16 / side,
          unit: '',
          sigFigs: 1,
          follow: { from: 'b.i', formula: `${count}*x/1536` },
          scheme: [`C1 ${count} × ${one} ÷ (6 × 16 × 16)`, `A1 ${16 / side}`],
          solution: `After: ${count} × ${one} = ${quantity(count * one, 'mm^2')}. Before: 6 × 16 × 16 = 1536 mm^{2}. ${plain(count * one)} ÷ 1536 = ${16 / side}.`,
        }),
        c: ask.written({
          prompt: 'Explain the effect of the size of the cubes on the time for digestion.',
          scheme: [SURFACE, FASTER],
          modelAnswer:
            'Small cubes have a larger total surface area, so more enzyme can act on the protein at the same time and digestion is faster.',
          solution: 'Enzymes act at the surface. Name the surface area and the effect on the enzymes.',
        }),
        d: ask.written({
          prompt: 'State **two** variables that must be kept the same in all tubes.',
          objective: 'AO2',
          marks: 2,
          lines: 2,
          scheme: FIXED,
          modelAnswer: 'The temperature and the concentration of the protease.',
          solution:
            'All that changes the rate must be the same, except the size of the cubes: temperature, pH, enzyme, mass and kind of food.',
        }),
      },
    }
  },
  verify: ({ at }) => {
    const side = SIDES[at] ?? 4
    return { 'b.i': side * side * 2 + side * side * 4, 'b.ii': ((16 / side) ** 3 * side ** 2) / 16 ** 2 }
  },
})

supplement('bile-in-a-tube', {
  facts: { difficulty: 5, checked: '2026-11-27' },
  values: random => ({
    fast: random.pick([8, 10, 12]),
    slow: random.pick([20, 25]),
    ratio: random.pick([4, 5, 10, 20]),
    oil: random.pick(['olive oil', 'sunflower oil', 'maize oil']),
  }),
  make: ({ fast, slow, ratio, oil }) => ({
    stem: [
      `Equal volumes of ${oil} and lipase are mixed in two tubes. Bile is added to one tube and the same volume of water to the other. The graph shows the mass of fatty acids formed.`,
      `Lipase acts on ${oil} in two tubes, in one of them with bile and in the other with water instead. The graph shows how much fatty acid is formed.`,
      `A student studies how bile affects the digestion of ${oil} by lipase. A tube without bile gets water instead. The graph shows the results.`,
    ],
    figure: lipaseFigure('bile-in-one-tube', fast, slow),
    parts: {
      'a.i': ask.number({
        prompt:
          'Calculate the rate at which fatty acids are formed with bile, until all the fat is digested.',
        answer: 200 / fast,
        unit: 'mg/min',
        sigFigs: 2,
        scheme: [`C1 200 ÷ ${fast}`, `A1 ${figures(200 / fast, 3)} mg/min`],
        solution: `200 mg are formed in ${quantity(fast, 'min')}: 200 ÷ ${fast} = ${figures(200 / fast, 3)} mg/min.`,
      }),
      'a.ii': ask.number({
        prompt: 'Calculate how many times as fast the digestion is with bile as without it.',
        answer: slow / fast,
        unit: '',
        sigFigs: 2,
        follow: { from: 'a.i', formula: `x*${slow}/200` },
        scheme: [
          `C1 without bile: 200 ÷ ${slow} = ${plain(200 / slow)} mg/min`,
          `A1 ${figures(slow / fast, 2)}`,
        ],
        solution: `Without bile: 200 ÷ ${slow} = ${plain(200 / slow)} mg/min. ${figures(200 / fast, 3)} ÷ ${plain(200 / slow)} = ${figures(slow / fast, 2)}.`,
      }),
      b: ask.written({
        prompt: 'Explain how bile has this effect.',
        scheme: [EMULSIFIES, SURFACE, FASTER],
        modelAnswer:
          'Bile emulsifies the fat: it breaks large drops into small droplets. These have a larger surface area, so lipase can digest the fat faster.',
        solution: 'Three steps: emulsified → larger surface area → lipase acts faster.',
      }),
      c: ask.written({
        prompt: 'Explain why the effect of bile on fat is physical digestion.',
        scheme: [UNCHANGED],
        lines: 2,
        modelAnswer: 'The molecules of fat are not changed.',
        solution:
          'Large drops become small droplets, but the fat in them is the same substance. Lipase changes it.',
      }),
      d: ask.number({
        lead: `One drop of oil becomes ${plain(ratio ** 3)} equal droplets. The radius of the drop is ${ratio} times the radius of each droplet. The surface area of a sphere is 4π*r*^{2}.`,
        prompt: 'Calculate how many times as large the total surface area becomes.',
        answer: ratio,
        unit: '',
        sigFigs: 1,
        scheme: [`C1 ${plain(ratio ** 3)} × (1 ÷ ${ratio})^{2}`, `A1 ${ratio}`],
        solution: `Each droplet has 1 ÷ ${ratio ** 2} of the area of the drop, and there are ${plain(ratio ** 3)} of them: ${plain(ratio ** 3)} ÷ ${ratio ** 2} = ${ratio}.`,
      }),
    },
  }),
  verify: ({ fast, slow, ratio }) => ({
    'a.i': 1000 / (5 * fast),
    'a.ii': 200 / fast / (200 / slow),
    d: (ratio ** 3 * 4 * Math.PI * 0.25) / (4 * Math.PI * (0.5 * ratio) ** 2),
  }),
})

const MACHINES = [
  { step: 'Knives cut the food into pieces.', stands: 'incisors' },
  { step: 'Rollers with bumps grind the pieces.', stands: 'molars' },
  { step: 'A warm bag is squeezed, with acid and protease in it.', stands: 'stomach' },
  { step: 'Juice with three enzymes flows in from a bottle.', stands: 'pancreas' },
] as const

core('machine-that-digests', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    steps: random.shuffle(MACHINES),
    place: random.pick(['In a museum', 'At an exhibition', 'In a science centre']),
  }),
  make: ({ steps, place }) => ({
    stem: [
      `${place}, a machine imitates the human digestive system.`,
      `${place}, visitors see a machine that works like the digestive system.`,
      `${place} stands a machine that was built as a model of the digestive system.`,
    ],
    parts: {
      a: ask.match({
        prompt: 'Match each step of the machine with the part of the human body that it stands for.',
        marks: 3,
        objective: 'AO2',
        items: steps.map(({ step, stands }) => ({ id: stands, text: step })),
        targets: asItems(['canines', 'colon', 'incisors', 'molars', 'pancreas', 'stomach']),
        answer: Object.fromEntries(steps.map(({ stands }) => [stands, stands])),
        scheme: matchScheme(4, 3),
        solution:
          'Incisors cut, molars grind, the stomach churns food with acid and protease, and the pancreas makes juice with three enzymes.',
      }),
      b: ask.written({
        prompt: 'Describe the difference between *physical digestion* and *chemical digestion*.',
        objective: 'AO1',
        scheme: [PHYSICAL, CHEMICAL],
        modelAnswer:
          'In physical digestion, food is broken into smaller pieces without chemical change. In chemical digestion, enzymes change large molecules to small ones.',
        solution: 'Say what becomes smaller in each case: pieces of food, or the molecules themselves.',
      }),
      c: ask.written({
        prompt: 'Explain why the machine digests food more slowly if its rollers are taken out.',
        objective: 'AO2',
        scheme: WITHOUT_GRINDING,
        modelAnswer: 'The pieces of food stay large, so their total surface area for the enzymes is smaller.',
        solution: 'Without grinding the pieces stay large, so their total surface area is small.',
      }),
    },
  }),
})
