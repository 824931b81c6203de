import { REGIONS } from '@/content/figures/igcse/biology/excretion-in-humans'
import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures, plain, quantity, roundTo } from '@/lib/exams/format'
import { matchScheme, sequenceScheme } from '@/lib/exams/rising-scheme'
import { nephron, urinarySystem } from '@/lib/figures/biology/kidney'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import {
  ALL_REABSORBED,
  BLOOD_FILTERED,
  DEAMINATED,
  INTO_PROTEINS,
  LESS_EXCESS,
  MORE_AMINO,
  MORE_SWEAT,
  NITROGEN_TO_UREA,
  TOO_LARGE,
  UREA_STAYS,
  WATER_BACK,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '13.1', { calculator: 'needed' })

export { templates }

const SUBJECT = 'igcse/biology'

const letters = (parts: readonly string[]) =>
  Object.fromEntries(parts.map((part, at) => [part, 'ABCD'.charAt(at)]))

const SYSTEM = ['kidney', 'ureter', 'bladder', 'urethra'] as const

core('urinary-system-and-bladder', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const [rate, hours] = [random.pick([0.8, 1, 1.2, 1.5]), random.pick([4, 5, 6, 7, 8])]
    const volume = rate * hours * 60
    return volume > 280 && volume < 560
      ? {
          order: random.shuffle(SYSTEM),
          rate,
          hours,
          who: random.pick(['cyclist', 'builder', 'gardener', 'runner']),
        }
      : null
  },
  make: ({ order, rate, hours, who }) => {
    const volume = roundTo(rate * hours * 60, 0)
    return {
      stem: [
        `The diagram shows the urinary system of a ${who} and some blood vessels.`,
        `Four parts of the urinary system of a ${who} are labelled A to D.`,
        `A student draws the urinary system of a ${who} and labels four parts.`,
      ],
      figure: urinarySystem.figure({ name: 'excretion-in-humans/lettered-system', labels: letters(order) }),
      parts: {
        a: ask.match({
          prompt: 'Identify the parts labelled A, B, C and D.',
          marks: 2,
          items: asItems([...'ABCD']),
          targets: asItems(['bladder', 'kidney', 'liver', 'ureter', 'urethra']),
          answer: Object.fromEntries(order.map((part, at) => ['ABCD'.charAt(at), part])),
          scheme: matchScheme(4, 2),
          solution: `${order.map((part, at) => `${'ABCD'.charAt(at)}: ${part}`).join('; ')}. A ureter leads from each kidney to the bladder, the urethra leads out of it.`,
        }),
        b: words({
          subject: SUBJECT,
          prompt: 'State **two** substances, other than urea, that the kidneys excrete.',
          command: 'State',
          asked: 2,
          answers: [
            { text: 'excess water', accept: ['water', 'h2o'] },
            {
              text: 'excess ions',
              accept: [
                'ions',
                'salts',
                'excess salts',
                'salt',
                'excess salt',
                'sodium ions',
                'mineral ions',
                'minerals',
                'sodium chloride',
                'excess mineral ions',
                'mineral salts',
                'excess sodium ions',
                'chloride ions',
                'potassium ions',
                'electrolytes',
              ],
            },
          ],
          reject: [
            { text: 'carbon dioxide', why: 'Carbon dioxide is excreted through the lungs.' },
            { text: 'urea', why: 'The question asks for other substances.' },
            { text: 'glucose', why: 'Glucose is kept in the blood.' },
            { text: 'faeces', why: 'Faeces are egested from the gut.' },
          ],
          ignore: ['creatinine', 'uric acid', 'ammonia', 'drugs', 'hormones', 'toxins'],
          scheme: ['excess water', 'excess ions (salts)'],
          solution: 'The kidneys excrete urea, excess water and excess ions.',
        }),
        c: words({
          subject: SUBJECT,
          prompt: 'State the name of the organs that excrete carbon dioxide.',
          answers: [{ text: 'lungs', accept: ['lung'] }],
          solution: 'Carbon dioxide from respiration leaves the blood in the lungs.',
        }),
        d: ask.number({
          lead: `The two kidneys of the ${who} together make ${quantity(rate, 'cm^3')} of urine in a minute. The bladder is empty at first and holds ${quantity(volume, 'cm^3')}.`,
          prompt: 'Calculate how many hours it takes until the bladder is full.',
          answer: hours,
          unit: 'h',
          scheme: [`C1 ${volume} ÷ ${plain(rate)} = ${hours * 60} (min)`, `A1 ${hours} h`],
          via: [{ value: rate * 60, formula: `${volume}/x` }],
          solution: `${volume} ÷ ${plain(rate)} = ${quantity(hours * 60, 'min')}. ${hours * 60} ÷ 60 = ${quantity(hours, 'h')}.`,
        }),
        e: ask.written({
          prompt: `Explain why the ${who} makes less urine on a hot day.`,
          objective: 'AO2',
          scheme: [MORE_SWEAT, LESS_EXCESS],
          modelAnswer:
            'More water is lost as sweat, so there is less excess water for the kidneys to excrete.',
          solution:
            'Kidneys excrete water that is in excess. Say in which other way water is lost, and what follows.',
        }),
      },
    }
  },
  verify: ({ rate, hours }) => {
    let minutes = 0
    for (let filled = 0; filled < rate * hours * 60 - 1e-6; filled += rate) minutes += 1
    return { d: minutes / 60 }
  },
})

