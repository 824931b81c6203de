import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { component, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { centred, circle, line, rect, type Shape, text } from '@/lib/figures/shapes'
import { CHANGE_WORDS } from '../change-words'

const { core, templates } = questionsOf('structured', '4.4', { calculator: 'needed' })

export { templates }

const APPLIANCES = [
  { name: 'fan heater', watts: [1400, 2400], fuse: 13 },
  { name: 'iron', watts: [1400, 2400], fuse: 13 },
  { name: 'toaster', watts: [800, 1000], fuse: 5 },
  { name: 'coffee machine', watts: [800, 1000], fuse: 5 },
  { name: 'egg cooker', watts: [300, 550], fuse: 3 },
  { name: 'slow cooker', watts: [200, 400], fuse: 3 },
] as const

const FUSES = [3, 5, 13, 30] as const

const LARGER: Readonly<Record<number, number>> = { 3: 5, 5: 13, 13: 30 }

const [LIVE, NEUTRAL, EARTH] = [46, 122, 184]
const [FUSE, SWITCH] = [92, 168]

const SHOCK = `
  BODY = person/body/user/them/him/her/you/hand/someone/people/human
  reject not shock/electrocute
  accept shock/electrocute/electrocution/kill/fatal/fire
  accept current/electricity/charge ... through/into/pass/to/in ... BODY
  unsure hurt/injure/harm/die/burn
  earns: the person could get an electric shock
  earns: a current may pass through the body
  earns: you could be electricuted, an electric shok
  misses: it is dangerous
  misses: the wire is bare
  misses: the fuse melts`

/** Three terminals of the mains and an appliance; each of two wires has two empty boxes. */
function mains(): Shape {
  const row = (y: number) =>
    wire([
      [44, y],
      [FUSE - 22, y],
    ]) +
    wire([
      [FUSE + 22, y],
      [SWITCH - 22, y],
    ]) +
    wire([
      [SWITCH + 22, y],
      [290, y],
    ]) +
    rect(FUSE - 22, y - 14, 44, 28, 'l sheet') +
    rect(SWITCH - 22, y - 14, 44, 28, 'l sheet')
  return (
    rect(226, 14, 124, 188, 'l thick') +
    row(LIVE) +
    row(NEUTRAL) +
    component('heater', 290, LIVE, 290, NEUTRAL) +
    [LIVE, NEUTRAL, EARTH].map(y => circle(40, y, 4, 'p')).join('') +
    text(FUSE, 20, 'fuse?', { anchor: 'middle', cls: 's' }) +
    text(SWITCH, 20, 'switch?', { anchor: 'middle', cls: 's' }) +
    text(8, LIVE - 12, 'live', { cls: 's' }) +
    text(8, NEUTRAL - 12, 'neutral', { cls: 's' }) +
    text(8, EARTH - 12, 'earth', { cls: 's' }) +
    text(288, 174, 'metal\ncase', { anchor: 'middle', cls: 's' })
  )
}

core('wiring-of-an-appliance', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const { name, watts, fuse } = random.pick(APPLIANCES)
    const power = random.step(watts[0], watts[1], 50)
    const volts = random.pick([220, 230, 240])
    const amps = power / volts
    return amps < fuse - 0.15 && (fuse === 3 || amps > (fuse === 5 ? 3.2 : 5.2))
      ? { name, fuse, power, volts, amps, damp: random.chance(0.5) }
      : null
  },
  make: ({ name, fuse, power, volts, amps, damp }) => {
    const article = /^[aeiou]/.test(name) ? 'An' : 'A'
    const larger = LARGER[fuse] ?? 30
    const facts = {
      name: 'electricity-and-magnetism/unfinished-mains-circuit',
      title: 'An unfinished circuit diagram of a mains appliance',
      description:
        'On the left, three terminals of the mains one below the other: live, neutral and earth. The live wire and the neutral wire lead to the two ends of a heater inside a metal case. The live wire and the neutral wire have two empty boxes each, one on the left for a fuse and one on the right for a switch. The case reaches down to the level of the earth terminal. Nothing is connected to the earth terminal.',
      height: 214,
    }
    const given = mains()
    return {
      stem: `${article} ${name} has a heating element in a metal case. It is labelled “${volts}\u00a0V, ${plain(power)}\u00a0W”.`,
      parts: {
        a: ask.draw({
          prompt: `The circuit diagram of the ${name} is not finished. The fuse is in one of the two boxes on the left, the switch in one of the two boxes on the right. Put the labels into the correct boxes. Draw the earth wire as one straight line.`,
          command: 'Complete',
          figure: figure(facts, given),
          tools: ['label', 'line'],
          labels: [
            { id: 'fuse', text: 'fuse' },
            { id: 'switch', text: 'switch' },
          ],
          checks: [
            { label: 'fuse', in: { at: [FUSE, LIVE], within: 30 } },
            { label: 'switch', in: { at: [SWITCH, LIVE], within: 30 } },
            {
              as: 'line',
              passes: [
                { at: [60, EARTH], within: 8 },
                { at: [210, EARTH - 8], within: 24 },
              ],
            },
          ],
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description:
                'The fuse and the switch are in the two boxes of the live wire. A straight line joins the earth terminal to the metal case.',
            },
            given,
            centred(FUSE, LIVE, 'fuse', 's') + centred(SWITCH, LIVE, 'switch', 's'),
            line(44, EARTH, 226, EARTH, 'g'),
          ),
          scheme: [
            'fuse in the live wire',
            'switch in the live wire',
            'line from the earth terminal to the metal case',
          ],
          solution:
            'Fuse and switch are in the live wire, so that no part of the appliance is live when the fuse has melted or the switch is open. The earth wire is joined to the metal case, not to the heater.',
        }),
        'b.i': ask.number({
          prompt: `Calculate the current in the ${name} when it works normally.`,
          subtopic: '4.2.5',
          answer: amps,
          unit: 'A',
          scheme: [
            `C1 power = current × p.d., or ${plain(power)} ÷ ${volts}`,
            `A1 ${quantity(amps, 'A', 2)}`,
          ],
          solution: `*P* = *IV*, so *I* = *P* ÷ *V* = ${plain(power)} ÷ ${volts} = ${quantity(amps, 'A', 2)}.`,
        }),
        'b.ii': ask.number({
          prompt: `Fuses are available with ratings of ${FUSES.slice(0, 3)
            .map(each => `${each} A`)
            .join(', ')} and ${FUSES[3]} A. State the rating of the most suitable fuse.`,
          command: 'State',
          objective: 'AO2',
          answer: fuse,
          unit: 'A',
          sigFigs: 1,
          scheme: [`${fuse} A`],
          solution: `The rating must be just above the normal current of ${quantity(amps, 'A', 2)}: ${fuse} A.`,
        }),
        'b.iii': ask.written({
          prompt: `State why a fuse with a rating of ${larger} A is not suitable.`,
          lines: 2,
          scheme: [
            judged(
              'it does not melt although the current is too large (so the cable or the appliance may overheat)',
              `
              ${CHANGE_WORDS}
              MELT = melt/blow/break/brake/burn/trip/blew/pop/cut/disconnect/stop
              BIG = large/high/big/huge/great/strong/excess/excessive/extra/much/dangerous/UP
              accept not MELT
              accept current ... BIG ... before/until/"without"/yet | BIG ... current ... before/until/"without"/yet
              accept only MELT ... BIG
              accept MELT ... late/slow/after
              accept long/late ... MELT
              reject fuse/it ... MELT, without overheat/fire/damage/hot/allow/let/heat
              reject MELT, without overheat/fire/damage/hot/allow/let/heat
              accept allow/let/carry ... BIG/more current | BIG/more current ... flow/pass/through/go/allow
              accept allow/let/carry current ... BIG
              accept overheat/fire/damage/(get hot)/(too hot)
              accept not protect
              unsure fuse/it not work
              unsure current ... BIG | BIG current
              earns: it would not melt when the current is too large
              earns: too large a current could flow through it
              earns: the cable could overheet
              misses: the fuse would melt at once
              misses: the normal current is smaller
              misses: it is too expensive`,
            ),
          ],
          modelAnswer: 'It would not melt when the current is too large, so the cable could overheat.',
          solution: `With a fault the current could be much larger than ${quantity(amps, 'A', 2)} and still less than ${larger} A. The fuse would not melt, and the cable or the ${name} could overheat.`,
        }),
        c: ask.written({
          lead: 'A trip switch can be used in place of a fuse.',
          prompt: 'State what a trip switch does when the current is too large.',
          lines: 1,
          scheme: [
            judged(
              'it opens / breaks the circuit / switches off the current',
              `
              OFF = off/open/break/cut/disconnect/stop/interrupt/isolate/shut
              THING = circuit/current/supply/power/electricity/appliance/mains/live/flow/it
              reject melt/blow/burn
              reject not open/break/cut/disconnect/stop
              accept OFF ... THING | THING ... OFF
              accept open/opens/disconnect/off
              accept no current | not current/flow
              unsure it trips/breaks/stops
              earns: it opens the circuit
              earns: it cuts off the current
              earns: it switches of the circut, it disconects it
              misses: it melts
              misses: it becomes hot because the current is large
              misses: it makes the current smaller`,
            ),
          ],
          modelAnswer: 'It opens and so breaks the circuit.',
          solution:
            'Too large a current makes a trip switch open. The circuit is broken, and nothing has to melt.',
        }),
        d: ask.written({
          prompt: damp
            ? `Explain why it is dangerous to touch the ${name} with wet hands.`
            : `The cable of the ${name} is old and part of its insulation has come off. Explain why this is dangerous.`,
          command: 'Explain',
          scheme: damp
            ? [
                judged(
                  'water (that is not pure) conducts electricity',
                  `
                  WET = water/wet/damp/moisture/liquid/it/hand
                  reject WET ... not conduct
                  reject WET insulator
                  accept WET ... conduct/conductor/conductive
                  accept conduct ... WET
                  accept WET ... low/less/lower/reduce/decrease ... resistance | low/less/lower ... resistance ... WET
                  accept current/"electricity"/charge ... through/along/via water
                  unsure conduct
                  earns: water conducts electricity
                  earns: the water is a good conductor
                  earns: watter is a conducter
                  misses: a person could get a shock
                  misses: wet hands are slippery
                  misses: water is an insulator`,
                ),
                judged('a current may pass through the person (electric shock)', SHOCK),
              ]
            : [
                judged(
                  'a person may touch the bare / live wire (or bare wires may touch each other)',
                  `
                  WIRE = wire/cable/live/copper/metal/conductor/inside/it
                  BARE = bare/expose/uncovered/naked/live/uninsulated
                  reject not touch/expose
                  accept touch/contact/hold/reach ... WIRE
                  accept WIRE ... touch/expose/bare/uncovered/naked/visible
                  accept BARE WIRE
                  accept (short circuit)
                  unsure touch/expose/contact
                  earns: someone could touch the live wire
                  earns: the wire inside is exposed
                  earns: a person may tuoch the bare wire
                  misses: the insulation is old
                  misses: somebody could get a shock
                  misses: the cable is too long`,
                ),
                judged('a current may pass through the person (electric shock), or a fire may start', SHOCK),
              ],
          modelAnswer: damp
            ? 'Water conducts electricity. A current could pass through the person, who would get an electric shock.'
            : 'A person could touch the bare live wire and get an electric shock.',
          solution: damp
            ? 'Water from the tap conducts. If it gets to a live part, a current can pass through the water and the hand to the ground.'
            : 'Insulation keeps the wires apart from each other and from people. Where it has come off, the live wire can be touched, or the wires can touch each other and start a fire.',
        }),
      },
    }
  },
  verify: ({ power, volts }) => ({
    'b.i': 1 / (volts / power),
    'b.ii': [3, 5, 13, 30].find(each => each * volts > power) ?? Number.NaN,
  }),
})
