import { mitosisFigure, sliceFigure, stemCellFigure } from '@/content/figures/igcse/biology/inheritance-2'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures, plain } from '@/lib/exams/format'
import {
  CAN_SPECIALISE,
  COPIED,
  DIVIDES_BY_MITOSIS,
  EXPRESS_OTHERS,
  GROWS_AT_TIP,
  IDENTICAL,
  NUCLEAR_DIVISION,
  NUMBER_KEPT,
  SAME_GENES,
  SEPARATE,
  SPECIALISED_ABOVE,
  UNSPECIALISED,
} from './points'

const { supplement, templates } = questionsOf('structured', '17.2', { calculator: 'needed' })

export { templates }

const SUBJECT = 'igcse/biology'

const WOUNDS = [
  { place: 'the skin of a horse', number: 64, why: 'after a cut' },
  { place: 'the skin of a cat', number: 38, why: 'after a scratch' },
  { place: 'the lining of the gut of a mouse', number: 40, why: 'after an infection' },
  { place: 'the skin of a rabbit', number: 44, why: 'after a cut' },
] as const

supplement('repair-of-a-tissue', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    wound: random.pick(WOUNDS),
    letters: random.pick([
      ['P', 'Q', 'R'],
      ['X', 'Y', 'Z'],
      ['J', 'K', 'L'],
    ] as const),
    hours: random.pick([12, 16, 20, 24]),
    rounds: random.int(5, 8),
  }),
  make: ({ wound: { place, number, why }, letters: [before, copied, after], hours, rounds }) => ({
    stem: [
      `Cells in ${place} divide by mitosis ${why}. The diagram shows this for two pairs of the chromosomes of one cell.`,
      `The diagram shows how a cell in ${place} divides by mitosis ${why}. Only two pairs of its chromosomes are drawn.`,
      `A tissue, ${place}, is repaired ${why}. The diagram shows two pairs of chromosomes in a cell that divides by mitosis.`,
    ],
    figure: mitosisFigure('division-with-letters', 'LlSs', [before, copied, after]),
    parts: {
      a: ask.written({
        prompt: 'State what is meant by mitosis.',
        scheme: [NUCLEAR_DIVISION, IDENTICAL],
        modelAnswer: 'Mitosis is nuclear division giving rise to genetically identical cells.',
        solution: 'Two ideas: a nucleus divides, and the cells that result are genetically identical.',
      }),
      b: ask.written({
        prompt: `Describe what happens to the chromosomes from cell ${before} to the cells ${after}.`,
        scheme: [COPIED, SEPARATE, NUMBER_KEPT],
        modelAnswer:
          'Before mitosis each chromosome is copied exactly. The copies separate and move to opposite sides. So each daughter cell has the same number of chromosomes as the parent cell.',
        solution: `From ${before} to ${copied} each chromosome is copied. From ${copied} to ${after} the copies separate, one to each daughter cell, so that the number of chromosomes is kept.`,
      }),
      c: ask.number({
        lead: `A body cell of this animal has ${number} chromosomes.`,
        prompt: `State the number of chromosomes in each of the cells ${after}.`,
        answer: number,
        unit: '',
        scheme: [String(number)],
        solution: `Mitosis keeps the number of chromosomes: ${number}.`,
      }),
      d: ask.number({
        lead: `The cells divide every ${hours} hours.`,
        prompt: `Calculate how many cells come from one cell in ${hours * rounds} hours.`,
        answer: 2 ** rounds,
        unit: '',
        scheme: [
          `C1 ${hours * rounds} ÷ ${hours} = ${rounds} divisions, or 2^{${rounds}}`,
          `A1 ${2 ** rounds}`,
        ],
        solution: `${hours * rounds} ÷ ${hours} = ${rounds} divisions. Each doubles the number: 2^{${rounds}} = ${2 ** rounds}.`,
      }),
      e: words({
        subject: SUBJECT,
        prompt: 'State **two** roles of mitosis other than the repair of tissues.',
        command: 'State',
        asked: 2,
        answers: [
          { text: 'growth', accept: ['growing', 'to grow', 'growth of the body', 'growth of an organism'] },
          {
            text: 'replacement of cells',
            accept: [
              'replacing cells',
              'cell replacement',
              'replace cells',
              'replacing dead cells',
              'replace dead cells',
              'replacing old cells',
              'replacing worn out cells',
              'replacement of dead cells',
              'replacement of old cells',
              'replacement',
            ],
          },
          {
            text: 'asexual reproduction',
            accept: ['reproducing asexually', 'asexual', 'vegetative reproduction'],
          },
        ],
        ignore: ['repair of tissues', 'repair'],
        reject: [
          { text: 'reproduction', why: 'Only asexual reproduction is by mitosis.' },
          { text: 'sexual reproduction', why: 'Gametes of sexual reproduction are made by meiosis.' },
          { text: 'making gametes', why: 'Gametes are made by meiosis.' },
        ],
        scheme: ['growth, replacement of cells or asexual reproduction', 'another one of these'],
        solution:
          'Mitosis is for growth, the repair of damaged tissues, the replacement of cells and asexual reproduction.',
      }),
    },
  }),
  verify: ({ wound, hours, rounds }) => {
    let cells = 1
    for (let time = 0; time < hours * rounds; time += hours) cells += cells
    return { c: wound.number, d: cells }
  },
})

