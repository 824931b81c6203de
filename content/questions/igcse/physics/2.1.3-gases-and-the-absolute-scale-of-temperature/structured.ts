import { ask } from '@/lib/exams/authoring/ask'
import { judged, steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { plain, quantity, roundTo } from '@/lib/exams/format'
import type { Spot } from '@/lib/exams/sketch'
import { figure } from '@/lib/figures/figure'
import { cylinder, scatter } from '@/lib/figures/particles'
import { circle, text } from '@/lib/figures/shapes'
import { SAME, UP_DOWN } from '../ideas'

const { supplement, templates } = questionsOf('structured', '2.1.3', { calculator: 'needed' })

export { templates }

const PARTICLES = `
  PARTICLE = particle/molecule/atom/they
  HIT = collide/collision/hit/bombard/bombardment/strike/bump/impact/bounce`

const PISTONS = [
  { what: 'a syringe', seal: 'seals the outlet of a syringe with a cap', volume: [30, 60] },
  {
    what: 'a bicycle pump',
    seal: 'blocks the outlet of a bicycle pump with a rubber bung',
    volume: [80, 150],
  },
  { what: 'a cylinder', seal: 'closes the tap of a cylinder that has a movable piston', volume: [200, 400] },
] as const

supplement('air-trapped-by-a-piston', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => {
    const device = random.pick(PISTONS)
    const first = random.step(device.volume[0], device.volume[1], device.volume[0] >= 200 ? 20 : 2)
    const pressure = random.int(99, 104)
    const asksPressure = random.chance(0.5)
    const second = Math.round(first * random.step(0.35, 0.65, 0.05))
    const pushed = random.step(160, 280, 10)
    const answer = asksPressure ? (pressure * first) / second : (pressure * first) / pushed
    return { device, first, pressure, asksPressure, second, pushed, answer }
  },
  make: ({ device, first, pressure, asksPressure, second, pushed, answer }) => {
    const unit = asksPressure ? 'kPa' : 'cm^3'
    const known = asksPressure
      ? `the volume of the air is ${quantity(second, 'cm^3')}`
      : `the pressure of the air is ${quantity(pushed, 'kPa')}`
    const divisor = asksPressure ? second : pushed
    const after = asksPressure ? `${second} cm³` : `${pushed} kPa`
    return {
      stem: `A student ${device.seal}. The volume of the trapped air is ${quantity(first, 'cm^3')} and its pressure is ${quantity(pressure, 'kPa')}. The student then pushes the piston in slowly, so that the temperature of the air does not change. No air escapes. The diagram, which is not to scale, shows the air before and after.`,
      figure: figure(
        {
          name: 'thermal-physics/air-trapped-by-a-piston',
          title: 'Air trapped by a piston, before and after',
          description: `Two drawings, not to scale, of the same cylinder with the same number of gas particles in it. Before: the piston is high and the label says ${first} cubic centimetres, ${pressure} kilopascals. After: the piston is much lower and the label says ${asksPressure ? `${second} cubic centimetres` : `${pushed} kilopascals`}.`,
          height: 206,
        },
        cylinder(60, 28, 80, 130, 40),
        cylinder(220, 28, 80, 130, 98),
        ...scatter(60, 50, 80, 3, 14, 3, 106).map(([x, y]) => circle(x, y, 3, 'pd')),
        ...scatter(220, 108, 80, 3, 14, 8, 48).map(([x, y]) => circle(x, y, 3, 'pd')),
        text(100, 178, 'before', { anchor: 'middle', cls: 'b' }),
        text(260, 178, 'after', { anchor: 'middle', cls: 'b' }),
        text(100, 196, `${first} cm³, ${pressure} kPa`, { anchor: 'middle' }),
        text(260, 196, after, { anchor: 'middle' }),
      ),
      parts: {
        a: ask.written({
          prompt: 'Explain, in terms of particles, how the trapped air exerts a pressure on the piston.',
          subtopic: '2.1.2',
          scheme: [
            judged(
              'particles (molecules) of the air move randomly / in all directions (at high speed)',
              `
              ${PARTICLES}
              MOVE = move/motion/travel/fly
              reject PARTICLE ... vibrate | not move
              accept PARTICLE ... MOVE ... random/randomly/direction/fast/quick/speed/constant/continuous/high/freely
              accept random/fast/constant ... MOVE ... PARTICLE | PARTICLE ... random/randomly/fast ... MOVE
              unsure PARTICLE, MOVE
              earns: the particles move randomly
              earns: molecules of the air are in constant random motion
              earns: the partikles move in all directions
              misses: the particles hit the piston
              misses: the particles vibrate in fixed positions
              misses: the air is compressed`,
            ),
            judged(
              'they collide with the piston and exert a force on it',
              `
              ${PARTICLES}
              PISTON = piston/wall/container/cylinder/surface/side/it
              reject HIT each other, without PISTON
              accept HIT ... PISTON ... force/push/pressure/exert
              accept force ... HIT ... PISTON | PISTON ... force ... HIT | HIT ... force ... PISTON
              accept HIT ... piston/wall/container & force
              unsure HIT
              earns: they collide with the piston and exert a force on it
              earns: each time a particle hits the wall it exerts a force
              earns: They colide with the piston. This gives a force
              misses: the particles move randomly
              misses: they hit each other
              misses: the air pushes the piston`,
            ),
            judged(
              'pressure is the (total) force per unit area (of the piston)',
              `
              PER = per/divide/over/by/"/"/"÷"/on/each
              reject area ... per/divide/over/"/"/"÷" ... force | force ... times/multiply ... area
              accept force ... PER ... area/metre/"m2"
              accept "F/A" | "F÷A" | force area
              unsure force, area
              earns: pressure is force per unit area
              earns: p = F/A
              earns: Presure is the forse divided by the area
              misses: the particles exert a force
              misses: force times area
              misses: they collide with the piston`,
            ),
          ],
          solution:
            'Start from the motion of the particles, go on to their collisions with the piston, and end with pressure as force per unit area.',
          modelAnswer:
            'The particles of the air move randomly at high speed. Many of them collide with the piston, and each collision exerts a small force on it. The total force of all the collisions on each unit of area is the pressure.',
        }),
        b: ask.number({
          prompt: `Calculate the ${asksPressure ? 'pressure' : 'volume'} of the air when ${known}.`,
          answer,
          unit,
          scheme: steps(
            `*p*_{1}*V*_{1} = *p*_{2}*V*_{2} in any form, or ${pressure} × ${first} ÷ ${divisor}`,
            quantity(answer, unit, 2),
          ),
          solution: `The temperature is constant and no air escapes, so *pV* is constant: ${pressure} × ${first} = ${plain(pressure * first)}. Divide by ${divisor}: ${plain(pressure * first)} ÷ ${divisor} = ${quantity(answer, unit, 2)}.`,
        }),
        c: ask.written({
          prompt:
            'Explain, in terms of particles, why the pressure of the air rises as the piston is pushed in.',
          scheme: [
            judged(
              'the particles are closer together / there are more particles in each unit of volume',
              `
              ${PARTICLES}
              reject PARTICLE ... apart | more/large space/volume
              accept close/closer/dense/denser/density/compact/packed/squeeze/squash
              accept less/small/reduce/decrease/little ... space/room/distance | space/distance ... less/small/decrease/reduce
              accept PARTICLE, less/small/reduce/decrease volume
              accept more PARTICLE ... volume/space/unit
              unsure near/compress | volume ... less/small/decrease | less/small volume
              earns: the particles are closer together
              earns: there is less space for the molecules
              earns: there are more partikles per unit volume
              misses: the particles move faster
              misses: the particles are further apart
              misses: they collide more often`,
            ),
            judged(
              'so they collide more often with (each unit of area of) the piston',
              `
              ${PARTICLES}
              reject HIT ... less often/frequent | few HIT
              accept HIT ... often/frequent/frequency/frequently/rate/second | often/frequent/frequency/rate/frequently ... HIT
              unsure more/increase HIT | HIT ... more
              earns: they hit the piston more often
              earns: the collisions are more frequent
              earns: the rate of colisions with the walls is greater
              misses: they hit it harder
              misses: they hit the piston less often
              misses: they are closer together`,
            ),
            judged(
              'the (total) force on each unit of area is larger',
              `
              ${UP_DOWN}
              reject force ...(no area/volume).. DOWN | less force
              accept force ...(no distance).. UP | UP ...(no often/area).. force
              unsure force
              earns: the total force on the piston is larger
              earns: there is more force on each unit area
              earns: the forse per unit area increases
              misses: the force is smaller
              misses: they collide more often
              misses: the pressure increases`,
            ),
            judged(
              'the average speed of the particles does not change (constant temperature)',
              `
              ${SAME}
              SPEED = speed/velocity/kinetic/ke/temperature
              reject faster | speed/velocity/kinetic energy/increase/high increase/high | more/greater/higher/increase kinetic/speed
              accept SPEED, SAME
              earns: the average speed of the particles is the same
              earns: the kinetic energy does not chnage
              earns: the temperature is constant
              misses: the particles move faster
              misses: their speed increases
              misses: they are closer together`,
            ),
          ],
          modelAnswer:
            'The temperature is constant, so the average speed of the particles does not change. The same number of particles is in a smaller volume, so they collide more often with each unit of area of the piston, and the force on each unit of area is larger.',
          solution:
            'The temperature is constant, so the average speed stays the same and the collisions are not harder. The same number of particles is in a smaller volume, so they hit each part of the piston more often.',
        }),
        d: ask.written({
          lead: `The air in ${device.what} like this is replaced with water. The student pushes the piston as hard as before, and the piston hardly moves.`,
          prompt: 'State the property of liquids that this shows.',
          subtopic: '2.1.1',
          scheme: [
            judged(
              'liquids are (very) hard to compress / have a fixed volume',
              `
              reject easy/easily compress
              reject can compress, without hard/difficult/hardly
              accept not compress/squash/squeeze | hard/difficult ... compress/squash/squeeze | volume ... fixed/constant/definite/same | fixed/constant/definite/same ... volume
              accept volume, not change
              accept little compress
              unsure gap/space/close/compress
              earns: liquids cannot be compressed
              earns: they cannot be comprassed
              earns: the volume of a liquid is fixed
              misses: liquids are easily compressed
              misses: liquids have no fixed shape
              misses: liquids are heavy`,
            ),
          ],
          solution: 'A liquid has a fixed volume and, unlike a gas, is very hard to compress.',
          modelAnswer: 'A liquid is very hard to compress: its volume is (almost) fixed.',
        }),
      },
    }
  },
  verify: ({ first, pressure, asksPressure, second, pushed }) => ({
    b: asksPressure ? pressure / (second / first) : first / (pushed / pressure),
  }),
})

