import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import type { TableCell } from '@/lib/exams/question'
import { sequenceScheme } from '@/lib/exams/rising-scheme'
import { capillarySection, circulationPlan } from '@/lib/figures/biology/vessels'
import { pressureGraph, twoVessels } from './drawings'
import {
  differences,
  MANY,
  MORE_OXYGEN,
  MORE_UREA,
  NARROW_KEEPS,
  SHORT_WAY,
  SLOW,
  SQUEEZED,
  STRETCHES,
  VALVES_HOLD,
  WIDE_LUMEN,
  WITHSTANDS,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '9.3', { calculator: 'needed' })

export { templates }

const pick = (blank: string, answer: string, choices: string[]): TableCell => ({
  blank,
  answer,
  mode: 'pick',
  choices,
  marks: 1,
})

core('two-vessels-compared', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const width = random.step(4, 8, 0.5)
    return {
      arteryFirst: random.chance(0.5),
      letters: random.pick([
        ['P', 'Q'],
        ['X', 'Y'],
        ['R', 'S'],
      ] as const),
      width,
      lumen: Number((width - 2 * random.step(0.8, 1.4, 0.1)).toFixed(1)),
      animal: random.pick(['a rabbit', 'a sheep', 'a human']),
    }
  },
  make: ({ arteryFirst, letters, width, lumen, animal }) => {
    const [one, two] = letters
    const [p, q] = arteryFirst ? [one, two] : [two, one]
    const wall = (width - lumen) / 2
    return {
      stem: [
        `The diagram, which is not to scale, shows an artery and a vein of ${animal}, ${one} and ${two}, cut across.`,
        `An artery and a vein of ${animal} are cut across. A student draws them, not to scale, and labels them ${one} and ${two}.`,
        `${one} and ${two} are blood vessels of ${animal}, cut across. One is an artery and one a vein. The diagram is not to scale.`,
      ],
      figure: twoVessels([one, two], arteryFirst),
      parts: {
        a: ask.written({
          prompt: `Describe **two** differences between ${one} and ${two} that the diagram shows. Name the artery and the vein in your answer.`,
          command: 'Describe',
          scheme: differences(p, q),
          lines: 4,
          modelAnswer: `The wall of the artery (${p}) is thicker than that of the vein (${q}). The lumen of the artery is narrower.`,
          solution: `${p} has the thick wall and the narrow lumen of an artery, ${q} the thin wall and the wide lumen of a vein. Compare the same feature in both.`,
        }),
        b: ask.number({
          lead: `${p} is ${quantity(width, 'mm', 2)} wide. Its lumen is ${quantity(lumen, 'mm', 2)} wide.`,
          prompt: `Calculate the thickness of the wall of ${p}.`,
          answer: wall,
          unit: 'mm',
          scheme: [`C1 (${plain(width)} − ${plain(lumen)}) ÷ 2`, `A1 ${quantity(wall, 'mm', 2)}`],
          solution: `The width is wall + lumen + wall, so the wall is (${plain(width)} − ${plain(lumen)}) ÷ 2 = ${quantity(wall, 'mm', 2)} thick.`,
        }),
        c: words({
          subject: 'igcse/biology',
          prompt: `State the name of the structures inside ${q}, but not inside ${p}, that prevent the backflow of blood.`,
          answers: [
            {
              text: 'valves',
              accept: [
                'valve',
                'semilunar valves',
                'one-way valves',
                'pocket valves',
                'vein valves',
                'valves of veins',
              ],
            },
          ],
          reject: [{ text: 'septum', why: 'The septum is in the heart; it separates its two sides.' }],
          solution: 'Veins have valves along them; arteries have none.',
        }),
        d: ask.table({
          lead: 'Blood also flows through capillaries.',
          prompt: 'Complete the table.',
          head: ['vessel', 'direction of blood flow', 'wall'],
          rows: [
            [
              { text: 'artery' },
              pick('artery-flow', 'away from the heart', FLOWS),
              pick('artery-wall', 'thick, with much muscle', WALLS),
            ],
            [
              { text: 'capillary' },
              pick('capillary-flow', 'from arteries to veins', FLOWS),
              pick('capillary-wall', 'one cell thick', WALLS),
            ],
          ],
          scheme: [
            'artery: away from the heart',
            'artery: thick, with much muscle',
            'capillary: from arteries to veins',
            'capillary: one cell thick',
          ],
          solution:
            'Arteries carry blood away from the heart and have thick, muscular walls. Capillaries join arteries to veins, and their walls are one cell thick.',
        }),
      },
    }
  },
  verify: ({ width, lumen }) => ({ b: width / 2 - lumen / 2 }),
})

