import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { transformer, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { arrow, centred, rect, text } from '@/lib/figures/shapes'
import { CHANGE_WORDS } from '../change-words'
import { isNeat, show } from '../shared'

const { supplement, templates } = questionsOf('structured', '4.5.6', { calculator: 'needed' })

export { templates }

const SUPPLIES = [
  { use: 'A doorbell', volts: [240, 12], amps: [0.4, 2] },
  { use: 'A phone charger', volts: [240, 5], amps: [0.6, 3] },
  { use: 'A model railway', volts: [240, 16], amps: [0.5, 2.5] },
  { use: 'A garden lamp', volts: [220, 11], amps: [1, 4] },
  { use: 'A laptop charger', volts: [240, 20], amps: [1.2, 4.8] },
  { use: 'A small heating pad', volts: [120, 24], amps: [0.5, 2] },
] as const

supplement('step-down-transformer', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => {
    const { use, volts, amps } = random.pick(SUPPLIES)
    const [high, low] = volts
    const ratio = high / low
    const turns = random.step(20, 120, 5)
    const out = random.step(amps[0], amps[1], 0.1)
    return {
      use,
      high,
      low,
      primary: ratio * turns,
      turns,
      out,
      into: out / ratio,
      verb: random.pick(['uses', 'works with']),
    }
  },
  make: ({ use, high, low, primary, turns, out, into, verb }) => ({
    stem: `${use} ${verb} a transformer. Its primary coil has ${plain(primary)} turns and is connected to a ${quantity(high, 'V')} a.c. supply. The p.d. across its secondary coil is ${quantity(low, 'V')}.`,
    figure: figure(
      {
        name: 'electricity-and-magnetism/transformer-of-an-appliance',
        title: 'A transformer',
        description: `Two coils on a closed core: the primary coil of ${primary} turns on the left, connected to a supply of ${high} volts, and the secondary coil on the right. Not all of the turns are drawn.`,
        height: 150,
      },
      transformer(120, 20, [9, 4]),
      text(106, 60, `primary coil\n${plain(primary)} turns\n${high} V a.c.`, { anchor: 'end', cls: 's' }),
      text(254, 60, `secondary coil\n${low} V`, { cls: 's' }),
    ),
    parts: {
      a: ask.number({
        prompt: 'Calculate the number of turns on the secondary coil.',
        answer: turns,
        sigFigs: 3,
        scheme: [
          `C1 *V*_{p} ÷ *V*_{s} = *N*_{p} ÷ *N*_{s}, or ${plain(primary)} × ${low} ÷ ${high}`,
          `A1 ${turns} turns`,
        ],
        solution: `*V*_{p} ÷ *V*_{s} = *N*_{p} ÷ *N*_{s}, so *N*_{s} = *N*_{p} × *V*_{s} ÷ *V*_{p} = ${plain(primary)} × ${low} ÷ ${high} = ${turns}.`,
      }),
      b: ask.written({
        prompt:
          'Explain how the alternating p.d. across the primary coil causes a p.d. across the secondary coil.',
        lines: 5,
        scheme: [
          judged(
            'the alternating current in the primary coil produces a changing / alternating magnetic field',
            `
            CHANGE = change/alternate/vary/reverse/fluctuate
            reject constant/steady/fixed ... field/flux, without CHANGE
            reject not CHANGE ... field
            accept CHANGE ... field/flux
            accept field/flux ... CHANGE
            unsure field/flux
            earns: the primary coil makes a changing magnetic field
            earns: alternating current creates an altenating magnetic field
            earns: the magnetic field keeps changing direction
            misses: the current flows into the secondary coil
            misses: it makes a constant magnetic field
            misses: an e.m.f. is induced in the secondary coil`,
          ),
          judged(
            'in the (soft-iron) core, which links it to the secondary coil',
            `
            FIELD = field/flux/line/magnetism/it/which/this
            reject current/electricity/electron/charge ...(no FIELD).. through/along/by core
            reject core ... carry/conduct/pass/transfer ...(no FIELD).. current/electricity
            accept core ... secondary/link/carry/transfer/guide/concentrate/magnetise/magnetised/pass/direct/strengthen
            accept FIELD ... core
            accept core ... field/flux
            accept field/flux ... through/link/pass/reach/cut/in ... secondary
            unsure core
            earns: the core carries the field to the secondary coil
            earns: the field passes through the iron core
            earns: the soft iron core links the feild with the secondry coil
            misses: the current flows through the core
            misses: a voltage is induced
            misses: the primary coil has more turns`,
          ),
          judged(
            'the changing field induces an (alternating) e.m.f. in the secondary coil',
            `
            EMF = emf/voltage/current/"pd"/(potential difference)/(electromotive force)
            SECOND = secondary/second/output
            accept induce ... SECOND
            accept SECOND ... induce
            accept induce & SECOND
            accept EMF, generate/produce/create, SECOND
            unsure induce/induction
            earns: this induces an e.m.f. in the secondary coil
            earns: a voltage is induced in the second coil
            earns: the changing field enduces a voltege in the secondary
            misses: the primary coil has a changing field
            misses: the secondary coil has a field
            misses: the secondary coil has fewer turns`,
          ),
        ],
        modelAnswer:
          'There is an alternating current in the primary coil, which produces a changing magnetic field. The soft-iron core carries this field to the secondary coil. The changing field through the secondary coil induces an alternating e.m.f. in it.',
        solution:
          'Three steps: alternating current gives a changing field; the core carries the field to the secondary coil; the changing field induces an e.m.f. there. A steady current would give no e.m.f.',
      }),
      c: ask.number({
        prompt: `The transformer is 100% efficient. The current in the secondary coil is ${show(out, 'A')}. Calculate the current in the primary coil. Give the unit.`,
        command: 'Calculate',
        answer: into,
        unit: 'A',
        unitMode: 'asked',
        scheme: [
          `C1 *I*_{p}*V*_{p} = *I*_{s}*V*_{s}, or ${show(out, '')} × ${low} ÷ ${high}`,
          `A1 ${quantity(into, 'A', 2)}`,
        ],
        solution: `Without loss the power in both coils is the same: *I*_{p}*V*_{p} = *I*_{s}*V*_{s}. *I*_{p} = ${show(out, '')} × ${low} ÷ ${high} = ${quantity(into, 'A', 2)}.`,
      }),
    },
  }),
  verify: ({ high, low, primary, out }) => ({ a: primary / (high / low), c: (out * low) / high }),
})

