import { inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { figures, plain, quantity } from '@/lib/exams/format'
import { urinarySystem } from '@/lib/figures/biology/kidney'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { type Change, glucoseGraph, proteinPaths } from './figures-more'

const { core, supplement, templates } = choiceQuestions('13.1')

export { templates }

const BLOCKS = {
  ureter: {
    by: 'a stone',
    effect: 'Urine of one kidney is made but cannot reach the bladder.',
    why: 'X is a ureter, which carries urine from one kidney to the bladder. The kidney still makes urine, but the way to the bladder is closed.',
  },
  urethra: {
    by: 'a stone',
    effect: 'Urine of both kidneys collects in the bladder and cannot get out.',
    why: 'X is the urethra, which leads from the bladder out of the body. Urine still flows into the bladder, but cannot leave it.',
  },
  'renal artery': {
    by: 'a clot of blood',
    effect: 'One kidney receives no blood and can no longer make urine.',
    why: 'X is a renal artery, which brings blood to one kidney. Without blood this kidney can make no urine.',
  },
} as const

type Block = keyof typeof BLOCKS

core('effect-of-a-block', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    part: random.pick(Object.keys(BLOCKS) as Block[]),
    who: random.pick(['a patient', 'a man in hospital', 'an old woman']),
  }),
  make: ({ part, who }) => ({
    stem: [
      `The diagram shows the urinary system of ${who} and some blood vessels. In the part labelled X, ${BLOCKS[part].by} blocks the way completely.`,
      `A doctor finds that ${BLOCKS[part].by} completely blocks part X of the urinary system, or of its blood vessels, of ${who}.`,
      `Nothing can pass through part X in the diagram, because ${BLOCKS[part].by} blocks it in ${who}.`,
    ],
    figure: urinarySystem.figure({
      name: `excretion-in-humans/block-${Object.keys(BLOCKS).indexOf(part)}`,
      labels: { [part]: 'X' },
    }),
    prompt: ['What is the effect?', 'What happens because of the block?'],
    right: BLOCKS[part].effect,
    wrong: [
      ...(Object.keys(BLOCKS) as Block[])
        .filter(each => each !== part)
        .map(
          (each): Wrong => [
            BLOCKS[each].effect,
            `You described a block in ${each === 'urethra' ? 'the urethra' : `a ${each}`}.`,
          ],
        ),
      [
        'Urea is no longer formed, so the urine consists of water and ions.',
        'You let urea be formed in the urinary system, but it is formed in the liver.',
      ],
    ],
    solution: BLOCKS[part].why,
  }),
})

core('vessels-of-a-kidney-compared', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    urea: random.step(50, 70, 10),
    oxygen: [random.step(80, 100, 10), random.step(50, 60, 10)],
    carbon: [random.step(30, 40, 10), random.step(50, 60, 10)],
    artery: random.pick(['P', 'Q']),
    animal: random.pick(['a sheep', 'a pig', 'a horse', 'a human']),
  }),
  make: ({ urea, oxygen, carbon, artery, animal }) => {
    const vein = artery === 'P' ? 'Q' : 'P'
    const of = (at: number) => [urea - 10 * at, oxygen[at] ?? 0, carbon[at] ?? 0]
    const [first, second] = artery === 'P' ? [of(0), of(1)] : [of(1), of(0)]
    return {
      stem: [
        `The chart compares the blood in two vessels, P and Q. One is the renal artery and one the renal vein of ${animal}.`,
        `Blood is taken from the renal artery and from the renal vein of ${animal}. The samples, P and Q, are compared in the chart.`,
        `P and Q are the renal artery and the renal vein of ${animal}, but not in this order. The chart shows what the blood in each contains.`,
      ],
      figure: chartFigure(
        {
          name: `excretion-in-humans/blood-${[...first, ...second].join('-')}`,
          title: 'Three substances in the blood of two vessels',
        },
        barChart({
          categories: ['urea', 'oxygen', 'carbon dioxide'],
          values: [
            { name: 'P', values: first },
            { name: 'Q', values: second },
          ],
          yLabel: 'concentration / arbitrary units',
          yEvery: 20,
          yMax: 100,
          height: 170,
        }),
      ),
      prompt: 'Which row shows the renal **vein**, and a reason?',
      columns: 'renal vein | reason',
      right: `${vein} | the kidney has removed urea from its blood`,
      wrong: {
        [`${artery} | the kidney has added urea to its blood`]:
          'You let the kidney form urea, but it is formed in the liver. The kidney removes it.',
        [`${artery} | the kidney has released oxygen into its blood`]:
          'You let the kidney release oxygen, but its cells use oxygen in respiration.',
        [`${vein} | the kidney has excreted carbon dioxide`]:
          'You found the vein, but gave the kidney the task of the lungs; there is more carbon dioxide in the vein.',
      },
      solution: `The kidney removes urea from the blood that flows through it, so the vein that leads away from it, ${vein}, contains less urea. Cells of the kidney respire: there is also less oxygen and more carbon dioxide in ${vein}.`,
    }
  },
})

