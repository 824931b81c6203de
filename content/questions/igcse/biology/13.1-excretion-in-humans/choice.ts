import { REGIONS } from '@/content/figures/igcse/biology/excretion-in-humans'
import { bySize, inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { figures, plain, quantity, roundTo } from '@/lib/exams/format'
import { kidneySection, nephron, urinarySystem } from '@/lib/figures/biology/kidney'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

const { core, supplement, templates } = choiceQuestions('13.1')

export { templates }

const letters = (parts: readonly string[]) =>
  Object.fromEntries(parts.map((part, at) => [part, 'ABCD'.charAt(at)]))

type Asked = { asked: readonly string[]; error: string; why: string }

/** The options A to D of a lettered drawing. */
function lettered<Part extends string>(
  order: readonly Part[],
  right: Part,
  facts: Record<Part, { error: string }>,
) {
  return inThisOrder(
    order.map((part, at): Wrong | string =>
      part === right ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), facts[part].error],
    ),
  )
}

const URINARY = ['kidney', 'ureter', 'bladder', 'urethra'] as const

const URINARY_FACTS: Record<(typeof URINARY)[number], Asked> = {
  kidney: {
    asked: ['Which part removes urea from the blood?', 'In which part is urine made?'],
    error: 'You chose a kidney, which makes urine.',
    why: 'The kidneys remove urea from the blood and make urine.',
  },
  ureter: {
    asked: ['Which part is a ureter?', 'Which part leads urine to the organ that stores it?'],
    error: 'You chose a ureter, which leads from a kidney to the bladder.',
    why: 'A ureter leads from each kidney to the bladder.',
  },
  bladder: {
    asked: ['Which part stores urine?', 'In which part does urine collect before it leaves the body?'],
    error: 'You chose the bladder, which stores urine.',
    why: 'The bladder stores urine.',
  },
  urethra: {
    asked: ['Which part is the urethra?', 'Which part leads urine out of the body?'],
    error: 'You chose the urethra, which leads out of the body.',
    why: 'The urethra leads from the bladder out of the body.',
  },
}

core('part-of-the-urinary-system', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const part = random.pick(URINARY)
    return { part, asked: random.pick(URINARY_FACTS[part].asked), order: random.shuffle(URINARY) }
  },
  make: ({ part, asked, order }) => ({
    stem: [
      'The diagram shows the human urinary system and some blood vessels.',
      'Four parts of the urinary system of a human are labelled A to D.',
      'A student draws the organs that make and store urine and labels four parts.',
    ],
    figure: urinarySystem.figure({ name: 'excretion-in-humans/lettered-system', labels: letters(order) }),
    prompt: asked,
    options: lettered(order, part, URINARY_FACTS),
    solution: `${URINARY_FACTS[part].why} Here this is ${'ABCD'.charAt(order.indexOf(part))}.`,
  }),
})

type Path = { right: string; wrong: Readonly<Record<string, string>> }

const AFTER_A_KIDNEY: Path = {
  right: 'ureter → bladder → urethra',
  wrong: {
    'urethra → bladder → ureter': 'You mixed up ureter and urethra: the urethra leads out of the body.',
    'ureter → urethra → bladder': 'You put the bladder last, but urine leaves it through the urethra.',
    'bladder → ureter → urethra': 'You began with the bladder, but ureters lead from the kidneys to it.',
  },
}

const WHOLE_PATH: Path = {
  right: 'kidney → ureter → bladder → urethra',
  wrong: {
    'kidney → urethra → bladder → ureter':
      'You mixed up ureter and urethra: the urethra leads out of the body.',
    'kidney → bladder → ureter → urethra':
      'You put the bladder too early: ureters lead from the kidneys to it.',
    'bladder → ureter → kidney → urethra': 'You began with the bladder, but urine is made in the kidneys.',
  },
}

core('path-of-urine', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    what: random.pick(['excess water', 'urea', 'excess sodium ions', 'excess chloride ions']),
    person: random.pick(['a student', 'a driver', 'a nurse', 'a runner']),
    twoOnly: random.chance(0.4),
  }),
  make: ({ what, person, twoOnly }) => ({
    stem: [
      `The urine of ${person} contains ${what}.`,
      `Urine carries ${what} out of the body of ${person}.`,
      `The kidneys of ${person} remove ${what} from the blood.`,
    ],
    prompt: twoOnly
      ? `Through which three parts does the urine pass, in order, when it has left a kidney?`
      : `Through which parts does the urine pass, in order?`,
    ...(twoOnly ? AFTER_A_KIDNEY : WHOLE_PATH),
    solution:
      'Urine is made in the kidneys, flows through the ureters to the bladder, is stored there and leaves the body through the urethra.',
  }),
})