const MELTING = [
  { what: 'tin as it melts', kelvin: 505 },
  { what: 'lead as it melts', kelvin: 600 },
  { what: 'zinc as it melts', kelvin: 693 },
  { what: 'sulfur as it melts', kelvin: 388 },
  { what: 'a wax as it melts', kelvin: 331 },
] as const

supplement('gas-warmed-in-a-sealed-flask', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => {
    const gas = random.pick(['air', 'nitrogen', 'helium', 'argon'] as const)
    const start = random.int(12, 24)
    const rise = random.pick([12, 15])
    const pressure = random.int(98, 104)
    const volume = random.step(200, 500, 50)
    const melting = random.pick(MELTING)
    return { gas, start, rise, pressure, volume, melting }
  },
  make: ({ gas, start, rise, pressure, volume, melting }) => {
    const at = (celsius: number) => (pressure * (celsius + 273)) / (start + 273)
    const rows = [0, 1, 2, 3].map(step => start + step * rise)
    const last = rows[3] ?? 0
    const high = start + 5 * rise
    const slope = pressure / (start + 273)
    const printed = (celsius: number) => roundTo(at(celsius), 1)
    return {
      stem: `A sealed glass flask of volume ${quantity(volume, 'cm^3')} contains ${gas}. A student warms the flask in a water bath and measures the pressure of the gas. The volume of the flask does not change. The table shows the results.`,
      table: {
        head: ['temperature / °C', 'pressure / kPa'],
        rows: rows.map(celsius => [String(celsius), plain(at(celsius), 1)]),
      },
      parts: {
        a: ask.number({
          prompt: `The student compares the temperatures with that of ${melting.what}, which is ${quantity(melting.kelvin, 'K')}. Calculate this temperature in °C.`,
          command: 'Calculate',
          answer: melting.kelvin - 273,
          unit: '°C',
          sigFigs: 2,
          keepUnit: true,
          scheme: [quantity(melting.kelvin - 273, '°C')],
          solution: `*T* (in K) = *θ* (in °C) + 273, so *θ* = ${melting.kelvin} − 273 = ${quantity(melting.kelvin - 273, '°C')}.`,
        }),
        'b.i': plotPart({
          name: 'thermal-physics/pressure-against-temperature',
          title: 'Grid for a graph of pressure against temperature',
          description:
            'Graph paper. The horizontal axis is the temperature from 0 to 100 degrees Celsius, the vertical one the pressure from 90 to 140 kilopascals.',
          prompt:
            'Plot the results on the grid and draw the straight line of best fit. Extend it across the whole grid.',
          command: 'Draw',
          objective: 'AO2',
          axes: {
            x: { label: 'temperature / °C', min: 0, max: 100, large: 20, parts: 10 },
            y: { label: 'pressure / kPa', min: 90, max: 140, large: 10, parts: 10 },
          },
          tasks: [
            { task: 'points', wanted: rows.map((celsius): Spot => [celsius, printed(celsius)]), marks: 2 },
            {
              task: 'line',
              gradient: [slope - 0.03, slope + 0.03],
              intercept: [at(0) - 1.5, at(0) + 1.5],
              covers: [start, high],
              marks: 1,
            },
          ],
          scheme: [
            'at least two points within half a small square',
            'all four points',
            'straight line of best fit',
          ],
          solution: `The four points lie on a straight line, which rises by about ${plain(slope * rise, 1)} kPa for each ${quantity(rise, '°C')}.`,
        }),
        'b.ii': ask.number({
          prompt: `Determine, from your graph, the pressure of the gas at ${quantity(high, '°C')}.`,
          answer: at(high),
          unit: 'kPa',
          sigFigs: 3,
          tolerance: 1.5,
          scheme: [`${quantity(at(high), 'kPa', 3)}, within 1.5 kPa`],
          solution: `Read the line at ${quantity(high, '°C')}. From ${quantity(start, '°C')} to ${quantity(last, '°C')} the pressure rises by ${plain(printed(last) - printed(start), 1)} kPa; up to ${quantity(high, '°C')} it rises by five thirds of that, so the reading should be near ${quantity(at(high), 'kPa', 3)}.`,
        }),
        c: ask.number({
          lead: 'The line is then drawn on axes that reach to much lower temperatures. It meets the temperature axis, where the pressure is zero, at absolute zero.',
          prompt: 'State the temperature of absolute zero, in °C.',
          subtopic: '2.1.2',
          objective: 'AO1',
          answer: -273,
          unit: '°C',
          sigFigs: 3,
          alsoRight: [-273.15],
          scheme: [quantity(-273, '°C')],
          solution: `At absolute zero, 0 K or ${quantity(-273, '°C')}, the particles have the least kinetic energy. The pressure of a gas would be zero there.`,
        }),
        d: ask.written({
          prompt: 'Explain, in terms of particles, why the pressure of the gas rises when it is warmed.',
          scheme: [
            judged(
              'particles move faster / have more kinetic energy',
              `
              ${PARTICLES}
              reject slow | kinetic/speed ... decrease
              accept fast/faster/quick | speed/kinetic/ke ... increase/more/high/great/large | more/increase/high/great/gain ... kinetic/speed/ke | speed up
              unsure more/gain energy | vibrate ... more
              earns: the particles move faster
              earns: they have more kinetic energy
              earns: their average speeed increases
              misses: the particles move slower
              misses: the particles expand
              misses: they hit the walls`,
            ),
            judged(
              'they collide with the walls more often',
              `
              ${PARTICLES}
              reject HIT ... less often/frequent | few HIT
              accept HIT ... often/frequent/frequency/frequently/rate/second | often/frequent/frequency/rate/frequently ... HIT
              unsure more/increase HIT | HIT ... more
              earns: they hit the walls more often
              earns: the collisions are more frequent
              earns: the rate of colisions with the flask is greater
              misses: they hit it harder
              misses: they hit the walls less often
              misses: they move faster`,
            ),
            judged(
              'and harder / each collision exerts a larger force',
              `
              ${PARTICLES}
              reject HIT ... less hard/force
              accept HIT ... hard/harder/strong/violent/vigorous/energetic/momentum | hard/strong ... HIT
              accept HIT ... more/larger/great/high/increase/big ... force/momentum/energy | more/large/great/high/increase/big force | force ... increase/large/great/high/more/big
              unsure force/momentum
              earns: they hit the walls harder
              earns: each collision exerts a larger force
              earns: the colisions have more force
              misses: they collide more often
              misses: they hit the walls less hard
              misses: they move faster`,
            ),
          ],
          solution:
            'The volume is fixed, so the walls do not move. What changes is the speed of the particles: they hit the walls more often and harder, so the force on each unit of area is larger.',
          modelAnswer:
            'At a higher temperature the particles move faster. They collide with the walls of the flask more often, and each collision exerts a larger force. So the total force on each unit of area, which is the pressure, is larger.',
        }),
      },
    }
  },
  verify: ({ start, rise, pressure, melting }) => {
    const perDegree = pressure / (start + 273)
    const zero = start - pressure / perDegree
    return { a: melting.kelvin + zero, 'b.ii': pressure + perDegree * rise * 5, c: zero }
  },
})

