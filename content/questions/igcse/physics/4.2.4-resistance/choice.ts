import { allDiffer, numbers, pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity, toSigFigs } from '@/lib/exams/format'
import { component, junction } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { line, text } from '@/lib/figures/shapes'
import { tidy } from '../shared'

const { core, supplement, templates } = choiceQuestions('4.2.4', { calculator: 'needed' })

export { templates }

core('resistance-current-and-pd', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const pd = random.step(1.5, 12, 0.5)
    const milli = random.step(20, 800, 10)
    const ohms = pd / (milli / 1000)
    const asked = random.pick(['resistance', 'pd'] as const)
    const [right, wrong] =
      asked === 'resistance'
        ? [ohms, [pd / milli, milli / 1000 / pd, (pd * milli) / 1000]]
        : [pd, [milli * ohms, ohms / (milli / 1000), milli / 1000 / ohms]]
    return tidy(pd) && tidy(ohms) && ohms >= 2 && allDiffer([right, ...wrong], 2)
      ? {
          pd,
          milli,
          ohms,
          asked,
          right,
          wrong,
          device: random.pick(['lamp', 'resistor', 'coil of wire']),
        }
      : null
  },
  make: ({ pd, milli, ohms, asked, right, wrong: [kilo = 0, second = 0, third = 0], device }) => {
    const forOhms = asked === 'resistance'
    return {
      stem: forOhms
        ? `The current in a ${device} is ${quantity(milli, 'mA')} when the p.d. across it is ${quantity(pd, 'V', 2)}.`
        : `There is a current of ${quantity(milli, 'mA')} in a ${device} that has a resistance of ${quantity(ohms, 'Ω', 2)}.`,
      prompt: forOhms ? `What is the resistance of the ${device}?` : `What is the p.d. across the ${device}?`,
      options: numbers({
        right,
        unit: forOhms ? 'Ω' : 'V',
        sigFigs: 2,
        wrong: [
          [kilo, 'You left the current in milliamperes instead of changing it to amperes.'],
          [
            second,
            forOhms
              ? 'You divided the current by the p.d.; *R* = *V* ÷ *I*.'
              : 'You divided the resistance by the current; *V* = *IR*.',
          ],
          [
            third,
            forOhms
              ? 'You multiplied the p.d. by the current, which gives the power.'
              : 'You divided the current by the resistance; *V* = *IR*.',
          ],
        ],
      }),
      solution: `Current: ${milli} ÷ 1000 = ${quantity(milli / 1000, 'A')}.

${forOhms ? `*R* = *V* ÷ *I* = ${plain(pd)} ÷ ${plain(milli / 1000)}` : `*V* = *IR* = ${plain(milli / 1000)} × ${plain(ohms)}`} = ${quantity(right, forOhms ? 'Ω' : 'V', 2)}.`,
    }
  },
  verify: ({ pd, milli, ohms, asked }) => (asked === 'pd' ? (ohms * milli) / 1000 : 1000 / (milli / pd)),
})

