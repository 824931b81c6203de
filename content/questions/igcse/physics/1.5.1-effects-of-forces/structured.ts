import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import type { Spot } from '@/lib/exams/sketch'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { arrow, line, type Point, rect, text } from '@/lib/figures/shapes'
import { fromStoreToStore, KINETIC, UP_DOWN } from '../ideas'
import { isNeat, rounded } from '../shared'

const { supplement, templates } = questionsOf('structured', '1.5.1', { calculator: 'needed' })

export { templates }

/** What acts against the boat; that two forces are balanced. */
const DRAG = `
  DRAG = drag/friction/resistance/resistive
  EQUAL = equal/same/balance/cancel/match/"="`

const RELEASES = ['trolley', 'toy car', 'wooden block on wheels'] as const

supplement('load-extension-graph-of-a-spring', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => {
    const each = random.pick([1, 1.5, 2, 2.5, 4]) // cm for 1 N
    const limit = random.int(5, 8) // N
    return { each, limit, release: random.pick(RELEASES) }
  },
  make: ({ each, limit, release }) => {
    const far = each * limit
    const points: Point[] = [
      [far, limit],
      [far + 1.5 * each, limit + 1],
      [far + 4 * each, limit + 2],
    ]
    const step = each > 2 ? 5 : each > 1 ? 2 : 1
    const last = Math.ceil((far + 4 * each) / step) * step
    const chart = graph({
      x: {
        label: 'extension / cm',
        max: last,
        ticks: Array.from({ length: last / step + 1 }, (_, at) => at * step),
        grid: true,
      },
      y: {
        label: 'load / N',
        max: limit + 2,
        ticks: Array.from({ length: limit + 3 }, (_, at) => at),
        grid: true,
      },
      height: 22 * (limit + 2),
    })
    const constant = 100 / each
    // A straight line that passes straight into the curve: the first piece of the curve is bent by hand.
    const bend: Point[] = [
      [far - 0.5 * each, limit - 0.5],
      [far, limit],
      [far + 0.62 * each, limit + 0.5],
      ...points.slice(1),
    ]
    return {
      stem: 'A student hangs different loads from a spring and plots the load against the extension of the spring. The diagram shows the graph. The line is straight from the origin to point P.',
      figure: figure(
        {
          name: 'motion-forces-and-energy/load-against-extension',
          title: 'Graph of load against extension for a spring',
          description: `Load in newtons, from 0 to ${limit + 2}, against extension in centimetres, from 0 to ${last}, on a grid. A straight line from the origin reaches point P at a load of ${limit} newtons and an extension of ${plain(far)} centimetres. Beyond P the line curves and gets less steep.`,
          height: 22 * (limit + 2) + 82,
        },
        chart.axes,
        chart.line([
          [0, 0],
          [far, limit],
        ]),
        chart.curve(bend.slice(1)),
        chart.points([[far, limit]]),
        chart.label(far, limit, 'P', { dx: -6, dy: -8, anchor: 'end', cls: 'b' }),
      ),
      parts: {
        a: ask.written({
          prompt: 'Define *spring constant*.',
          lines: 1,
          scheme: [
            judged(
              'force per unit extension, or: force (load) ÷ extension',
              `
              FORCE = force/load/weight
              LONGER = extension/extend/stretch
              PER = per/divide/over/by/"/"/"÷"/for/need/cause/produce
              reject LONGER ... per/divide/over/"/"/"÷" ... FORCE
              accept FORCE ... PER ... LONGER
              accept FORCE ... LONGER ... 1/unit/each/metre
              accept "F/x"
              accept "k=F/x"
              unsure FORCE, LONGER
              earns: force divided by extension
              earns: the load needed for each unit of extention
              earns: k = F/x
              misses: extension per unit force
              misses: how stiff a spring is
              misses: force times distance`,
            ),
          ],
          modelAnswer: 'The spring constant is the force per unit extension.',
          solution: 'The extension is needed, not the length: force per unit extension, *k* = *F* ÷ *x*.',
        }),
        b: ask.number({
          prompt: 'Determine the spring constant of the spring for loads up to point P. Give the unit.',
          answer: constant,
          unit: 'N/m',
          unitMode: 'asked',
          tolerance: 0.04 * constant,
          scheme: [
            `C1 *k* = *F* ÷ *x*, or values from the straight part, for example ${limit} ÷ ${plain(far)}`,
            `A1 ${quantity(constant, 'N/m', 2)} (${quantity(1 / each, 'N/cm', 2)}), within 4% as read from the graph`,
          ],
          solution: `Take a point far out on the straight part, such as P: *k* = *F* ÷ *x* = ${limit} ÷ ${plain(far)} = ${quantity(1 / each, 'N/cm', 2)}. With ${quantity(far, 'cm')} = ${quantity(far / 100, 'm')}, this is ${quantity(constant, 'N/m', 2)}.`,
        }),
        'c.i': words({
          subject: 'igcse/physics',
          prompt: 'State the name of point P.',
          answers: [
            { text: 'limit of proportionality', accept: ['proportionality limit', 'proportional limit'] },
          ],
          reject: [
            {
              text: 'elastic limit',
              why: 'The elastic limit is the point beyond which the spring does not return to its length. The graph does not show it.',
            },
          ],
          solution:
            'Up to P the extension is proportional to the load (a straight line through the origin); beyond P it is not. P is the limit of proportionality.',
        }),
        'c.ii': ask.number({
          prompt: `The load is increased from ${quantity(limit - 4, 'N')} to ${quantity(limit - 1, 'N')}. Determine by how much the extension increases.`,
          command: 'Determine',
          answer: 3 * each,
          unit: 'cm',
          tolerance: 0.2 * each,
          scheme: [`${quantity(3 * each, 'cm')} (within ${quantity(0.2 * each, 'cm')})`],
          solution: `Both loads are on the straight part. The extension is ${quantity((limit - 4) * each, 'cm')} for ${quantity(limit - 4, 'N')} and ${quantity((limit - 1) * each, 'cm')} for ${quantity(limit - 1, 'N')}. The increase is ${quantity(3 * each, 'cm')}.`,
        }),
        d: ask.written({
          prompt: 'Describe how the student obtains accurate values of the extension for several loads.',
          marks: 4,
          lines: 6,
          scheme: [
            judged(
              'any four from: measure the original (unstretched) length of the spring with a ruler',
              `
              FIRST = original/unstretched/natural/initial/starting/normal/first
              accept FIRST ... length/position/reading | length ... FIRST
              accept length ... before/without ... load/weight/mass/stretch/hang/add
              accept length ... not load/weight/mass
              earns: measure the original length of the spring
              earns: measure the length with no load
              earns: find the unstreched length with a ruler
              misses: measure the length with each load
              misses: hang loads on the spring
              misses: avoid parallax`,
            ),
            judged(
              'hang on a known load and measure the new length; repeat with other loads',
              `
              HANG = hang/add/attach/put/place/apply/increase
              LOAD = load/mass/weight/newton
              MEASURE = measure/read/record/note/find/take
              accept HANG ... LOAD & MEASURE ... length/extension/position/reading
              accept MEASURE ... new/stretched/final length | new/stretched/final length ... MEASURE
              accept MEASURE ... length/extension ... each/every/different LOAD
              earns: hang a load on it and measure the new length
              earns: add weights one by one and read the lenght each time
              earns: record the length for each load
              misses: measure the original length
              misses: hang the spring from a clamp
              misses: use a heavy load`,
            ),
            judged(
              'extension = stretched length − original length',
              `
              MINUS = minus/subtract/difference/less/"−"/"-"/"–"
              FIRST = original/unstretched/natural/initial/starting/first
              reject FIRST ... minus/"−"/"-"/"–" ... new/stretched/final
              accept new/stretched/final/length/it/extension ... MINUS ... FIRST
              accept subtract/take ... FIRST | difference ... length
              unsure extension, MINUS
              earns: extension is the new length minus the original length
              earns: subtract the original lenght from it
              earns: find the difference between the two lengths
              misses: original length minus new length
              misses: extension = force divided by spring constant
              misses: measure the length`,
            ),
            judged(
              'eye level with the end of the spring (or: at right angles to the scale) to avoid parallax error',
              `
              accept parallax/perpendicular
              accept right/90 angle/degree
              accept eye ... level/line/height/straight/front/same | eyelevel
              earns: read it at eye level
              earns: avoid paralax
              earns: look at a right angle to the scale
              misses: look carefully
              misses: use a good ruler
              misses: keep the ruler vertical`,
            ),
            judged(
              'ruler vertical and close to the spring, or a pointer on the spring',
              `
              RULER = ruler/rule/scale
              accept RULER ... vertical/upright/parallel/close/next/beside/near/alongside/straight
              accept vertical/upright/parallel RULER
              accept pointer/marker | set square | fiducial
              earns: fix the ruler vertically
              earns: put the ruler close to the spring
              earns: attach a poiter to the spring
              misses: measure with a ruler
              misses: hang the spring from a clamp
              misses: read it at eye level`,
            ),
            judged(
              'wait until the load is at rest before reading',
              `
              accept wait ... still/rest/stop/steady/settle/move/swing/oscillate/bounce
              accept load/spring/it/mass/weight ... stop/rest/still/steady/settle ... before/then | until/when/once ... stop/rest/still/steady/stationary/settle
              accept not move/oscillate/bounce/swing | stop move/oscillate/bounce/swing/vibrate | at rest | stationary
              earns: wait until the load stops moving
              earns: wait untill it has stoped, it should be stationery
              earns: read when it is at rest
              misses: wait a day
              misses: load it slowly
              misses: measure with a ruler`,
            ),
            judged(
              'repeat the readings, for example as the loads are taken off again',
              `
              reject repeat ... different/other/more/another/increase load/mass/weight, without mean/average
              accept repeat ... reading/measurement/experiment/length/extension/average/mean/twice/same/it
              accept average/mean
              accept take/remove ... off/load/mass/weight | unload
              unsure repeat
              earns: repeat the readings and take an average
              earns: measure again when you remove the loads
              earns: repeat the expariment
              misses: repeat with other loads
              misses: measure the length
              misses: add more loads`,
            ),
          ],
          modelAnswer:
            'The student fixes a ruler vertically beside the spring and measures the original length with no load. The student hangs on one load after the other, waits until it is at rest and reads the new length with the eye level with the end of the spring. Each extension is the stretched length minus the original length.',
          solution:
            'Say what is measured (original length, stretched length), what is calculated (their difference) and how an error is avoided.',
        }),
        e: ask.written({
          lead: `The spring is laid on a level floor. One end is fixed to a wall and the other end to a ${release}. The ${release} is pulled away from the wall, so that the spring is stretched, and is then released.`,
          prompt: `State the transfer of energy that takes place as the ${release} begins to move.`,
          subtopic: '1.7.1',
          scheme: [
            judged(
              `from the elastic (strain) store of the spring to the kinetic store of the ${release}`,
              `
              ${fromStoreToStore('elastic/strain/potential', KINETIC)}
              earns: elastic potential energy is converted to kinetic energy
              earns: from the strain store to the kinetik store
              earns: the spring loses elastic energy and the ${release} gains kinetic energy
              misses: kinetic energy is converted to elastic energy
              misses: chemical energy to kinetic energy
              misses: the spring gets shorter`,
            ),
          ],
          modelAnswer: `Energy is transferred from the elastic store of the spring to the kinetic store of the ${release}.`,
          solution: `A stretched spring has energy in its elastic (strain) store. The force of the spring does work on the ${release}, so energy goes to the kinetic store of the ${release}.`,
        }),
      },
    }
  },
  verify: ({ each, limit }) => ({
    b: limit / ((limit * each) / 100),
    'c.ii': (limit - 1) * each - (limit - 4) * each,
  }),
})