const STATIONS = [
  'A wind farm',
  'A solar power station',
  'A hydroelectric power station',
  'A geothermal power station',
] as const

supplement('loss-in-transmission-cables', {
  facts: { difficulty: 4, checked: '2026-11-24' },
  values: random => {
    const kilovolts = random.pick([20, 25, 40, 50, 80, 100])
    const amps = random.step(20, 90, 5)
    const ohms = random.step(1, 6, 0.5)
    const megawatts = (kilovolts * amps) / 1000
    const loss = amps ** 2 * ohms
    return isNeat(megawatts) && loss < megawatts * 1e5
      ? {
          kilovolts,
          amps,
          ohms,
          megawatts,
          loss,
          who: random.pick(STATIONS),
          generated: random.pick([1, 2, 5, 10]),
          stationFirst: random.chance(0.5),
        }
      : null
  },
  make: ({ kilovolts, amps, ohms, megawatts, loss, who, generated, stationFirst }) => {
    return {
      stem: `${who} supplies a distant town, as shown. The electrical power that enters the cables is ${show(megawatts, 'MW')} at a voltage of ${quantity(kilovolts, 'kV')}.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/from-a-station-to-a-town',
          title: 'Transmission of electricity from a power station to a town',
          description: `A chain of boxes from left to right: a power station at ${generated} kilovolts, a transformer, two long cables at ${kilovolts} kilovolts, another transformer and a town at 230 volts.`,
          height: 104,
        },
        rect(4, 36, 62, 44, 'l sheet') + centred(35, 58, 'power\nstation', 's'),
        arrow(66, 58, 98, 58),
        rect(98, 36, 44, 44, 'l w') + centred(120, 58, 'trans-\nformer', 's'),
        wire([
          [142, 50],
          [220, 50],
        ]) +
          wire([
            [142, 66],
            [220, 66],
          ]),
        text(181, 92, 'cables', { anchor: 'middle', cls: 's' }),
        rect(220, 36, 44, 44, 'l w') + centred(242, 58, 'trans-\nformer', 's'),
        arrow(264, 58, 298, 58),
        rect(298, 36, 58, 44, 'l sheet') + centred(327, 58, 'town', 's'),
        text(82, 24, quantity(generated, 'kV'), { anchor: 'middle', cls: 'tp' }),
        text(181, 24, quantity(kilovolts, 'kV'), { anchor: 'middle', cls: 'tp' }),
        text(281, 24, quantity(230, 'V'), { anchor: 'middle', cls: 'tp' }),
      ),
      parts: {
        a: ask.written({
          prompt: `State which coil of the transformer ${stationFirst ? 'at the power station' : 'near the town'} has more turns, and explain your answer.`,
          command: 'State',
          scheme: [
            judged(
              `the ${stationFirst ? 'secondary' : 'primary'} coil`,
              `
              THIS = ${stationFirst ? 'secondary/second/output' : 'primary/first/input'}
              OTHER = ${stationFirst ? 'primary/first/input' : 'secondary/second/output'}
              reject OTHER coil/one has/have more
              reject THIS ...(no OTHER/than).. less/fewer
              accept THIS ...(no OTHER/less/fewer).. more/greater/larger/most/high
              accept THIS, without OTHER
              accept OTHER ... less/fewer
              reject OTHER, without THIS
              unsure THIS
              earns: the ${stationFirst ? 'secondary' : 'primary'} coil
              earns: the ${stationFirst ? 'secondary coil has more turns than the primary coil' : 'primary coil has more turns than the secondary coil'}
              earns: the ${stationFirst ? 'secondry' : 'primery'} coil
              misses: the ${stationFirst ? 'primary' : 'secondary'} coil
              misses: the ${stationFirst ? 'primary coil has more turns' : 'secondary coil has more turns'}
              misses: both have the same`,
            ),
            judged(
              stationFirst
                ? 'the voltage increases / it is a step-up transformer'
                : 'the voltage decreases / it is a step-down transformer',
              `
              ${CHANGE_WORDS}
              THIS = ${stationFirst ? 'UP' : 'DOWN'}
              OTHER = ${stationFirst ? 'DOWN' : 'UP'}
              VOLTS = voltage/volt/"pd"/emf/(potential difference)
              reject step ${stationFirst ? 'down' : 'up'}
              reject VOLTS ...(no THIS/current).. OTHER, without step ${stationFirst ? 'up' : 'down'}
              accept step/steps ${stationFirst ? 'up' : 'down'}
              accept stepped/step ... ${stationFirst ? 'up' : 'down'}
              accept VOLTS ...(no OTHER).. THIS
              accept THIS ...(no OTHER/turn/coil/current).. VOLTS
              unsure THIS, VOLTS
              earns: because the voltage ${stationFirst ? 'increases' : 'decreases'}
              earns: it is a step-${stationFirst ? 'up' : 'down'} transformer
              earns: it ${stationFirst ? 'incrases the voltege' : 'redduces the voltege'}
              misses: the voltage ${stationFirst ? 'decreases' : 'increases'}
              misses: it is a step-${stationFirst ? 'down' : 'up'} transformer
              misses: it has more turns`,
            ),
          ],
          modelAnswer: stationFirst
            ? 'The secondary coil has more turns, because the transformer increases the voltage.'
            : 'The primary coil has more turns, because the transformer decreases the voltage.',
          solution: `The voltage rises from ${quantity(generated, 'kV')} to ${quantity(kilovolts, 'kV')} at the power station and falls to ${quantity(230, 'V')} near the town. The coil with the higher voltage has more turns.`,
        }),
        b: ask.number({
          prompt: `The total resistance of the cables is ${show(ohms, 'Ω')}. Calculate the power loss in the cables. Give the unit.`,
          command: 'Calculate',
          answer: loss,
          unit: 'W',
          unitMode: 'asked',
          scheme: [
            `C1 *I* = *P* ÷ *V*, or ${plain(megawatts * 1e6)} ÷ ${plain(kilovolts * 1000)}`,
            `C1 ${quantity(amps, 'A')}`,
            `C1 *P* = *I*^{2}*R*, or ${amps}^{2} × ${show(ohms, '')}`,
            `A1 ${show(loss, 'W')}`,
          ],
          solution: `The power is ${plain(megawatts * 1e6)} W and the voltage ${plain(kilovolts * 1000)} V, so the current is *I* = *P* ÷ *V* = ${quantity(amps, 'A')}. The loss is *P* = *I*^{2}*R* = ${amps}^{2} × ${show(ohms, '')} = ${show(loss, 'W')}. Only the current in the cables counts, not the voltage of ${quantity(kilovolts, 'kV')}.`,
        }),
        c: ask.written({
          prompt:
            'Explain why less energy is lost in the cables when the same power is transmitted at a higher voltage.',
          scheme: [
            judged(
              'the current (for the same power) is smaller',
              `
              ${CHANGE_WORDS}
              reject current ...(no DOWN/voltage/same/constant).. UP
              reject UP current
              reject "no current"
              accept current ...(no UP).. DOWN
              accept DOWN ... current
              unsure current
              earns: the current is smaller
              earns: higher voltage means a lower current
              earns: there is less curent in the cables
              misses: the current is larger
              misses: the voltage is higher
              misses: less energy is lost`,
            ),
            judged(
              'the power loss is *I*^{2}*R*, so it is (much) smaller / less heating of the cables',
              `
              ${CHANGE_WORDS}
              HEAT = heat/hot/thermal/warm
              reject UP HEAT
              accept "I2R"/"I^2R"/"I^2*R"/"I2*R"
              accept i squared
              accept square of current
              accept current squared
              accept DOWN ... HEAT
              accept HEAT ... DOWN
              accept not HEAT/hot
              accept power ... current ... squared/square
              unsure power loss/lost
              unsure HEAT
              earns: less energy is lost as heat
              earns: power loss = I²R
              earns: so the wires heet up less, less heeting
              misses: the cables carry more
              misses: the voltage is higher
              misses: less energy is lost in the cables`,
            ),
          ],
          modelAnswer:
            'For the same power, a higher voltage means a smaller current. The power loss in the cables is *I*^{2}*R*, so with a smaller current much less energy is transferred to the surroundings by heating.',
          solution:
            '*P* = *IV*: with twice the voltage, half the current carries the same power. The loss depends on the square of the current, so it falls to a quarter.',
        }),
        d: ask.written({
          prompt: 'State **one** other advantage of transmission at a high voltage.',
          lines: 1,
          scheme: [
            judged(
              'thinner / lighter / cheaper cables can be used',
              `
            CABLE = cable/wire/line/they/conductor/pylon/it/copper/metal
            reject not thin
            reject thick/heavy/expensive ... CABLE, without less/not
            accept thin/thinner
            accept light ... CABLE
            accept CABLE ... light/cheap/(cost less)/(less cost)/(less money)
            accept cheap/(less expensive)/(less thick)/(small diameter)/(low cost)/(reduce cost)/(less money) ... CABLE
            accept less ... metal/copper/material
            unsure cheap/cost/expensive/money
            earns: thinner cables can be used
            earns: the wires can be lighter
            earns: the wires are thiner
            misses: less energy is lost
            misses: thicker cables can be used
            misses: the current is smaller`,
            ),
          ],
          modelAnswer: 'Thinner cables can be used, because the current is smaller.',
          solution:
            'Thin cables are lighter and cheaper, and need less strong supports. They can be used because the current in them is small.',
        }),
      },
    }
  },
  verify: ({ kilovolts, megawatts, ohms }) => {
    const current = (megawatts * 1000) / kilovolts
    return { b: current * (current * ohms) }
  },
})