const GASES = [
  { gas: 'air', holder: 'a cylinder with a piston' },
  { gas: 'nitrogen', holder: 'a steel tube with a piston' },
  { gas: 'helium', holder: 'a glass tube that is closed by a piston' },
] as const

const VOLUMES = [50, 40, 25, 20]

supplement('pressure-of-a-gas-against-one-over-volume', {
  facts: { difficulty: 5, checked: '2026-11-24' },
  values: random => {
    const kind = random.pick(GASES)
    const product = random.step(4600, 5600, 100) // kPa cm³
    const volume = random.pick([16, 22, 28, 32])
    const area = random.step(3, 8, 0.5) // cm²
    const first = product / 50
    const force = ((product / volume - first) * 1000 * area) / 10000
    return { kind, product, volume, area, first, force }
  },
  make: ({ kind, product, volume, area, first, force }) => {
    const { gas } = kind
    const readings = VOLUMES.map(each => Math.round(product / each))
    const wanted = VOLUMES.map((each, at): Spot => [1 / each, readings[at] ?? 0])
    const pressure = product / volume
    const slope = product
    return {
      stem: `A fixed mass of ${gas} is trapped in ${kind.holder}. A student reduces the volume *V* in steps, at constant temperature, and measures the pressure *p* each time. The table shows the results.`,
      table: {
        head: ['*V* / cm^{3}', '$\\frac{1}{V}$ / cm^{−3}', '*p* / kPa'],
        rows: VOLUMES.map((each, at) => [String(each), plain(1 / each, 3), String(readings[at])]),
      },
      parts: {
        a: plotPart({
          name: 'thermal-physics/grid-for-pressure-and-volume',
          title: 'Grid for a graph of pressure against one over volume',
          description:
            'Graph paper. The horizontal axis is one over the volume, from 0 to 0.06 per cubic centimetre, the vertical one the pressure from 0 to 400 kilopascals.',
          prompt: 'Plot *p* against $\\frac{1}{V}$ on the grid and draw the straight line of best fit.',
          command: 'Draw',
          objective: 'AO2',
          axes: {
            x: { label: '1/*V* / cm^{−3}', min: 0, max: 0.06, large: 0.01, parts: 5 },
            y: { label: '*p* / kPa', min: 0, max: 400, large: 50, parts: 5 },
          },
          tasks: [
            { task: 'points', wanted, marks: 2 },
            {
              task: 'line',
              gradient: [0.95 * slope, 1.05 * slope],
              intercept: [-8, 8],
              covers: [0.02, 0.05],
              marks: 1,
            },
          ],
          scheme: [
            'at least two points within half a small square',
            'all four points',
            'straight line of best fit',
          ],
          solution:
            'One small square is 0.002 cm^{−3} across and 10 kPa upwards. The points lie on a straight line that passes through the origin.',
        }),
        b: ask.written({
          prompt: 'Describe what the graph shows about the relationship between *p* and *V*.',
          objective: 'AO2',
          lines: 2,
          scheme: [
            judged(
              '*p* is (directly) proportional to 1/*V* / *p* is inversely proportional to *V* / *pV* is constant (as the line is straight and passes through the origin)',
              `
              INVERSE = inverse/inversely/indirect/indirectly/reciprocal
              reject not proportional | not INVERSE
              accept INVERSE | "pv" ... constant/same | "p×v" ... constant/same | product ... constant/same
              accept proportional ... "1/v" | "1/v" ... proportional | proportional ... one over | proportional ... 1 over | "p∝1/v"
              accept pressure/p times/multiply ... volume/v ... constant/same
              reject proportional ... v/volume
              unsure proportional/"∝"
              earns: p is inversely proportional to V
              earns: the pressure is proportional to 1/V
              earns: they are inversly proportional
              misses: p is directly proportional to V
              misses: when V decreases p increases
              misses: it is a straight line`,
            ),
          ],
          modelAnswer:
            'The line is straight and passes through the origin, so *p* is proportional to 1/*V*: the pressure is inversely proportional to the volume.',
          solution:
            'A straight line through the origin means that the two plotted quantities are proportional.',
        }),
        c: ask.number({
          prompt: `The area of the piston is ${quantity(area, 'cm^2')}. At the start the volume is ${quantity(50, 'cm^3')} and the pressure is ${quantity(readings[0] ?? 0, 'kPa')}. Calculate by how much the force of the ${gas} on the piston has changed when the volume is ${quantity(volume, 'cm^3')}.`,
          command: 'Calculate',
          answer: (((readings[0] ?? 0) * 50) / volume - (readings[0] ?? 0)) * area * 0.1,
          unit: 'N',
          tolerance: 0.02 * force,
          scheme: [
            `C1 *p*_{1}*V*_{1} = *p*_{2}*V*_{2} in any form, or ${readings[0]} × 50 ÷ ${volume}`,
            `C1 *p*_{2} = ${quantity(pressure, 'kPa', 3)}`,
            `C1 *F* = *pA*, with area = ${quantity(area / 10000, 'm^2')}`,
            `A1 ${quantity(force, 'N', 2)}`,
          ],
          solution: `*p*_{2} = ${readings[0]} × 50 ÷ ${volume} = ${quantity(pressure, 'kPa', 3)}. The pressure rises by ${quantity(pressure - first, 'kPa', 3)}, and one square metre is 10 000 cm^{2}.

Change in force = change in pressure × area = ${quantity(pressure - first, '', 3)} × 1000 × ${plain(area / 10000)} = ${quantity(force, 'N', 2)}.`,
        }),
        d: ask.written({
          prompt: `Suggest why the student waits a short time after each change of volume before reading the pressure.`,
          lines: 2,
          scheme: [
            judged(
              `so that the ${gas} is again at the temperature of the room / the compression warms the ${gas}`,
              `
              accept temperature ... same/constant/room/return/settle/back/initial/original/steady/equilibrium/stabilise/stable | temperature not change
              accept return/same/constant/room/back/stabilise/settle/reach ... temperature | thermal equilibrium
              accept cool | warm/heat/hot | temperature ... rise/increase
              unsure temperature/equilibrium
              earns: so that the temperature is the same again
              earns: compressing the gas warms it
              earns: to let it return to room temperture
              misses: so that the pressure can be read
              misses: to get an accurate result
              misses: so that no ${gas} escapes`,
            ),
          ],
          modelAnswer: `Work is done on the ${gas} as it is compressed, which warms it. The student waits until it is at room temperature again.`,
          solution: `The relationship holds at constant temperature only, and a gas that is compressed quickly becomes warmer.`,
        }),
      },
    }
  },
  verify: ({ product, volume, area }) => {
    const start = Math.round(product / 50) * 1000
    const squareMetres = area / 100 / 100
    const [before, after] = [start * squareMetres, ((start * 50) / volume) * squareMetres]
    return { c: after - before }
  },
})
