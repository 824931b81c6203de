import { ask } from '@/lib/exams/authoring/ask'
import { judged, steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { circle, line, polyline, rect, type Shape, text } from '@/lib/figures/shapes'
import { UP_DOWN } from '../ideas'

const { supplement, core, templates } = questionsOf('structured', '2.2.1', { calculator: 'needed' })

export { templates }

const STRUCTURES = [
  {
    what: 'A bridge is made of steel sections',
    one: 'section',
    metal: 'steel',
    each: 0.012,
    length: [24, 60],
  },
  {
    what: 'A railway line is made of steel rails',
    one: 'rail',
    metal: 'steel',
    each: 0.012,
    length: [15, 36],
  },
  {
    what: 'A roof is covered with aluminium panels',
    one: 'panel',
    metal: 'aluminium',
    each: 0.024,
    length: [6, 14],
  },
  {
    what: 'A footbridge is made of aluminium sections',
    one: 'section',
    metal: 'aluminium',
    each: 0.024,
    length: [8, 20],
  },
] as const

const EXPANDERS = {
  solids: ['steel', 'glass', 'copper', 'brass'],
  liquids: ['water', 'alcohol', 'oil'],
  gases: ['air', 'nitrogen', 'oxygen'],
} as const

supplement('expansion-of-a-long-structure', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => {
    const item = random.pick(STRUCTURES)
    return {
      item,
      length: random.int(item.length[0], item.length[1]),
      cold: random.int(-15, 5),
      hot: random.int(32, 48),
      solid: random.pick(EXPANDERS.solids),
      liquid: random.pick(EXPANDERS.liquids),
      gas: random.pick(EXPANDERS.gases),
    }
  },
  make: ({ item, length, cold, hot, solid, liquid, gas }) => {
    const change = hot - cold
    const growth = item.each * length * change
    return {
      stem: `${item.what}. Small gaps are left between them. On the coldest day of the year, at ${quantity(cold, '°C')}, each ${item.one} is ${quantity(length, 'm')} long. On the hottest day its temperature is ${quantity(hot, '°C')}. When the temperature of 1.0 m of ${item.metal} rises by 1.0 °C, its length increases by ${quantity(item.each, 'mm')}.`,
      parts: {
        a: ask.written({
          prompt: `Explain, in terms of particles, why the length of a ${item.one} increases when its temperature rises.`,
          scheme: [
            judged(
              'particles (atoms) vibrate more / faster / with a larger amplitude',
              `
              ${UP_DOWN}
              VIBRATE = vibrate/vibration/oscillate
              reject VIBRATE ... less/slow | less VIBRATE
              accept VIBRATE ... UP/fast/quick/hard/vigorous/strong/amplitude/energy | more/fast/great/large/increase/strong VIBRATE | start ... VIBRATE
              accept kinetic/energy ... VIBRATE | amplitude ... UP
              unsure VIBRATE | move ... fast/more | kinetic ... UP | more kinetic
              earns: the particles vibrate more
              earns: the atoms vibrate with a larger amplitude
              earns: faster vibrations of the partikles
              misses: the particles vibrate less
              misses: the particles get bigger
              misses: the particles are in fixed positions`,
            ),
            judged(
              'the average distance between the particles increases',
              `
              ${UP_DOWN}
              GAP = distance/space/gap/separation/spacing
              reject particle/atom/molecule expand/grow/swell | particle/atom/molecule get/become big/large/long | close
              accept apart/separate/away | GAP ... UP | UP GAP | spread | need/take/occupy ... more/UP space/room
              unsure space/gap
              earns: they move further apart
              earns: the distance between the particles increases
              earns: there is more spase between the atoms
              misses: the particles expand
              misses: the particles vibrate more
              misses: they get closer together`,
            ),
          ],
          solution: 'The particles themselves do not grow: they vibrate more and so take up more space.',
          modelAnswer:
            'At a higher temperature the particles vibrate with a larger amplitude. They push each other further apart, so the average distance between them increases.',
        }),
        b: ask.number({
          prompt: `Calculate by how much the length of one ${item.one} increases from the coldest day to the hottest day.`,
          answer: growth,
          unit: 'mm',
          unitMode: 'asked',
          scheme: steps(
            `temperature rise = ${quantity(change, '°C')}`,
            `${item.each} × ${length} × ${change}`,
            `${quantity(growth, 'mm', 2)} (${quantity(growth / 1000, 'm', 2)})`,
          ),
          solution: `The temperature rises by ${hot} − ${cold < 0 ? `(${plain(cold)})` : cold} = ${quantity(change, '°C')}. Each metre grows by ${item.each} mm for each degree, so ${length} m grow by ${item.each} × ${length} × ${change} = ${quantity(growth, 'mm', 2)}.`,
        }),
        c: words({
          subject: 'igcse/physics',
          lead: `Equal volumes of ${solid}, ${liquid} and ${gas}, all at room temperature, are warmed by 10 °C at constant pressure.`,
          prompt: 'State which of the three has the largest increase in volume.',
          answers: [{ text: gas }],
          reject: [
            {
              text: solid,
              why: 'Solids expand least: strong forces hold their particles in fixed positions.',
            },
            { text: liquid, why: 'Liquids expand more than solids, but gases expand most.' },
          ],
          solution: 'For the same rise in temperature solids expand least, then liquids, and gases most.',
        }),
        d: ask.written({
          prompt: `Explain, in terms of the forces between particles, why the increase in volume of the ${gas} is so different from that of the ${solid}.`,
          scheme: [
            judged(
              `in the gas (${gas}) the forces between the particles are very weak / negligible, so they move apart easily`,
              `
              GAS = gas/${gas}
              SOLID = solid/${solid}
              WEAK = weak/negligible/small/little/low/few
              reject GAS ...(no SOLID/than/weaker/WEAK).. strong | SOLID ...(no GAS/than/strong).. WEAK
              accept GAS ...(no SOLID).. WEAK | WEAK ...(no SOLID/in).. GAS | WEAK ... in GAS | GAS ...(no SOLID).. not force/attract/bond/hold
              accept not force/attraction ... in/between GAS
              unsure WEAK | GAS ... weaker
              earns: the forces in the gas are very weak
              earns: ${gas} has neglijible forces between its particles
              earns: In ${gas} there are almost no forces
              misses: the forces in the gas are strong
              misses: the particles of the gas are far apart
              misses: the forces in the solid are strong`,
            ),
            judged(
              `in the solid (${solid}) the forces between the particles are strong and hold them (near fixed positions)`,
              `
              GAS = gas/${gas}
              SOLID = solid/${solid}
              STRONG = strong/stronger/large/great/tightly/high
              WEAK = weak/small/low
              reject SOLID ...(no GAS/than/STRONG).. WEAK | GAS ...(no SOLID/than/WEAK).. STRONG
              accept SOLID ...(no GAS).. STRONG | STRONG ...(no GAS/than).. SOLID | SOLID ...(no GAS).. fixed/hold/held
              accept GAS ... than ... SOLID, WEAK
              unsure STRONG/fixed
              earns: the forces in the solid are strong
              earns: strong forces hold the particles of the ${solid} in place
              earns: in ${solid} there are stronng bonds between the particles
              misses: the forces in the solid are weak
              misses: the particles of the solid are close
              misses: the forces in the gas are very weak`,
            ),
          ],
          solution:
            'In both the particles move more when heated. How far they move apart depends on how strongly they are held together.',
          modelAnswer: `In ${gas}, a gas, the forces between the particles are so weak that almost nothing stops them from moving further apart. In ${solid}, a solid, strong forces hold the particles near fixed positions, so they can move only very slightly further apart.`,
        }),
      },
    }
  },
  verify: ({ item, length, cold, hot }) => ({
    b: (item.each * hot - item.each * cold) * length,
  }),
})