const FLOWS = ['away from the heart', 'to the heart', 'from arteries to veins']

const WALLS = ['thick, with much muscle', 'thin, with little muscle', 'one cell thick']

const PLAN = ['vena cava', 'aorta', 'pulmonary artery', 'pulmonary vein'] as const

core('plan-with-four-vessels', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    order: random.shuffle(PLAN),
    names: random.shuffle([...PLAN, 'renal artery', 'renal vein']),
    steps: random.shuffle(['vena cava', 'pulmonary artery', 'pulmonary vein', 'aorta', 'renal artery']),
    urea: random.chance(0.5),
    animal: random.pick(['a human', 'a horse', 'a goat']),
  }),
  make: ({ order, names, steps, urea, animal }) => {
    const keys = order.map((vessel, at) => ['PQRS'.charAt(at), vessel] as const)
    return {
      stem: [
        `The diagram is a plan of the circulation of ${animal}. RA and LA are the atria, RV and LV the ventricles. Four vessels are labelled **P** to **S**.`,
        `A student draws a plan of the circulation of ${animal} and labels four vessels **P** to **S**. RA and LA are the atria, RV and LV the ventricles.`,
        `The plan shows how blood flows in ${animal}. RA and LA are the atria, RV and LV the ventricles of the heart; **P** to **S** are vessels.`,
      ],
      figure: circulationPlan.figure({
        name: 'transport-in-animals/plan-with-four-letters',
        title: 'A plan of circulation with four vessels lettered',
        labels: Object.fromEntries(keys.map(([letter, vessel]) => [vessel, letter])),
        organs: ['kidneys', 'legs'],
        extraHeight: -84,
      }),
      parts: {
        a: ask.match({
          prompt: 'Name the vessels P to S.',
          command: 'Identify',
          marks: 4,
          items: asItems(keys.map(([letter]) => letter)),
          targets: asItems(names),
          answer: Object.fromEntries(keys),
          scheme: keys.map(([letter, vessel]) => `${letter}: ${vessel}`),
          solution: `Vessels that enter an atrium are veins, those that leave a ventricle arteries. ${keys.map(([letter, vessel]) => `${letter} is the ${vessel}`).join('; ')}.`,
        }),
        b: ask.order({
          prompt:
            'A red blood cell leaves a kidney in the renal vein, passes through the lungs and returns to the kidney. Put the vessels into the order in which it passes through them.',
          command: 'Identify',
          marks: 3,
          items: asItems(steps),
          answer: ['vena cava', 'pulmonary artery', 'pulmonary vein', 'aorta', 'renal artery'],
          scheme: sequenceScheme(5, 3),
          solution:
            'Renal vein → vena cava → right side of the heart → pulmonary artery → lungs → pulmonary vein → left side of the heart → aorta → renal artery.',
        }),
        c: ask.written({
          prompt: urea
            ? 'State **one** way in which the dissolved substances in the blood of the renal artery differ from those in the renal vein. Do not write about gases.'
            : 'State **one** way in which the gases in the blood of the renal artery differ from those in the renal vein.',
          objective: 'AO2',
          marks: 1,
          lines: 2,
          scheme: [urea ? MORE_UREA : MORE_OXYGEN],
          modelAnswer: urea
            ? 'The blood in the renal artery has more urea.'
            : 'The blood in the renal artery has more oxygen.',
          solution: urea
            ? 'The kidneys take urea and excess salts out of the blood, so there is less of them in the renal vein. The cells of the kidney use glucose, so there is less of it too.'
            : 'The cells of the kidney use oxygen and make carbon dioxide, so the renal artery has more oxygen and less carbon dioxide.',
        }),
      },
    }
  },
})

