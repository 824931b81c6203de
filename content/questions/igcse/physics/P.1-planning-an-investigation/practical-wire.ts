import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { component, junction, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { centred, circle, text } from '@/lib/figures/shapes'
import { plan } from './plan'
import { changes, concludes, headings, kept, type Measured, point, repeats } from './points'

const { core, templates } = questionsOf('practical', 'P.1', { calculator: 'not-needed' })

export { templates }

const WHO = ['A student', 'A class', 'A technician', 'An engineer', 'A teacher'] as const

const MEASURED: Measured = {
  name: 'current and p.d.',
  of: 'current/voltage/ammeter/voltmeter/resistance',
  shown:
    '((current/ammeter/voltage/voltmeter/volts/amps/resistance/"pd"/"p.d"/(potential difference)/ohms/meters), (measure/record/read/reading/readings/note/take/see/calculate/divide/work/graph/plot/compare/write/find)) | "v/i" | "r=v/i"',
  said: 'measure the current and the voltage',
}

const WIRES = [
  {
    changed: 'its length',
    stem: 'a long reel of bare {alloy} wire',
    sets: 'other lengths',
    words: 'length/lengths/distance',
    numbers: '10/20/25/30/40/50/60/70/75/80/90/100/0.2/0.3/0.4/0.5/0.6/0.7/0.8/0.9/1/1.0',
    listed: 'use 20, 40, 60, 80 and 100 cm of wire',
    misspelt: 'use five diferent lenghts',
    also: '(("longer"/"shorter") (wire/piece)) | (move ... (clip/contact/jockey/slider))',
    column: { of: 'length/l', units: ['cm', 'm', 'mm'] },
    heading: 'length / cm',
    short: 'length',
    measured: point(
      'measures the length between the clips with a ruler',
      `
  accept (measure/ruler/rule/tape/metrerule) ...(no current/voltage/resistance).. (length/wire/distance/between) | (length/wire/cm) ...(no against/current/voltage/resistance).. ("measured"/ruler/rule/metrerule) | along ... (ruler/rule)`,
      [
        'measure the length with a metre rule',
        'fix the wire along a ruler',
        'mesure the lenght of wire betwen the clips',
      ],
      'measure the current in the wire',
    ),
    measure: 'Measure the length of wire between the clips with a metre rule.',
    tool: 'A metre rule is needed as well.',
    example: '40, 60, 80 and 100 cm',
    keeps: kept({
      text: 'the material and the thickness of the wire',
      words:
        'material/metal/thickness/diameter/area/wire/thick/gauge | (cross section*) | ((type/kind) wire)',
      named: 'the thickness of the wire',
      slip: 'thicknes and materiel',
    }),
    kept: 'the thickness and the material of the wire',
    graphs: 'length/lengths/l/long/longer',
  },
  {
    changed: 'its diameter',
    stem: 'reels of bare {alloy} wire, from very thin wire to thick wire',
    sets: 'wires of other diameters',
    words: 'diameter/diameters/thickness/thicknesses/wire/wires/thick',
    numbers: '0.1/0.15/0.2/0.25/0.3/0.35/0.4/0.45/0.5/0.6/0.7/0.8/0.9/1/1.0',
    listed: 'use wires of 0.2, 0.3, 0.4, 0.5 and 0.6 mm',
    misspelt: 'use five diferent thiknesses, diamters',
    also: '(("thicker"/"thinner") (wire/one))',
    column: { of: 'diameter/thickness/d', units: ['mm', 'cm', 'm'] },
    heading: 'diameter / mm',
    short: 'diameter',
    measured: point(
      'measures the diameter with a micrometer (calipers), or winds many turns side by side and divides',
      `
  TOOL = micrometer/caliper/calipers/vernier/screwgauge | (screw gauge)
  accept TOOL | (wind/wound/wrap/turns) ... (divide/number/ruler/width)
  unsure (measure/find) ...(no current/voltage/resistance).. (diameter/thickness)`,
      [
        'measure the diameter with a micrometer',
        'use vernier calipers for the wire',
        'a micrometre screw guage',
      ],
      'measure the current in the wire',
    ),
    measure: 'Measure the diameter of the wire with a micrometer.',
    tool: 'A micrometer and a metre rule are needed as well.',
    example: 'four other wires of different diameters',
    keeps: kept({
      text: 'the length and the material of the wire',
      words: 'material/metal/length | ((type/kind) wire)',
      named: 'the length of the wire',
      slip: 'lenght and materiel',
      also: '((each/every/all) ... (50/100/60/80) cm)',
    }),
    kept: 'the length and the material of the wire',
    graphs: 'diameter/diameters/d/thickness/thick/area',
  },
  {
    changed: 'the metal of which it is made',
    stem: 'thin bare wires of iron, steel, constantan and nichrome',
    sets: 'wires of the other metals',
    words: 'metal/metals/material/materials/wire/wires/iron/copper/steel/constantan/nichrome',
    numbers: 'copper/steel/constantan/nichrome/iron',
    listed: 'do it with each wire',
    misspelt: 'reepeat for the other metalls, diffrent metals',
    also: '((for/with) (steel/constantan/nichrome))',
    column: { of: 'metal/material/wire/type', units: [] as string[] },
    heading: 'metal',
    short: 'metal',
    measured: point(
      'measures the same length of each wire with a ruler, or checks that the diameters are equal with a micrometer',
      `
  accept (measure/cut/ruler/rule/tape/metrerule) ...(no current/voltage/resistance).. (length/wire/cm/distance/between) | (length/wire/cm) ...(no current/voltage/resistance).. ("measured"/ruler/rule/metrerule/cut) | micrometer/caliper/calipers/vernier | (50/100/60/80/30/20/40/10) cm | (1/2) (m/metre/meter)`,
      ['measure the length with a metre rule', 'cut 50 cm of each wire', 'mesure 50 cm of wire, rular'],
      'measure the current in the wire',
    ),
    measure: 'Measure 50 cm of the iron wire with a metre rule.',
    tool: 'A metre rule is needed as well.',
    example: 'the wires of the other metals',
    keeps: kept({
      text: 'the length and the diameter of the wire',
      words: 'length/diameter/thickness/area/thick/gauge | (cross section*)',
      named: 'the length of the wire',
      slip: 'lenght and thicknes',
      also: '((each/every/all) ... (50/100/60/80) cm)',
    }),
    kept: 'the length and the diameter of the wire',
    graphs: 'metal/metals/wire/wires/material/iron/nichrome',
  },
] as const

const VOLTS = { of: 'v/voltage/"p.d"/"pd"/(potential difference)/(volt*)', units: ['V', 'volts', 'volt'] }
const AMPS = { of: 'i/current/amp*', units: ['A', 'amps', 'amp', 'amperes'] }

const EMPTY = {
  name: 'practical-skills/wire-circuit-with-empty-circles',
  title: 'A circuit with three empty circles',
  description:
    'A battery, a switch, an empty circle and a test wire between two clips are connected in one loop. A second empty circle is in a branch that joins the two ends of the battery. A third empty circle is in a branch that joins the two clips on the test wire.',
  height: 236,
}

const circuit = () => [
  component('battery', 50, 70, 190, 70),
  component('switch', 190, 70, 310, 70),
  wire([
    [50, 70],
    [50, 24],
    [190, 24],
    [190, 70],
  ]),
  junction(50, 70) + junction(190, 70),
  circle(120, 24, 14, 'l sheet'),
  wire([
    [310, 70],
    [310, 166],
    [280, 166],
  ]),
  circle(310, 118, 14, 'l sheet'),
  wire([
    [50, 70],
    [50, 166],
    [80, 166],
  ]),
  wire(
    [
      [80, 166],
      [280, 166],
    ],
    'p',
  ),
  wire([
    [80, 166],
    [80, 214],
    [280, 214],
    [280, 166],
  ]),
  junction(80, 166) + junction(280, 166),
  circle(180, 214, 14, 'l sheet'),
  text(180, 156, 'test wire', { anchor: 'middle' }),
]

core('resistance-of-a-wire', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => ({
    of: random.pick(WIRES),
    who: random.pick(WHO),
    alloy: random.pick(['constantan', 'nichrome']),
  }),
  make: ({ of: { stem, ...of }, who, alloy }) => {
    const things = stem.replace('{alloy}', alloy)
    return {
      stem: [
        `${who} has ${things}, a battery, a switch, connecting leads with clips, an ammeter and a voltmeter.`,
        `The resistance of a wire is found from the current in it and the potential difference (p.d.) across it. ${who} has ${things}. There are a battery, a switch, leads with clips, an ammeter and a voltmeter.`,
        `${who} makes heating elements from wire and needs to know its resistance. There are ${things}, a battery, a switch, leads with clips and two meters.`,
      ],
      parts: {
        a: ask.draw({
          lead: 'The circuit diagram has three circles without letters. Two of them are meters; the third is not needed.',
          prompt:
            'On the diagram, write A in the circle of the ammeter and V in the circle of the voltmeter, so that the resistance of the test wire can be found.',
          command: 'Draw',
          objective: 'AO3',
          figure: figure(EMPTY, ...circuit()),
          tools: ['label'],
          labels: [
            { id: 'A', text: 'A' },
            { id: 'V', text: 'V' },
          ],
          checks: [
            { label: 'A', in: { at: [310, 118], within: 17 } },
            { label: 'V', in: { at: [180, 214], within: 17 } },
          ],
          modelFigure: figure(
            {
              ...EMPTY,
              name: 'practical-skills/wire-circuit-with-letters',
              description: 'A stands in the circle of the loop, V in the circle across the test wire.',
            },
            ...circuit(),
            centred(310, 118, 'A', 'b'),
            centred(180, 214, 'V', 'b'),
          ),
          scheme: ['ammeter in series with the test wire', 'voltmeter in parallel with the test wire only'],
          solution:
            'The current in the test wire must pass through the ammeter, so it is in the loop. The voltmeter is connected to both ends of the test wire. The circle across the battery would measure the p.d. of the battery.',
        }),
        b: plan({
          marks: 5,
          prompt: `Plan an investigation with this circuit to find how the resistance of a wire depends on ${of.changed}.`,
          because: `Resistance is not read from one meter: it is calculated from p.d. and current, for each wire. Only one property of the wire may change at a time, so the others stay the same. Heat may change the resistance of a wire, so the current is small and on for a short time.`,
          scheme: [
            of.measured,
            point(
              'measures the current and the p.d. (voltage) each time',
              `
  READ = measure/record/read/note/take/reading/readings/find/get
  AMPS = current/ammeter/amps/"i"
  VOLTS = voltage/voltmeter/volts/"pd"/"p.d"/"v"/(potential difference)
  accept ((READ ...(no against).. AMPS ...(no table).. (and/then/","/READ/"&") ... VOLTS) | (READ ...(no against).. VOLTS ...(no table).. (and/then/","/READ/"&") ... AMPS)) | ((AMPS ... VOLTS) | (VOLTS ... AMPS)) ...(no table).. (recorded/measured/noted/readings/reading) | (READ ... meters) | ((READ ... (ammeter/current)) & (READ ... (voltmeter/voltage/pd | (potential difference)))) | (record both)`,
              [
                'measure the current and the voltage',
                'record the readings of the ammeter and the voltmeter',
                'mesure the curent and the voltagge',
              ],
              'switch on the current',
            ),
            point(
              'calculates the resistance each time (*R* = *V* ÷ *I*)',
              `
  accept "r=v/i" | "r=v÷i" | "v/i" | "v÷i" | "v=ir" | "v=i×r" | "v=rxi" | "v=ixr" | (voltage/volts/v/"p.d"/"p.d."/"pd"/(potential difference)) ...(no table).. (divide/divided/over/"÷") ... (current/i/amps) | (resistance/r) "=" (voltage/volts/v/"p.d"/"p.d."/"pd"/(potential difference)) ... "/" (current/i/amps) | (divide/dividing) ... (voltage/volts/v/"pd"/"p.d"/"p.d."/(potential difference)) ... (current/i/amps) | (ohms law) | (ohm law) | ((calculate/calculated/calculating/compute) ...(no current/record).. resistance)`,
              [
                'calculate the resistance by R = V / I',
                'divide the voltage by the current',
                'R is voltagge divided by curent',
              ],
              'measure the voltage and the current',
            ),
            changes({
              text: of.sets,
              words: of.words,
              numbers: of.numbers,
              listed: of.listed,
              misspelt: of.misspelt,
              also: of.also,
              measured: MEASURED,
            }),
            of.keeps,
            point(
              'keeps the wire cool: a small current, switched off between readings (or the temperature kept the same)',
              `
  accept (switch/turn) ...(no on).. off | (open/opened) ... (switch/circuit) | disconnect | (current ... not (high/large/big/strong)) | (not (high/large/big) current) | (small/low/smaller) ...(no resistance).. (current/currents/voltage/pd) | (same/constant) (temperature/temp) | (temperature/temp) ...(no change/affect).. (same/constant/control/controlled) | not (hot/heat/warm/overheat) | (cool/cooled) | (prevent/avoid/stop) ... (heating/heat/hot/warming/overheat/overheating) | (close/press) ... switch ... (short/only/briefly) | (control/controlled/constant) ...(no switch).. ":" ... (temperature/temp)`,
              [
                'switch off between readings so that the wire does not get hot',
                'use a small current',
                'keep the temprature constant, swich off',
              ],
              'switch on and read the ammeter',
            ),
            repeats(MEASURED),
            headings({
              columns: [
                of.column.units.length === 0
                  ? [VOLTS, AMPS]
                  : [{ of: of.column.of, units: [...of.column.units] }, VOLTS, AMPS],
              ],
              named: `${of.heading}, p.d. / V, current / A, resistance / Ω`,
              misspelt: `tabel with columns ${of.heading}, voltage / V, curent / A, resistence / ohm`,
            }),
            concludes({
              text:
                of.short === 'metal'
                  ? 'compares the resistances (in a bar chart), the metal with the largest value has the most resistance'
                  : `plots a graph of resistance against ${of.short}, or compares the resistances`,
              measured: 'resistance/resistances/r',
              changed: of.graphs,
              also:
                of.short === 'metal'
                  ? '((bar) (chart/graph)) | ((highest/largest/greatest/biggest/most/lowest/smallest/least) (resistance/r | (value ... resistance))) | compare ...(no same).. (resistance/resistances/r)'
                  : undefined,
              earns: [
                of.short === 'metal'
                  ? 'draw a bar chart of resistance for each metal'
                  : `plot a graph of resistance against ${of.short}`,
                of.short === 'metal'
                  ? 'compare the resistances of the metals'
                  : `if the resistance changes when the ${of.short} increases then it depends on it`,
                of.short === 'metal'
                  ? 'the metal with the higest resistence conducts worst'
                  : `draw a grapgh of resistence against ${of.short}`,
              ],
              miss: 'calculate the resistance from the readings',
            }),
          ],
          modelAnswer: `${of.tool} ${of.measure} Connect it to the circuit, close the switch, and record the readings of the ammeter and the voltmeter. Switch off between readings so that the wire does not get hot. Calculate the resistance by R = V / I. Repeat with ${of.example}. Keep ${of.kept} the same. Repeat three times for each and take the mean. Table with columns ${of.heading}, p.d. / V, current / A, resistance / Ω. ${of.short === 'metal' ? 'Draw a bar chart of resistance for each metal and compare the resistances.' : `Plot a graph of resistance against ${of.short}.`}`,
        }),
      },
    }
  },
})