const STRIP_METALS = [
  { name: 'invar', expands: 0.001 },
  { name: 'steel', expands: 0.012 },
  { name: 'copper', expands: 0.017 },
  { name: 'brass', expands: 0.019 },
  { name: 'aluminium', expands: 0.023 },
  { name: 'zinc', expands: 0.03 },
] as const

/** A bell circuit with a strip over a contact. */
function alarm(above: string, below: string): Shape {
  return (
    rect(30, 60, 26, 46, 'l sunk') +
    rect(56, 76, 150, 7, 'l w') +
    rect(56, 83, 150, 7, 'l sunk') +
    line(190, 108, 190, 122) +
    line(180, 108, 200, 108, 'l thick') +
    polyline([
      [190, 122],
      [190, 170],
      [250, 170],
    ]) +
    line(250, 158, 250, 182) +
    line(258, 163, 258, 177, 'l thick') +
    line(258, 170, 318, 170) +
    line(318, 170, 318, 120) +
    circle(318, 104, 16) +
    text(318, 109, 'bell', { anchor: 'middle', cls: 's' }) +
    polyline([
      [318, 88],
      [318, 34],
      [43, 34],
      [43, 60],
    ]) +
    text(100, 66, above) +
    text(100, 108, below) +
    text(206, 112, 'contact') +
    text(43, 124, 'support', { anchor: 'middle' })
  )
}