const TEMPERATURES = [10, 20, 30] as const

core('water-lost-in-urine', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const urine = [random.step(1400, 1600, 100), random.step(1000, 1200, 100), random.step(500, 700, 100)]
    const sweat = [random.step(200, 400, 100), random.step(600, 800, 100), random.step(1300, 1600, 100)]
    const at = random.pick([0, 1, 2])
    const [inUrine = 1, inSweat = 1] = [urine[at], sweat[at]]
    const right = (inUrine / (inUrine + inSweat)) * 100
    const wrong = threeSlips(
      random,
      right,
      [
        [(inSweat / (inUrine + inSweat)) * 100, 'You gave the percentage lost as sweat.'],
        [(inUrine / inSweat) * 100, 'You divided by the volume of sweat, not by the sum of both.'],
        [(inSweat / inUrine) * 100, 'You divided sweat by urine.'],
        [
          ((urine[(at + 1) % 3] ?? 1) / ((urine[(at + 1) % 3] ?? 1) + (sweat[(at + 1) % 3] ?? 1))) * 100,
          'You read the bars at another temperature.',
        ],
      ],
      value => figures(value, 2),
    )
    return wrong && Math.max(...wrong.map(([value]) => value)) < 600
      ? {
          urine,
          sweat,
          at,
          right,
          wrong,
          who: random.pick(['a builder', 'a gardener', 'a postman', 'a farmer']),
        }
      : null
  },
  make: ({ urine, sweat, at, right, wrong, who }) => ({
    stem: [
      `The chart shows the volumes of water that ${who} loses in a day as urine and as sweat, when the air is at 10, 20 or 30 °C.`,
      `On three days with different temperatures, the water that ${who} loses as urine and as sweat is measured.`,
      `The water lost in a day by ${who} as urine and as sweat is shown for three temperatures of the air.`,
    ],
    figure: chartFigure(
      { name: 'excretion-in-humans/water-lost', title: 'Water lost in a day as urine and as sweat' },
      barChart({
        categories: TEMPERATURES.map(each => `${each} °C`),
        values: [
          { name: 'urine', values: urine },
          { name: 'sweat', values: sweat },
        ],
        yLabel: 'water lost in a day / cm^{3}',
        yEvery: 200,
        yMax: 1800,
      }),
    ),
    prompt: `At ${TEMPERATURES[at] ?? 10} °C, what percentage of the water lost in these two ways is lost as urine?`,
    options: bySize({ right, wrong, print: value => `${figures(value, 2)}%` }),
    solution: `Urine ${urine[at]} cm^{3}, sweat ${sweat[at]} cm^{3}, together ${(urine[at] ?? 0) + (sweat[at] ?? 0)} cm^{3}. ${urine[at]} ÷ ${(urine[at] ?? 0) + (sweat[at] ?? 0)} × 100 = ${figures(right, 2)}%.`,
  }),
  verify: ({ urine, sweat, at }) => 100 / (1 + (sweat[at] ?? 0) / (urine[at] ?? 1)),
})

const KIDNEY = ['cortex', 'medulla', 'ureter', 'renal artery'] as const

const KIDNEY_FACTS: Record<(typeof KIDNEY)[number], Asked> = {
  cortex: {
    asked: ['Which part is the cortex?', 'In which part do the glomeruli lie, where blood is filtered?'],
    error: 'You chose the cortex, the outer region of the kidney.',
    why: 'The cortex is the outer region of the kidney. The glomeruli lie in it.',
  },
  medulla: {
    asked: [
      'Which part is the medulla?',
      'Which part is the inner of the two regions that contain nephrons?',
    ],
    error: 'You chose the medulla, the inner region of the kidney.',
    why: 'The medulla is the inner region of the kidney, into which nephrons reach.',
  },
  ureter: {
    asked: ['Which part carries urine to the bladder?', 'Which part leads urine away from the kidney?'],
    error: 'You chose the ureter, which carries urine to the bladder.',
    why: 'The tube that leads downwards from the kidney is the ureter. It carries urine.',
  },
  'renal artery': {
    asked: ['Which part brings urea to the kidney?', 'Which part is a vessel that carries oxygenated blood?'],
    error: 'You chose the renal artery, which brings blood to the kidney.',
    why: 'The renal artery brings oxygenated blood with urea to the kidney.',
  },
}

