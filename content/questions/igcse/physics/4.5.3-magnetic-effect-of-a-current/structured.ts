import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { compass, wireEnd, wireField } from '@/lib/figures/magnet'
import { arrow, centred, circle, line, polyline, rect, text } from '@/lib/figures/shapes'

const { supplement, templates } = questionsOf('structured', '4.5.3')

export { templates }

/** Two significant figures where they print the value in full, else three. */
const show = (value: number, unit: string) =>
  quantity(value, unit, Math.abs(Number(value.toPrecision(2)) - value) < 1e-9 * Math.abs(value) ? 2 : 3)

const PLACES = [
  ['A crane at a scrapyard', 'pieces of scrap steel'],
  ['A crane at a steelworks', 'steel plates'],
  ['A machine at a recycling centre', 'empty steel cans'],
  ['A robot in a factory', 'steel car doors'],
] as const

supplement('lifting-electromagnet', {
  facts: { difficulty: 3, checked: '2026-11-24', calculator: 'needed' },
  values: random => {
    const volts = random.pick([12, 24, 36, 48])
    const ohms = random.step(3, 16, 0.5)
    const amps = volts / ohms
    const isNeat = Math.abs(Number(amps.toPrecision(2)) - amps) < 1e-9
    return amps >= 2 && amps <= 8 && isNeat
      ? {
          volts,
          ohms,
          amps,
          place: random.pick(PLACES),
          away: random.chance(0.5),
          end: random.pick(['P', 'X', 'T']),
        }
      : null
  },
  make: ({ volts, ohms, amps, place: [who, load], away, end }) => {
    const pole = away ? 'N' : 'S'
    const force = away ? 'repelled' : 'attracted'
    return {
      stem: `${who} lifts and releases ${load} with an electromagnet. The electromagnet is a coil of insulated wire on a soft-iron core. The diagram shows a plotting compass beside end ${end} of the core when there is a current in the coil.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/coil-on-a-core-with-a-compass',
          title: 'A coil on a core, connected to a d.c. supply, with a compass at one end',
          description: `A level rectangular core carries a coil whose two ends are connected to a d.c. supply below. The right end of the core is labelled ${end}. To the right of it is a plotting compass. The arrow of its needle shows its N pole, which points ${away ? 'to the right, away from the core' : 'to the left, towards the core'}.`,
          height: 176,
        },
        rect(60, 40, 190, 34, 'l sheet'),
        Array.from({ length: 9 }, (_, at) => line(80 + at * 17, 76, 88 + at * 17, 38, 'p')).join(''),
        polyline(
          [
            [80, 76],
            [80, 140],
            [105, 140],
          ],
          'p',
        ),
        polyline(
          [
            [224, 38],
            [224, 28],
            [268, 28],
            [268, 140],
            [205, 140],
          ],
          'p',
        ),
        rect(105, 124, 100, 32, 'l sheet'),
        centred(155, 140, 'd.c. supply'),
        text(238, 62, end, { anchor: 'middle', cls: 'b' }),
        compass(312, 57, away ? 0 : 180, 16),
        text(312, 94, 'compass', { anchor: 'middle', cls: 's' }),
      ),
      parts: {
        a: ask.written({
          prompt: 'Explain why the core is made of soft iron and not of steel.',
          subtopic: '4.1',
          scheme: [
            'soft iron loses its magnetism (easily) when the current is switched off, so the load is released',
            'steel stays magnetised (steel makes a permanent magnet), so the load would not be released',
          ],
          modelAnswer:
            'Soft iron is a temporary magnet: it loses its magnetism when the current is switched off, so the load falls off. Steel would stay magnetised and keep hold of the load.',
          solution:
            'Soft iron is easily magnetised and easily loses its magnetism; steel keeps it. The electromagnet must let go of its load when the current is switched off.',
        }),
        b: ask.written({
          prompt: `The arrow of the compass needle is its N pole. State the magnetic pole at end ${end}, and explain your answer.`,
          command: 'State',
          objective: 'AO2',
          scheme: [
            `${pole} pole`,
            `the N pole of the needle is ${force} by ${end}, and ${away ? 'like poles repel' : 'unlike poles attract'}`,
          ],
          modelAnswer: `End ${end} is ${away ? 'an N' : 'an S'} pole. The N pole of the needle points ${away ? 'away from' : 'towards'} ${end}, so it is ${force}: ${away ? 'like poles repel' : 'unlike poles attract'}.`,
          solution: `The N pole of the needle points ${away ? 'away from' : 'towards'} ${end}, so it is ${force}. ${away ? 'Like poles repel' : 'Unlike poles attract'}: end ${end} is ${away ? 'an N' : 'an S'} pole.`,
        }),
        c: ask.written({
          prompt: `Describe the effect on the magnetic field at end ${end} when the current in the coil is increased, and the effect when it is reversed.`,
          lines: 2,
          scheme: [
            'current increased: stronger field (in the same direction)',
            'current reversed: field in the opposite direction (of the same strength)',
          ],
          modelAnswer:
            'When the current is increased the field becomes stronger. When the current is reversed the direction of the field is reversed.',
          solution:
            'The size of the current sets the strength of the field, and its direction sets the direction of the field.',
        }),
        d: ask.number({
          lead: `The resistance of the coil is ${show(ohms, 'Ω')}. The p.d. across it is ${quantity(volts, 'V')}.`,
          prompt: 'Calculate the electrical power supplied to the coil. Give the unit.',
          subtopic: '4.2.5',
          answer: amps * volts,
          unit: 'W',
          unitMode: 'asked',
          scheme: [
            `C1 *I* = *V* ÷ *R*, or ${volts} ÷ ${ohms}`,
            `C1 ${show(amps, 'A')}`,
            `C1 *P* = *IV*, or ${show(amps, '')} × ${volts}`,
            `A1 ${show(amps * volts, 'W')}`,
          ],
          solution: `*R* = *V* ÷ *I*, so *I* = *V* ÷ *R* = ${volts} ÷ ${ohms} = ${show(amps, 'A')}. *P* = *IV* = ${show(amps, '')} × ${volts} = ${show(amps * volts, 'W')}.`,
        }),
      },
    }
  },
  verify: ({ volts, ohms }) => ({ d: volts ** 2 / ohms }),
})

const SPEAKERS = [
  ['the loudspeaker of a radio', 'radio'],
  ['the loudspeaker of a television', 'television'],
  ['a loudspeaker at a concert', 'amplifier'],
  ['the small loudspeaker of an alarm', 'alarm circuit'],
  ['the loudspeaker in a car', 'car stereo'],
] as const

supplement('action-of-a-loudspeaker', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => ({
    which: random.pick(SPEAKERS),
    bigger: random.chance(0.5),
    cone: random.pick(['paper cone', 'plastic cone', 'light cone']),
  }),
  make: ({ which: [which, source], bigger, cone }) => {
    const [change, strength, loud] = bigger
      ? ['increased', 'stronger', 'louder']
      : ['decreased', 'weaker', 'quieter']
    return {
      stem: `In ${which}, a coil is fixed to a ${cone}. The coil is in the field of a permanent magnet. The ${source} supplies an alternating current to the coil.`,
      parts: {
        a: ask.written({
          prompt: 'Explain how the loudspeaker produces sound.',
          lines: 6,
          scheme: [
            'the current in the coil produces a magnetic field (around the coil)',
            'there is a force between the coil and the permanent magnet',
            'the current alternates, so the force keeps reversing',
            `the coil and the ${cone} vibrate and set the air vibrating`,
          ],
          modelAnswer: `The alternating current in the coil produces a magnetic field that keeps reversing. So the force between the coil and the permanent magnet keeps reversing as well. The coil and the ${cone} vibrate, and the cone makes the air vibrate, which is a sound wave.`,
          solution:
            'The current makes the coil an electromagnet. When the current is reversed, so is the field of the coil, and the permanent magnet pulls instead of pushing. The coil and the cone move to and fro, and the cone sets the air vibrating.',
        }),
        b: ask.written({
          prompt: 'State the difference between an alternating current (a.c.) and a direct current (d.c.).',
          subtopic: '4.2.2',
          scheme: ['a.c. keeps reversing its direction and d.c. is in one direction only'],
          modelAnswer:
            'An alternating current keeps reversing its direction; a direct current is in one direction only.',
          solution:
            'Direct means one direction only, as from a battery. Alternating means first in one direction and then in the other, again and again.',
        }),
        c: ask.written({
          prompt: `The size of the alternating current in the coil is ${change}. Explain the effect on the sound.`,
          command: 'Explain',
          scheme: [
            `the magnetic field of the coil is ${strength}, or the force on the coil is ${bigger ? 'greater' : 'smaller'}`,
            `${bigger ? 'greater' : 'smaller'} vibration of the cone, so the sound is ${loud}`,
          ],
          modelAnswer: `The magnetic field of the coil becomes ${strength}, so the force between the coil and the magnet is ${bigger ? 'greater' : 'smaller'}. The cone vibrates with a ${bigger ? 'greater' : 'smaller'} amplitude and the sound is ${loud}.`,
          solution: `A ${bigger ? 'larger' : 'smaller'} current gives a ${strength} magnetic field and a ${bigger ? 'greater' : 'smaller'} force. The amplitude of the vibration, and with it the loudness, ${bigger ? 'increases' : 'decreases'}.`,
        }),
        d: ask.written({
          prompt: 'State why steel, and not soft iron, is a suitable material for the permanent magnet.',
          subtopic: '4.1',
          scheme: [
            judged(
              'steel keeps its magnetism, or soft iron loses its magnetism easily',
              `
              KEEP = keep/retain/hold/stay/remain/permanent/hard
              LOSE = lose/lost/loose/temporary
              MAGNETISM = magnetism/magnetic/magnetise/magnetised/magnet
              reject steel ...(no iron).. LOSE
              reject iron ...(no steel).. not LOSE
              accept steel ...(no iron).. KEEP ...(no iron).. MAGNETISM
              accept steel ... not LOSE ... MAGNETISM
              accept iron ...(no steel).. LOSE ... MAGNETISM
              accept iron ... not KEEP ... MAGNETISM
              accept it KEEP ... MAGNETISM, without iron
              unsure KEEP/LOSE, MAGNETISM
              earns: steel stays magnetised
              earns: soft iron looses its magnetism too easily
              earns: it keeps its magnatism
              misses: steel is stronger than iron
              misses: steel loses its magnetism easily
              misses: steel is cheaper`,
            ),
          ],
          modelAnswer: 'Steel keeps its magnetism, whereas soft iron loses its magnetism easily.',
          solution:
            'A permanent magnet must stay magnetised. Steel does; soft iron is used where the magnetism must disappear again.',
        }),
      },
    }
  },
})

const CARDS = [
  {
    what: 'A long copper wire passes straight through a hole in a level sheet of card.',
    thing: 'wire',
    sheet: 'card',
  },
  {
    what: 'A long brass rod passes straight through a hole in a level wooden board.',
    thing: 'rod',
    sheet: 'board',
  },
  {
    what: 'A long straight cable passes through a hole in a level plastic tray.',
    thing: 'cable',
    sheet: 'tray',
  },
] as const

supplement('field-lines-of-a-straight-wire', {
  facts: { difficulty: 4, checked: '2026-11-24' },
  values: random => ({
    card: random.pick(CARDS),
    out: random.chance(0.5),
    letters: random.pick([
      ['P', 'Q'],
      ['X', 'Y'],
      ['J', 'K'],
    ] as const),
    right: random.chance(0.5),
    top: random.chance(0.5),
    stronger: random.chance(0.5),
  }),
  make: ({ card: { what, thing, sheet }, out, letters: [first, second], right, top, stronger }) => {
    const [x, y] = [180, 110]
    const given = [
      rect(60, 12, 240, 196, 'l thin'),
      wireEnd(x, y, out ? 'out' : 'in'),
      text(294, 202, sheet, { anchor: 'end', cls: 's' }),
    ]
    const facts = {
      name: 'electricity-and-magnetism/wire-through-a-card',
      title: 'A straight wire through a sheet, seen from above',
      description: `View from above. The ${thing} is a small circle in the middle of the ${sheet}, with a ${out ? 'dot for a current out of' : 'cross for a current into'} the page.`,
      height: 220,
    }
    // Beside the wire the field of a current out of the page points up on the right and down on the left.
    const places = [
      { letter: first, at: [right ? x + 74 : x - 74, y] as const, way: [0, right === out ? -1 : 1] as const },
      { letter: second, at: [x, top ? y - 70 : y + 70] as const, way: [top === out ? -1 : 1, 0] as const },
    ]
    const wayOf = (way: readonly [number, number]) =>
      way[0] === 0
        ? way[1] < 0
          ? 'to the top of the page'
          : 'to the bottom of the page'
        : way[0] < 0
          ? 'to the left'
          : 'to the right'
    const turn = out ? 'anticlockwise' : 'clockwise'
    const compasses = [
      ...given,
      ...places.map(
        ({ letter, at: [px, py] }) => circle(px, py, 14, 'l sheet') + centred(px + 22, py - 12, letter, 'b'),
      ),
    ]
    return {
      stem: `${what} There is a large steady current in the ${thing}. The diagrams show the ${sheet} from above; the current is ${out ? 'out of' : 'into'} the page.`,
      parts: {
        a: ask.draw({
          prompt: `On the diagram, draw three field lines to show the pattern and the direction of the magnetic field due to the current in the ${thing}.`,
          command: 'Draw',
          figure: figure(facts, ...given),
          tools: ['curve', 'arrow'],
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description: `Three circles with the ${thing} at their centre. The gaps between them are wider further out, and arrow heads show the direction ${turn}.`,
            },
            ...given,
            wireField(x, y, out ? 'out' : 'in'),
          ),
          scheme: [
            `three circles with the ${thing} at their centre`,
            'gaps between the circles increase outwards',
            `arrow(s) ${turn}`,
          ],
          solution: `The field lines are circles around the current. The field is weaker further away, so the circles are further apart there. Right hand: the thumb points along the current, ${out ? 'out of' : 'into'} the page, and the fingers curl ${turn}.`,
        }),
        b: ask.draw({
          prompt: `Two plotting compasses are placed at ${first} and ${second}. In each circle, draw an arrow to show the direction in which the N pole of the needle points. Ignore the magnetic field of the Earth.`,
          command: 'Draw',
          objective: 'AO2',
          figure: figure(
            {
              ...facts,
              name: 'electricity-and-magnetism/two-compasses-at-a-wire',
              description: `${facts.description} An empty circle ${first} is to the ${right ? 'right' : 'left'} of it, an empty circle ${second} ${top ? 'above' : 'below'} it.`,
            },
            ...compasses,
          ),
          tools: ['arrow'],
          checks: places.map(({ at: [px, py], way: [wx, wy] }) => ({
            as: 'arrow' as const,
            passes: [
              { at: [px - 5 * wx, py - 5 * wy] as const, within: 6 },
              { at: [px + 5 * wx, py + 5 * wy] as const, within: 6 },
            ],
          })),
          modelFigure: figure(
            {
              ...facts,
              name: 'electricity-and-magnetism/two-compasses-at-a-wire-model',
              description: places
                .map(({ letter, way }) => `The arrow at ${letter} points ${wayOf(way)}.`)
                .join(' '),
            },
            ...compasses,
            ...places.map(({ at: [px, py], way: [wx, wy] }) =>
              arrow(px - 11 * wx, py - 11 * wy, px + 11 * wx, py + 11 * wy, { cls: 'g' }),
            ),
          ),
          scheme: places.map(({ letter, way }) => `${letter}: ${wayOf(way)}`),
          solution: `A compass needle points along the field line. The field goes round the ${thing} ${turn}: ${places.map(({ letter, way }) => `at ${letter} ${wayOf(way)}`).join(', ')}.`,
        }),
        c: ask.written({
          lead: `The current in the ${thing} is ${stronger ? 'increased' : 'decreased'} and its direction is reversed.`,
          prompt: 'Describe how the magnetic field changes.',
          lines: 2,
          scheme: [
            `it becomes ${stronger ? 'stronger' : 'weaker'}`,
            `its direction is reversed (${out ? 'clockwise' : 'anticlockwise'})`,
          ],
          modelAnswer: `The field becomes ${stronger ? 'stronger' : 'weaker'}, and its direction is reversed.`,
          solution:
            'The size of the current sets the strength of the field, its direction the direction of the field.',
        }),
        d: ask.written({
          lead: `Another wire is wound into a solenoid.`,
          prompt: 'Describe the magnetic field inside a solenoid with a current in it.',
          lines: 3,
          scheme: [
            'field lines parallel (to the axis)',
            'evenly spaced / field has the same strength / strong field',
          ],
          modelAnswer: 'The field lines inside the solenoid are parallel to its axis and evenly spaced.',
          solution:
            'Inside the solenoid the fields of all turns add up to a strong uniform field along the axis. Outside, the field is like that of a bar magnet.',
        }),
      },
    }
  },
})
