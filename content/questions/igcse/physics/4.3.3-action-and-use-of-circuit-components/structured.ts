import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { component, junction, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { arrow, line, text } from '@/lib/figures/shapes'
import { CHANGE_WORDS } from '../change-words'
import { isNeat, show } from '../shared'

const { supplement, templates } = questionsOf('structured', '4.3.3', { calculator: 'needed' })

export { templates }

const SENSORS = [
  {
    kind: 'thermistor',
    name: 'NTC thermistor',
    place: 'a greenhouse',
    cause: 'the temperature rises',
    low: 'at a low temperature',
    high: 'at a high temperature',
    use: 'fan',
  },
  {
    kind: 'thermistor',
    name: 'NTC thermistor',
    place: 'a computer room',
    cause: 'the temperature rises',
    low: 'when the room is cool',
    high: 'when the room is hot',
    use: 'cooler',
  },
  {
    kind: 'ldr',
    name: 'light-dependent resistor (LDR)',
    place: 'an office',
    cause: 'the light becomes brighter',
    low: 'in dim light',
    high: 'in bright light',
    use: 'motor of the window blinds',
  },
  {
    kind: 'ldr',
    name: 'light-dependent resistor (LDR)',
    place: 'a farm building',
    cause: 'the light becomes brighter',
    low: 'at dawn',
    high: 'in bright light',
    use: 'motor of the water pump',
  },
] as const

supplement('sensor-in-a-potential-divider', {
  facts: { difficulty: 4, checked: '2026-11-24' },
  values: random => {
    const volts = random.pick([5, 6, 9, 12])
    const fixed = random.step(200, 2000, 100)
    const first = random.step(1, 6, 0.5) * fixed
    const reading = (volts * fixed) / (fixed + first)
    const later = random.step(2, 9, 0.5)
    const second = (fixed * (volts - later)) / later
    return isNeat(reading) && isNeat(second) && later < volts - 0.9 && later > reading + 1 && second < first
      ? { ...random.pick(SENSORS), volts, fixed, first, reading, later, second }
      : null
  },
  make: ({ kind, name, place, cause, low, high, use, volts, fixed, first, reading, later, second }) => {
    return {
      stem: `The circuit is used in ${place}. Component S is connected in series with a fixed resistor of resistance ${quantity(fixed, 'Ω')}. The e.m.f. of the battery is ${quantity(volts, 'V')}.`,
      figure: figure(
        {
          name: `electricity-and-magnetism/sensor-circuit-${kind}`,
          title: 'A component S and a fixed resistor in series across a battery',
          description: `A battery of ${volts} volts on the left. On the right, in series across it, component S above and a resistor of ${fixed} ohms below. The symbol of S is a rectangle ${kind === 'ldr' ? 'with two arrows that point towards it' : 'crossed by a slanting line with a short level end'}. A voltmeter is connected across the resistor.`,
          height: 224,
        },
        component('battery', 60, 24, 60, 204, { label: quantity(volts, 'V'), side: 'right' }),
        wire([
          [60, 24],
          [200, 24],
        ]),
        wire([
          [60, 204],
          [200, 204],
        ]),
        component(kind, 200, 24, 200, 114, { label: 'S', side: 'right' }),
        component('resistor', 200, 114, 200, 204, { label: quantity(fixed, 'Ω'), side: 'right' }),
        junction(200, 114) + junction(200, 204),
        component('voltmeter', 290, 114, 290, 204),
        line(200, 114, 290, 114) + line(200, 204, 290, 204),
      ),
      parts: {
        a: ask.written({
          prompt: `State the name of component S and what happens to its resistance when ${cause}.`,
          subtopic: '4.3.1',
          lines: 2,
          scheme: [
            judged(
              kind === 'ldr' ? 'light-dependent resistor, or LDR' : '(NTC) thermistor',
              `
              reject ${kind === 'ldr' ? 'thermistor/led/emit/variable' : 'ldr/light/diode/variable/rheostat'}
              accept ${kind === 'ldr' ? 'ldr | light depend* resistor | photoresistor' : 'thermistor'}
              unsure ${kind === 'ldr' ? 'light resistor' : 'thermal/temperature resistor'}
              earns: ${kind === 'ldr' ? 'light dependent resistor' : 'thermistor'}
              earns: S is an ${kind === 'ldr' ? 'LDR' : 'NTC thermistor'}
              earns: ${kind === 'ldr' ? 'a light-dependent resisstor' : 'a themistor'}
              misses: ${kind === 'ldr' ? 'a thermistor' : 'an LDR'}
              misses: a variable resistor
              misses: a diode`,
            ),
            judged(
              'its resistance decreases',
              `
              ${CHANGE_WORDS}
              CAUSE = temperature/light/hot/heat/bright/warm/intensity
              unsure CAUSE DOWN ... resistance
              unsure cold/dark/dim ... resistance
              reject resistance/it ...(no DOWN/CAUSE/when/as/if/while).. UP
              reject UP in/of/its/the resistance, without DOWN
              reject resistance ...(no DOWN).. SAME
              accept resistance ...(no UP).. DOWN
              accept resistance ...(no UP/DOWN).. as/when/if ... CAUSE UP ... DOWN
              accept it ...(no UP/CAUSE).. DOWN
              accept DOWN resistance
              accept resistance, DOWN
              accept DOWN
              earns: the resistance decreases
              earns: its resisstance gets less
              earns: it decreases when the ${kind === 'ldr' ? 'light gets brighter' : 'temperature rises'}
              misses: the resistance increases
              misses: it stays the same
              misses: the current changes`,
            ),
          ],
          modelAnswer: `S is ${/^[aeiou]|^N/.test(name) ? 'an' : 'a'} ${name}. When ${cause}, its resistance decreases.`,
          solution:
            kind === 'ldr'
              ? 'Arrows that point to the symbol of a resistor stand for light that falls on it. The brighter the light, the smaller the resistance of an LDR.'
              : 'The line with the level end is the symbol of a thermistor. The resistance of an NTC thermistor falls as its temperature rises.',
        }),
        'b.i': ask.number({
          prompt: `The resistance of S is ${quantity(first, 'Ω')} ${low}. Calculate the reading of the voltmeter.`,
          command: 'Calculate',
          answer: reading,
          unit: 'V',
          scheme: [
            `C1 current ${volts} ÷ ${plain(fixed + first)}, or share ${plain(fixed)} ÷ ${plain(fixed + first)} of ${volts} V`,
            `A1 ${show(reading, 'V')}`,
          ],
          solution: `The total resistance is ${plain(first)} + ${plain(fixed)} = ${quantity(first + fixed, 'Ω')}. The resistor has the share ${plain(fixed)} ÷ ${plain(first + fixed)} of the e.m.f.: ${volts} × ${plain(fixed)} ÷ ${plain(first + fixed)} = ${show(reading, 'V')}.`,
        }),
        'b.ii': ask.number({
          prompt: `The reading of the voltmeter is ${show(later, 'V')} ${high}. Calculate the resistance of S. Give the unit.`,
          command: 'Calculate',
          answer: second,
          unit: 'Ω',
          unitMode: 'asked',
          scheme: [
            `C1 p.d. across S ${plain(volts - later)} V, or current ${plain(later)} ÷ ${plain(fixed)}, or *R*_{1} ÷ *R*_{2} = *V*_{1} ÷ *V*_{2}`,
            `A1 ${show(second, 'Ω')}`,
          ],
          solution: `The p.d. across S is ${volts} − ${plain(later)} = ${show(volts - later, 'V')}. *R*_{1} ÷ *R*_{2} = *V*_{1} ÷ *V*_{2}, so the resistance of S is ${plain(fixed)} × ${plain(volts - later)} ÷ ${plain(later)} = ${show(second, 'Ω')}.`,
        }),
        'b.iii': ask.written({
          prompt: `Explain why the reading of the voltmeter increases when ${cause}.`,
          scheme: [
            judged(
              'S has a smaller share of the p.d., or the total resistance decreases so the current increases',
              `
              ${CHANGE_WORDS}
              SENSOR = s/thermistor/ldr/sensor
              VOLTS = voltage/"pd"/volt/share/(potential difference)
              reject current ...(no UP/resistance).. DOWN
              reject SENSOR ...(no DOWN/resistor/fixed).. UP VOLTS
              accept current ...(no DOWN/voltage/resistance).. UP
              accept UP current
              accept UP ... current, resistance
              accept SENSOR ... DOWN ... VOLTS
              accept VOLTS ...(no resistor/fixed/voltmeter).. SENSOR ... DOWN
              accept DOWN VOLTS ... SENSOR
              accept ratio/proportion/divide/share/split
              unsure resistance, DOWN
              earns: the current in the circuit increases
              earns: the voltage across S gets smaller
              earns: total resistance falls so there is a larger curent
              misses: the current decreases
              misses: the voltmeter reading goes up
              misses: the resistance of S increases`,
            ),
            judged(
              'the p.d.s add up to the e.m.f. / the resistor has a larger share of it, or *V* = *IR* with a larger current in the same resistor',
              `
              ${CHANGE_WORDS}
              VOLTS = voltage/"pd"/volt/(potential difference)
              TOTAL = total/emf/supply/battery/whole/sum/add
              reject VOLTS/share ... fixed/resistor DOWN, without UP
              accept "V=IR"/"V=I*R"
              accept UP ... share ... VOLTS/emf
              accept share/proportion/ratio/fraction ... UP
              accept UP share/proportion/ratio/fraction
              accept TOTAL ... VOLTS/emf ... SAME/share/split/divide
              accept VOLTS/emf, TOTAL, SAME/add/share/split/divide/rest/remain
              accept UP current ... UP ... VOLTS
              accept current ... UP ... VOLTS ... UP
              accept rest/remain ... VOLTS/emf
              unsure resistor, VOLTS, UP
              earns: the fixed resistor gets a larger share of the voltage
              earns: V = IR so a larger current gives a larger voltage
              earns: the total voltege stays the same
              misses: the reading increases
              misses: the resistance of S decreases
              misses: the light changes`,
            ),
          ],
          modelAnswer:
            'The resistance of S decreases, so the total resistance of the circuit decreases and the current increases. The resistance of the fixed resistor does not change, so the larger current gives a larger p.d. across it.',
          solution:
            'In series the p.d.s are in the ratio of the resistances. If the resistance of S falls, its share of the e.m.f. falls, and the rest, across the fixed resistor, rises.',
        }),
        c: ask.written({
          lead: `The voltmeter is replaced by the coil of a relay with a high resistance. The contacts of the relay are in the circuit of the ${use}.`,
          prompt: `Explain how the relay switches on the ${use} when ${cause}.`,
          subtopic: '4.5.3',
          scheme: [
            judged(
              'the current in the coil of the relay increases',
              `
              ${CHANGE_WORDS}
              reject current ...(no UP).. DOWN, without resistance
              reject resistance ... UP
              accept UP current
              accept current ...(no DOWN/armature/contact).. UP
              accept UP ... current, coil/relay
              unsure current ... coil/relay/electromagnet
              unsure UP voltage
              earns: the current in the coil increases
              earns: a larger curent flows through the relay coil
              earns: there is more current in the relay
              misses: the current in the coil decreases
              misses: the coil is switched on
              misses: the contacts close`,
            ),
            judged(
              'the (iron) core or the coil becomes a (stronger) magnet and attracts the armature / the iron contact',
              `
              MAGNET = magnet/electromagnet/magnetise/magnetised/magnetism/field
              ATTRACT = attract/pull
              reject repel, without ATTRACT
              accept MAGNET & ATTRACT
              accept ATTRACT armature/contact/iron/switch
              accept armature/contact/iron/switch ... ATTRACT
              unsure MAGNET
              earns: it becomes an electromagnet and attracts the armature
              earns: the iron armature is attrackted to the coil
              earns: the core is magnetised and pulls the contact
              misses: the coil gets a current
              misses: the magnet repels the armature
              misses: the contacts close`,
            ),
            judged(
              `the contacts close, so there is a current in the ${use}`,
              `
              CLOSE = close/touch/join/meet/connect/together/shut/contact
              SWITCH = contact/switch/armature/circuit/they/it
              reject contact/switch/circuit ...(no CLOSE).. open/break/apart, without CLOSE
              reject not close/complete/touch/meet
              accept SWITCH ... close/touch/join/meet/connect/together/shut/complete
              accept close/shut/join/complete/connect ... SWITCH
              unsure current ... flow/pass/through
              earns: the contacts close
              earns: the switch closes and completes the second circuit
              earns: this colses the contacts together
              misses: the contacts open
              misses: the coil is magnetised
              misses: the relay works`,
            ),
          ],
          modelAnswer: `The p.d. across the coil rises, so the current in it increases. The iron core becomes a stronger magnet and attracts the iron armature. The armature closes the contacts, which complete the circuit of the ${use}.`,
          solution: `The current in the coil magnetises the core; the core attracts the armature; the armature pushes the contacts together; the closed contacts complete the circuit of the ${use}.`,
        }),
      },
    }
  },
  verify: ({ volts, fixed, first, later }) => ({
    'b.i': (volts / (first + fixed)) * fixed,
    'b.ii': volts / (later / fixed) - fixed,
  }),
})

supplement('sliding-contact-and-led', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => {
    const volts = random.pick([6, 9, 12])
    const length = random.pick([20, 40, 50, 60, 80])
    const part = random.pick([0.2, 0.25, 0.3, 0.4, 0.6, 0.7, 0.75, 0.8])
    const drop = random.pick([1.8, 2, 2.2, 3, 3.2])
    const milli = random.pick([5, 8, 10, 15, 20, 25])
    const ohms = (volts - drop) / (milli / 1000)
    return isNeat(length * part) && isNeat(volts * part) && isNeat(ohms)
      ? {
          volts,
          length,
          part,
          drop,
          milli,
          ohms,
          colour: drop > 2.5 ? random.pick(['blue', 'white']) : random.pick(['red', 'yellow']),
          fromA: random.chance(0.5),
        }
      : null
  },
  make: ({ volts, length, part, drop, milli, ohms, colour, fromA }) => {
    const output = volts * part
    const [start, end] = fromA ? ['A', 'B'] : ['B', 'A']
    // The voltmeter measures from `start` to the contact.
    const x = fromA ? 60 + 240 * part : 300 - 240 * part
    const meterEnd = fromA ? 60 : 300
    return {
      stem: `AB is a uniform resistance wire of length ${quantity(length, 'cm')}. It is connected to a battery of e.m.f. ${quantity(volts, 'V')} and used as a variable potential divider. C is a sliding contact. A voltmeter with a very high resistance is connected between ${start} and C.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/wire-with-a-sliding-contact',
          title: 'A resistance wire AB with a battery, a sliding contact and a voltmeter',
          description: `A battery of ${volts} volts is connected to the two ends A and B of a straight wire. Contact C touches the wire between A and B. A voltmeter is connected between end ${start} and contact C.`,
          height: 200,
        },
        component('battery', 60, 36, 300, 36, { label: quantity(volts, 'V') }),
        line(60, 36, 60, 100) + line(300, 36, 300, 100),
        line(60, 100, 300, 100, 'p thick'),
        junction(60, 100) + junction(300, 100),
        text(48, 104, 'A', { anchor: 'end', cls: 'b' }) + text(312, 104, 'B', { cls: 'b' }),
        arrow(x, 166, x, 102),
        text(x + (fromA ? 9 : -9), 124, 'C', { anchor: fromA ? 'start' : 'end', cls: 'b' }),
        line(meterEnd, 100, meterEnd, 166),
        component('voltmeter', Math.min(meterEnd, x), 166, Math.max(meterEnd, x), 166),
      ),
      parts: {
        a: ask.written({
          prompt: `Describe how the reading of the voltmeter changes when C is moved slowly from ${start} to ${end}. Include the values at ${start} and at ${end}.`,
          scheme: [
            judged(
              'the reading increases (steadily)',
              `
              ${CHANGE_WORDS}
              reject reading/it/voltage ...(no UP).. DOWN
              reject DOWN ... from, without UP
              reject SAME
              accept UP
              accept from 0/zero ... to ${volts}
              accept 0/zero ... ${volts} ... ${end}
              earns: the reading increases
              earns: it rises stedily from 0 to the maximum, it increses
              earns: the voltage goes up as C moves
              misses: it decreases
              misses: it stays the same
              misses: it changes`,
            ),
            judged(
              `from zero at ${start} to ${quantity(volts, 'V')} at ${end}`,
              `
              ZERO = zero/0
              reject ZERO ...(no ${volts}/to/${start}).. at ${end}
              reject at ${start} ...(no at/to/zero/0/and).. ${volts}
              reject from ${volts} ... to ZERO
              accept ZERO & ${volts}
              earns: 0 V at ${start} and ${volts} V at ${end}
              earns: from zero to ${volts}V
              earns: the valeu is zeero at ${start} and increases to ${volts} V
              misses: from ${volts} V to 0 V
              misses: it increases from 0 to ${volts + 3} V
              misses: it is zero at ${start}`,
            ),
          ],
          modelAnswer: `The reading increases steadily from zero when C is at ${start} to ${quantity(volts, 'V')} when C is at ${end}.`,
          solution: `The voltmeter shows the p.d. across the part of the wire between ${start} and C. At ${start} this part has no length; at ${end} it is the whole wire with the whole p.d. of the battery.`,
        }),
        b: ask.number({
          prompt: `C is ${quantity(length * part, 'cm')} from ${start}. Calculate the reading of the voltmeter.`,
          command: 'Calculate',
          answer: output,
          unit: 'V',
          scheme: [
            `C1 resistance is proportional to length, or ${plain(length * part)} ÷ ${length} × ${volts}`,
            `A1 ${show(output, 'V')}`,
          ],
          solution: `The resistance of each part is proportional to its length, and the p.d. is divided in the ratio of the resistances: ${volts} × ${plain(length * part)} ÷ ${length} = ${show(output, 'V')}.`,
        }),
        'c.i': ask.number({
          lead: `In another circuit a ${colour} light-emitting diode (LED) and a fixed resistor are connected in series to a battery of e.m.f. ${quantity(volts, 'V')}. The LED emits light. The p.d. across the LED is ${show(drop, 'V')} and the current in it is ${quantity(milli, 'mA')}.`,
          prompt: 'Calculate the resistance of the fixed resistor.',
          subtopic: '4.3.2',
          answer: ohms,
          unit: 'Ω',
          scheme: [
            `C1 p.d. across the resistor = ${volts} − ${show(drop, '')} = ${show(volts - drop, 'V')}`,
            `C1 *R* = *V* ÷ *I*, or ${show(volts - drop, '')} ÷ ${show(milli / 1000, '')}`,
            `A1 ${show(ohms, 'Ω')}`,
          ],
          solution: `In series the p.d.s add up to ${quantity(volts, 'V')}, so the resistor has ${volts} − ${show(drop, '')} = ${show(volts - drop, 'V')}. The current is the same everywhere: ${show(milli / 1000, 'A')}. *R* = *V* ÷ *I* = ${show(volts - drop, '')} ÷ ${show(milli / 1000, '')} = ${show(ohms, 'Ω')}.`,
        }),
        'c.ii': ask.written({
          prompt: 'The battery in this circuit is reversed. State and explain what is observed.',
          command: 'State',
          subtopic: '4.3.1',
          scheme: [
            judged(
              'the LED does not emit light',
              `
              LIGHT = light/glow/emit/shine/work/illuminate
              reject ${colour === 'red' ? 'blue/green/yellow' : 'red/green'}
              reject bright
              accept led/it/diode/lamp/bulb/"light" ... not LIGHT/on
              accept "no light"/"not light"/"not glow"/"not emit"/"doesnt light"/"doesnt glow"/"doesnt emit"/"doesnt work"/"not work"/"wont light"/"stops working"
              accept led/it/diode/lamp/bulb/light ... off/out/dark/unlit
              accept stop LIGHT
              accept switch/turn/go off/out
              earns: the LED does not light up
              earns: the led goes out
              earns: it dosent emitt light
              misses: the LED gets brighter
              misses: it emits light
              misses: the current is reversed`,
            ),
            judged(
              'a diode / LED conducts in one direction only, or there is no current',
              `
              WAY = direction/way
              reject both/either/any WAY
              accept one/1/single/only/certain/particular WAY
              accept WAY only
              accept only ... WAY/forward
              accept forward/reverse bias/biased
              accept "no current"/"current not flow"/"not flow"/"doesnt flow"/"cannot flow"/"cant flow"/"not conduct"/"doesnt conduct"/"cannot conduct"/"cant pass"/"cannot pass"/"not pass"/"current is zero"
              accept block ... current/flow
              unsure diode
              earns: LEDs only let current flow in one direction
              earns: there is no current in the circuit
              earns: becuase a diode only conducts one way, no curent
              misses: the battery is reversed
              misses: the current is larger
              misses: it conducts in both directions`,
            ),
          ],
          modelAnswer:
            'The LED does not emit light. It conducts in one direction only, so with the battery reversed there is no current in the circuit.',
          solution:
            'An LED is a diode: it conducts in one direction only, and it emits light only when there is a current in it.',
        }),
      },
    }
  },
  verify: ({ volts, length, part, drop, milli }) => ({
    b: (volts / length) * (length * part),
    'c.i': volts / (milli / 1000) - drop / (milli / 1000),
  }),
})
