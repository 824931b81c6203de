import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { barMagnet, barMagnetField } from '@/lib/figures/magnet'
import { arrow, centred, dot, rect, text } from '@/lib/figures/shapes'
import {
  COMPASS_STEPS,
  ELECTROMAGNET_USE,
  FIELD_REGION,
  IRON_LOSES,
  ONE_END_REPELLED,
  ONLY_MAGNETS_REPEL,
  PERMANENT_USE,
  SHOWS_DIRECTION,
  STEEL_KEEPS,
} from './points'

const { core, templates } = questionsOf('structured', '4.1')

export { templates }

const MAGNETS = [
  'A student investigates the magnetic field of a bar magnet. The magnet lies on a sheet of paper.',
  'A student takes a bar magnet out of an old door catch and puts it on a sheet of white paper.',
  'A teacher lays a bar magnet on a sheet of paper. The class is to find the shape of its magnetic field.',
  'A bar magnet from a toy train is laid flat on a sheet of paper.',
] as const

const USES = {
  'permanent magnet': {
    point: PERMANENT_USE,
    model: 'A permanent magnet is used in the catch of a refrigerator door.',
    solution:
      'A permanent magnet is used where the magnetism must always be there: in compasses, door catches, motors, generators and loudspeakers.',
  },
  electromagnet: {
    point: ELECTROMAGNET_USE,
    model: 'An electromagnet is used in a crane that lifts scrap iron.',
    solution:
      'An electromagnet is used where the magnetism must be switched on and off: in cranes for scrap iron, relays, electric bells and magnetic locks.',
  },
} as const

core('field-lines-of-a-bar-magnet', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => ({
    stem: random.pick(MAGNETS),
    flip: random.chance(0.5),
    use: random.pick(['permanent magnet', 'electromagnet'] as const),
  }),
  make: ({ stem, flip, use }) => {
    const facts = {
      name: 'electricity-and-magnetism/bar-magnet-on-paper',
      title: 'A bar magnet on a sheet of paper',
      description: `A bar magnet lies level in the middle of a sheet of paper. Its ${flip ? 'left' : 'right'} end is marked N and its ${flip ? 'right' : 'left'} end is marked S. Nothing is drawn around it.`,
      height: 200,
    }
    const sheet = rect(14, 6, 332, 188, 'l thin')
    const { point, model, solution } = USES[use]
    return {
      stem,
      parts: {
        a: ask.written({
          prompt: 'State what is meant by a *magnetic field*.',
          scheme: [FIELD_REGION],
          modelAnswer: 'A magnetic field is a region in which a magnetic pole experiences a force.',
          solution:
            'A field is a region. It is a magnetic field because a magnetic pole that is placed there feels a force.',
        }),
        b: ask.draw({
          prompt:
            'On the diagram, draw the pattern of the magnetic field around the magnet. Draw at least four field lines, and show the direction of the field.',
          command: 'Draw',
          figure: figure(facts, sheet, barMagnet(125, 85, 110, 30, flip)),
          tools: ['curve', 'arrow'],
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description:
                'Three curves above the magnet and three below lead from the N pole to the S pole. Straight lines leave the N pole and arrive at the S pole along the axis of the magnet. All arrow heads lead from N to S.',
            },
            sheet,
            barMagnetField(125, 85, 110, 30, flip),
          ),
          scheme: [
            'a curve from one end of the magnet to the other above the magnet, and one below it',
            'at least one more line on each side; no lines that touch or cross',
            'arrow(s) from N to S, and none the other way',
          ],
          solution:
            'Each field line leaves the N pole, bends round and enters the S pole. The pattern is the same above and below the magnet. Field lines never touch or cross: at one place the field has one direction only.',
        }),
        c: ask.written({
          prompt: [
            'Describe how one field line of the magnet is plotted with a small plotting compass and a pencil.',
            'Describe an experiment with a plotting compass to find one of the field lines of this magnet.',
          ],
          marks: 3,
          lines: 5,
          scheme: COMPASS_STEPS,
          modelAnswer:
            'The compass is placed near the N pole of the magnet and a dot is marked at each end of its needle. The compass is moved so that the tail of the needle is at the dot where its tip was, and the new position of the tip is marked. This is repeated until the S pole is reached. The dots are joined with a smooth line.',
          solution:
            'The needle settles along the field. Dots that are made at its tip, one after the other, therefore lie on one field line. They are joined with a smooth line.',
        }),
        d: ask.written({
          prompt: [
            'Iron filings show the pattern of the field more quickly than a plotting compass. State what the compass shows about the field that the iron filings do **not** show.',
            'The pattern of the field can also be shown with iron filings. State what a plotting compass shows about the field that iron filings do **not** show.',
          ],
          command: 'State',
          lines: 1,
          scheme: [SHOWS_DIRECTION],
          modelAnswer: 'The compass shows the direction of the field.',
          solution:
            'Both ends of a filing look alike. The N pole of a compass needle points in the direction of the field.',
        }),
        e: ask.written({
          prompt: `State **one** use of ${use === 'electromagnet' ? 'an' : 'a'} ${use}.`,
          command: 'State',
          lines: 1,
          scheme: [point],
          modelAnswer: model,
          solution,
        }),
      },
    }
  },
})