core('bimetallic-fire-alarm', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => {
    const metals = random.sample(STRIP_METALS, 4).sort((one, other) => one.expands - other.expands)
    const [least, second, third, most] = metals
    if (!least || !second || !third || !most) return null
    const differences = [
      second.expands - least.expands,
      third.expands - second.expands,
      most.expands - third.expands,
    ]
    if (differences.some(difference => difference < 0.0015)) return null
    return { least, second, most, shown: random.shuffle(metals), rings: random.int(52, 72) }
  },
  make: ({ least, second, most, shown, rings }) => ({
    stem: 'The diagram shows a fire alarm. A strip of two metals, joined along their whole length, is held at one end above a contact. At room temperature the strip is straight.',
    figure: figure(
      {
        name: 'thermal-physics/bimetallic-fire-alarm',
        title: 'A strip of two metals in the circuit of a bell',
        description: `A strip made of ${most.name} on top and ${second.name} below is held level at its left end by a support. Below its free end is a contact with a gap between them. Wires join the support and the contact to a cell and a bell, in one circuit.`,
        height: 194,
      },
      alarm(most.name, second.name),
    ),
    table: {
      caption: 'Increase in the length of 1.0 m of four metals when the temperature rises by 1.0 °C',
      head: ['metal', 'increase in length / mm'],
      rows: shown.map(metal => [metal.name, plain(metal.expands, 3)]),
    },
    parts: {
      a: ask.written({
        prompt: 'Explain how a fire near the strip makes the bell ring.',
        scheme: [
          judged(
            'the strip is heated and the metals expand',
            `
            accept expand/expansion
            unsure heat/hot/longer
            earns: the heat makes the metals expand
            earns: the strip gets hot and expands
            earns: the metals expend when they are heated
            misses: the contact moves
            misses: the strip melts
            misses: the bell rings`,
          ),
          judged(
            `${most.name} expands more than ${second.name}`,
            `
            MOST = ${most.name}
            SECOND = ${second.name}
            EXPAND = expand/expansion/lengthen/increase/grow
            reject SECOND ...(no MOST/less).. EXPAND ...(no MOST/less).. more/faster/great | MOST ...(no SECOND/more).. less
            accept MOST ...(no SECOND).. EXPAND ...(no SECOND/less).. more/fast/great/large | MOST ...(no SECOND/less).. more ... than SECOND | MOST ...(no SECOND/less).. great/large/more EXPAND
            accept SECOND ...(no MOST).. EXPAND ...(no MOST/more).. less/slow | SECOND ...(no MOST/more).. less
            unsure different/differently/more/top
            earns: ${most.name} expands more than ${second.name}
            earns: the ${second.name} expands less
            earns: the ${most.name} has the greater expantion
            misses: ${second.name} expands more than ${most.name}
            misses: both metals expand
            misses: the strip gets hot`,
          ),
          judged(
            'so the strip bends down and touches the contact / completes the circuit',
            `
            BEND = bend/bent/curve/curl
            reject BEND ... up/upward/away | break/open circuit | not touch
            accept touch/meet/reach/hit | complete/close ... circuit/contact/gap | circuit ... complete/close | contact ... make/close/connect | connect/make ... contact/circuit
            accept BEND ... contact | BEND down
            unsure BEND
            earns: the strip bends down
            earns: it touches the contact
            earns: this completes the cirkuit
            misses: the strip bends upwards
            misses: the strip expands
            misses: the circuit is broken`,
          ),
        ],
        solution: `The metal that expands more is on the outside of the bend. Here that is ${most.name}, on top, so the strip bends downwards.`,
        modelAnswer: `The fire heats the strip and both metals expand. The ${most.name} expands more than the ${second.name}, so the strip bends downwards. It touches the contact and completes the circuit of the bell.`,
      }),
      b: ask.written({
        prompt:
          'Strips of the same size are made of pairs of the metals in the table. Deduce which pair bends most for the same rise in temperature. Justify your answer.',
        command: 'Deduce',
        objective: 'AO2',
        scheme: [
          judged(
            `${most.name} and ${least.name}`,
            `
            MOST = ${most.name}
            LEAST = ${least.name}
            OTHER = ${second.name}
            reject OTHER and MOST/LEAST | MOST/LEAST and OTHER
            accept MOST, LEAST
            accept MOST & LEAST
            earns: ${most.name} and ${least.name}
            earns: the pair is ${least.name} and ${most.name}
            earns: the strip made of ${most.name} with ${least.name} has the greatest diffrence
            misses: ${most.name} and ${second.name}
            misses: ${second.name} and ${least.name}
            misses: the two with the largest difference`,
          ),
          judged(
            'these have the largest difference in expansion / increase in length',
            `
            BIG = big/large/great/most/high/maximum/wide
            reject small/least difference
            accept BIG ... difference/different/gap | difference ... BIG | differ ... most
            accept most/more/highest/largest/greatest ... least/lowest/smallest/less | least/lowest/smallest ... most/highest/largest/greatest
            unsure difference/different
            earns: they have the largest difference in expansion
            earns: one expands most and the other least
            earns: the diference between their expansions is greatest
            misses: they have the smallest difference
            misses: they expand more
            misses: they are strong metals`,
          ),
        ],
        modelAnswer: `${most.name} and ${least.name}, because the difference between their increases in length is the largest.`,
        solution: `A strip bends because one metal expands more than the other, so the difference matters. It is largest for ${most.name} (${plain(most.expands, 3)} mm) and ${least.name} (${plain(least.expands, 3)} mm).`,
      }),
      c: ask.number({
        prompt: `The bell rings when the temperature of the strip is ${quantity(rings, '°C')}. Calculate this temperature in kelvin.`,
        command: 'Calculate',
        subtopic: '2.1.3',
        answer: rings + 273,
        unit: 'K',
        sigFigs: 3,
        scheme: [quantity(rings + 273, 'K')],
        solution: `*T* (in K) = *θ* (in °C) + 273 = ${rings} + 273 = ${quantity(rings + 273, 'K')}.`,
      }),
      d: ask.written({
        prompt: 'Explain why the fire alarm is fixed to the ceiling and not near the floor.',
        subtopic: '2.3.2',
        scheme: [
          judged(
            'air above the fire is heated, expands and becomes less dense (than the air around it)',
            `
            AIR = air/gas/smoke
            reject AIR ...(no less/than).. denser/contract | more dense
            accept AIR ... less/low/reduce/decrease ... dense/density | less dense | density ...  decrease/less/low | AIR ... expand | denser ... air/sink/fall
            unsure light/hot
            earns: hot air is less dense
            earns: the air expands when it is heated
            earns: the density of the air gets lowwer, the densety decreases
            misses: heat rises
            misses: the ceiling is higher
            misses: hot air is denser`,
          ),
          judged(
            'so it rises (to the ceiling)',
            `
            AIR = air/gas/smoke/it
            RISE = rise/up/upward/ascend/upwards/risen
            reject heat/fire ...(no AIR).. RISE, without air/gas/smoke
            reject AIR ...(no cold/cool).. fall/sink, without RISE
            reject cold/cool air/gas RISE
            accept AIR ... RISE
            unsure convection
            earns: the hot air rises
            earns: smoke goes up to the ceiling
            earns: hot air moves upwads
            misses: heat rises
            misses: the air is less dense
            misses: the hot air sinks`,
          ),
        ],
        modelAnswer:
          'The air above a fire is heated and expands, so it becomes less dense than the cooler air around it and rises to the ceiling.',
        solution:
          'Air that is heated by the fire expands, becomes less dense than the cooler air around it and rises to the ceiling. “Heat rises” does not score: it is the air that rises.',
      }),
    },
  }),
  verify: ({ rings }) => ({ c: 546 - (273 - rings) }),
})
