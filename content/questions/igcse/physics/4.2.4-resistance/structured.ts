import { ask } from '@/lib/exams/authoring/ask'
import { b1, judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { wordsCell } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { component, junction, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { centred, circle, line, type Point, text } from '@/lib/figures/shapes'
import { CHANGE_WORDS } from '../change-words'
import { aOrAn, isNeat, show } from '../shared'
import { BENDS_OVER, HOTTER, ONE_WAY, RESISTANCE_RISES } from './points'

const { supplement, templates } = questionsOf('structured', '4.2.4', { calculator: 'needed' })

export { templates }

const PARTS = ['battery', 'variable resistor', 'ammeter', 'voltmeter'] as const

supplement('resistance-of-a-test-wire', {
  facts: { difficulty: 4, checked: '2026-11-24' },
  values: random => {
    const amps = random.step(0.2, 0.8, 0.05)
    const ohms = random.step(2, 12, 0.5)
    const volts = amps * ohms
    const longer = random.pick([2, 3, 4, 0.5])
    const wide = random.pick([2, 3, 0.5])
    const byDiameter = random.chance(0.6)
    const areas = byDiameter ? wide ** 2 : wide
    const second = (ohms * longer) / areas
    return isNeat(volts) && volts >= 1 && volts <= 6 && second >= 0.4 && Math.abs(second - ohms) > 0.1
      ? {
          amps,
          ohms,
          volts,
          longer,
          wide,
          byDiameter,
          areas,
          second,
          material: random.pick(['constantan', 'nichrome', 'manganin']),
          letters: random.shuffle(['W', 'X', 'Y', 'Z']),
        }
      : null
  },
  make: ({ amps, ohms, volts, longer, wide, byDiameter, areas, second, material, letters }) => {
    const letter = (part: (typeof PARTS)[number]) => letters[PARTS.indexOf(part)] ?? ''
    const words = (factor: number, what: string) =>
      factor === 0.5
        ? `half the ${what}`
        : factor === 2
          ? `twice the ${what}`
          : `${factor === 3 ? 'three' : 'four'} times the ${what}`
    const meter = (x: number, y: number, name: string) => circle(x, y, 14, 'l sheet') + centred(x, y, name)
    const areaWords = byDiameter ? `${wide}^{2} = ${plain(areas)}` : plain(areas)
    return {
      stem: `A student measures the resistance of a length of ${material} wire. The circuit diagram shows the apparatus. Four of the components are labelled with letters.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/test-wire-circuit',
          title: 'A circuit for measuring the resistance of a wire',
          description: `One loop holds the symbol of several cells with a dashed line between them, labelled ${letter('battery')}, a rectangle with an arrow across it, labelled ${letter('variable resistor')}, a meter drawn as a circle labelled ${letter('ammeter')}, and the test wire. A second meter, a circle labelled ${letter('voltmeter')}, is in a branch that joins the two ends of the test wire.`,
          height: 214,
        },
        component('battery', 50, 40, 190, 40, { label: letter('battery') }),
        component('variable-resistor', 190, 40, 320, 40, { label: letter('variable resistor') }),
        wire([
          [320, 40],
          [320, 130],
          [260, 130],
        ]),
        line(110, 130, 260, 130, 'p thick'),
        text(185, 120, 'test wire', { anchor: 'middle', cls: 'tp' }),
        wire([
          [110, 130],
          [50, 130],
          [50, 40],
        ]),
        meter(50, 85, letter('ammeter')),
        wire([
          [110, 130],
          [110, 180],
          [260, 180],
          [260, 130],
        ]),
        meter(185, 180, letter('voltmeter')),
        junction(110, 130) + junction(260, 130),
      ),
      parts: {
        a: ask.table({
          prompt: `State the names of components ${[letter('variable resistor'), letter('voltmeter')].sort().join(' and ')}.`,
          command: 'State',
          subtopic: '4.3.1',
          head: ['component', 'name'],
          rows: (['variable resistor', 'voltmeter'] as const)
            .toSorted((one, two) => letter(one).localeCompare(letter(two)))
            .map(name => [
              { text: letter(name) },
              wordsCell(name, name, {
                subject: 'igcse/physics',
                accept: name === 'voltmeter' ? [] : ['rheostat'],
                reject: name === 'voltmeter' ? ['ammeter'] : ['resistor', 'fixed resistor', 'thermistor'],
              }),
            ]),
          scheme: (['variable resistor', 'voltmeter'] as const)
            .toSorted((one, two) => letter(one).localeCompare(letter(two)))
            .map(name => `${letter(name)}: ${name}`),
          solution: `${letter('variable resistor')} is a resistor with an arrow across it: a variable resistor. ${letter('voltmeter')} is in parallel with the test wire, so it is the voltmeter; the ammeter, ${letter('ammeter')}, is in series with it.`,
        }),
        b: ask.written({
          prompt:
            'Describe how the student uses this circuit to find a reliable value of the resistance of the test wire.',
          marks: 3,
          lines: 5,
          scheme: [
            judged(
              'any three from: read the ammeter and the voltmeter',
              `
              READ = read/measure/record/note/take/find/write/use/obtain/see/look/know/get
              accept READ & ammeter/current & voltmeter/voltage/"pd"/(potential difference)
              unsure READ, ammeter/voltmeter
              earns: Read the ammeter and the voltmeter
              earns: measure the current and the potential diference
              earns: he records the current. he records the voltage
              misses: measure the length of the wire
              misses: measure the resistance
              misses: change the variable resistor`,
            ),
            judged(
              'change the setting of the variable resistor',
              `
              CHANGE = change/adjust/vary/alter/move/set/increase/decrease/slide/turn/different/use/reset
              accept CHANGE, variable resistor
              accept CHANGE, rheostat/resistor/slider/${letter('variable resistor')}
              unsure change/adjust/vary/alter ... current/voltage/resistance
              earns: adjust the variable resistor
              earns: change the variabel resistor to a new setting
              earns: use the rheostat to vary the current
              misses: change the length of the wire
              misses: read the ammeter
              misses: repeat and find the average`,
            ),
            judged(
              'take several pairs of readings of current and p.d.',
              `
              MANY = several/different/many/more/few/multiple/range/another/various/3/5/set/number/other/again/least/some/new/pair
              accept repeat
              accept MANY ... reading/value/measurement/result/data/current/voltage/time/setting
              accept reading/value/measurement/experiment/process, MANY time
              earns: repeat the experiment
              earns: take several readings
              earns: do this for diffrent values of current
              misses: read the voltmeter and the ammeter
              misses: divide voltage by current
              misses: connect the circuit`,
            ),
            judged(
              '(for each pair) resistance = p.d. ÷ current',
              `
              VOLTS = voltage/volt/"pd"/v/(potential difference)/voltmeter
              AMPS = current/amp/i/ammeter
              DIVIDE = divide/over/by/per/"/"/"÷"
              reject AMPS ...(no VOLTS/then/and).. DIVIDE ... VOLTS
              accept VOLTS ...(no AMPS).. DIVIDE ... AMPS
              accept "V/I"/"V÷I"/"V=IR"/"V=I*R"/"IR=V"
              accept ohm law
              unsure calculate/work ... resistance
              earns: Use R = V/I
              earns: divide the p.d. by the current
              earns: the resistance is the volltage divided by the curent
              misses: divide the current by the voltage
              misses: R = I/V
              misses: read both meters`,
            ),
            judged(
              'average of the resistances, or gradient of a graph of p.d. against current',
              `
              accept average
              accept find/calculate/take/get/work/use mean
              accept "the mean"/"mean value"/"mean resistance"/"mean of"
              accept gradient/slope
              unsure graph/plot
              earns: find the average resistance
              earns: take the mean of all the results
              earns: plot V against I and the gradiant is the resistance
              misses: that means a large resistance
              misses: repeat the readings
              misses: use a voltmeter`,
            ),
          ],
          modelAnswer:
            'The student reads the current from the ammeter and the p.d. from the voltmeter. The variable resistor is adjusted to give several other pairs of readings. For each pair the p.d. is divided by the current, and the average of the results is the resistance of the wire.',
          solution:
            'Resistance is p.d. ÷ current, so both must be read together. Other settings of the variable resistor give other pairs of readings; the average, or the gradient of a graph, is more reliable than one pair.',
        }),
        c: ask.number({
          prompt: `For one setting the current is ${show(amps, 'A')} and the p.d. across the test wire is ${show(volts, 'V')}. Calculate the resistance of the test wire.`,
          command: 'Calculate',
          answer: ohms,
          unit: 'Ω',
          scheme: [`C1 *R* = *V* ÷ *I*, or ${show(volts, '')} ÷ ${show(amps, '')}`, `A1 ${show(ohms, 'Ω')}`],
          solution: `*R* = *V* ÷ *I* = ${show(volts, '')} ÷ ${show(amps, '')} = ${show(ohms, 'Ω')}.`,
        }),
        d: ask.number({
          prompt: `A second wire of the same material has ${words(longer, 'length')} and ${words(wide, byDiameter ? 'diameter' : 'cross-sectional area')} of the first wire. Calculate its resistance.`,
          command: 'Calculate',
          answer: second,
          unit: 'Ω',
          follow: { from: 'c', formula: `x*${longer}/${areas}` },
          scheme: [
            `C1 *R* ∝ *L*, or × ${longer}`,
            `C1 *R* ∝ 1 ÷ *A*, or area × ${areaWords} and resistance ÷ ${plain(areas)}`,
            `A1 ${isNeat(second) ? show(second, 'Ω') : quantity(second, 'Ω', 2)}`,
          ],
          solution: `The resistance is proportional to the length: × ${longer}. ${byDiameter ? `The area is proportional to the square of the diameter: × ${areaWords}. ` : ''}The resistance is inversely proportional to the area: ÷ ${plain(areas)}.

*R* = ${show(ohms, '')} × ${longer} ÷ ${plain(areas)} = ${isNeat(second) ? show(second, 'Ω') : quantity(second, 'Ω', 2)}.`,
        }),
      },
    }
  },
  verify: ({ volts, amps, longer, wide, byDiameter }) => {
    // By an imagined resistivity of 1: length over area, the area from its side or its diameter.
    const first = volts / amps
    const unitArea = byDiameter ? Math.PI / 4 : 1
    const secondArea = byDiameter ? (Math.PI * wide * wide) / 4 : wide
    return { c: first, d: first * (longer / secondArea) * unitArea }
  },
})

supplement('lamp-and-resistor-graphs', {
  facts: { difficulty: 4, checked: '2026-11-24' },
  values: random => {
    const most = random.pick([4, 8, 12])
    const peak = random.pick([0.8, 1.2, 1.6, 2, 2.4, 4])
    const share = random.pick([0.25, 0.5, 0.75])
    return {
      most,
      peak,
      share,
      diode: random.pick(['resistor', 'lamp'] as const),
      letters: random.pick([
        ['P', 'Q'],
        ['X', 'Y'],
        ['J', 'K'],
      ] as const),
      swap: random.chance(0.5),
    }
  },
  make: ({ most, peak, share, diode, letters, swap }) => {
    const [lamp, fixed] = swap ? [letters[1], letters[0]] : letters
    const low = most / 4
    const lowOhms = low / (peak / 2)
    const highOhms = most / peak
    const curve: Point[] = Array.from({ length: 25 }, (_, at) => {
      const part = at / 24
      return [part * most, (peak * 3 * part) / (1 + 2 * part)]
    })
    const chart = graph({
      x: { label: 'p.d. / V', max: most, ticks: [0, 1, 2, 3, 4].map(each => (each * most) / 4), grid: true },
      y: {
        label: 'current / A',
        max: peak,
        ticks: [0, 1, 2, 3, 4].map(each => (each * peak) / 4),
        format: value => plain(value, 1),
        grid: true,
      },
      width: 256,
    })
    const total = peak * (1 + share)
    return {
      stem: `The graph shows how the current in each of two components depends on the p.d. across it. One component is a filament lamp and the other is a fixed resistor.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/two-current-pd-graphs',
          title: 'Graphs of current against p.d. for two components',
          description: `Current in amperes from 0 to ${plain(peak)} against p.d. in volts from 0 to ${most}. Line ${lamp} is a curve from the origin that becomes less steep; it passes through ${plain(low)} V and ${plain(peak / 2)} A and ends at ${most} V and ${plain(peak)} A. Line ${fixed} is straight from the origin to ${most} V and ${plain(peak * share)} A.`,
          height: 250,
        },
        chart.axes,
        chart.curve(curve, 'p thick'),
        chart.line(
          [
            [0, 0],
            [most, peak * share],
          ],
          'r thick',
        ),
        chart.label(most, peak, lamp, { dx: 8, dy: 4, cls: 'b' }),
        chart.label(most, peak * share, fixed, { dx: 8, dy: 4, cls: 'b' }),
      ),
      parts: {
        a: ask.number({
          prompt: `Component ${lamp} is the filament lamp. Use the graph to calculate its resistance when the p.d. across it is ${show(low, 'V')}. Give the unit.`,
          command: 'Calculate',
          answer: lowOhms,
          unit: 'Ω',
          unitMode: 'asked',
          scheme: [
            `C1 *R* = *V* ÷ *I*, or current of ${plain(peak / 2)} A read from the graph`,
            `A1 ${isNeat(lowOhms) ? show(lowOhms, 'Ω') : quantity(lowOhms, 'Ω', 2)}`,
          ],
          solution: `At ${show(low, 'V')} the curve of ${lamp} shows ${plain(peak / 2)} A. *R* = *V* ÷ *I* = ${plain(low)} ÷ ${plain(peak / 2)} = ${quantity(lowOhms, 'Ω', 2)}.`,
        }),
        b: ask.written({
          prompt: `Explain why the graph of the filament lamp is not a straight line.`,
          scheme: [
            judged(
              'as the p.d. or the current increases, the temperature of the filament increases',
              `
              ${HOTTER}`,
            ),
            judged(
              'its resistance increases',
              `
              ${RESISTANCE_RISES}`,
            ),
            judged(
              'so the current increases by less for each equal rise in p.d., or current is not proportional to p.d.',
              `
              ${BENDS_OVER}`,
            ),
          ],
          modelAnswer:
            'As the p.d. increases, the current increases and the filament becomes hotter. The resistance of the hotter filament is greater. For each further volt the current therefore increases by less, and the graph becomes less steep.',
          solution: `A larger current makes the filament hotter, and a hotter metal filament has a greater resistance. Here the resistance at ${quantity(most, 'V')} is ${quantity(highOhms, 'Ω', 2)}, more than at ${show(low, 'V')}.`,
        }),
        c: ask.number({
          prompt: `Calculate the power of the lamp when the p.d. across it is ${quantity(most, 'V')}.`,
          subtopic: '4.2.5',
          answer: most * peak,
          unit: 'W',
          scheme: [`C1 *P* = *IV*, or ${plain(peak)} × ${most}`, `A1 ${show(most * peak, 'W')}`],
          solution: `At ${quantity(most, 'V')} the current in the lamp is ${plain(peak)} A. *P* = *IV* = ${plain(peak)} × ${most} = ${show(most * peak, 'W')}.`,
        }),
        d: ask.number({
          prompt: `The lamp and the resistor are connected in parallel to ${aOrAn(most)} ${quantity(most, 'V')} supply. Determine the current in the supply.`,
          command: 'Determine',
          subtopic: '4.3.2',
          answer: total,
          unit: 'A',
          scheme: [
            `C1 both have a p.d. of ${quantity(most, 'V')}, or ${plain(peak)} + ${plain(peak * share)}`,
            `A1 ${show(total, 'A')}`,
          ],
          solution: `In parallel each component has the full p.d. of ${quantity(most, 'V')}. The currents are ${plain(peak)} A and ${plain(peak * share)} A. At the junction they add up: ${show(total, 'A')}.`,
        }),
        e: ask.written({
          lead: `A diode is now connected in series with the ${diode === 'lamp' ? 'lamp' : 'fixed resistor'} and a battery, so that there is a current. The battery is then reversed.`,
          prompt: 'State and explain what happens to the current.',
          subtopic: '4.3.1',
          scheme: [
            judged(
              'it becomes zero',
              `
            ${CHANGE_WORDS}
            reject SAME
            reject current REVERSE
            reject current ...(no zero/0/stop/doesnt).. opposite/reverse
            accept zero/stop/cease/nothing/none/"no current"/"no longer"/"not flow"/"doesnt flow"/"wont flow"/"cannot flow"/"cant flow"/"not pass"/"cannot pass"/"cant pass"/"no flow"
            accept 0
            unsure block
            unsure DOWN
            earns: There is no current
            earns: the current stops flowing
            earns: the curent becomes zeero
            misses: the current flows the other way
            misses: the current is the same
            misses: the current increases`,
            ),
            judged(
              'a diode conducts in one direction only',
              `
            ${ONE_WAY}`,
            ),
          ],
          modelAnswer:
            'The current becomes zero, because the diode conducts in one direction only and is now connected the other way round.',
          solution:
            'A diode conducts in one direction only. There was a current before, so with the battery reversed the diode does not conduct. In a series circuit there is then no current anywhere.',
        }),
      },
    }
  },
  verify: ({ most, peak, share }) => ({
    a: most / (2 * peak),
    c: most ** 2 / (most / peak),
    d: peak + share * peak,
  }),
})