supplement('pressure-along-the-circulation', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => ({
    highest: random.pick([14, 15, 16, 17]),
    share: random.pick([0.2, 0.25, 0.3]),
    letters: random.pick([
      ['P', 'Q', 'R', 'S'],
      ['A', 'B', 'C', 'D'],
      ['E', 'F', 'G', 'H'],
    ] as const),
    who: random.pick(['a nurse', 'a runner', 'an adult']),
  }),
  make: ({ highest, share, letters, who }) => {
    const low = Number((highest * share).toFixed(2))
    const percent = ((highest - low) / highest) * 100
    const [first, , , last] = letters
    return {
      stem: [
        `The graph shows the blood pressure of ${who} along the way from the left ventricle through the body and back to the heart.`,
        `Blood of ${who} flows from the left ventricle through the body and back. The graph shows its pressure in four regions.`,
        `The pressure of the blood of ${who} was measured in four regions of the circulation, from the aorta to the vena cava.`,
      ],
      figure: pressureGraph(highest, letters, share),
      parts: {
        a: ask.number({
          prompt: `State the highest blood pressure in region ${first}.`,
          objective: 'AO2',
          answer: highest,
          tolerance: 0.5,
          unit: 'kPa',
          scheme: [`A1 ${quantity(highest, 'kPa')}`],
          solution: `The highest points of the line in region ${first} are at ${quantity(highest, 'kPa')}. One small square is 1 kPa.`,
        }),
        b: ask.number({
          lead: `Where region ${letters[2]} begins, the pressure is ${quantity(low, 'kPa')}.`,
          prompt: `Calculate the percentage decrease from the highest pressure in region ${first} to this pressure.`,
          answer: percent,
          unit: '%',
          tolerance: 1,
          follow: { from: 'a', formula: `100*(x - ${low})/x` },
          scheme: [`C1 (${highest} − ${plain(low)}) ÷ ${highest} × 100`, `A1 ${Math.round(percent)}%`],
          solution: `The pressure falls by ${quantity(highest - low, 'kPa')}. ${plain(highest - low)} ÷ ${highest} × 100 = ${Math.round(percent)}%.`,
        }),
        c: ask.match({
          prompt: 'Identify the regions in which these vessels are found.',
          objective: 'AO2',
          marks: 3,
          items: asItems(['capillaries', 'large arteries', 'veins']),
          targets: asItems(letters),
          answer: { capillaries: letters[2], 'large arteries': first, veins: last },
          scheme: [`capillaries: ${letters[2]}`, `large arteries: ${first}`, `veins: ${last}`],
          solution: `Blood flows from large arteries (${first}) through the smallest arteries (${letters[1]}) and capillaries (${letters[2]}) to veins (${last}).`,
        }),
        d: ask.written({
          prompt: `Explain how the wall and the lumen of an artery are suited to the blood pressure in region ${first}.`,
          marks: 2,
          lines: 4,
          scheme: [{ ...WITHSTANDS, text: `any two from: ${WITHSTANDS.text}` }, STRETCHES, NARROW_KEEPS],
          modelAnswer:
            'The thick wall withstands the high pressure. Its elastic fibres stretch and recoil, which smooths the flow.',
          solution: 'Give a feature and what it is good for at high pressure, twice.',
        }),
        e: ask.written({
          prompt: `Explain how blood returns to the heart although the pressure in region ${last} is so low.`,
          marks: 2,
          lines: 4,
          scheme: [{ ...SQUEEZED, text: `any two from: ${SQUEEZED.text}` }, VALVES_HOLD, WIDE_LUMEN],
          modelAnswer: 'Muscles around the veins contract and squeeze them, and valves prevent backflow.',
          solution:
            'Say what pushes the blood (muscles that squeeze the veins) and what stops it flowing back (valves).',
        }),
      },
    }
  },
  verify: ({ highest, share }) => ({ a: highest, b: 100 - 100 * share }),
})