core('length-and-thickness-of-a-wire', {
  facts: { difficulty: 2, objective: 'AO1', calculator: 'not-needed', checked: '2026-11-20' },
  values: random => {
    const short = random.step(0.4, 1, 0.1)
    const thin = random.step(0.2, 0.5, 0.05)
    return {
      long: short + random.step(0.3, 0.9, 0.1),
      short,
      thick: thin + random.step(0.1, 0.4, 0.05),
      thin,
      most: random.chance(0.5),
      metal: random.pick(['copper', 'nichrome', 'constantan', 'iron']),
    }
  },
  make: ({ long, short, thick, thin, most, metal }) => {
    const cells = (length: number, diameter: number) => [plain(length, 2), plain(diameter, 2)]
    const size = most ? 'largest' : 'smallest'
    const [rightLength, otherLength] = most ? [long, short] : [short, long]
    const [rightDiameter, otherDiameter] = most ? [thin, thick] : [thick, thin]
    const byLength = `You chose the wrong length: a ${most ? 'longer wire has more' : 'shorter wire has less'} resistance.`
    const byWidth = `You chose the wrong diameter: a ${most ? 'thinner wire has more' : 'thicker wire has less'} resistance.`
    return {
      stem: `Four ${metal} wires of different sizes are at the same temperature.`,
      prompt: `Which wire has the ${size} resistance?`,
      options: rows(['length / m', 'diameter / mm'], cells(rightLength, rightDiameter), [
        [cells(rightLength, otherDiameter), byWidth],
        [cells(otherLength, rightDiameter), byLength],
        [
          cells(otherLength, otherDiameter),
          'You reversed both rules: a long wire and a thin wire have more resistance than a short and a thick one.',
        ],
      ]),
      solution: `A longer wire has more resistance, because the electrons have further to go. A thicker wire has less resistance, because there is more room for them to flow.

So the ${most ? 'longest and thinnest' : 'shortest and thickest'} wire has the ${size} resistance.`,
    }
  },
  verify: ({ long, short, thick, thin, most }) => {
    const wires = [long, short].flatMap(length =>
      [thick, thin].map(width => ({ length, ohms: length / width ** 2 })),
    )
    wires.sort((one, other) => (most ? other.ohms - one.ohms : one.ohms - other.ohms))
    return (wires[0]?.length ?? 0).toFixed(2)
  },
})

const PURPOSES: readonly { asked: string; right: string; wrong: Wrong[]; why: string }[] = [
  {
    asked: 'What is the purpose of the variable resistor?',
    right: 'to give several different values of current and p.d.',
    wrong: pairs({
      'to keep the current the same for every reading':
        'You have it the wrong way round: it is used to change the current.',
      'to measure the resistance of the test resistor directly':
        'You took it for a meter. The resistance is calculated from the readings of the two meters.',
      'to make the current in the voltmeter as large as possible':
        'You mixed up the parts: hardly any current passes through the voltmeter.',
    }),
    why: 'The variable resistor changes the resistance of the whole circuit, and so the current. Each setting gives another pair of readings of current and p.d.',
  },
  {
    asked: 'Why is the switch opened between readings?',
    right: 'to prevent the test resistor from becoming hot',
    wrong: pairs({
      'to bring the test resistor to a higher temperature':
        'You have it the wrong way round: with no current, the resistor cools.',
      'to correct the zero errors of the meters':
        'You took an open switch to change the meters. A zero error must be corrected on the meter or in the results.',
      'to make the p.d. of the battery larger for the next reading':
        'You took a break in the circuit to raise the e.m.f. of the battery. It does not.',
    }),
    why: 'A current heats the resistor, and a change of temperature changes its resistance. With the switch open there is no current.',
  },
  {
    asked:
      'The current and the p.d. are measured at many settings of the variable resistor. Why is this done?',
    right: 'to find the resistance from a graph or a mean value',
    wrong: pairs({
      'to make the resistance of the test resistor larger':
        'You took the test resistor to change. The settings change the current in it, not its resistance.',
      'to find the range that is best for each meter':
        'You named something that is decided before the readings are taken.',
      'to make the current and the p.d. equal':
        'You took current and p.d. to be the same kind of quantity. They have different units and are not made equal.',
    }),
    why: 'One pair of readings may be inaccurate. With many pairs, a straight-line graph or the mean of *V* ÷ *I* gives a more reliable value.',
  },
]