const BARS = [
  'Three metal bars are painted the same colour.',
  'Three metal bars have lost their labels and look alike.',
  'Three metal bars are wrapped in the same paper.',
  'A student finds three metal bars in a drawer. They look alike.',
] as const

const RELEASES = [
  {
    where: 'The crane of a scrapyard',
    works: 'It drops the scrap iron when the current is switched off.',
    fails: 'the scrap iron would not drop',
  },
  {
    where: 'The lock of a door',
    works: 'It lets the door open when the current is switched off.',
    fails: 'the door would stay locked',
  },
  {
    where: 'A machine that sorts steel cans',
    works: 'It drops the cans when the current is switched off.',
    fails: 'the cans would not drop',
  },
  {
    where: 'The electric bell of a school',
    works: 'It lets go of the hammer when the current is switched off.',
    fails: 'the hammer would not move back',
  },
] as const

core('which-bar-is-the-magnet', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({
    stem: random.pick(BARS),
    letters: random.shuffle(
      random.pick([
        ['P', 'Q', 'R'],
        ['X', 'Y', 'Z'],
        ['J', 'K', 'L'],
      ] as const),
    ),
    metal: random.pick(['copper', 'aluminium', 'brass']),
    soft: random.pick(['iron', 'steel', 'nickel']),
    firstRepelled: random.chance(0.5),
    flip: random.chance(0.5),
    near: random.pick(['left', 'right'] as const),
    release: random.pick(RELEASES),
  }),
  make: ({
    stem,
    letters: [magnet = 'P', iron = 'Q', other = 'R'],
    metal,
    soft,
    firstRepelled,
    flip,
    near,
    release: { where, works, fails },
  }) => {
    const results: Record<string, readonly [string, string]> = {
      [magnet]: firstRepelled ? ['repelled', 'attracted'] : ['attracted', 'repelled'],
      [iron]: ['attracted', 'attracted'],
      [other]: ['no force', 'no force'],
    }
    const letters = [magnet, iron, other].toSorted()
    // The bar is to the right of the magnet, or to the left of it.
    const onRight = near === 'right'
    const [magnetX, barX] = onRight ? [20, 208] : [210, 22]
    const pole = onRight === flip ? 'S' : 'N'
    const [nearEnd, farEnd] = onRight ? [barX + 14, barX + 116] : [barX + 116, barX + 14]
    const opposite = pole === 'N' ? 'S' : 'N'
    const way = onRight ? -1 : 1
    const [middle, level] = [barX + 65, 69]
    const given = [
      barMagnet(magnetX, 52, 130, 34, flip),
      rect(barX, 54, 130, 30, 'l sunk'),
      dot(middle, level, 'd', 3),
      text(magnetX + 65, 34, 'magnet', { anchor: 'middle' }),
      text(middle, 34, 'iron bar', { anchor: 'middle' }),
    ]
    const facts = {
      name: 'electricity-and-magnetism/iron-bar-near-a-magnet',
      title: 'An iron bar near one end of a bar magnet',
      description: `A bar magnet lies level, with its ${flip ? 'left' : 'right'} end marked N and its ${flip ? 'right' : 'left'} end marked S. An iron bar lies in line with it, to the ${near} of the magnet, with a gap between them. There is a dot in the middle of the iron bar.`,
      height: 110,
    }
    return {
      stem: `${stem} One is a bar magnet, one is made of ${metal} and one is made of unmagnetised ${soft}. The N pole of another magnet is held near each end of each bar. The table shows the results.`,
      table: {
        head: ['bar', 'force on end 1', 'force on end 2'],
        rows: letters.map(letter => [letter, ...(results[letter] ?? [])]),
      },
      figure: figure(
        {
          name: 'electricity-and-magnetism/testing-a-bar-with-a-magnet',
          title: 'The N pole of a magnet is held near one end of a bar',
          description:
            'A bar magnet lies level. Its right end, marked N, is near the left end of a grey bar. The left end of the bar is labelled end 1, its right end is labelled end 2.',
          height: 110,
        },
        barMagnet(14, 40, 130, 34),
        rect(186, 42, 150, 30, 'l sunk'),
        centred(261, 57, 'bar'),
        text(192, 94, 'end 1'),
        text(330, 94, 'end 2', { anchor: 'end' }),
        text(79, 26, 'magnet', { anchor: 'middle' }),
      ),
      parts: {
        a: ask.table({
          prompt: 'Complete the table with the letter of the bar.',
          objective: 'AO2',
          head: ['the bar is', 'letter'],
          rows: [
            [{ text: 'the magnet' }, { blank: 'magnet', answer: magnet, mode: 'words', marks: 1 }],
            [{ text: `made of ${metal}` }, { blank: 'metal', answer: other, mode: 'words', marks: 1 }],
          ],
          scheme: [`magnet: ${magnet}`, `${metal}: ${other}`],
          solution: `Only ${magnet} is repelled at one end, so it is the magnet. ${metal.replace(/^./, each => each.toUpperCase())} is non-magnetic: there is no force on ${other}. Bar ${iron} is attracted at both ends: it is the unmagnetised ${soft}.`,
        }),
        b: ask.written({
          prompt: 'Explain how the results in the table show which of the three bars is the magnet.',
          objective: 'AO2',
          scheme: [ONE_END_REPELLED, ONLY_MAGNETS_REPEL],
          modelAnswer: `One end of bar ${magnet} is repelled by the N pole. Only another magnet can be repelled, because like poles repel; unmagnetised ${soft} is attracted at both ends.`,
          solution:
            'Attraction is no test for a magnet, because unmagnetised magnetic materials are attracted as well. Repulsion happens between like poles, so both objects must be magnets.',
        }),
        c: ask.draw({
          lead: 'A soft-iron bar is now held in line with a magnet. It becomes an induced magnet.',
          prompt:
            'On the diagram, place the labels N and S at the poles of the iron bar. Then draw an arrow that starts at the dot, to show the direction of the magnetic force on the iron bar.',
          command: 'Draw',
          figure: figure(facts, ...given),
          tools: ['label', 'arrow'],
          labels: [
            { id: 'N', text: 'N' },
            { id: 'S', text: 'S' },
          ],
          checks: [
            { label: opposite, in: { at: [nearEnd, level], within: 34 } },
            { label: pole, in: { at: [farEnd, level], within: 34 } },
            {
              as: 'arrow',
              passes: [
                { at: [middle + 2 * way, level], within: 14 },
                { at: [middle + 20 * way, level], within: 14 },
              ],
            },
          ],
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description: `The end of the iron bar next to the magnet is marked ${opposite}, the other end ${pole}. An arrow from the dot points towards the magnet.`,
            },
            ...given,
            centred(nearEnd, level, opposite, 'b tr'),
            centred(farEnd, level, pole, 'b tr'),
            arrow(middle, level, middle + 40 * way, level, { cls: 'g' }),
          ),
          scheme: [
            `${opposite} at the end near the magnet`,
            `${pole} at the other end`,
            'arrow towards the magnet',
          ],
          solution: `The end of the iron bar that is nearer to the ${pole} pole of the magnet becomes the opposite pole, ${opposite}. The far end becomes ${pole}. Unlike poles attract, so the force on the bar is towards the magnet.`,
        }),
        d: ask.written({
          lead: `${where} has an electromagnet. ${works}`,
          prompt: 'Explain why the core of the electromagnet is made of soft iron and not of steel.',
          scheme: [IRON_LOSES, STEEL_KEEPS],
          modelAnswer: `Soft iron loses its magnetism as soon as the current is switched off. Steel would stay magnetised, so ${fails}.`,
          solution:
            'Soft iron makes a temporary magnet: it is easily magnetised and easily loses its magnetism. Steel makes a permanent magnet.',
        }),
      },
    }
  },
})
