import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { inAnyOrder, pairs } from '@/lib/exams/authoring/options'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { quantity, standardForm } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { arrow, centred, line, rect, text } from '@/lib/figures/shapes'
import { CHANGE_WORDS } from '../change-words'
import { rubbedRod } from './points'

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
        a: rubbedRod({ rod, cloth, negative }),
        b: ask.written({
          lead: `The charged rod is hung from an insulating thread so that it is free to turn. The ${cloth} that rubbed it is brought near one end of the rod.`,
          prompt: 'State and explain what happens to this end of the rod.',
          scheme: [
            judged(
              `it is attracted by / moves towards the ${cloth}`,
              `
              CLOTH = cloth/fur/wool/woollen/cotton/silk/it
              reject not attract/move/turn
              reject repel/away, without attract/towards/toward
              accept attract
              accept move/turn/swing/go/rotate/come/pull/deflect/bend, towards/toward/to/closer/near
              earns: it moves towards the cloth
              earns: the end is attrackted
              earns: the rod turns to the ${cloth}
              misses: it is repelled by the cloth
              misses: it moves away
              misses: it is not attracted`,
            ),
            judged(
              `the ${cloth} has the opposite (${negative ? 'positive' : 'negative'}) charge, and unlike charges attract`,
              `
              CLOTH = cloth/fur/wool/woollen/cotton/silk/it
              OPPOSITE = opposite/unlike/different/opposing/oppositely/"not the same"
              CHARGE = charge/sign/pole
              reject like/same/similar CHARGE ...(no unlike/opposite/repel/different/and).. attract
              reject OPPOSITE CHARGE ...(no like/same/similar/attract).. repel
              reject cloth/fur/silk ${negative ? 'negative' : 'positive'}, without rod
              accept OPPOSITE CHARGE
              accept CHARGE ... OPPOSITE
              accept OPPOSITE attract
              accept positive ... attract ... negative
              accept negative ... attract ... positive
              accept CLOTH ${negative ? 'positive' : 'negative'} ... rod ... ${negative ? 'negative' : 'positive'}
              accept rod ... ${negative ? 'negative' : 'positive'} ... CLOTH ... ${negative ? 'positive' : 'negative'}
              unsure CLOTH ... ${negative ? 'positive' : 'negative'}
              earns: opposite charges attract
              earns: because the cloth has the oposite charge to the rod
              earns: the cloth is ${negative ? 'positive' : 'negative'} and the rod is ${negative ? 'negative' : 'positive'}
              misses: like charges attract
              misses: they have the same charge
              misses: opposite charges repel`,
            ),
          ],
          modelAnswer: `It moves towards the ${cloth}, which has a ${negative ? 'positive' : 'negative'} charge. The rod is ${negative ? 'negative' : 'positive'}, and unlike charges attract.`,
          solution: `The electrons that one gains the other loses, so the ${cloth} has the opposite charge to the rod. Unlike charges attract.`,
        }),
        c: ask.written({
          prompt: `The student holds ${metal === 'aluminium' ? 'an' : 'a'} ${metal} rod in one hand and rubs it with the ${cloth}. Explain why the ${metal} rod does not stay charged.`,
          command: 'Explain',
          scheme: [
            judged(
              `${metal} is a conductor, or contains free electrons`,
              `
              FREE = free/delocalised/delocalized/mobile/loose
              reject ${metal}/metal/it, insulator
              reject not conduct/conductor
              accept ${metal}/metal/it/rod, conduct/conductor/conductive
              accept FREE electron
              accept electron ... FREE
              unsure conduct/conductor
              earns: ${metal} is a good conductor
              earns: because it has free electrons
              earns: metals conduckt electricity
              misses: ${metal} is an insulator
              misses: ${metal} is not a conductor
              misses: the cloth does not rub it enough`,
            ),
            judged(
              'electrons flow through the rod and the student (to or from the Earth)',
              `
              CHARGE = electron/charge/they/electricity/current/it
              FLOW = flow/move/go/pass/travel/escape/leak/conduct/lose/transfer/run/leave/discharge/come
              BODY = hand/body/student/person/ground/earth/him/her/human/floor/holder/people/them
              reject proton FLOW
              reject not FLOW
              accept CHARGE, FLOW, BODY
              accept earth/ground/discharge, BODY
              accept earthed/grounded
              unsure CHARGE ... FLOW away/off/out/through
              earns: the electrons flow through the student to the ground
              earns: Charge escapes through his hand
              earns: it is earthed by the studnet
              misses: the electrons stay in the rod
              misses: protons flow to the earth
              misses: metal is a conductor`,
            ),
          ],
          modelAnswer: `${metal.replace(/^./, each => each.toUpperCase())} is a conductor: it contains electrons that are free to move. Any charge flows away through the rod and the body of the student to the Earth.`,
          solution: `In a conductor electrons move freely. As soon as the rod gains or loses electrons, others flow through the hand until it is neutral again. The charge on ${rod} stays, because it is an insulator.`,
        }),
        d: ask.written({
          prompt:
            'There is an electric field around the charged rod. State what is meant by an *electric field*, and what is meant by its direction.',
          command: 'State',
          scheme: [
            judged(
              'region in which an electric charge experiences a force',
              `
              PLACE = region/area/space/place/where/zone/around
              FORCE = force/attract/repel/pull/push
              CHARGE = charge/electron/proton
              reject magnet/pole/mass
              accept PLACE ... CHARGE ... FORCE
              accept PLACE ... FORCE ... CHARGE
              unsure PLACE, FORCE
              unsure FORCE, CHARGE
              earns: A region where a charge experiences a force
              earns: the area around a charge in which another charge feels a forse
              earns: space where charged particles are attracted or repelled
              misses: region where a magnetic pole feels a force
              misses: an area with electricity
              misses: the lines near a charge`,
            ),
            judged(
              'direction of the force on a positive charge',
              `
              FORCE = force/move/push/go/travel/act/pull/accelerate
              WAY = direction/way/where/path
              reject WAY ... FORCE ... on/of negative/electron, without positive
              accept direction/way/path ...(no from).. FORCE ... positive
              accept WAY ... positive ... FORCE
              accept positive charge/particle/proton ... FORCE ... direction
              unsure positive ... negative
              earns: its direction is the direction of the force on a positive charge
              earns: the way that a positive charge would move
              earns: direction in which a positve charge is pushed
              misses: the direction of the force on a negative charge
              misses: the direction of the force on an electron
              misses: a region with a force on a charge`,
            ),
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
            judged(
              'straight, parallel and equally spaced lines (perpendicular to the plates)',
              `
              reject parallel to/with/along plate
              reject curve/circle/circular/concentric, without edge/end/away
              reject not parallel
              accept parallel
              accept uniform
              unsure straight
              unsure equal/even/same/constant, space/apart/distance/gap
              earns: straight parallel lines
              earns: the lines are paralel and evenly spaced
              earns: it is a uniform field
              misses: the lines are parallel to the plates
              misses: curved lines
              misses: the lines cross the gap`,
            ),
            judged(
              `from ${plus} to ${minus}, or from the positive plate to the negative plate`,
              `
              PLUS = ${plus}/positive/+/"+ve"
              MINUS = ${minus}/negative/-/"−"/"–"/"-ve"
              reject from MINUS ... to PLUS
              reject MINUS to/towards/toward/into PLUS
              reject ${topPositive ? 'upwards/upward/up' : 'downwards/downward/down'}
              accept from PLUS ... MINUS
              accept PLUS ... to/towards/toward/into/until MINUS
              accept away PLUS
              accept towards/toward MINUS
              accept ${topPositive ? 'downwards/downward/down' : 'upwards/upward/up'}
              accept ${topPositive ? 'top ... to bottom' : 'bottom ... to top'}
              unsure PLUS, MINUS
              earns: from positive to negative
              earns: they go from ${plus} to ${minus}
              earns: from the positve plate towards the negitive plate
              misses: from negative to positive
              misses: from ${minus} to ${plus}
              misses: the lines are parallel`,
            ),
          ],
          modelAnswer: `The field lines are straight, parallel and equally spaced. They go from ${plus}, the positive plate, to ${minus}, the negative plate.`,
          solution: `Between parallel plates with opposite charges the field is the same everywhere, so its lines are parallel and equally spaced. The direction is that of the force on a positive charge: from ${plus} to ${minus}.`,
        }),
        b: ask.written({
          prompt: 'State and explain what happens to the direction of the beam of electrons in the gap.',
          objective: 'AO2',
          scheme: [
            judged(
              `the beam bends towards ${plus}`,
              `
              PLUS = ${plus}/positive/${topPositive ? 'top/upper' : 'bottom/lower'}
              MINUS = ${minus}/negative/${topPositive ? 'bottom/lower' : 'top/upper'}
              reject towards/toward/to MINUS, without PLUS
              reject bend/deflect/move/go/curve ${topPositive ? 'down/downwards/downward' : 'up/upwards/upward'}
              reject (not bend/deflect) | straight
              reject attract ... MINUS plate, without PLUS
              accept towards/toward/to PLUS
              accept attract/pull ... PLUS
              accept bend/deflect/move/go/curve/turn/travel/pull ${topPositive ? 'up/upwards/upward' : 'down/downwards/downward'}
              accept closer/near PLUS
              earns: it is deflected towards ${plus}
              earns: The beam curves to the positive plate
              earns: the electrons are atracted to plate ${plus}
              misses: it bends towards ${minus}
              misses: it is attracted to the negative plate
              misses: it goes straight on`,
            ),
            judged(
              'electrons are negative, so they are attracted to the positive plate / the force is opposite to the direction of the field',
              `
              NEGATIVE = negative/-/"−"/"-ve"
              reject "electrons are positive"/"electrons are positively"/"electron is positive"/"they are positive"
              reject attract/pull ...(no positive/opposite/unlike).. negative plate
              reject like charges attract, without unlike
              accept electron/they/beam/charge/it, NEGATIVE & attract/pull/opposite/unlike/positive
              accept attract/pull ... positive
              accept positive ... attract/pull
              accept opposite/unlike/different charge ... attract
              accept force ... opposite ... field
              accept repel ... negative
              unsure NEGATIVE
              earns: electrons are negative so they go to the positive plate
              earns: because opposite charges attract
              earns: electrons have a negitive charge and are attracted to the positive one
              misses: electrons are positive
              misses: the field pushes them
              misses: they are attracted to the negative plate`,
            ),
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
          scheme: [
            judged(
              `to the ${back}, or opposite to the movement of the electrons`,
              `
            reject same direction/way
            reject from ${back} to ${way}
            reject current/it ...(no opposite/electron/${back}).. ${way}
            accept from ${way} to ${back}
            accept ${back}
            accept opposite/reverse/against/backward ... electron/beam/move/motion/flow/direction
            accept from positive to negative
            unsure opposite
            earns: to the ${back}
            earns: from ${way} to ${back}
            earns: opposit to the elecrons
            misses: to the ${way}
            misses: from ${back} to ${way}
            misses: the same direction as the electrons`,
            ),
          ],
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
            judged(
              'the direction of the force does not change',
              `
              ${CHANGE_WORDS}
              reject force/direction REVERSE, without SAME/twice/both/each
              accept SAME
              accept twice/back/original
              earns: it stays the same
              earns: the direction doesn't change
              earns: the force is in the same direktion
              misses: the force is reversed
              misses: the force is in the opposite direction
              misses: it gets stronger`,
            ),
            judged(
              'both the field and the (conventional) current are reversed; each alone would reverse the force',
              `
              ${CHANGE_WORDS}
              accept both ... REVERSE/change
              accept REVERSE/change ... both
              accept field, REVERSE/change & current/charge/particle, REVERSE/change/positive/opposite
              accept twice
              accept two/double REVERSE/change
              accept cancel
              unsure field ... REVERSE
              unsure current ... REVERSE
              earns: because both the current and the field are reversed
              earns: the field and the charge are both opositte
              earns: reversing it twice gives the same direction
              misses: the particles are positive
              misses: the force stays the same
              misses: the field is stronger`,
            ),
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