core('voltmeter-ammeter-method', {
  facts: { difficulty: 2, objective: 'AO1', calculator: 'not-needed', checked: '2026-11-20' },
  values: random => ({ ...random.pick(PURPOSES) }),
  make: ({ asked, right, wrong, why }) => ({
    stem: 'A student uses the circuit shown to determine the resistance of the test resistor.',
    figure: figure(
      {
        name: 'electricity-and-magnetism/finding-a-resistance',
        title: 'Circuit for finding a resistance',
        description:
          'A battery, an open switch, a variable resistor, an ammeter and a test resistor are in series in one loop. A voltmeter is in parallel with the test resistor.',
        height: 214,
      },
      component('battery', 60, 34, 180, 34),
      component('switch', 180, 34, 300, 34),
      component('variable-resistor', 300, 34, 300, 130),
      component('ammeter', 60, 34, 60, 130),
      component('resistor', 60, 130, 300, 130),
      text(180, 115, 'test resistor', { anchor: 'middle' }),
      component('voltmeter', 120, 184, 240, 184),
      line(120, 130, 120, 184),
      line(240, 130, 240, 184),
      junction(120, 130),
      junction(240, 130),
    ),
    prompt: asked,
    right,
    wrong,
    solution: why,
  }),
})

const TICK = { 2: 0.5, 3: 0.5, 4: 1, 5: 1, 6: 1, 8: 2, 10: 2 } as const

core('resistance-from-a-graph', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const top = random.pick([2, 3, 4, 5, 6, 8, 10] as const)
    const most = random.pick([0.5, 0.25])
    const right = top / most
    const wrong = [most / top, top * most, top]
    return allDiffer([right, ...wrong], 2)
      ? { top, most, right, wrong, upright: random.pick(['V', 'I']) }
      : null
  },
  make: ({ top, most, right, wrong: [inverse = 0, product = 0, only = 0], upright }) => {
    const pd = {
      label: '*V* / V',
      max: top,
      ticks: Array.from({ length: top / TICK[top] + 1 }, (_, at) => at * TICK[top]),
      grid: true,
    }
    const amps = {
      label: '*I* / A',
      max: most,
      ticks: [0, 1, 2, 3, 4, 5].map(at => (at * most) / 5),
      format: (value: number) => (value === 0 ? '0' : value.toFixed(most === 0.25 ? 2 : 1)),
      grid: true,
    }
    const axes = graph(upright === 'V' ? { x: amps, y: pd } : { x: pd, y: amps })
    const end = upright === 'V' ? ([most, top] as const) : ([top, most] as const)
    const [up, along] = upright === 'V' ? ['p.d. V', 'current I'] : ['current I', 'p.d. V']
    return {
      stem: 'The graph shows how the current *I* in a resistor is related to the p.d. *V* across it.',
      figure: figure(
        {
          name: 'electricity-and-magnetism/pd-and-current-graph',
          title: 'Graph of current and p.d. for a resistor',
          description: `The ${up} is on the vertical axis and the ${along} on the horizontal axis. A straight line goes from the origin to the point where the p.d. is ${quantity(top, 'V')} and the current is ${quantity(most, 'A')}.`,
          height: 250,
        },
        axes.axes,
        axes.line([[0, 0], end]),
      ),
      prompt: 'What is the resistance of the resistor?',
      options: numbers({
        right,
        unit: 'Ω',
        sigFigs: 2,
        wrong: [
          [inverse, 'You divided the current by the p.d.; *R* = *V* ÷ *I*.'],
          [product, 'You multiplied the p.d. by the current.'],
          [only, 'You read the p.d. at the end of the line, but did not divide it by the current.'],
        ],
      }),
      solution: `The end of the line is at *V* = ${quantity(top, 'V')} and *I* = ${quantity(most, 'A')}.

*R* = *V* ÷ *I* = ${top} ÷ ${plain(most)} = ${quantity(right, 'Ω', 2)}. Any other point of the line gives the same value.`,
    }
  },
  verify: ({ top, most }) => (0.4 * top) / (0.4 * most),
})

