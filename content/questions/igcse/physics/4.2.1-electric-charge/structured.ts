import { ask } from '@/lib/exams/authoring/ask'
import { inAnyOrder, pairs } from '@/lib/exams/authoring/options'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { quantity, standardForm } from '@/lib/exams/format'
import { component, terminal, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { arrow, centred, line, rect, text } from '@/lib/figures/shapes'

const { supplement, templates } = questionsOf('structured', '4.2.1', { calculator: 'needed' })

export { templates }

/** Two significant figures where they print the value in full, else three. */
const show = (value: number, unit: string) =>
  quantity(value, unit, Math.abs(Number(value.toPrecision(2)) - value) < 1e-9 * Math.abs(value) ? 2 : 3)

const RODS = [
  { rod: 'polythene', cloth: 'woollen cloth', negative: true },
  { rod: 'ebonite', cloth: 'piece of fur', negative: true },
  { rod: 'acetate', cloth: 'cotton cloth', negative: false },
  { rod: 'glass', cloth: 'silk cloth', negative: false },
] as const

supplement('rubbed-rod-and-charged-sphere', {
  facts: { difficulty: 3, checked: '2026-11-24' },
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
    return {
      stem: `A student rubs ${rod === 'acetate' || rod === 'ebonite' ? 'an' : 'a'} ${rod} rod with a ${cloth}. The rod becomes ${sign} charged.`,
      parts: {
        a: ask.written({
          prompt: `Explain, in terms of the movement of particles, how the rod becomes ${sign} charged.`,
          scheme: [
            `electrons are transferred (by friction) between the rod and the ${cloth}`,
            negative
              ? `from the ${cloth} to the rod; electrons have a negative charge`
              : `from the rod to the ${cloth}; electrons have a negative charge, so the rod is left with too few`,
          ],
          modelAnswer: negative
            ? `Friction transfers electrons from the ${cloth} to the rod. Electrons have a negative charge, so the rod, which gains electrons, becomes negatively charged.`
            : `Friction transfers electrons from the rod to the ${cloth}. Electrons have a negative charge, so the rod, which loses electrons, becomes positively charged.`,
          solution: `Only electrons move. A rod that is ${negative ? 'negative has gained' : 'positive has lost'} electrons, so they went ${negative ? 'to' : 'from'} the rod.`,
        }),
        b: ask.written({
          lead: `The charged rod is hung from an insulating thread so that it is free to turn. The ${cloth} that rubbed it is brought near one end of the rod.`,
          prompt: 'State and explain what happens to this end of the rod.',
          scheme: [
            `it is attracted by / moves towards the ${cloth}`,
            `the ${cloth} has the opposite (${negative ? 'positive' : 'negative'}) charge, and unlike charges attract`,
          ],
          modelAnswer: `It moves towards the ${cloth}, which has a ${negative ? 'positive' : 'negative'} charge. The rod is ${negative ? 'negative' : 'positive'}, and unlike charges attract.`,
          solution: `The electrons that one gains the other loses, so the ${cloth} has the opposite charge to the rod. Unlike charges attract.`,
        }),
        c: ask.written({
          prompt: `The student holds ${metal === 'aluminium' ? 'an' : 'a'} ${metal} rod in one hand and rubs it with the ${cloth}. Explain why the ${metal} rod does not stay charged.`,
          command: 'Explain',
          scheme: [
            `${metal} is a conductor, or contains free electrons`,
            'electrons flow through the rod and the student (to or from the Earth)',
          ],
          modelAnswer: `${metal.replace(/^./, each => each.toUpperCase())} is a conductor: it contains electrons that are free to move. Any charge flows away through the rod and the body of the student to the Earth.`,
          solution: `In a conductor electrons move freely. As soon as the rod gains or loses electrons, others flow through the hand until it is neutral again. The charge on ${rod} stays, because it is an insulator.`,
        }),
        d: ask.written({
          prompt:
            'There is an electric field around the charged rod. State what is meant by an *electric field*, and what is meant by its direction.',
          command: 'State',
          scheme: [
            'region in which an electric charge experiences a force',
            'direction of the force on a positive charge',
          ],
          modelAnswer:
            'An electric field is a region in which an electric charge experiences a force. The direction of the field at a point is the direction of the force on a positive charge at that point.',
          solution:
            'A field is a region where something feels a force: here an electric charge. Its direction is agreed to be that of the force on a positive charge.',
        }),
        e: ask.number({
          prompt: `A metal sphere on an insulating stand carries a charge of ${standardForm(front * 1e-8, 2)} C. It is connected to the Earth by a wire, and all of this charge flows through the wire in ${quantity(milli, 'ms')}.

Calculate the average current in the wire. Give the unit.`,
          command: 'Calculate',
          subtopic: '4.2.2',
          answer: amps,
          unit: 'A',
          unitMode: 'asked',
          scheme: [
            `C1 *I* = *Q* ÷ *t*, or ${standardForm(front * 1e-8, 2)} ÷ ${show(milli / 1000, '')}`,
            `A1 ${standardForm(amps, 2)} A`,
          ],
          solution: `The time is ${quantity(milli, 'ms')} = ${show(milli / 1000, 's')}. *I* = *Q* ÷ *t* = ${standardForm(front * 1e-8, 2)} ÷ ${show(milli / 1000, '')} = ${standardForm(amps, 2)} A.`,
        }),
      },
    }
  },
  verify: ({ front, milli }) => ({ e: (front / milli) * 1e-5 }),
})