supplement('region-of-a-kidney', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const part = random.pick(KIDNEY)
    return { part, asked: random.pick(KIDNEY_FACTS[part].asked), order: random.shuffle(KIDNEY) }
  },
  make: ({ part, asked, order }) => ({
    stem: [
      'The diagram shows a kidney cut lengthwise. The red vessel carries blood to the kidney, the blue one away from it.',
      'A kidney is cut in half and drawn. Blood enters it by the upper, red vessel and leaves it by the lower, blue one.',
      'Four parts of a kidney that has been cut lengthwise are labelled. Of the two blood vessels, the upper, red one leads to the kidney.',
    ],
    figure: kidneySection.figure({ name: 'excretion-in-humans/lettered-kidney', labels: letters(order) }),
    prompt: asked,
    options: lettered(order, part, KIDNEY_FACTS),
    solution: `${KIDNEY_FACTS[part].why} Here this is ${'ABCD'.charAt(order.indexOf(part))}.`,
  }),
})

const NEPHRON = ['glomerulus', 'afferent arteriole', 'loop of Henle', 'collecting duct'] as const

const NEPHRON_FACTS: Record<(typeof NEPHRON)[number], Asked> = {
  glomerulus: {
    asked: [
      'Where are water, glucose, urea and ions filtered from the blood?',
      'Which part is the glomerulus?',
    ],
    error: 'You chose the glomerulus, the knot of capillaries where blood is filtered.',
    why: 'The glomerulus is the knot of capillaries. There, small molecules are filtered from the blood.',
  },
  'afferent arteriole': {
    asked: [
      'Through which part does blood flow before it reaches the glomerulus?',
      'Which part brings blood from the renal artery?',
    ],
    error: 'You chose the vessel that brings blood to the glomerulus.',
    why: 'The wide vessel leads blood from the renal artery into the glomerulus.',
  },
  'loop of Henle': {
    asked: [
      'From which part does liquid flow on into the wide straight tube?',
      'Which part is the long loop of the tubule of this one nephron?',
    ],
    error: 'You chose the tubule, from which useful substances pass back into the blood.',
    why: 'The tubule winds, makes a loop in the medulla and winds again.',
  },
  'collecting duct': {
    asked: [
      'Which part leads urine towards the ureter?',
      'In which part is the liquid that has passed through the whole tubule?',
    ],
    error: 'You chose the wide tube at the end, which leads towards the ureter.',
    why: 'When the liquid has passed through the tubule, it flows through the wide straight tube towards the ureter.',
  },
}

supplement('part-of-a-nephron', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const part = random.pick(NEPHRON)
    return { part, asked: random.pick(NEPHRON_FACTS[part].asked), order: random.shuffle(NEPHRON) }
  },
  make: ({ part, asked, order }) => ({
    stem: [
      'The diagram shows a nephron with some of its blood vessels. The wide straight tube on the right is shared with other nephrons.',
      'Four parts of a nephron and its blood vessels are labelled A to D. Many nephrons lead into the wide straight tube.',
      'A student draws a nephron of a human kidney and labels four parts. The wide straight tube belongs to many nephrons.',
    ],
    figure: nephron.figure({
      name: 'excretion-in-humans/lettered-nephron',
      labels: letters(order),
      also: REGIONS,
      alsoTells: 'The upper region is the cortex, the lower one the medulla.',
    }),
    prompt: asked,
    options: lettered(order, part, NEPHRON_FACTS),
    solution: `${NEPHRON_FACTS[part].why} Here this is ${'ABCD'.charAt(order.indexOf(part))}.`,
  }),
})

const SUBSTANCES = ['glucose', 'urea', 'protein', 'sodium ions'] as const