const SCALARS = ['mass', 'distance', 'speed', 'time', 'energy', 'temperature']

const VECTORS = ['weight', 'velocity', 'acceleration', 'momentum', 'gravitational field strength']

supplement('boat-pulled-by-two-ropes', {
  facts: { difficulty: 4, checked: '2026-11-24' },
  values: random => {
    const [one, other] = [random.step(60, 180, 5), random.step(60, 180, 5)]
    const mass = random.step(140, 400, 10)
    const rate = Math.hypot(one, other) / mass
    if (Math.abs(one - other) < 20 || rate < 0.3 || rate > 1.2) return null
    return {
      one,
      other,
      mass,
      what: random.pick(['small boat', 'raft', 'floating log', 'rowing boat']),
      names: random.shuffle([...random.sample(VECTORS, 2), ...random.sample(SCALARS, 3)]),
    }
  },
  make: ({ one, other, mass, what, names }) => {
    const size = Math.hypot(one, other)
    const rate = size / mass
    const unit = 0.85
    const [x, y] = [98, 178]
    const vectors = names.filter(name => VECTORS.includes(name))
    const scalars = names.filter(name => SCALARS.includes(name))
    const pulls =
      rect(x - 16, y - 16, 32, 32, 'l sunk', 8) +
      arrow(x, y, x + one * unit, y, { cls: 'p', label: `${one} N` }) +
      arrow(x, y, x, y - other * unit, { cls: 'p' }) +
      text(x - 8, y - other * unit + 8, `${other} N`, { anchor: 'end' }) +
      text(x, y + 32, what, { anchor: 'middle' })
    const forces = figure(
      {
        name: 'motion-forces-and-energy/two-forces-at-right-angles',
        title: 'Two forces at right angles on a floating object',
        description: `View from above. A floating object is pulled by two forces at right angles: ${one} newtons to the right and ${other} newtons towards the top of the drawing. The arrows are drawn to scale.`,
        height: 214,
      },
      pulls,
    )
    return {
      stem: `Two people pull a ${what} by horizontal ropes. The ropes are at right angles to each other.`,
      parts: {
        a: words({
          subject: 'igcse/physics',
          lead: `Here are five quantities: ${names.join(', ')}.`,
          prompt: 'State which **two** of them are vectors.',
          subtopic: '1.1',
          asked: 2,
          marks: 1,
          scheme: [vectors.join(' and ')],
          answers: vectors.map(text => ({ text })),
          reject: scalars.map(text => ({
            text,
            why: `A scalar has magnitude only: ${text} has no direction.`,
          })),
          solution: `A scalar has magnitude only, a vector has magnitude and direction. The vectors here are ${vectors.join(' and ')}.`,
        }),
        b: ask.draw({
          lead: 'The diagram shows the two forces, seen from above. The arrows are drawn to scale.',
          prompt: 'Complete the rectangle of forces on the diagram and draw an arrow for the resultant.',
          command: 'Draw',
          subtopic: '1.1',
          objective: 'AO2',
          figure: forces,
          tools: ['line', 'arrow'],
          checks: [
            {
              as: 'line',
              passes: [
                { at: [x + one * unit, y - 0.25 * other * unit], within: 6 },
                { at: [x + one * unit, y - 0.9 * other * unit], within: 6 },
              ],
            },
            {
              as: 'line',
              passes: [
                { at: [x + 0.25 * one * unit, y - other * unit], within: 6 },
                { at: [x + 0.9 * one * unit, y - other * unit], within: 6 },
              ],
            },
            {
              as: 'arrow',
              passes: [
                { at: [x + 0.1 * one * unit, y - 0.1 * other * unit], within: 7 },
                { at: [x + 0.95 * one * unit, y - 0.95 * other * unit], within: 7 },
              ],
            },
          ],
          modelFigure: figure(
            {
              name: 'motion-forces-and-energy/two-forces-at-right-angles-model',
              title: 'The two forces and their resultant',
              description:
                'Two lines complete the rectangle of the two forces; the resultant is an arrow from the object along its diagonal.',
              height: 214,
            },
            pulls,
            line(x + one * unit, y, x + one * unit, y - other * unit, 'g dash'),
            line(x, y - other * unit, x + one * unit, y - other * unit, 'g dash'),
            arrow(x, y, x + one * unit, y - other * unit, { cls: 'g' }),
          ),
          scheme: [
            `line from the tip of the ${one} N arrow, parallel to the other arrow`,
            `line from the tip of the ${other} N arrow, parallel to the other arrow`,
            'arrow from the object along the diagonal of the rectangle',
          ],
          solution:
            'Draw through the tip of each arrow a line parallel to the other arrow. The resultant starts where both forces start and ends at the opposite corner of the rectangle.',
        }),
        c: ask.number({
          prompt: `The mass of the ${what} is ${quantity(mass, 'kg')}. At the start it is at rest and there is no drag. Determine its acceleration at the start.`,
          command: 'Determine',
          answer: rate,
          unit: 'm/s^2',
          tolerance: 0.03 * rate,
          via: [{ value: size, formula: `x/${mass}` }],
          scheme: [
            `C1 $\\sqrt{${one}^2 + ${other}^2}$, or the diagonal measured and the scale used`,
            `C1 resultant = ${rounded(size, 'N')}`,
            `C1 *F* = *ma*, or ${quantity(size, '', 3)} ÷ ${mass}`,
            `A1 ${rounded(rate, 'm/s^2')} (within 3%)`,
          ],
          solution: `The forces are at right angles, so the resultant is the diagonal of a rectangle: $R = \\sqrt{${one}^2 + ${other}^2} = \\sqrt{${one * one + other * other}}$ = ${rounded(size, 'N')}.

*a* = *F* ÷ *m* with the **resultant** force: ${quantity(size, '', 3)} ÷ ${mass} = ${rounded(rate, 'm/s^2')}.`,
        }),
        d: ask.written({
          prompt: `The people keep the two forces constant in size and direction. After some time the ${what} moves at a constant speed. Explain why.`,
          command: 'Explain',
          scheme: [
            judged(
              'drag (resistance of the water) acts against the motion',
              `
              ${DRAG}
              accept DRAG
              accept water ... push/force ... back/against/opposite
              earns: there is drag from the water
              earns: the water resistence acts backwards
              earns: friction with the water opposes the motion
              misses: there is no drag
              misses: the boat is heavy
              misses: the forces are at right angles`,
            ),
            judged(
              'the drag increases as the speed increases',
              `
              ${DRAG}
              ${UP_DOWN}
              reject DRAG ...(no as/when/UP/so).. decrease/reduce/less/fall
              accept DRAG ...(no speed/fast/as/when/EQUAL).. UP | UP DRAG | fast/speed ... more/great/large/high DRAG
              accept increase ... DRAG | DRAG ... proportional
              unsure DRAG ... speed
              earns: the drag gets bigger as it speeds up
              earns: the faster it goes the greater the resistence
              earns: the drag increeses
              misses: the drag decreases
              misses: the speed increases
              misses: the drag is equal to the pull`,
            ),
            judged(
              'until it is equal (and opposite) to the resultant of the two forces; then there is no resultant force on it, so no acceleration',
              `
              ${DRAG}
              accept not resultant/net/unbalanced/overall | resultant/net/overall ... 0
              accept DRAG ... EQUAL | EQUAL ... DRAG
              accept force ... balance/cancel | balance ... force
              accept not acceleration
              unsure acceleration 0 | equilibrium
              earns: the drag is equal to the force of the ropes
              earns: the drag is as big and cancells, the forces are balansed
              earns: the forces are balanced
              misses: there is a resultant force
              misses: the two ropes pull with constant forces
              misses: the drag increases`,
            ),
          ],
          modelAnswer: `The drag of the water acts against the motion of the ${what} and increases as its speed increases. When the drag is as large as the resultant of the two pulls, there is no resultant force on the ${what}. It then has no acceleration and moves at a constant speed.`,
          solution:
            'Constant speed in a straight line means that there is no resultant force. Say which force has grown and why, and when it balances the pulls.',
        }),
      },
    }
  },
  verify: ({ one, other, mass }) => {
    const angle = Math.atan2(other, one)
    const size = one * Math.cos(angle) + other * Math.sin(angle)
    return { c: size / mass }
  },
})

