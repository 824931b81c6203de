import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { component, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { show } from '../shared'
import { EMF_IS_WORK } from './points'

const { supplement, templates } = questionsOf('structured', '4.2.3', { calculator: 'needed' })

export { templates }

const MACHINES = [
  { who: 'An electric bicycle', volts: [24, 36, 48], amps: [4, 9], minutes: [10, 15, 20, 25, 30] },
  { who: 'A cordless drill', volts: [12, 14, 18], amps: [3, 8], minutes: [2, 3, 4, 5] },
  { who: 'A small drone', volts: [7.4, 11], amps: [8, 15], minutes: [5, 6, 8, 10] },
  { who: 'A robot vacuum cleaner', volts: [12, 14, 16], amps: [1.5, 3], minutes: [20, 25, 30, 40] },
  { who: 'A golf trolley', volts: [12, 24], amps: [5, 10], minutes: [20, 30, 40, 50] },
] as const

supplement('battery-and-motor', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => {
    const { who, volts, amps, minutes } = random.pick(MACHINES)
    return {
      who,
      volts: random.pick<number>(volts),
      amps: random.step(amps[0], amps[1], 0.5),
      minutes: random.pick<number>(minutes),
    }
  },
  make: ({ who, volts, amps, minutes }) => {
    const seconds = minutes * 60
    const charge = amps * seconds
    const energy = charge * volts
    return {
      stem: `${who} has an electric motor that is connected to a battery. The e.m.f. of the battery is ${quantity(volts, 'V', 2)}.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/battery-switch-and-motor',
          title: 'A battery, a switch and a motor in series',
          description: `A battery of ${volts} volts, a closed switch and a motor are connected in one loop.`,
          height: 140,
        },
        component('battery', 70, 40, 180, 40, { label: quantity(volts, 'V', 2) }),
        component('switch-closed', 180, 40, 290, 40),
        component('motor', 120, 112, 240, 112),
        wire([
          [70, 40],
          [70, 112],
          [120, 112],
        ]),
        wire([
          [290, 40],
          [290, 112],
          [240, 112],
        ]),
      ),
      parts: {
        a: ask.written({
          prompt: 'Define *electromotive force* (e.m.f.).',
          scheme: EMF_IS_WORK,
          modelAnswer:
            'The e.m.f. is the electrical work done by a source in moving a unit charge around a complete circuit.',
          solution:
            'Three things must be said: work done by a source, on a unit charge, round a complete circuit. An e.m.f. is measured in volts: it is not a force.',
        }),
        b: ask.number({
          lead: `The motor runs for ${quantity(minutes, 'minutes')}. The current in it is ${show(amps, 'A')}.`,
          prompt: 'Calculate the energy transferred by the battery in this time. Give the unit.',
          answer: energy,
          unit: 'J',
          unitMode: 'asked',
          scheme: [
            `C1 time = ${minutes} × 60 (= ${quantity(seconds, 's')})`,
            `C1 *Q* = *It*, or ${show(amps, '')} × ${seconds} (= ${quantity(charge, 'C')}), or *W* = *IVt*`,
            `C1 *W* = *EQ*, or ${quantity(volts, '', 2)} × ${plain(charge)}, or ${show(amps, '')} × ${quantity(volts, '', 2)} × ${seconds}`,
            `A1 ${show(energy, 'J')}`,
          ],
          solution: `The time in seconds is ${minutes} × 60 = ${quantity(seconds, 's')}. *Q* = *It* = ${show(amps, '')} × ${seconds} = ${quantity(charge, 'C')}. *E* = *W* ÷ *Q*, so *W* = *EQ* = ${quantity(volts, '', 2)} × ${plain(charge)} = ${show(energy, 'J')}.`,
        }),
        c: ask.written({
          prompt:
            'Compare the conventional current in the connecting wires with the flow of electrons in them. Refer to the terminals of the battery.',
          subtopic: '4.2.2',
          scheme: [
            judged(
              'conventional current is from the positive terminal to the negative terminal (round the circuit)',
              `
              PLUS = positive/+/"+ve"
              MINUS = negative/-/"−"/"–"/"-ve"
              reject current/conventional ...(no electron/PLUS).. MINUS ... to PLUS
              accept current/conventional ...(no electron/MINUS).. PLUS ... MINUS
              accept PLUS ...(no electron).. MINUS ...(no electron).. current
              accept current ...(no electron/opposite).. leaves/from PLUS
              unsure current, PLUS
              earns: conventional current flows from positive to negative
              earns: the current goes from + to - but the electrons from - to +
              earns: Conventional curent leaves the positive terminal and goes to the negative terminal
              misses: conventional current flows from negative to positive
              misses: electrons flow from negative to positive
              misses: the current flows round the circuit`,
            ),
            judged(
              'electrons flow from the negative terminal to the positive terminal, or in the opposite direction',
              `
              PLUS = positive/+/"+ve"
              MINUS = negative/-/"−"/"–"/"-ve"
              reject same direction/way
              reject electron ...(no MINUS/current/opposite).. PLUS ... MINUS
              accept electron ...(no current/PLUS).. MINUS ... PLUS
              accept opposite/reverse/other/different direction/way
              accept opposite ... current/electron
              accept MINUS ...(no current).. PLUS ...(no current).. electron
              accept electron ...(no current).. from MINUS
              accept opposite
              earns: the electrons go the opposite way
              earns: electrons flow from the negative to the positive terminal
              earns: elektrons move in the oposite direction
              misses: electrons flow from positive to negative
              misses: they flow in the same direction
              misses: electrons flow in the wires`,
            ),
          ],
          modelAnswer:
            'The conventional current in the circuit is from the positive terminal of the battery to the negative terminal. The free electrons flow in the opposite direction, from the negative terminal to the positive terminal.',
          solution:
            'Electrons have a negative charge: they leave the negative terminal. Conventional current is the direction in which positive charge would flow, so the two are opposite.',
        }),
        d: ask.written({
          prompt:
            'Describe how an ammeter and a voltmeter are connected to measure the current in the motor and the p.d. across it.',
          subtopic: '4.2.3',
          lines: 2,
          scheme: [
            judged(
              'ammeter in series with the motor',
              `
            reject ammeter ...(no voltmeter/series/not).. parallel/across
            reject series ... parallel, both
            accept ammeter ...(no voltmeter/parallel).. series
            accept series ...(no voltmeter).. ammeter
            earns: The ammeter is in series
            earns: ammeter in serise and voltmeter in parallel
            earns: connect an ammeter in series with the motor
            misses: ammeter in parallel and voltmeter in series
            misses: the ammeter is connected to the battery
            misses: voltmeter in series`,
            ),
            judged(
              'voltmeter in parallel with (across) the motor',
              `
            BOTH_ENDS = parallel/across/(either side)/(both side)/(each side)/(two side)/(both end)/(two end)
            reject voltmeter ...(no ammeter/BOTH_ENDS).. series
            accept voltmeter ...(no ammeter/series).. BOTH_ENDS
            accept BOTH_ENDS ...(no ammeter).. voltmeter
            earns: a voltmeter in parallel with the motor
            earns: the voltmeter is across the motor
            earns: the volt meter, voltmetre, is parralel to the motor
            misses: voltmeter in series
            misses: ammeter in parallel and voltmeter in series
            misses: the voltmeter is next to the ammeter`,
            ),
          ],
          modelAnswer:
            'The ammeter is connected in series with the motor. The voltmeter is connected in parallel with the motor.',
          solution:
            'The current must pass through the ammeter, so it is in series. A p.d. is between two points, so the voltmeter is connected to both sides of the motor, in parallel.',
        }),
      },
    }
  },
  verify: ({ volts, amps, minutes }) => ({
    b: volts * amps * 60 * minutes,
  }),
})