supplement('electron-beam-between-plates', {
  facts: { difficulty: 4, checked: '2026-11-24' },
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
    return {
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
      parts: {
        a: ask.written({
          prompt:
            'Describe the pattern and the direction of the electric field lines in the gap between the plates, away from the edges.',
          scheme: [
            'straight, parallel and equally spaced lines (perpendicular to the plates)',
            `from ${plus} to ${minus}, or from the positive plate to the negative plate`,
          ],
          modelAnswer: `The field lines are straight, parallel and equally spaced. They go from ${plus}, the positive plate, to ${minus}, the negative plate.`,
          solution: `Between parallel plates with opposite charges the field is the same everywhere, so its lines are parallel and equally spaced. The direction is that of the force on a positive charge: from ${plus} to ${minus}.`,
        }),
        b: ask.written({
          prompt: 'State and explain what happens to the direction of the beam of electrons in the gap.',
          objective: 'AO2',
          scheme: [
            `the beam bends towards ${plus}`,
            'electrons are negative, so they are attracted to the positive plate / the force is opposite to the direction of the field',
          ],
          modelAnswer: `The beam bends towards ${plus}. Electrons have a negative charge, so they are attracted by the positive plate.`,
          solution: `An electron has a negative charge, so it is attracted to ${plus}, the positive plate. The field goes from ${plus} to ${minus}: the force is opposite to it.`,
        }),
        'c.i': ask.number({
          lead: `The current due to the beam is ${quantity(milli, 'mA', 2)}.`,
          prompt: `Calculate the charge that passes through the tube in ${quantity(minutes, 'minutes')}. Give the unit.`,
          subtopic: '4.2.2',
          answer: charge,
          unit: 'C',
          unitMode: 'asked',
          scheme: [
            `C1 *Q* = *It*, or ${show(milli / 1000, '')} × ${minutes * 60}`,
            `A1 ${show(charge, 'C')}`,
          ],
          solution: `The current is ${show(milli / 1000, 'A')} and the time is ${minutes} × 60 = ${quantity(minutes * 60, 's')}. *Q* = *It* = ${show(milli / 1000, '')} × ${minutes * 60} = ${show(charge, 'C')}.`,
        }),
        'c.ii': ask.written({
          prompt: 'State the direction of the conventional current in the beam.',
          subtopic: '4.2.2',
          scheme: [`to the ${back}, or opposite to the movement of the electrons`],
          modelAnswer: `The conventional current is to the ${back}. Electrons have a negative charge, so the conventional current is opposite to their movement.`,
          solution: `Conventional current has the direction in which positive charge would flow. The electrons move to the ${way}, so the current is to the ${back}.`,
        }),
        'd.i': ask.choice({
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
          scheme: [`towards the ${force} of the page`],
          solution: `Left hand: first finger ${into ? 'into' : 'out of'} the page along the field, second finger to the ${back} along the conventional current, which is opposite to the movement of the electrons. The thumb then points to the ${force} of the page.`,
          options: inAnyOrder(
            (['top', 'bottom'] as const)
              .map(side =>
                side === force
                  ? `towards the ${side} of the page`
                  : ([
                      `towards the ${not} of the page`,
                      'You pointed the second finger along the movement of the electrons: the current is opposite to it.',
                    ] as [string, string]),
              )
              .concat(
                pairs({
                  'into the page':
                    'You mixed up the force with the field: the force is at right angles to the field.',
                  'out of the page':
                    'You mixed up the force with the field: the force is at right angles to the field.',
                }) as [string, string][],
              ),
          ),
        }),
        'd.ii': ask.written({
          prompt:
            'The magnetic field is reversed and the electrons are replaced by positively charged particles that enter in the same direction. Explain what happens to the direction of the force.',
          command: 'Explain',
          subtopic: '4.5.4',
          objective: 'AO2',
          scheme: [
            'the direction of the force does not change',
            'both the field and the (conventional) current are reversed; each alone would reverse the force',
          ],
          modelAnswer:
            'The direction of the force stays the same. Positive particles reverse the conventional current, and the field is reversed as well. Each of the two changes reverses the force, so both together leave it unchanged.',
          solution:
            'A positive particle is a current along its movement, so the current is reversed. The field is reversed too. Two reversals of the force leave its direction as it was.',
        }),
      },
    }
  },
  verify: ({ milli, minutes }) => ({ 'c.i': (milli * minutes * 6) / 100 }),
})