const SUBSTANCE_FACTS: Record<(typeof SUBSTANCES)[number], { error: string; why: string }> = {
  glucose: {
    error: 'You chose a substance that is filtered and then reabsorbed completely: glucose.',
    why: 'Glucose is filtered from the blood, and all of it is reabsorbed: there is none in the urine.',
  },
  urea: {
    error: 'You chose a substance that is many times more concentrated in urine than in blood: urea.',
    why: 'Urea is filtered. Nearly all of the water is reabsorbed and much of the urea is not, so it is far more concentrated in urine.',
  },
  protein: {
    error: 'You chose a substance that is not filtered at all: a protein.',
    why: 'Protein molecules are too large to be filtered, so there is none in the filtered liquid.',
  },
  'sodium ions': {
    error:
      'You chose a substance of which only a part is reabsorbed and that is not much more concentrated: ions.',
    why: 'Ions are filtered. Much of them is reabsorbed with the water, so their concentration in urine is not very different.',
  },
}

supplement('substance-by-its-concentrations', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    order: random.shuffle(SUBSTANCES),
    asked: random.pick(['glucose', 'urea', 'protein'] as const),
    glucose: random.step(0.8, 1.1, 0.1),
    urea: random.step(0.2, 0.4, 0.1),
    times: random.step(50, 70, 10),
    protein: random.step(70, 80, 1),
    ions: random.step(3, 3.4, 0.1),
  }),
  make: ({ order, asked, glucose, urea, times, protein, ions }) => {
    const rows: Record<(typeof SUBSTANCES)[number], readonly number[]> = {
      glucose: [glucose, glucose, 0],
      urea: [urea, urea, roundTo(urea * times, 1)],
      protein: [protein, 0, 0],
      'sodium ions': [ions, ions, roundTo(ions + 0.5, 1)],
    }
    return {
      stem: [
        'The table shows the concentrations of four substances in blood plasma, in the liquid that is filtered in a nephron, and in urine of a healthy person.',
        'Four substances are measured in the blood plasma, the filtered liquid and the urine of a healthy person.',
        'Scientists measure how much of four substances there is in the plasma, the liquid filtered in the kidneys, and the urine of a healthy person.',
      ],
      table: {
        head: [
          'substance',
          'in plasma / g per dm^{3}',
          'in filtered liquid / g per dm^{3}',
          'in urine / g per dm^{3}',
        ],
        rows: order.map((each, at) => ['ABCD'.charAt(at), ...rows[each].map(value => plain(value))]),
      },
      prompt: `Which substance is ${asked === 'protein' ? 'a protein' : asked}?`,
      options: lettered(order, asked, SUBSTANCE_FACTS),
      solution: `${SUBSTANCE_FACTS[asked].why} This is ${'ABCD'.charAt(order.indexOf(asked))}.`,
    }
  },
})

supplement('percentage-reabsorbed', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const filtered = random.pick([100, 110, 120, 125])
    const urine = random.pick([1, 1.5, 2, 2.5, 4, 5])
    const right = ((filtered - urine) / filtered) * 100
    const wrong = threeSlips(
      random,
      right,
      [
        [(urine / filtered) * 100, 'You gave the percentage that becomes urine.'],
        [100 - urine, 'You subtracted the volume of urine from 100; that volume is no percentage.'],
        [100 - (urine / filtered) * 10, 'You multiplied the share of the urine by 10 in place of 100.'],
        [((filtered - urine) / filtered) * 10, 'You multiplied by 10 in place of 100.'],
        ...(filtered < 100 * urine
          ? [[filtered / urine, 'You divided the filtered volume by the volume of urine.'] as const]
          : []),
      ],
      value => figures(value, 3),
    )
    return wrong
      ? { filtered, urine, right, wrong, who: random.pick(['an adult', 'a teacher', 'a footballer']) }
      : null
  },
  make: ({ filtered, urine, right, wrong, who }) => ({
    stem: [
      `In one minute, the kidneys of ${who} filter ${quantity(filtered, 'cm^3')} of liquid from the blood and make ${quantity(urine, 'cm^3')} of urine.`,
      `The nephrons of ${who} filter ${quantity(filtered, 'cm^3')} of liquid each minute. Of this, ${quantity(urine, 'cm^3')} becomes urine.`,
      `Each minute ${quantity(filtered, 'cm^3')} of liquid passes from the blood into the nephrons of ${who}. Only ${quantity(urine, 'cm^3')} leaves the kidneys as urine.`,
    ],
    prompt: [
      'What percentage of the filtered liquid is reabsorbed?',
      'What percentage of the filtered liquid returns to the blood?',
    ],
    options: bySize({ right, wrong, print: value => `${figures(value, 3)}%` }),
    solution: `Reabsorbed: ${filtered} − ${plain(urine)} = ${quantity(filtered - urine, 'cm^3')} in a minute. ${plain(filtered - urine)} ÷ ${filtered} × 100 = ${figures(right, 3)}%.`,
  }),
  verify: ({ filtered, urine }) => 100 - (100 * urine) / filtered,
})