const HUNG = ['stone', 'lump of clay', 'piece of metal'] as const

const LOADS = [1, 2, 3, 4, 5]

supplement('spring-readings-to-plot', {
  facts: { difficulty: 4, checked: '2026-11-24' },
  values: random => {
    const each = random.step(18, 32, 2) // mm for 1 N
    const readings = LOADS.map((load, at) =>
      Math.round(each * load + (at % 2 === 0 ? 1 : -1) * random.pick([0, 1])),
    )
    const last = readings[4] ?? 0
    const hung = Math.round(each * random.step(2.4, 4.4, 0.1))
    if (isNeat(5000 / last) || readings.includes(hung)) return null
    return { each, readings, last, hung, what: random.pick(HUNG) }
  },
  make: ({ each, readings, last, hung, what }) => {
    const constant = 5000 / last
    const weight = (constant * hung) / 1000
    return {
      stem: `A student hangs loads from a spring and measures its extension. The table shows the results. The limit of proportionality is not reached.`,
      table: {
        head: ['load / N', ...LOADS.map(load => plain(load, 1))],
        rows: [['extension / mm', ...readings.map(String)]],
      },
      parts: {
        a: plotPart({
          name: 'motion-forces-and-energy/grid-for-a-spring',
          title: 'Grid for a graph of extension against load',
          description:
            'Graph paper. The horizontal axis is the load from 0 to 6 newtons, the vertical one the extension from 0 to 200 millimetres.',
          prompt: 'Plot the results on the grid and draw the straight line of best fit through the origin.',
          command: 'Draw',
          objective: 'AO2',
          axes: {
            x: { label: 'load / N', min: 0, max: 6, large: 1, parts: 5 },
            y: { label: 'extension / mm', min: 0, max: 200, large: 40, parts: 8 },
          },
          tasks: [
            { task: 'points', wanted: LOADS.map((load, at): Spot => [load, readings[at] ?? 0]), marks: 2 },
            {
              task: 'line',
              gradient: [each - 1.2, each + 1.2],
              intercept: [-3, 3],
              covers: [0, 5],
              marks: 1,
            },
          ],
          scheme: [
            'at least three points within half a small square',
            'all five points',
            'straight line of best fit, through the origin',
          ],
          solution: `One small square is 0.2 N across and 5 mm upwards. The line rises by about ${quantity(each, 'mm')} for each newton.`,
        }),
        b: ask.number({
          prompt: `Use the results for a load of ${quantity(5, 'N', 2)} to show that the spring constant is about ${quantity(constant, 'N/m', 2)}.`,
          command: 'Calculate',
          answer: constant,
          unit: 'N/m',
          showThat: { figures: 2 },
          scheme: [
            `M1 *k* = *F* ÷ *x*, or 5.0 ÷ ${plain(last / 1000)}`,
            `A1 ${quantity(constant, 'N/m', 3)}`,
          ],
          solution: `The extension in metres is ${plain(last / 1000)}. *k* = *F* ÷ *x* = 5.0 ÷ ${plain(last / 1000)} = ${quantity(constant, 'N/m', 3)}.`,
        }),
        c: ask.number({
          prompt: `The student takes off the loads and hangs a ${what} from the spring. The extension is ${quantity(hung, 'mm')}. Determine the mass of the ${what}.`,
          command: 'Determine',
          answer: weight / 9.8,
          unit: 'kg',
          tolerance: (0.05 * weight) / 9.8,
          scheme: [
            'C1 *F* = *kx*, or extension read on the line of the graph',
            `C1 weight = ${quantity(weight, 'N', 2)}`,
            `C1 *m* = *W* ÷ *g*, or ${quantity(weight, '', 3)} ÷ 9.8`,
            `A1 ${rounded(weight / 9.8, 'kg')} (within 5%)`,
          ],
          solution: `The weight is *F* = *kx* = ${quantity(constant, '', 3)} × ${plain(hung / 1000)} = ${quantity(weight, 'N', 3)}; the graph gives the same. *m* = *W* ÷ *g* = ${quantity(weight, '', 3)} ÷ 9.8 = ${rounded(weight / 9.8, 'kg')}.`,
        }),
        d: ask.written({
          prompt:
            'The student adds many more loads, until the limit of proportionality is passed. State what can then be seen in the graph.',
          command: 'State',
          lines: 1,
          scheme: [
            judged(
              'it is no longer a straight line / it curves (upwards) / the extension grows by more for each newton',
              `
              ${UP_DOWN}
              reject less steep | gradient/slope/steepness/curve ...(no UP).. DOWN | flat/level/horizontal
              accept not straight/linear | curve/bend
              accept steep | gradient/slope ... UP/change | UP gradient/slope
              accept extension ... more ... each/per/newton/same/load
              unsure not proportional
              earns: the line is not straight any more
              earns: it starts to cruve
              earns: the graph becomes steeper
              misses: it is a straight line
              misses: the line becomes horizontal
              misses: the spring breaks`,
            ),
          ],
          modelAnswer: 'The line is no longer straight: it curves upwards.',
          solution:
            'Beyond the limit of proportionality the extension is not proportional to the load; it grows by more for each newton, so this graph gets steeper.',
        }),
      },
    }
  },
  verify: ({ last, hung }) => ({ b: 1000 / (last / 5), c: (hung / last) * (5 / 9.8) }),
})