const CURVES = {
  'filament lamp': {
    f: (v: number) => 3.2 * Math.asinh(v / 2),
    shape: 'The line passes through the origin and becomes less steep as the p.d. grows, in both directions.',
    change: 'increases',
    slip: 'decreases',
    why: 'The curve becomes less steep: twice the p.d. gives less than twice the current. So *V* ÷ *I* becomes larger. The filament gets hotter, and its resistance increases.',
  },
  'fixed resistor': {
    f: (v: number) => 0.8 * v,
    shape: 'The line is straight and passes through the origin.',
    change: 'stays the same',
    slip: 'increases',
    why: 'The line is straight and passes through the origin, so *V* ÷ *I* is the same everywhere: the resistance is constant.',
  },
  diode: {
    f: (v: number) => (v < 2 ? 0 : ((v - 2) / 2.5) ** 2.2),
    shape:
      'The line lies along the axis for negative p.d. and for a small positive p.d., and then rises more and more steeply.',
    change: 'decreases',
    slip: 'increases',
    why: 'There is a current in one direction only. As the p.d. in this direction increases, the current rises more and more steeply, so *V* ÷ *I* becomes smaller: the resistance decreases.',
  },
} as const

type CurveName = keyof typeof CURVES

supplement('current-voltage-graphs', {
  facts: { difficulty: 3, objective: 'AO1', calculator: 'not-needed', checked: '2026-11-20' },
  values: random => ({ name: random.pick(Object.keys(CURVES) as CurveName[]) }),
  make: ({ name }) => {
    const { f, shape, change, slip, why } = CURVES[name]
    const axes = graph({
      x: { label: '', min: -10, max: 10 },
      y: { label: '', min: -10, max: 10 },
      left: 80,
      top: 24,
      width: 200,
      height: 160,
    })
    const others = (Object.keys(CURVES) as CurveName[]).filter(each => each !== name)
    return {
      stem: 'The sketch graph shows how the current *I* in a component depends on the p.d. *V* across it. A negative p.d. means that the supply is connected the other way round.',
      figure: figure(
        {
          name: 'electricity-and-magnetism/current-against-pd',
          title: 'Sketch graph for a component',
          description: `Current I is on the vertical axis and p.d. V on the horizontal axis, both from negative to positive. ${shape}`,
          height: 200,
        },
        line(180, 20, 180, 188),
        line(76, 104, 288, 104),
        text(190, 26, '*I*'),
        text(294, 108, '*V*'),
        axes.plot(f, -10, name === 'diode' ? 9 : 10),
      ),
      prompt: 'Which row names the component and what happens to its resistance as *V* increases from zero?',
      options: rows(
        ['component', 'resistance'],
        [name, change],
        [
          [[name, slip], `You have the right component, but not the change of *V* ÷ *I* along its graph.`],
          ...others.map((other): [string[], string] => [
            [other, CURVES[other].change],
            `You described the graph of a ${other}.`,
          ]),
        ],
      ),
      solution: why,
    }
  },
  verify: ({ name }) => {
    const f = CURVES[name].f
    if (f(-5) === 0) return 'diode'
    return Math.abs(f(10) / f(5) - 2) < 0.01 ? 'fixed resistor' : 'filament lamp'
  },
})