const MOST = {
  most: {
    asked: 'highest',
    right: 'hepatic vein',
    wrong: [
      [
        'renal vein',
        'You chose the vessel in which the concentration is lowest: the kidneys have removed urea.',
      ],
      ['hepatic artery', 'You chose a vessel that leads to the liver, where more urea is made.'],
      ['hepatic portal vein', 'You chose a vessel that brings amino acids to the liver, where urea is made.'],
    ],
    why: 'Urea is made in the liver, so the blood that leaves the liver in the hepatic vein carries most.',
  },
  least: {
    asked: 'lowest',
    right: 'renal vein',
    wrong: [
      ['renal artery', 'You chose the vessel that brings urea to the kidney.'],
      [
        'hepatic vein',
        'You chose the vessel in which the concentration is highest: urea is made in the liver.',
      ],
      ['aorta', 'You chose a vessel whose blood has not yet passed through the kidneys.'],
    ],
    why: 'The kidneys remove urea, so the blood that leaves them in the renal vein carries least.',
  },
} as const satisfies Record<string, { asked: string; right: string; wrong: readonly Wrong[]; why: string }>

supplement('vessel-with-most-urea', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    way: random.pick(['most', 'least'] as const),
    meal: random.pick(['eggs', 'fish', 'beans', 'cheese', 'meat', 'lentils']),
    hours: random.int(3, 6),
  }),
  make: ({ way, meal, hours }) => ({
    stem: [
      `${hours} hours after a meal rich in ${meal}, the concentration of urea is measured in the blood of four vessels.`,
      `A person has eaten a large meal of ${meal}. ${hours} hours later the urea in the blood of four vessels is compared.`,
      `Samples of blood are taken from four vessels, ${hours} hours after a meal of ${meal}.`,
    ],
    prompt: [
      `In which vessel is the concentration of urea the ${MOST[way].asked}?`,
      `Which vessel carries blood with the ${MOST[way].asked} concentration of urea?`,
    ],
    right: MOST[way].right,
    wrong: MOST[way].wrong,
    solution: MOST[way].why,
  }),
})

supplement('urea-and-protein', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const low = random.step(8, 12, 1)
    return {
      low,
      middle: low + random.int(6, 9),
      high: low + random.int(16, 22),
      who: random.pick(['a volunteer', 'an athlete', 'a student']),
    }
  },
  make: ({ low, middle, high, who }) => ({
    stem: [
      `The chart shows the mass of urea in the urine of ${who} in a day on three diets with different masses of protein.`,
      `For a week each, ${who} eats three diets with more and more protein. The chart shows the urea excreted in a day.`,
      `The urea in the urine of ${who} is measured on three diets that differ only in their protein.`,
    ],
    figure: chartFigure(
      { name: 'excretion-in-humans/urea-and-protein', title: 'Urea in urine in a day on three diets' },
      barChart({
        categories: ['40 g', '80 g', '120 g'],
        values: [low, middle, high],
        label: 'protein eaten in a day',
        yLabel: 'urea in urine in a day / g',
        yEvery: 5,
        yMax: 40,
      }),
    ),
    prompt: ['What explains these results?', 'Why is more urea excreted with more protein in the diet?'],
    right: 'Amino acids in excess are broken down in the liver, and urea is formed.',
    wrong: {
      'Proteins in excess are broken down in the kidneys, and urea is formed.':
        'You put the making of urea into the kidneys; it is made in the liver, from amino acids.',
      'Proteins are filtered in the glomerulus, and they leave as urea in urine.':
        'You filtered proteins, but their molecules are too large.',
      'Amino acids in excess are stored in the bladder and turned into urea.':
        'You gave the bladder a task of the liver; the bladder only stores urine.',
    },
    solution:
      'Protein is digested to amino acids. More of them are in excess, and the liver deaminates them: the nitrogen-containing part forms urea, which the kidneys excrete.',
  }),
})