const TUBULE = ['glomerulus', 'afferent arteriole', 'collecting duct'] as const

supplement('nephron-and-urine', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => ({
    order: random.shuffle(TUBULE),
    urea: random.pick([0.25, 0.3, 0.4]),
    times: random.pick([40, 50, 60, 70]),
    glucose: random.step(0.8, 1.1, 0.1),
    protein: random.step(70, 80, 1),
    who: random.pick(['a healthy adult', 'a healthy student', 'a healthy athlete']),
  }),
  make: ({ order, urea, times, glucose, protein, who }) => {
    const inUrine = roundTo(urea * times, 1)
    return {
      stem: [
        `The diagram shows a nephron of ${who}. The table shows what is found in three liquids.`,
        `A nephron of ${who} is drawn. Three substances are measured in three liquids, as the table shows.`,
        `The diagram shows a nephron, and the table the concentrations of three substances in ${who}.`,
      ],
      figure: nephron.figure({
        name: 'excretion-in-humans/lettered-nephron',
        labels: letters(order),
        also: REGIONS,
        alsoTells: 'The upper region is the cortex, the lower one the medulla.',
      }),
      table: {
        head: [
          'substance',
          'in blood plasma / g per dm^{3}',
          'in filtered liquid / g per dm^{3}',
          'in urine / g per dm^{3}',
        ],
        rows: [
          ['glucose', plain(glucose), plain(glucose), '0'],
          ['urea', plain(urea), plain(urea), plain(inUrine)],
          ['protein', plain(protein), '0', '0'],
        ],
      },
      parts: {
        'a.i': words({
          subject: SUBJECT,
          prompt: 'State the letter of the part in which the filtered liquid leaves the blood.',
          mode: 'exact',
          answers: [
            {
              text: 'ABC'.charAt(order.indexOf('glomerulus')),
              accept: ['abc'.charAt(order.indexOf('glomerulus'))],
            },
          ],
          solution: `Blood is filtered in the knot of capillaries, ${'ABC'.charAt(order.indexOf('glomerulus'))}.`,
        }),
        'a.ii': words({
          subject: SUBJECT,
          prompt: 'State the name of this part.',
          answers: [{ text: 'glomerulus', accept: ['glomeruli'] }],
          reject: [{ text: 'nephron', why: 'The nephron is the whole structure.' }],
          solution: 'The knot of capillaries at the beginning of a nephron is the glomerulus.',
        }),
        b: ask.written({
          prompt: 'Explain the concentrations of glucose in the table.',
          objective: 'AO2',
          scheme: [BLOOD_FILTERED, ALL_REABSORBED],
          modelAnswer:
            'Glucose is filtered from the blood in the glomerulus, and all of it is reabsorbed into the blood.',
          solution: 'Two steps: it leaves the blood, and it returns to the blood.',
        }),
        c: ask.written({
          prompt: 'Suggest why there is no protein in the filtered liquid.',
          objective: 'AO2',
          lines: 2,
          scheme: [TOO_LARGE],
          modelAnswer: 'Protein molecules are too large to be filtered.',
          solution: 'Only small molecules can pass through the walls of the capillaries.',
        }),
        'd.i': ask.number({
          prompt: 'Calculate how many times more concentrated urea is in urine than in blood plasma.',
          answer: times,
          unit: '',
          scheme: [`C1 ${plain(inUrine)} ÷ ${plain(urea)}`, `A1 ${times} (times)`],
          solution: `Divide the concentration in urine by the one in plasma: ${plain(inUrine)} ÷ ${plain(urea)} = ${times}.`,
        }),
        'd.ii': ask.written({
          prompt: 'Explain why urea is more concentrated in urine.',
          scheme: [WATER_BACK, UREA_STAYS],
          modelAnswer: 'Most of the water is reabsorbed, but much of the urea is not reabsorbed.',
          solution: 'A substance becomes more concentrated when water is removed and the substance is left.',
        }),
      },
    }
  },
  verify: ({ urea, times }) => ({ 'd.i': roundTo(urea * times, 1) / urea }),
})