supplement('glucose-left-in-urine', {
  facts: { difficulty: 5, checked: '2026-11-28', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const rate = random.pick([100, 120])
    const most = rate * random.pick([2, 2.5, 3])
    const blood = random.step(3.5, 6, 0.5)
    const left = rate * blood - most
    const right = (left * 60) / 1000
    const wrong = threeSlips(
      random,
      right,
      [
        [
          (rate * blood * 60) / 1000,
          'You gave the mass that is filtered in an hour, of which a part is reabsorbed.',
        ],
        [(most * 60) / 1000, 'You gave the mass that is reabsorbed in an hour.'],
        [left / 1000, 'You gave the mass in one minute, not in one hour.'],
        [
          ((rate * blood + most) * 60) / 1000,
          'You added what is reabsorbed to what is filtered; subtract it.',
        ],
        [
          ((left + rate) * 60) / 1000,
          'You read the line of the filtered glucose at a concentration that is too high by 1 mg per cm³.',
        ],
      ],
      value => figures(value, 3),
    )
    return wrong && { rate, most, blood, left, right, wrong, who: random.pick(['man', 'woman', 'patient']) }
  },
  make: ({ rate, most, blood, left, right, wrong, who }) => ({
    stem: [
      `The graph, which is simplified, shows the mass of glucose that the kidneys filter and reabsorb in one minute, at different concentrations of glucose in the blood. A ${who} with untreated diabetes has ${plain(blood)} mg of glucose in each cm^{3} of blood.`,
      `A ${who} has diabetes that is not treated. There are ${plain(blood)} mg of glucose in each cm^{3} of blood. The simplified graph shows how much glucose the kidneys filter, and how much they reabsorb, in a minute.`,
      `How much glucose the kidneys filter and reabsorb depends on its concentration in the blood, as the simplified graph shows. In a ${who} with untreated diabetes it is ${plain(blood)} mg per cm^{3}.`,
    ],
    figure: glucoseGraph(rate, most),
    prompt: [
      'What mass of glucose leaves the body in the urine in one hour?',
      'What mass of glucose passes into the urine in one hour?',
    ],
    options: numbers({ right, unit: 'g', wrong, sigFigs: 3 }),
    solution: `In one minute ${plain(rate * blood)} mg are filtered and ${plain(most)} mg reabsorbed, so ${plain(rate * blood)} − ${plain(most)} = ${plain(left)} mg stay in the urine. In one hour: ${plain(left)} × 60 = ${plain(left * 60)} mg = ${quantity(right, 'g', 3)}.`,
  }),
  verify: ({ rate, most, blood }) => {
    let grams = 0
    for (let minute = 0; minute < 60; minute += 1) grams += (rate * (blood - most / rate)) / 1000
    return grams
  },
})

const CHANGES = ['digestion', 'assimilation', 'deamination', 'excretion'] as const

const CHANGE_FACTS: Record<Change, { asked: readonly string[]; error: string; why: string }> = {
  digestion: {
    asked: ['Which change takes place in the alimentary canal?', 'Which change is digestion?'],
    error: 'You chose digestion, in which proteases break down protein to amino acids.',
    why: 'Proteases digest protein to amino acids in the alimentary canal.',
  },
  assimilation: {
    asked: [
      'Which change is an example of assimilation?',
      'By which change are amino acids made into a useful part of the body?',
    ],
    error: 'You chose assimilation, in which amino acids are used to make proteins.',
    why: 'The liver makes proteins from amino acids. This is assimilation.',
  },
  deamination: {
    asked: ['Which change is deamination?', 'In which change is the nitrogen-containing part removed?'],
    error: 'You chose deamination, in which the nitrogen-containing part is removed in the liver.',
    why: 'In the liver the nitrogen-containing part of excess amino acids is removed and forms urea. This is deamination.',
  },
  excretion: {
    asked: ['Which change takes place in the kidneys?', 'Which change is the work of nephrons?'],
    error: 'You chose the change that takes place in the nephrons of the kidneys.',
    why: 'The nephrons of the kidneys filter urea from the blood, and it leaves in the urine.',
  },
}

const ARROWS = ['P', 'Q', 'R', 'S'] as const

supplement('what-becomes-of-protein', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const part = random.pick(CHANGES)
    return {
      part,
      asked: random.pick(CHANGE_FACTS[part].asked),
      order: random.shuffle(CHANGES),
      food: random.pick(['fish', 'eggs', 'beans', 'meat']),
    }
  },
  make: ({ part, asked, order, food }) => ({
    stem: [
      `The diagram shows what becomes of the protein in a meal of ${food}. Letters stand for changes.`,
      `A student eats a meal of ${food}. The diagram shows four changes, P to S, that follow.`,
      `Protein from ${food} is changed in several steps, as the diagram shows.`,
    ],
    figure: proteinPaths(
      Object.fromEntries(order.map((each, at) => [each, ARROWS[at] ?? ''])) as Record<Change, string>,
    ),
    prompt: asked,
    options: inThisOrder(
      order.map((each, at): Wrong | string =>
        each === part ? (ARROWS[at] ?? '') : [ARROWS[at] ?? '', CHANGE_FACTS[each].error],
      ),
    ),
    solution: `${CHANGE_FACTS[part].why} Here this is ${ARROWS[order.indexOf(part)]}.`,
  }),
})