supplement('cells-from-the-bone-marrow', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => ({
    letters: random.shuffle(['X', 'Y', 'Z']),
    million: random.step(1.6, 2.6, 0.2),
    minutes: random.pick([5, 10, 15, 20]),
    who: random.pick(['an adult', 'a teenager', 'a patient']),
  }),
  make: ({ letters: [stem = '', division = '', blood = ''], million, minutes, who }) => {
    const made = million * minutes * 60
    return {
      stem: [
        `The diagram shows how blood cells are made in the bone marrow of ${who}.`,
        `Blood cells of ${who} are made in bone marrow. The diagram shows how.`,
        `In the bone marrow of ${who}, cell ${stem} divides. The diagram shows what becomes of it.`,
      ],
      figure: stemCellFigure('marrow-with-letters', [stem, division, blood]),
      parts: {
        a: words({
          subject: SUBJECT,
          prompt: `State the name of the type of nuclear division labelled ${division}.`,
          answers: [{ text: 'mitosis' }],
          reject: [{ text: 'meiosis', why: 'Meiosis makes gametes, not blood cells.' }],
          solution: 'Body cells are made by mitosis.',
        }),
        b: ask.written({
          lead: `Cell ${stem} is a stem cell.`,
          prompt: 'Describe what is meant by a stem cell.',
          scheme: [UNSPECIALISED, DIVIDES_BY_MITOSIS, CAN_SPECIALISE],
          modelAnswer:
            'A stem cell is an unspecialised cell that divides by mitosis to produce daughter cells that can become specialised for specific functions.',
          solution:
            'Three ideas: the cell itself is unspecialised, it divides by mitosis, and its daughter cells can become specialised.',
        }),
        c: ask.written({
          prompt: `Explain how cells ${blood} can have different functions although they have come from one cell.`,
          scheme: [SAME_GENES, EXPRESS_OTHERS],
          modelAnswer:
            'Mitosis gives cells with the same genes. But different genes are expressed, so that each kind of cell makes the proteins that it needs.',
          solution:
            'The genes are the same in all of them, because mitosis shares out exact copies. What differs is which genes are expressed.',
        }),
        d: ask.number({
          lead: `In this bone marrow, ${figures(million, 2)} million red blood cells are made every second.`,
          prompt: `Calculate the number of red blood cells, in millions, that are made in ${minutes} minutes.`,
          answer: made,
          unit: '',
          scheme: [`C1 ${figures(million, 2)} × ${minutes} × 60`, `A1 ${plain(Math.round(made))} million`],
          solution: `${minutes} minutes are ${minutes * 60} seconds. ${figures(million, 2)} million × ${minutes * 60} = ${plain(Math.round(made))} million.`,
        }),
      },
    }
  },
  verify: ({ million, minutes }) => {
    let made = 0
    for (let second = 0; second < minutes * 60; second += 1) made += million
    return { d: made }
  },
})