const PATH = [
  { id: 'liver', text: 'it is formed in the liver' },
  { id: 'blood', text: 'it is carried in the blood to the renal artery' },
  { id: 'filter', text: 'it is filtered in a glomerulus' },
  { id: 'ureter', text: 'it flows through a ureter' },
  { id: 'bladder', text: 'it is stored in the bladder' },
]

supplement('protein-and-urea', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const low = random.pick([8, 10, 12])
    return {
      low,
      middle: low + random.pick([6, 8]),
      high: low + random.pick([16, 18, 20, 22]),
      who: random.pick(['volunteer', 'swimmer', 'nurse', 'student']),
    }
  },
  make: ({ low, middle, high, who }) => ({
    stem: [
      `A ${who} eats three diets, for a week each. The chart shows the mass of urea in the urine in a day.`,
      `The chart shows how much urea a ${who} excretes in a day on three diets that differ only in their protein.`,
      `Urea in the urine of a ${who} was measured on three diets with different masses of protein.`,
    ],
    figure: chartFigure(
      { name: 'excretion-in-humans/urea-on-three-diets', title: 'Urea in urine in a day on three diets' },
      barChart({
        categories: ['40 g', '80 g', '120 g'],
        values: [low, middle, high],
        label: 'protein eaten in a day',
        yLabel: 'urea in urine in a day / g',
        yEvery: 4,
        yMax: 36,
      }),
    ),
    parts: {
      a: ask.number({
        prompt: 'Calculate the percentage increase in urea when the protein rises from 40 g to 120 g a day.',
        answer: ((high - low) / low) * 100,
        unit: '%',
        tolerance: 6,
        scheme: [`C1 (${high} − ${low}) ÷ ${low} × 100`, `A1 ${figures(((high - low) / low) * 100, 3)}%`],
        solution: `The chart gives ${low} g and ${high} g. (${high} − ${low}) ÷ ${low} × 100 = ${figures(((high - low) / low) * 100, 3)}%.`,
      }),
      b: ask.written({
        prompt: 'Explain why more urea is excreted when more protein is eaten.',
        scheme: [MORE_AMINO, DEAMINATED, NITROGEN_TO_UREA],
        modelAnswer:
          'Protein is digested to amino acids, and more of them are in excess. They are deaminated in the liver. The nitrogen-containing part is removed and forms urea.',
        solution: 'Follow the protein: amino acids, liver, the part with nitrogen, urea.',
      }),
      c: ask.written({
        prompt: 'State what the liver does with amino acids that are not in excess.',
        lines: 1,
        scheme: [INTO_PROTEINS],
        modelAnswer: 'It makes them into proteins (assimilation).',
        solution: 'Amino acids that the body needs are assimilated: the liver makes them into proteins.',
      }),
      d: ask.order({
        prompt: 'Put into order what happens to a molecule of urea.',
        command: 'Identify',
        marks: 3,
        items: PATH.toSorted((one, other) => one.text.localeCompare(other.text)),
        answer: PATH.map(({ id }) => id),
        scheme: sequenceScheme(5, 3),
        solution: 'Liver → blood → renal artery → glomerulus → ureter → bladder.',
      }),
    },
  }),
  verify: ({ low, high }) => ({ a: (100 * high) / low - 100 }),
})
