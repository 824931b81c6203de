import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { component, junction, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { CHANGE_WORDS } from '../change-words'
import { isNeat, show } from '../shared'

const { supplement, templates } = questionsOf('structured', '4.3.2', { calculator: 'needed' })

export { templates }

supplement('series-and-parallel-network', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => {
    const volts = random.pick([6, 9, 12, 18, 24])
    const [one, two] = random.pick([
      [6, 3],
      [12, 4],
      [12, 6],
      [20, 5],
      [30, 15],
      [24, 8],
      [10, 10],
      [8, 8],
      [15, 10],
      [24, 12],
    ] as const)
    const pair = (one * two) / (one + two)
    const first = random.int(2, 14)
    const total = pair + first
    const amps = volts / total
    const coulombs = random.step(20, 90, 10)
    return isNeat(amps) && isNeat(amps * first) && amps >= 0.3
      ? { volts, one, two, pair, first, total, amps, coulombs, off: random.pick(['Y', 'Z'] as const) }
      : null
  },
  make: ({ volts, one, two, pair, first, total, amps, coulombs, off }) => {
    const across = amps * first
    const energy = across * coulombs
    return {
      stem: `Three resistors X, Y and Z are connected to a battery of e.m.f. ${quantity(volts, 'V')}, as shown. The resistances of the battery and of the ammeter can be ignored.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/one-resistor-and-two-in-parallel',
          title: 'A battery, an ammeter and three resistors',
          description: `A battery, an ammeter and resistor X of ${first} ohms are in series. The wire then divides into two branches: resistor Y of ${one} ohms in the upper branch and resistor Z of ${two} ohms in the lower branch. The branches join again and lead back to the battery.`,
          height: 214,
        },
        component('battery', 30, 34, 330, 34, { label: quantity(volts, 'V') }),
        component('ammeter', 30, 34, 30, 130),
        component('resistor', 30, 130, 160, 130, { label: `X ${quantity(first, 'Ω')}` }),
        junction(160, 130),
        component('resistor', 160, 95, 300, 95, { label: `Y ${quantity(one, 'Ω')}` }),
        component('resistor', 160, 175, 300, 175, { label: `Z ${quantity(two, 'Ω')}`, side: 'right' }),
        wire([
          [160, 95],
          [160, 175],
        ]),
        wire([
          [300, 95],
          [300, 175],
        ]),
        junction(300, 130),
        wire([
          [300, 130],
          [330, 130],
          [330, 34],
        ]),
      ),
      parts: {
        a: ask.written({
          prompt: 'State what is meant by the *potential difference* (p.d.) across a resistor.',
          subtopic: '4.2.3',
          scheme: [
            judged(
              'work done by a unit charge passing through the resistor',
              `
            WORK = work/energy/joule
            UNIT = unit/per/each/every/one/1/coulomb
            reject complete/whole/entire circuit
            reject "force"
            accept WORK ... UNIT charge/coulomb
            accept WORK per/each coulomb
            accept WORK ... divide/over/by/"/"/"÷" charge
            accept charge/coulomb ... lose/transfer/give ... WORK
            accept "V=W/Q"/"V=E/Q"
            unsure WORK ... charge
            unsure WORK
            earns: the work done per unit charge passing through it
            earns: the enrgy transfered by each coulomb
            earns: energy transferred per unit charge between two points
            misses: the work done in moving unit charge around a complete circuit
            misses: the charge per second
            misses: the force pushing the electrons`,
            ),
          ],
          modelAnswer: 'The p.d. is the work done by a unit charge that passes through the resistor.',
          solution:
            'A p.d. belongs to a component and is the work done by each unit of charge that passes through it. One volt is one joule for each coulomb.',
        }),
        'b.i': ask.number({
          prompt: 'Calculate the combined resistance of Y and Z.',
          answer: pair,
          unit: 'Ω',
          scheme: [
            `C1 1 ÷ *R* = 1 ÷ *R*_{1} + 1 ÷ *R*_{2}, or 1 ÷ ${one} + 1 ÷ ${two}`,
            `A1 ${show(pair, 'Ω')}`,
          ],
          solution: `Y and Z are in parallel: $\\frac{1}{R}=\\frac{1}{${one}}+\\frac{1}{${two}}$, so *R* = (${one} × ${two}) ÷ (${one} + ${two}) = ${show(pair, 'Ω')}. It is less than each of the two.`,
        }),
        'b.ii': ask.number({
          prompt: 'Calculate the reading of the ammeter. Give the unit.',
          answer: amps,
          unit: 'A',
          unitMode: 'asked',
          follow: { from: 'b.i', formula: `${volts}/(x+${first})` },
          scheme: [
            `C1 total resistance ${plain(pair)} + ${first} = ${plain(total)} Ω`,
            `A1 ${show(amps, 'A')}`,
          ],
          solution: `X is in series with the pair: *R* = ${first} + ${plain(pair)} = ${quantity(total, 'Ω')}. *I* = *V* ÷ *R* = ${volts} ÷ ${plain(total)} = ${show(amps, 'A')}.`,
        }),
        'c.i': ask.number({
          prompt: 'Calculate the p.d. across X.',
          answer: across,
          unit: 'V',
          follow: { from: 'b.ii', formula: `x*${first}` },
          scheme: [show(across, 'V')],
          solution: `The whole current passes through X: *V* = *IR* = ${show(amps, '')} × ${first} = ${show(across, 'V')}.`,
        }),
        'c.ii': ask.number({
          prompt: `Calculate the energy transferred in X when a charge of ${quantity(coulombs, 'C')} passes through it.`,
          subtopic: '4.2.3',
          answer: energy,
          unit: 'J',
          follow: { from: 'c.i', formula: `x*${coulombs}` },
          scheme: [`C1 *W* = *VQ*, or ${show(across, '')} × ${coulombs}`, `A1 ${show(energy, 'J')}`],
          solution: `*V* = *W* ÷ *Q*, so *W* = *VQ* = ${show(across, '')} × ${coulombs} = ${show(energy, 'J')}.`,
        }),
        d: ask.written({
          prompt: `The wire to resistor ${off} breaks. Explain what happens to the reading of the ammeter.`,
          command: 'Explain',
          scheme: [
            judged(
              `the total resistance increases (only X and ${off === 'Y' ? 'Z' : 'Y'} are in the circuit)`,
              `
              ${CHANGE_WORDS}
              accept UP total/combined/overall/effective resistance
              reject resistance ...(no UP/current/so/which/reading).. DOWN
              reject resistance constant/same/unchanged
              reject DOWN in/total/combined/overall resistance
              accept resistance ...(no DOWN).. UP
              accept UP ...(no current/reading/DOWN).. resistance
              accept not parallel & resistance ... UP
              unsure resistance
              earns: the total resistance increases
              earns: the resistance of the circuit becomes larger
              earns: there is more resisstance
              misses: the total resistance decreases
              misses: the current decreases
              misses: the resistance stays the same`,
            ),
            judged(
              'the reading (current) decreases',
              `
              ${CHANGE_WORDS}
              READING = reading/current/ammeter/it/value/amp
              reject READING ...(no resistance/DOWN).. UP
              reject READING ...(no UP).. zero/0/same/constant/unchanged
              reject "no current"/"no reading"
              accept READING ...(no resistance/UP).. DOWN
              accept DOWN reading/current/amp
              earns: the reading decreases
              earns: so there is less current
              earns: the ammeter shows a smaler currant
              misses: the reading increases
              misses: it becomes zero
              misses: the reading stays the same`,
            ),
          ],
          modelAnswer: `Without ${off} there is only one path beside X instead of two. The resistance of one resistor is greater than that of the two in parallel, so the total resistance increases and the reading of the ammeter decreases.`,
          solution: `The resistance after X rises from ${show(pair, 'Ω')} to ${quantity(off === 'Y' ? two : one, 'Ω')}. With the same e.m.f. and a greater resistance the current is smaller.`,
        }),
      },
    }
  },
  verify: ({ volts, one, two, first, coulombs }) => {
    const pair = 1 / (1 / one + 1 / two)
    const share = (volts * first) / (first + pair)
    return { 'b.i': pair, 'b.ii': share / first, 'c.i': share, 'c.ii': share * coulombs }
  },
})