supplement('dividing-cells-of-a-root', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const all = 24
    const count = random.int(5, 8)
    const dividing = random.sample(
      Array.from({ length: all }, (_, at) => at),
      count,
    )
    const [otherAll, otherCount] = [random.pick([120, 150, 160, 200]), random.int(1, 3)]
    const times = count / all / (otherCount / otherAll)
    return Number.isInteger(times)
      ? {
          dividing,
          count,
          all,
          otherAll,
          otherCount,
          chromosomes: random.pick([
            ['garlic', 16],
            ['broad bean', 12],
            ['pea', 14],
            ['maize', 20],
          ] as const),
        }
      : null
  },
  make: ({ dividing, count, all, otherAll, otherCount, chromosomes: [plant, number] }) => {
    const percent = (count / all) * 100
    const otherPercent = (otherCount / otherAll) * 100
    return {
      stem: [
        `The drawing shows cells near the tip of a root of a ${plant} plant. In cells that are dividing by mitosis, chromosomes are seen as dark threads.`,
        `A student looks at a thin slice of the root tip of a ${plant} plant. In the cells that are dividing by mitosis, the chromosomes look like dark threads.`,
        `Cells near the tip of a ${plant} root were stained and drawn. Dark threads are chromosomes of cells that are dividing by mitosis.`,
      ],
      figure: sliceFigure('cells-near-the-tip', 4, 6, dividing),
      parts: {
        'a.i': ask.number({
          prompt: 'Calculate the percentage of the cells in the drawing that are dividing.',
          answer: percent,
          unit: '%',
          scheme: [`C1 ${count} ÷ ${all} × 100`, `A1 ${figures(percent, 3)}%`],
          solution: `${count} of ${all} cells show dark threads: ${count} ÷ ${all} × 100 = ${figures(percent, 3)}%.`,
        }),
        'a.ii': ask.number({
          lead: `In a part of the root further away from the tip, ${otherCount} of ${otherAll} cells ${otherCount === 1 ? 'is' : 'are'} dividing.`,
          prompt: 'Calculate how many times greater the percentage is near the tip.',
          answer: percent / otherPercent,
          unit: '',
          follow: { from: 'a.i', formula: `x/${otherPercent}` },
          scheme: [
            `C1 ${otherCount} ÷ ${otherAll} × 100 = ${figures(otherPercent, 3)}%`,
            `A1 ${figures(percent / otherPercent, 3)}`,
          ],
          solution: `Further away it is ${figures(otherPercent, 3)}%. ${figures(percent, 3)} ÷ ${figures(otherPercent, 3)} is about ${plain(Math.round(percent / otherPercent))}.`,
        }),
        b: ask.written({
          prompt: 'Suggest why many more cells are dividing near the tip than further away from it.',
          objective: 'AO2',
          scheme: [GROWS_AT_TIP, SPECIALISED_ABOVE],
          modelAnswer:
            'The root grows at its tip, where new cells are made. Cells further away are specialised and do not divide any more.',
          solution:
            'Say what mitosis is for at the tip: growth. Then say what is different further away: cells there have become specialised.',
        }),
        c: ask.table({
          lead: `A cell of a ${plant} root has ${number} chromosomes before they are copied.`,
          prompt: 'Complete the table.',
          objective: 'AO2',
          head: ['', 'number'],
          rows: [
            [
              { text: 'copies of chromosomes in the cell just before it divides' },
              { blank: 'copies', answer: number * 2, marks: 1 },
            ],
            [
              { text: 'chromosomes in each daughter cell' },
              { blank: 'daughter cell', answer: number, marks: 1 },
            ],
          ],
          scheme: [String(number * 2), String(number)],
          solution: `Each of the ${number} chromosomes is copied, so there are ${number * 2} copies. They separate, so each daughter cell has ${number}.`,
        }),
      },
    }
  },
  verify: ({ dividing, all, otherAll, otherCount }) => ({
    'a.i': 100 - (100 * (all - dividing.length)) / all,
    'a.ii': (dividing.length * otherAll) / (all * otherCount),
  }),
})
