import { inAnyOrder, rows, structured } from '@/lib/exams/authoring/options'
import { quantity, standardForm } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'
import { figure } from '@/lib/figures/figure'
import { barMagnet, compass } from '@/lib/figures/magnet'
import { arrow, centred, circle, line, polyline, rect, text } from '@/lib/figures/shapes'

const supplement = { style: 'structured', tier: 'supplement', calculator: 'needed' } as const

/** Two significant figures where they print the value in full, else three. */
const show = (value: number, unit: string) =>
  quantity(value, unit, Math.abs(Number(value.toPrecision(2)) - value) < 1e-9 * Math.abs(value) ? 2 : 3)

const MAGNETIC = ['iron', 'steel', 'nickel', 'cobalt'] as const
const NOT_MAGNETIC = ['copper', 'aluminium', 'brass', 'lead', 'glass', 'wood'] as const

const plotting = template({
  ...supplement,
  calculator: 'not-needed',
  name: 'compasses-round-a-bar-magnet',
  subtopic: '4.1',
  difficulty: 2,
  checked: '2026-11-20',
  values: random => ({
    flip: random.chance(0.5),
    letters: random.shuffle(['A', 'B', 'C']),
    materials: random.shuffle([...random.sample(MAGNETIC, 2), ...random.sample(NOT_MAGNETIC, 2)]),
    below: random.chance(0.5),
  }),
  make: ({ flip, letters, materials, below }) => {
    const [beyond = 'A', before = 'B', beside = 'C'] = letters
    const ends = flip ? 'left' : 'right'
    const back = flip ? 'right' : 'left'
    const y = below ? 170 : 40
    const isMagnetic = (name: string) => MAGNETIC.some(each => each === name)
    return structured({
      stem: `A student investigates the magnetic field of a bar magnet. Three plotting compasses are placed on a sheet of paper at ${letters
        .toSorted()
        .join(', ')
        .replace(/, (\w)$/, ' and $1')}, as shown. The needles of the compasses are not drawn.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/three-compasses-and-a-bar-magnet',
          title: 'A bar magnet with three plotting compasses around it',
          description: `A bar magnet lies level. Its ${flip ? 'left' : 'right'} end is the N pole and its ${flip ? 'right' : 'left'} end is the S pole. A circle labelled ${beyond} is to the right of the magnet, level with it. A circle labelled ${before} is to the left, level with it. A circle labelled ${beside} is ${below ? 'below' : 'above'} the middle of the magnet.`,
          height: 210,
        },
        barMagnet(115, 88, 130, 34, flip),
        circle(305, 105, 14, 'l sheet') + centred(305, 105, beyond),
        circle(55, 105, 14, 'l sheet') + centred(55, 105, before),
        circle(180, y, 14, 'l sheet') + centred(180, y, beside),
      ),
      parts: [
        {
          kind: 'written',
          label: 'a',
          prompt: 'State what is meant by a *magnetic field*.',
          command: 'State',
          subtopic: '4.1',
          objective: 'AO1',
          marks: 1,
          lines: 2,
          scheme: [{ code: 'B1', text: 'region in which a magnetic pole experiences a force' }],
          modelAnswer: 'A magnetic field is a region in which a magnetic pole experiences a force.',
          solution:
            'A field is a region; what makes it magnetic is that a magnetic pole feels a force there.',
        },
        {
          kind: 'match',
          label: 'b',
          prompt:
            'The student holds one pole of the magnet near unmagnetised samples of four materials. Choose what happens to each sample.',
          command: 'Identify',
          subtopic: '4.1',
          objective: 'AO1',
          marks: 2,
          items: materials.map((each, at) => ({ id: `m${at}`, text: each })),
          targets: [
            { id: 'yes', text: 'attracted to the magnet' },
            { id: 'away', text: 'repelled by the magnet' },
            { id: 'no', text: 'no magnetic force is observed' },
          ],
          answer: Object.fromEntries(
            materials.map((each, at) => [`m${at}`, isMagnetic(each) ? 'yes' : 'no']),
          ),
          scheme: [
            { code: 'B1', text: 'at least two of the four correct' },
            { code: 'B1', text: 'all four correct' },
          ],
          solution: `The magnetic materials are ${materials.filter(isMagnetic).join(' and ')}. They become induced magnets, with the unlike pole nearer to the magnet, so they are attracted. The other two, ${materials.filter(each => !isMagnetic(each)).join(' and ')}, are non-magnetic. An unmagnetised sample is never repelled.`,
        },
        {
          kind: 'written',
          label: 'c',
          prompt: 'Describe how the student uses one plotting compass to draw a field line of the magnet.',
          command: 'Describe',
          subtopic: '4.1',
          objective: 'AO1',
          marks: 3,
          lines: 5,
          scheme: [
            {
              code: 'B1',
              text: 'any three from: place the compass near a pole of the magnet (on the paper)',
            },
            { code: 'B1', text: 'mark a dot at each end (or at the tip) of the needle' },
            {
              code: 'B1',
              text: 'move the compass so that the tail of the needle is at the dot of the tip; mark the new position of the tip',
            },
            { code: 'B1', text: 'repeat until the other pole (or the edge of the paper) is reached' },
            {
              code: 'B1',
              text: 'join the dots with a smooth line; arrow the way the N pole of the needle points',
            },
          ],
          modelAnswer:
            'The compass is placed near the N pole of the magnet and a dot is marked at each end of its needle. The compass is moved so that the tail of the needle is at the dot where its tip was, and the new position of the tip is marked. This is repeated until the S pole is reached. The dots are joined with a smooth line.',
          solution:
            'The needle settles along the field. A chain of dots, each made at the tip of the needle and then used for its tail, follows one field line. Join the dots with a smooth line from N to S.',
        },
        {
          kind: 'match',
          label: 'd',
          prompt:
            'Choose the direction in which the N pole of each compass needle points. Ignore the magnetic field of the Earth.',
          command: 'Determine',
          subtopic: '4.1',
          objective: 'AO1',
          marks: 2,
          items: letters.toSorted().map(each => ({ id: each, text: each })),
          targets: [
            { id: 'right', text: 'to the right' },
            { id: 'left', text: 'to the left' },
            { id: 'top', text: 'towards the top of the page' },
            { id: 'bottom', text: 'towards the bottom of the page' },
          ],
          answer: { [beyond]: ends, [before]: ends, [beside]: back },
          scheme: [
            { code: 'B1', text: 'two of the three correct' },
            { code: 'B1', text: 'all three correct' },
          ],
          solution: `The needle points along the field line: away from the N pole and towards the S pole. Next to the ends of the magnet, at ${beyond} and ${before}, this is to the ${ends}. Beside the middle the line returns from N to S, so at ${beside} the needle points to the ${back}.`,
        },
        {
          kind: 'written',
          label: 'e',
          prompt:
            'In the finished drawing the field lines are closest together near the poles. State what this shows.',
          command: 'State',
          subtopic: '4.1',
          objective: 'AO1',
          marks: 1,
          lines: 1,
          scheme: [{ code: 'B1', text: 'the (magnetic) field is strongest near the poles' }],
          modelAnswer: 'The magnetic field is strongest near the poles.',
          solution:
            'The spacing of field lines shows the strength of the field: the closer the lines, the stronger the field.',
        },
      ],
    })
  },
})

const PLACES = [
  ['A crane at a scrapyard', 'pieces of scrap steel'],
  ['A crane at a steelworks', 'steel plates'],
  ['A machine at a recycling centre', 'empty steel cans'],
  ['A robot in a factory', 'steel car doors'],
] as const

const liftingMagnet = template({
  ...supplement,
  name: 'lifting-electromagnet',
  subtopic: '4.5.3',
  difficulty: 3,
  checked: '2026-11-20',
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
    const [pole, other] = away ? ['N', 'S'] : ['S', 'N']
    const [force, not] = away ? ['repelled', 'attracted'] : ['attracted', 'repelled']
    return structured({
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
      parts: [
        {
          kind: 'written',
          label: 'a',
          prompt: 'Explain why the core is made of soft iron and not of steel.',
          command: 'Explain',
          subtopic: '4.1',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: [
            {
              code: 'B1',
              text: 'soft iron loses its magnetism (easily) when the current is switched off, so the load is released',
            },
            {
              code: 'B1',
              text: 'steel stays magnetised (steel makes a permanent magnet), so the load would not be released',
            },
          ],
          modelAnswer:
            'Soft iron is a temporary magnet: it loses its magnetism when the current is switched off, so the load falls off. Steel would stay magnetised and keep hold of the load.',
          solution:
            'Soft iron is easily magnetised and easily loses its magnetism; steel keeps it. The electromagnet must let go of its load when the current is switched off.',
        },
        {
          kind: 'choice',
          label: 'b',
          prompt: `The arrow of the compass needle is its N pole. Which row gives the pole at end ${end} and the reason?`,
          command: 'Identify',
          subtopic: '4.5.3',
          objective: 'AO2',
          marks: 1,
          ...rows(
            [`pole at ${end}`, `N pole of the needle is`],
            [pole, `${force} by ${end}`],
            [
              [
                [pole, `${not} by ${end}`],
                `You found the pole, but like poles repel and unlike poles attract.`,
              ],
              [
                [other, `${not} by ${end}`],
                `You looked at the tail of the needle: its N pole points ${away ? 'away from' : 'towards'} ${end}.`,
              ],
              [
                [other, `${force} by ${end}`],
                `You saw the force, but ${away ? 'an S pole attracts' : 'an N pole repels'} the N pole of the needle.`,
              ],
            ],
          ),
          scheme: [{ code: 'B1', text: `${pole}; ${force} by ${end}` }],
          solution: `The N pole of the needle points ${away ? 'away from' : 'towards'} ${end}, so it is ${force}. ${away ? 'Like poles repel' : 'Unlike poles attract'}: end ${end} is ${away ? 'an N' : 'an S'} pole.`,
        },
        {
          kind: 'match',
          label: 'c',
          prompt: `Each change is made on its own. Choose its effect on the magnetic field at end ${end}.`,
          command: 'Identify',
          subtopic: '4.5.3',
          objective: 'AO1',
          marks: 3,
          items: [
            { id: 'more', text: 'The current is increased.' },
            { id: 'back', text: 'The current is reversed.' },
            { id: 'off', text: 'The current is switched off.' },
          ],
          targets: [
            { id: 'strong', text: 'stronger, same direction' },
            { id: 'turned', text: 'same strength, opposite direction' },
            { id: 'none', text: 'the field almost disappears' },
            { id: 'both', text: 'stronger, opposite direction' },
          ],
          answer: { more: 'strong', back: 'turned', off: 'none' },
          scheme: [
            { code: 'B1', text: 'current increased: stronger, same direction' },
            { code: 'B1', text: 'current reversed: same strength, opposite direction' },
            { code: 'B1', text: 'current switched off: the field almost disappears' },
          ],
          solution:
            'The size of the current sets the strength of the field, and its direction sets the direction of the field. Without a current the soft iron loses nearly all of its magnetism.',
        },
        {
          kind: 'numeric',
          label: 'd.i',
          lead: `The resistance of the coil is ${show(ohms, 'Ω')}. The p.d. across it is ${quantity(volts, 'V')}.`,
          prompt: 'Calculate the current in the coil. Give the unit.',
          command: 'Calculate',
          subtopic: '4.2.4',
          objective: 'AO2',
          marks: 2,
          answer: amps,
          unit: 'A',
          unitMode: 'asked',
          sigFigs: 2,
          form: 'any',
          scheme: [
            { code: 'C1', text: `*I* = *V* ÷ *R*, or ${volts} ÷ ${ohms}` },
            { code: 'A1', text: show(amps, 'A') },
          ],
          solution: `*R* = *V* ÷ *I*, so *I* = *V* ÷ *R* = ${volts} ÷ ${ohms} = ${show(amps, 'A')}.`,
        },
        {
          kind: 'numeric',
          label: 'd.ii',
          prompt: 'Calculate the electrical power supplied to the coil.',
          command: 'Calculate',
          subtopic: '4.2.5',
          objective: 'AO2',
          marks: 2,
          answer: amps * volts,
          unit: 'W',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          follow: { from: 'd.i', formula: `x*${volts}` },
          scheme: [
            { code: 'C1', text: `*P* = *IV*, or ${show(amps, '')} × ${volts}` },
            { code: 'A1', text: show(amps * volts, 'W') },
          ],
          solution: `*P* = *IV* = ${show(amps, '')} × ${volts} = ${show(amps * volts, 'W')}.`,
        },
      ],
    })
  },
  verify: ({ volts, ohms }) => ({ 'd.i': volts / ohms, 'd.ii': volts ** 2 / ohms }),
})

const RODS = [
  { rod: 'polythene', cloth: 'woollen cloth', negative: true },
  { rod: 'ebonite', cloth: 'piece of fur', negative: true },
  { rod: 'acetate', cloth: 'cotton cloth', negative: false },
  { rod: 'glass', cloth: 'silk cloth', negative: false },
] as const

const rods = template({
  ...supplement,
  name: 'rubbed-rod-and-charged-sphere',
  subtopic: '4.2.1',
  difficulty: 3,
  checked: '2026-11-20',
  values: random => {
    const front = random.step(1.2, 9.6, 0.4)
    const milli = random.pick([2, 3, 4, 5, 6, 8])
    const amps = (front * 1e-8) / (milli / 1000)
    return {
      ...random.pick(RODS),
      front,
      milli,
      amps,
      metal: random.pick(['copper', 'brass', 'steel', 'aluminium']),
    }
  },
  make: ({ rod, cloth, negative, front, milli, amps, metal }) => {
    const sign = negative ? 'negatively' : 'positively'
    return structured({
      stem: `A student rubs ${rod === 'acetate' || rod === 'ebonite' ? 'an' : 'a'} ${rod} rod with a ${cloth}. The rod becomes ${sign} charged.`,
      parts: [
        {
          kind: 'written',
          label: 'a',
          prompt: `Explain, in terms of the movement of particles, how the rod becomes ${sign} charged.`,
          command: 'Explain',
          subtopic: '4.2.1',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: [
            { code: 'B1', text: `electrons are transferred (by friction) between the rod and the ${cloth}` },
            {
              code: 'B1',
              text: negative
                ? `from the ${cloth} to the rod; electrons have a negative charge`
                : `from the rod to the ${cloth}; electrons have a negative charge, so the rod is left with too few`,
            },
          ],
          modelAnswer: negative
            ? `Friction transfers electrons from the ${cloth} to the rod. Electrons have a negative charge, so the rod, which gains electrons, becomes negatively charged.`
            : `Friction transfers electrons from the rod to the ${cloth}. Electrons have a negative charge, so the rod, which loses electrons, becomes positively charged.`,
          solution: `Only electrons move. A rod that is ${negative ? 'negative has gained' : 'positive has lost'} electrons, so they went ${negative ? 'to' : 'from'} the rod.`,
        },
        {
          kind: 'match',
          label: 'b',
          lead: 'The charged rod is hung from an insulating thread so that it is free to turn. Three objects are brought near one end of it, one after the other.',
          prompt: 'Choose what each object does to the end of the rod.',
          command: 'Identify',
          subtopic: '4.2.1',
          objective: 'AO1',
          marks: 2,
          items: [
            { id: 'same', text: `another ${rod} rod, rubbed in the same way` },
            { id: 'cloth', text: `the ${cloth} that rubbed the rod` },
            { id: 'against', text: `a rod with a ${negative ? 'positive' : 'negative'} charge` },
          ],
          targets: [
            { id: 'attract', text: 'attracts it' },
            { id: 'repel', text: 'repels it' },
            { id: 'nothing', text: 'has no effect on it' },
          ],
          answer: { same: 'repel', cloth: 'attract', against: 'attract' },
          scheme: [
            { code: 'B1', text: 'two of the three correct' },
            { code: 'B1', text: 'all three correct' },
          ],
          solution: `Rods that are rubbed in the same way have the same charge, and like charges repel. The ${cloth} has the opposite charge to the rod, because electrons that one gains the other loses. Unlike charges attract.`,
        },
        {
          kind: 'written',
          label: 'c',
          prompt: `The student holds ${metal === 'aluminium' ? 'an' : 'a'} ${metal} rod in one hand and rubs it with the ${cloth}. Explain why the ${metal} rod does not stay charged.`,
          command: 'Explain',
          subtopic: '4.2.1',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: [
            { code: 'B1', text: `${metal} is a conductor, or contains free electrons` },
            { code: 'B1', text: 'electrons flow through the rod and the student (to or from the Earth)' },
          ],
          modelAnswer: `${metal.replace(/^./, each => each.toUpperCase())} is a conductor: it contains electrons that are free to move. Any charge flows away through the rod and the body of the student to the Earth.`,
          solution: `In a conductor electrons move freely. As soon as the rod gains or loses electrons, others flow through the hand until it is neutral again. The charge on ${rod} stays, because it is an insulator.`,
        },
        {
          kind: 'written',
          label: 'd',
          prompt:
            'There is an electric field around the charged rod. State what is meant by an *electric field*, and what is meant by its direction.',
          command: 'State',
          subtopic: '4.2.1',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: [
            { code: 'B1', text: 'region in which an electric charge experiences a force' },
            { code: 'B1', text: 'direction of the force on a positive charge' },
          ],
          modelAnswer:
            'An electric field is a region in which an electric charge experiences a force. The direction of the field at a point is the direction of the force on a positive charge at that point.',
          solution:
            'A field is a region where something feels a force: here an electric charge. Its direction is agreed to be that of the force on a positive charge.',
        },
        {
          kind: 'numeric',
          label: 'e',
          prompt: `A metal sphere on an insulating stand carries a charge of ${standardForm(front * 1e-8, 2)} C. It is connected to the Earth by a wire, and all of this charge flows through the wire in ${quantity(milli, 'ms')}.

Calculate the average current in the wire. Give the unit.`,
          command: 'Calculate',
          subtopic: '4.2.2',
          objective: 'AO2',
          marks: 2,
          answer: amps,
          unit: 'A',
          unitMode: 'asked',
          sigFigs: 2,
          form: 'any',
          scheme: [
            {
              code: 'C1',
              text: `*I* = *Q* ÷ *t*, or ${standardForm(front * 1e-8, 2)} ÷ ${show(milli / 1000, '')}`,
            },
            { code: 'A1', text: `${standardForm(amps, 2)} A` },
          ],
          solution: `The time is ${quantity(milli, 'ms')} = ${show(milli / 1000, 's')}. *I* = *Q* ÷ *t* = ${standardForm(front * 1e-8, 2)} ÷ ${show(milli / 1000, '')} = ${standardForm(amps, 2)} A.`,
        },
      ],
    })
  },
  verify: ({ front, milli }) => ({ e: (front / milli) * 1e-5 }),
})

const beam = template({
  ...supplement,
  name: 'electron-beam-between-plates',
  subtopic: '4.2.1',
  difficulty: 4,
  checked: '2026-11-20',
  values: random => {
    const milli = random.step(0.2, 3, 0.1)
    const minutes = random.pick([2, 3, 4, 5, 10])
    return {
      milli,
      minutes,
      topPositive: random.chance(0.5),
      rightwards: random.chance(0.5),
      into: random.chance(0.5),
      plates: random.pick([
        ['P', 'Q'],
        ['X', 'Y'],
        ['R', 'S'],
      ] as const),
    }
  },
  make: ({ milli, minutes, topPositive, rightwards, into, plates: [top, bottom] }) => {
    const [plus, minus] = topPositive ? [top, bottom] : [bottom, top]
    const [way, back] = rightwards ? ['right', 'left'] : ['left', 'right']
    // A positive charge that moves to the right in a field into the page is pushed up; electrons the other way.
    const up = rightwards !== into
    const [force, not] = up ? ['top', 'bottom'] : ['bottom', 'top']
    const charge = (milli / 1000) * minutes * 60
    const marks = (y: number, sign: string) =>
      [110, 145, 180, 215, 250].map(x => text(x, y, sign, { anchor: 'middle' })).join('')
    const path = (y: number) =>
      (rightwards ? arrow(14, y, 92, y, { cls: 'p' }) : arrow(346, y, 268, y, { cls: 'p' })) +
      text(rightwards ? 14 : 346, y - 10, 'electrons', { anchor: rightwards ? 'start' : 'end', cls: 'tp' })
    return structured({
      stem: `In an evacuated tube, a beam of electrons enters the gap between two parallel metal plates ${top} and ${bottom}. The plates have opposite charges, as shown.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/electrons-and-two-plates',
          title: 'A beam of electrons about to enter the gap between two charged plates',
          description: `Two level parallel plates, ${top} above and ${bottom} below. Plate ${plus} is marked with plus signs and plate ${minus} with minus signs. An arrow labelled electrons enters the gap from the ${back}, half-way between the plates.`,
          height: 160,
        },
        line(95, 34, 265, 34, 'l thick'),
        line(95, 126, 265, 126, 'l thick'),
        marks(26, topPositive ? '+' : '−') + marks(146, topPositive ? '−' : '+'),
        text(282, 38, top, { cls: 'b' }) + text(282, 130, bottom, { cls: 'b' }),
        path(80),
      ),
      parts: [
        {
          kind: 'written',
          label: 'a',
          prompt:
            'Describe the pattern and the direction of the electric field lines in the gap between the plates, away from the edges.',
          command: 'Describe',
          subtopic: '4.2.1',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: [
            { code: 'B1', text: 'straight, parallel and equally spaced lines (perpendicular to the plates)' },
            {
              code: 'B1',
              text: `from ${plus} to ${minus}, or from the positive plate to the negative plate`,
            },
          ],
          modelAnswer: `The field lines are straight, parallel and equally spaced. They go from ${plus}, the positive plate, to ${minus}, the negative plate.`,
          solution: `Between parallel plates with opposite charges the field is the same everywhere, so its lines are parallel and equally spaced. The direction is that of the force on a positive charge: from ${plus} to ${minus}.`,
        },
        {
          kind: 'choice',
          label: 'b',
          prompt: 'Which row describes what happens to the electrons in the gap?',
          command: 'Identify',
          subtopic: '4.2.1',
          objective: 'AO1',
          marks: 1,
          ...rows(
            ['beam bends', 'force on an electron is'],
            [`towards ${plus}`, 'opposite to the direction of the field'],
            [
              [
                [`towards ${plus}`, 'in the direction of the field'],
                'You found the right plate, but the field is directed away from the positive plate.',
              ],
              [
                [`towards ${minus}`, 'in the direction of the field'],
                'You treated the electron as a positive charge.',
              ],
              [
                [`towards ${minus}`, 'opposite to the direction of the field'],
                'You took the field to go from the negative plate to the positive plate.',
              ],
            ],
          ),
          scheme: [{ code: 'B1', text: `towards ${plus}; opposite to the direction of the field` }],
          solution: `An electron has a negative charge, so it is attracted to ${plus}, the positive plate. The field goes from ${plus} to ${minus}: the force is opposite to it.`,
        },
        {
          kind: 'numeric',
          label: 'c.i',
          lead: `The current due to the beam is ${quantity(milli, 'mA', 2)}.`,
          prompt: `Calculate the charge that passes through the tube in ${quantity(minutes, 'minutes')}. Give the unit.`,
          command: 'Calculate',
          subtopic: '4.2.2',
          objective: 'AO2',
          marks: 2,
          answer: charge,
          unit: 'C',
          unitMode: 'asked',
          sigFigs: 2,
          form: 'any',
          scheme: [
            { code: 'C1', text: `*Q* = *It*, or ${show(milli / 1000, '')} × ${minutes * 60}` },
            { code: 'A1', text: show(charge, 'C') },
          ],
          solution: `The current is ${show(milli / 1000, 'A')} and the time is ${minutes} × 60 = ${quantity(minutes * 60, 's')}. *Q* = *It* = ${show(milli / 1000, '')} × ${minutes * 60} = ${show(charge, 'C')}.`,
        },
        {
          kind: 'written',
          label: 'c.ii',
          prompt: 'State the direction of the conventional current in the beam.',
          command: 'State',
          subtopic: '4.2.2',
          objective: 'AO1',
          marks: 1,
          lines: 2,
          scheme: [{ code: 'B1', text: `to the ${back}, or opposite to the movement of the electrons` }],
          modelAnswer: `The conventional current is to the ${back}. Electrons have a negative charge, so the conventional current is opposite to their movement.`,
          solution: `Conventional current has the direction in which positive charge would flow. The electrons move to the ${way}, so the current is to the ${back}.`,
        },
        {
          kind: 'choice',
          label: 'd.i',
          lead: `The plates are discharged. A uniform magnetic field is now applied ${into ? 'into' : 'out of'} the page, as shown.`,
          figure: figure(
            {
              name: 'electricity-and-magnetism/electrons-and-a-magnetic-field',
              title: 'A beam of electrons about to enter a magnetic field',
              description: `A square region holds rows of ${into ? 'crosses, for a magnetic field into the page' : 'dots, for a magnetic field out of the page'}. An arrow labelled electrons points to the ${way} and enters the region from the ${back}.`,
              height: 150,
            },
            rect(98, 12, 164, 126, 'l thin'),
            [32, 60, 90, 118]
              .flatMap(y => [118, 149, 180, 211, 242].map(x => centred(x, y, into ? '×' : '•')))
              .join(''),
            path(75),
          ),
          prompt: 'In which direction is the force on the electrons as they enter the magnetic field?',
          command: 'Determine',
          subtopic: '4.5.4',
          objective: 'AO2',
          marks: 1,
          ...inAnyOrder(
            (['top', 'bottom'] as const)
              .map(side =>
                side === force
                  ? `towards the ${side} of the page`
                  : ([
                      `towards the ${not} of the page`,
                      'You pointed the second finger along the movement of the electrons: the current is opposite to it.',
                    ] as [string, string]),
              )
              .concat([
                [
                  'into the page',
                  'You mixed up the force with the field: the force is at right angles to the field.',
                ],
                [
                  'out of the page',
                  'You mixed up the force with the field: the force is at right angles to the field.',
                ],
              ] as [string, string][]),
          ),
          scheme: [{ code: 'B1', text: `towards the ${force} of the page` }],
          solution: `Left hand: first finger ${into ? 'into' : 'out of'} the page along the field, second finger to the ${back} along the conventional current, which is opposite to the movement of the electrons. The thumb then points to the ${force} of the page.`,
        },
        {
          kind: 'written',
          label: 'd.ii',
          prompt:
            'The magnetic field is reversed and the electrons are replaced by positively charged particles that enter in the same direction. Explain what happens to the direction of the force.',
          command: 'Explain',
          subtopic: '4.5.4',
          objective: 'AO2',
          marks: 2,
          lines: 3,
          scheme: [
            { code: 'B1', text: 'the direction of the force does not change' },
            {
              code: 'B1',
              text: 'both the field and the (conventional) current are reversed; each alone would reverse the force',
            },
          ],
          modelAnswer:
            'The direction of the force stays the same. Positive particles reverse the conventional current, and the field is reversed as well. Each of the two changes reverses the force, so both together leave it unchanged.',
          solution:
            'A positive particle is a current along its movement, so the current is reversed. The field is reversed too. Two reversals of the force leave its direction as it was.',
        },
      ],
    })
  },
  verify: ({ milli, minutes }) => ({ 'c.i': (milli * minutes * 6) / 100 }),
})

export const templates = [plotting, liftingMagnet, rods, beam]