const CONDUCTORS = ['copper', 'iron', 'aluminium', 'brass', 'silver'] as const

const INSULATORS = ['glass', 'rubber', 'dry wood', 'polythene', 'nylon'] as const

supplement('conductor-tester', {
  facts: { difficulty: 2, checked: '2026-11-24' },
  values: random => {
    const milli = random.step(120, 480, 20)
    const seconds = random.pick([20, 25, 30, 40, 50, 60])
    const [metal, insulator] = [random.sample(CONDUCTORS, 2), random.sample(INSULATORS, 2)]
    return { milli, seconds, metal, insulator, strips: random.shuffle([...metal, ...insulator]) }
  },
  make: ({
    milli,
    seconds,
    metal: [metal = 'copper', other = 'iron'],
    insulator: [insulator = 'glass', last = 'rubber'],
    strips,
  }) => {
    const charge = (milli / 1000) * seconds
    return {
      stem: 'A student uses the circuit shown to find out which materials are electrical conductors. Strips of different materials are connected between the terminals M and N.',
      figure: figure(
        {
          name: 'electricity-and-magnetism/circuit-with-a-gap',
          title: 'A circuit with a battery, a lamp and a gap between two terminals',
          description:
            'A battery and a lamp are connected in series. The loop has a gap at the bottom between two open terminals, labelled M on the left and N on the right.',
          height: 150,
        },
        component('battery', 60, 34, 180, 34),
        component('lamp', 180, 34, 300, 34),
        wire([
          [60, 34],
          [60, 110],
          [126, 110],
        ]),
        wire([
          [300, 34],
          [300, 110],
          [234, 110],
        ]),
        terminal(130, 110) + terminal(230, 110),
        text(130, 134, 'M', { anchor: 'middle', cls: 'b' }) +
          text(230, 134, 'N', { anchor: 'middle', cls: 'b' }),
      ),
      parts: {
        a: words({
          subject: 'igcse/physics',
          prompt: `The strips are made of ${strips.slice(0, 3).join(', ')} and ${strips[3]}. State the **two** materials with which the lamp is lit.`,
          command: 'State',
          asked: 2,
          answers: [{ text: metal }, { text: other }],
          reject: [insulator, last].map(text => ({ text, why: 'It is an insulator.' })),
          solution: `The metals ${metal} and ${other} are conductors: they complete the circuit and the lamp is lit. The other two, ${insulator} and ${last}, are insulators.`,
        }),
        b: ask.written({
          prompt: `Explain, in terms of electrons, why there is a current in ${metal} but not in ${insulator}.`,
          scheme: [
            `${metal} (a conductor) contains free electrons / electrons that can move through it`,
            `in ${insulator} (an insulator) the electrons are not free to move`,
          ],
          modelAnswer: `There are free electrons in ${metal}, which move through it when it is connected to the battery. In ${insulator} the electrons are held by their atoms and cannot move through the material.`,
          solution:
            'A current in a solid is a flow of electrons. Metals have free electrons; in an insulator (nearly) all electrons are bound.',
        }),
        c: ask.written({
          prompt: 'An ammeter is used to measure the current in the strip. State how it is connected.',
          command: 'State',
          subtopic: '4.2.2',
          lines: 1,
          scheme: ['in series (with the strip or the lamp)'],
          modelAnswer: 'The ammeter is connected in series with the strip.',
          solution:
            'The current to be measured must pass through the ammeter, so it is connected in series, anywhere in this single loop.',
        }),
        d: ask.number({
          prompt: `With the ${metal} strip the current is ${quantity(milli, 'mA')}. Calculate the charge that passes through the strip in ${quantity(seconds, 's')}. Give the unit.`,
          command: 'Calculate',
          subtopic: '4.2.2',
          answer: charge,
          unit: 'C',
          unitMode: 'asked',
          scheme: [`C1 *Q* = *It*, or ${show(milli / 1000, '')} × ${seconds}`, `A1 ${show(charge, 'C')}`],
          solution: `The current is ${show(milli / 1000, 'A')}. *Q* = *It* = ${show(milli / 1000, '')} × ${seconds} = ${show(charge, 'C')}.`,
        }),
      },
    }
  },
  verify: ({ milli, seconds }) => {
    let charge = 0 // mC, second by second
    for (let at = 0; at < seconds; at += 1) charge += milli
    return { d: charge / 1000 }
  },
})