supplement('readings-of-a-filament-lamp', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const scale = random.step(0.2, 0.6, 0.02)
    const top = random.pick([6, 9, 12])
    const pds = [top / 6, top / 3, top / 2, top]
    const amps = pds.map(pd => Math.round(100 * scale * ((6 * pd) / top) ** 0.5) / 100)
    return { pds, amps }
  },
  make: ({ pds, amps }) => ({
    stem: 'The table shows the p.d. across a component and the current in it.',
    table: {
      head: ['p.d. / V', 'current / A'],
      rows: pds.map((pd, at) => [plain(pd, 1), plain(amps[at] ?? 0, 2)]),
    },
    prompt: 'Which row describes the resistance as the p.d. increases, and names the component?',
    columns: 'resistance | component',
    right: 'increases | filament lamp',
    wrong: {
      'decreases | filament lamp':
        'You took the rising current to mean less resistance. Calculate *V* ÷ *I* for each row.',
      'stays the same | resistor at constant temperature':
        'You did not divide: *V* ÷ *I* is not the same in all rows.',
      'decreases | diode': 'You took the current to rise faster than the p.d., but it rises more slowly.',
    },
    solution: `First row: *R* = ${plain(pds[0] ?? 0, 1)} ÷ ${plain(amps[0] ?? 0, 2)} = ${quantity((pds[0] ?? 0) / (amps[0] ?? 1), 'Ω', 2)}. Last row: *R* = ${plain(pds[3] ?? 0, 1)} ÷ ${plain(amps[3] ?? 0, 2)} = ${quantity((pds[3] ?? 0) / (amps[3] ?? 1), 'Ω', 2)}.

The resistance increases. This is a filament lamp: a larger current makes the filament hotter, and its resistance rises.`,
  }),
  verify: ({ pds, amps }) => {
    const ohms = pds.map((pd, at) => pd / (amps[at] ?? 1))
    return ohms.every((each, at) => at === 0 || each > (ohms[at - 1] ?? 0)) ? 'increases' : 'not always'
  },
})

supplement('resistance-length-and-diameter', {
  facts: { difficulty: 4, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const { metal, ohmMetres } = random.pick([
      { metal: 'nichrome', ohmMetres: 1.1e-6 },
      { metal: 'constantan', ohmMetres: 4.9e-7 },
    ])
    const length = random.step(0.4, 1.2, 0.1)
    const width = random.step(0.2, 0.6, 0.1)
    const ohms = toSigFigs((ohmMetres * length * 4e6) / (Math.PI * width ** 2), 2)
    const longer = random.pick([0.5, 2, 3])
    const wider = random.pick([0.5, 2])
    const right = (ohms * longer) / wider ** 2
    const wrong = [(ohms * longer) / wider, ohms * longer * wider ** 2, ohms / longer / wider ** 2]
    return ohms < 25 && right < 90 && allDiffer([right, ...wrong], 2)
      ? {
          ohms,
          length,
          width,
          longer,
          wider,
          right,
          wrong,
          metal,
        }
      : null
  },
  make: ({
    ohms,
    length,
    width,
    longer,
    wider,
    right,
    wrong: [unsquared = 0, areaWrong = 0, lengthWrong = 0],
    metal,
  }) => ({
    stem: `Wires X and Y are made of ${metal} and are at the same temperature.`,
    table: {
      head: ['wire', 'length / m', 'diameter / mm', 'resistance / Ω'],
      rows: [
        ['X', plain(length, 2), plain(width, 2), quantity(ohms, '', 2)],
        ['Y', plain(length * longer, 2), plain(width * wider, 2), '?'],
      ],
    },
    prompt: 'What is the resistance of wire Y?',
    options: numbers({
      right,
      unit: 'Ω',
      sigFigs: 2,
      wrong: {
        'You used the diameter instead of the cross-sectional area, which depends on the square of the diameter.':
          unsquared,
        'You made the resistance proportional to the area. It is inversely proportional.': areaWrong,
        'You made the resistance inversely proportional to the length. It is proportional.': lengthWrong,
      },
    }),
    solution: `Y has ${plain(longer)} times the length of X, so ${plain(longer)} times the resistance.

Its diameter is ${plain(wider)} times as large, so its cross-sectional area is ${plain(wider)}^{2} = ${plain(wider ** 2)} times as large. *R* is proportional to 1/*A*, so this divides the resistance by ${plain(wider ** 2)}.

*R* = ${plain(ohms)} × ${plain(longer)} ÷ ${plain(wider ** 2)} = ${quantity(right, 'Ω', 2)}.`,
  }),
  verify: ({ ohms, length, width, longer, wider }) => {
    const area = (diameter: number) => (Math.PI * diameter ** 2) / 4
    const constant = (ohms * area(width)) / length
    return (constant * length * longer) / area(width * wider)
  },
})