const LAMP_VOLTS = [1, 2, 4, 6, 9, 12] as const

const LAMPS = [
  { lamp: 'an indicator lamp of a car', short: 'lamp' },
  { lamp: 'a lamp from a caravan', short: 'lamp' },
  { lamp: 'a signal lamp of a motorcycle', short: 'signal lamp' },
] as const

supplement('plot-of-a-filament-lamp', {
  facts: { difficulty: 4, checked: '2026-11-24' },
  values: random => ({
    most: random.pick([1.7, 1.75, 1.85, 1.9, 2.1, 2.3]),
    power: random.pick([0.5, 0.55, 0.6]),
    name: random.pick(LAMPS),
    seriesLeft: random.chance(0.5),
  }),
  make: ({ most, power, name: { lamp, short }, seriesLeft }) => {
    const currents = LAMP_VOLTS.map(volts => Math.round((most * (volts / 12) ** power) / 0.05) * 0.05)
    const ohms = 12 / most
    const ammeterX = seriesLeft ? 50 : 310
    const given = [
      component('battery', 50, 40, 180, 40),
      component('variable-resistor', 180, 40, 310, 40),
      wire([
        [50, 40],
        [50, 120],
        [120, 120],
      ]),
      wire([
        [310, 40],
        [310, 120],
        [240, 120],
      ]),
      component('lamp', 120, 120, 240, 120),
      circle(ammeterX, 84, 14, 'l sheet'),
      wire([
        [120, 120],
        [120, 172],
        [240, 172],
        [240, 120],
      ]),
      circle(180, 172, 14, 'l sheet'),
      junction(120, 120) + junction(240, 120),
      text(180, 100, short, { anchor: 'middle', cls: 's' }),
    ]
    const facts = {
      name: 'electricity-and-magnetism/lamp-circuit-with-empty-meters',
      title: 'A circuit for the current and the p.d. of a lamp',
      description:
        'A battery, a variable resistor, an empty circle and a lamp are connected in one loop. A second empty circle is in a branch that joins the two ends of the lamp.',
      height: 200,
    }
    return {
      stem: `A student measures the current in ${lamp} for different p.d.s across it. The lamp has a metal filament.`,
      parts: {
        a: ask.draw({
          prompt:
            'The two meters in the circuit diagram have no letters. On the diagram, write A in the symbol of the ammeter and V in the symbol of the voltmeter.',
          command: 'Draw',
          subtopic: '4.3.1',
          figure: figure(facts, ...given),
          tools: ['label'],
          labels: [
            { id: 'A', text: 'A' },
            { id: 'V', text: 'V' },
          ],
          checks: [
            { label: 'A', in: { at: [ammeterX, 84], within: 16 } },
            { label: 'V', in: { at: [180, 172], within: 16 } },
          ],
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description: 'A stands in the circle of the loop, V in the circle across the lamp.',
            },
            ...given,
            centred(ammeterX, 84, 'A', 'b'),
            centred(180, 172, 'V', 'b'),
          ),
          scheme: ['A in series with the lamp', 'V in parallel with the lamp'],
          solution:
            'The current in the lamp must pass through the ammeter, so it is in series. The voltmeter compares the two ends of the lamp, so it is in parallel.',
        }),
        b: plotPart({
          name: 'electricity-and-magnetism/grid-for-a-lamp',
          title: 'Grid for a graph of current against p.d.',
          description:
            'Graph paper. The horizontal axis is the p.d. from 0 to 12 V, the vertical one the current from 0 to 2.5 A.',
          prompt: 'The table shows the results of the student. Plot the six points on the grid.',
          command: 'Draw',
          objective: 'AO2',
          table: {
            head: ['p.d. / V', ...LAMP_VOLTS.map(String)],
            rows: [['current / A', ...currents.map(current => quantity(current, '', current < 1 ? 2 : 3))]],
          },
          axes: {
            x: { label: 'p.d. / V', min: 0, max: 12, large: 2, parts: 10 },
            y: { label: 'current / A', min: 0, max: 2.5, large: 0.5, parts: 10 },
          },
          tasks: [
            {
              task: 'points',
              wanted: LAMP_VOLTS.map((volts, at) => [volts, currents[at] ?? 0] as const),
              marks: 2,
            },
          ],
          marks: 2,
          scheme: b1('at least three points within half a small square', 'all six points'),
          solution:
            'One small square is 0.2 V across and 0.05 A up. The points lie on a smooth curve that becomes less steep.',
        }),
        c: ask.number({
          prompt: `Show that the resistance of the lamp when the p.d. is 12 V is about ${quantity(ohms, 'Ω', 2)}.`,
          command: 'Determine',
          answer: ohms,
          unit: 'Ω',
          showThat: { figures: 2 },
          scheme: [`M1 *R* = *V* ÷ *I*, or 12 ÷ ${quantity(most, '', 3)}`, `A1 ${quantity(ohms, 'Ω', 3)}`],
          solution: `*R* = *V* ÷ *I* = 12 ÷ ${quantity(most, '', 3)} = ${quantity(ohms, 'Ω', 3)}.`,
        }),
        d: ask.written({
          prompt:
            'Describe what the shape of the graph through these points shows about the resistance of the lamp, and explain why the resistance changes in this way.',
          scheme: [
            judged(
              'the graph becomes less steep / the current is not proportional to the p.d.',
              `
              ${BENDS_OVER}`,
            ),
            judged(
              'the resistance increases (as the current increases)',
              `
              ${RESISTANCE_RISES}`,
            ),
            judged(
              'because the temperature of the filament increases',
              `
              ${HOTTER}`,
            ),
          ],
          modelAnswer:
            'The graph becomes less steep as the p.d. increases. The resistance of the lamp increases, because a larger current makes the filament hotter.',
          solution:
            'With each further volt the current rises by less, so *V* ÷ *I* increases. A metal has a larger resistance when it is hot.',
        }),
      },
    }
  },
  verify: ({ most }) => {
    // The p.d. per ampere, found from the power and the current: P = IV, R = P ÷ I².
    return { c: (12 * most) / most ** 2 }
  },
})