supplement('capillary-in-an-organ', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const width = random.int(6, 10)
    const magnification = random.pick([2000, 2500, 4000, 5000])
    return {
      width,
      magnification,
      image: (width * magnification) / 1000,
      speed: random.pick([0.4, 0.5, 0.8]),
      length: random.pick([0.4, 0.6, 0.8, 1]),
      organ: random.pick(['a muscle', 'the skin', 'the brain']),
      items: random.shuffle(['capillary wall', 'plasma', 'red blood cell']),
    }
  },
  make: ({ magnification, image, width, speed, length, organ, items }) => {
    const keys = items.map((part, at) => ['XYZ'.charAt(at), part] as const)
    return {
      stem: [
        `The diagram shows a capillary in ${organ}, cut lengthwise.`,
        `A student draws a capillary in ${organ} with the help of a photograph. It is cut lengthwise.`,
        `A capillary in ${organ} is cut lengthwise. The diagram was made from a photograph taken through a microscope.`,
      ],
      figure: capillarySection.figure({
        name: 'transport-in-animals/capillary-with-letters',
        title: 'A small vessel cut lengthwise, with letters',
        labels: Object.fromEntries(keys.map(([letter, part]) => [part, letter])),
      }),
      parts: {
        a: ask.match({
          prompt: 'Name the parts X, Y and Z.',
          command: 'Identify',
          marks: 3,
          items: asItems(keys.map(([letter]) => letter)),
          targets: asItems(['capillary wall', 'muscle layer', 'plasma', 'red blood cell', 'valve']),
          answer: Object.fromEntries(keys),
          scheme: keys.map(([letter, part]) => `${letter}: ${part}`),
          solution: `${keys.map(([letter, part]) => `${letter} is the ${part}`).join('; ')}. A capillary has neither a muscle layer nor valves.`,
        }),
        b: ask.number({
          lead: `In a photograph with a magnification of × ${plain(magnification)} the capillary is ${quantity(image, 'mm')} wide.`,
          prompt: 'Calculate the actual width of the capillary in micrometres.',
          answer: width,
          unit: 'µm',
          sigFigs: 1,
          scheme: [
            `C1 ${plain(image)} ÷ ${plain(magnification)}`,
            'C1 × 1000',
            `A1 ${quantity(width, 'µm')}`,
          ],
          solution: `Actual size = image ÷ magnification = ${plain(image)} ÷ ${plain(magnification)} = ${plain(image / magnification)} mm, and × 1000 gives ${quantity(width, 'µm')}.`,
        }),
        c: ask.number({
          lead: `The capillary is ${quantity(length, 'mm')} long. Blood flows through it at ${quantity(speed, 'mm/s')}.`,
          prompt: 'Calculate how long a red blood cell takes to pass through it.',
          answer: length / speed,
          unit: 's',
          scheme: [`A1 ${plain(length)} ÷ ${plain(speed)} = ${quantity(length / speed, 's', 2)}`],
          solution: `Time = distance ÷ speed = ${plain(length)} ÷ ${plain(speed)} = ${quantity(length / speed, 's', 2)}.`,
        }),
        d: ask.written({
          prompt:
            'Explain how the structure of capillaries helps substances to pass between the blood and the tissues.',
          marks: 3,
          scheme: [SHORT_WAY, MANY, SLOW],
          modelAnswer:
            'The wall is one cell thick, so substances diffuse over a short distance. There are very many capillaries with a large surface area. Blood flows slowly, so there is time for exchange.',
          solution:
            'Three features, each with its effect: thin wall, large surface area, slow flow through a narrow lumen.',
        }),
      },
    }
  },
  verify: ({ magnification, image, length, speed }) => ({
    b: image / (magnification / 1000),
    c: length * (1 / speed),
  }),
})
