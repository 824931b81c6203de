import { ask } from '@/lib/exams/authoring/ask'
import { judged, steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import type { Spot } from '@/lib/exams/sketch'
import { figure } from '@/lib/figures/figure'
import { arrow, polygon, rect, text } from '@/lib/figures/shapes'

const { supplement, templates } = questionsOf('structured', '2.3.3', { calculator: 'needed' })

export { templates }

const GROUNDS = [
  { name: 'dry sand', capacity: 800 },
  { name: 'dry soil', capacity: 850 },
  { name: 'rock', capacity: 840 },
] as const

supplement('land-and-sea-on-a-sunny-day', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => {
    const place = random.pick([
      { name: 'sea', at: 'At the coast' },
      { name: 'lake', at: 'On the shore of a large lake' },
    ] as const)
    return { place, ground: random.pick(GROUNDS), energy: random.step(9000, 16000, 500) }
  },
  make: ({ place, ground, energy }) => {
    const rise = energy / ground.capacity
    const shore =
      polygon(
        [
          [10, 206],
          [10, 158],
          [160, 158],
          [190, 176],
          [190, 206],
        ],
        'l sunk',
      ) +
      polygon(
        [
          [190, 206],
          [190, 176],
          [176.7, 168],
          [350, 168],
          [350, 206],
        ],
        'l w',
      ) +
      text(80, 188, 'land', { anchor: 'middle' }) +
      text(275, 193, place.name, { anchor: 'middle' }) +
      rect(45, 26, 60, 90, 'l thin dash') +
      rect(255, 26, 60, 90, 'l thin dash') +
      rect(130, 122, 100, 30, 'l thin dash')
    return {
      stem: `${place.at}, the land and the water are at the same temperature at sunrise. Until noon each kilogram of ${ground.name} at the surface of the land gains ${quantity(energy, 'J')} from the radiation of the Sun. Each kilogram of water at the surface of the ${place.name} gains no more than that. The specific heat capacity of ${ground.name} is ${quantity(ground.capacity, 'J/(kg °C)')}; that of water is ${quantity(4200, 'J/(kg °C)')}.`,
      parts: {
        a: ask.written({
          prompt: 'State why energy from the Sun can reach the Earth only by radiation.',
          lines: 2,
          scheme: [
            judged(
              'there is a vacuum / no medium (no particles) between the Sun and the Earth, and only radiation needs no medium',
              `
              MATTER = medium/particle/matter/air/material/molecule/atom/substance
              accept vacuum
              accept not MATTER
              accept space ... empty
              accept empty space
              unsure space
              earns: because space is a vacum
              earns: there are no particles in space
              earns: radiation does not need a medium to travel through
              misses: the Sun is very hot
              misses: radiation is the fastest
              misses: radiation travels through a medium`,
            ),
          ],
          modelAnswer:
            'There is almost a vacuum between the Sun and the Earth, and radiation is the only method of transfer that needs no medium.',
          solution:
            'Between the Sun and the Earth there is almost a vacuum. Conduction and convection need particles; radiation does not.',
        }),
        b: ask.number({
          prompt: `Calculate the rise in the temperature of the ${ground.name}.`,
          subtopic: '2.2.2',
          answer: rise,
          unit: '°C',
          alsoUnits: ['K'],
          scheme: steps(
            `Δ*θ* = Δ*E* ÷ (*mc*), or ${plain(energy)} ÷ (1.0 × ${ground.capacity})`,
            quantity(rise, '°C', 2),
          ),
          solution: `From *c* = Δ*E* ÷ (*m*Δ*θ*), Δ*θ* = Δ*E* ÷ (*mc*) = ${plain(energy)} ÷ (1.0 × ${ground.capacity}) = ${quantity(rise, '°C', 2)}. The water gains the same energy or less for each kilogram, and its specific heat capacity is much larger, so its temperature rises much less.`,
        }),
        c: ask.written({
          prompt: `In the afternoon a wind blows from the ${place.name} towards the land. Explain how the difference in temperature causes this wind.`,
          command: 'Explain',
          subtopic: '2.3.2',
          scheme: [
            judged(
              'the land is warmer, and the air above it is heated (by conduction)',
              `
              HEAT = heat/hot/warm
              reject ${place.name}/water ...(no less/slow/cool/cold/low/not).. warm/hot/fast/quick/high than land
              accept air ... land ... HEAT
              accept HEAT ... air ... land
              accept land ... HEAT ... air
              accept air above it HEAT
              unsure land ... HEAT
              unsure air ... HEAT
              earns: the hot land warms the air above it
              earns: land heats up faster so the air over the land gets warm
              earns: the air over the lannd is heated by it
              earns: hot air over the land rises
              misses: the water is warmer than the land
              misses: the wind blows because of convection
              misses: the air becomes less dense and rises
              misses: cold air moves in from the ${place.name}`,
            ),
            judged(
              'this air expands and becomes less dense',
              `
              LESS = less/low/decrease/reduce/small/drop/fall/lose
              DENSE = dense/denser/density
              reject warm/hot/heat air ...(no cool/cold/${place.name}/less/not/than/low).. denser | warm/hot air ...(no cool/cold/${place.name}/than).. more dense
              accept LESS DENSE
              accept not as DENSE
              accept density ...(no cool/cold).. LESS
              accept LESS ... density
              unsure expand
              unsure light air | air ... light
              earns: its density decreases
              earns: the hot air expands so it is less dence
              earns: it gets less dense than the cool air
              misses: the warm air is denser
              misses: the hot air rises
              misses: the air from the ${place.name} is cooler and denser`,
            ),
            judged(
              'so it rises',
              `
              UP = up/upward/upwards
              reject "heat rises" | "heat rise"
              reject cool/cold air rise/ascend
              accept rise/ascend, without temperature
              accept go/move/float/flow/travel/lift UP
              accept air/it/they ...(no temperature).. rise/ascend
              earns: hot air rises
              earns: the warm air over the land goes up
              earns: it becomes less dense and flaots up
              misses: heat rises
              misses: the temperature of the land rises
              misses: the warm air sinks
              misses: the land heats up faster`,
            ),
            judged(
              `cooler, denser air from above the ${place.name} flows in to take its place`,
              `
              COLD = cool/cold/denser/dense
              MOVE = flow/move/come/blow/go/rush/sink/enter/travel/drawn/suck/fall/pull
              TAKE = replace/fill | take place | take space | take its place
              reject warm/hot air from ${place.name}
              reject not COLD air ... MOVE
              accept COLD ... air ... MOVE/TAKE
              accept MOVE/TAKE ... COLD ... air
              accept TAKE ... air
              accept air ... TAKE
              accept air ... ${place.name} ... TAKE
              earns: cold air from the ${place.name} moves in
              earns: it is replaced by air from the ${place.name}
              earns: cooler air flows towards the land to take its plase
              misses: warm air from the ${place.name} moves to the land
              misses: wind blows from the ${place.name} to the land
              misses: the air above the land rises`,
            ),
          ],
          solution:
            'This is a convection current: heated, expands, less dense, rises, and cooler denser air flows in below.',
          modelAnswer: `The land is warmer than the ${place.name}. The air above the land is heated, expands, becomes less dense and rises. Cooler, denser air from above the ${place.name} flows in to replace it, and this is the wind.`,
        }),
        d: ask.draw({
          prompt: `At night the land cools more than the ${place.name}, and the wind changes its direction. Draw in two of the dashed boxes **one** arrow for the warm air that rises and **one** arrow for the wind near the surface.`,
          command: 'Draw',
          subtopic: '2.3.2',
          objective: 'AO2',
          figure: figure(
            {
              name: 'thermal-physics/land-and-water-at-night',
              title: `The land and the ${place.name} at night`,
              description: `A section through the shore. The land is on the left and the ${place.name} on the right. A dashed box stands above the land, another above the ${place.name}, and a third lies near the surface between the two.`,
              height: 214,
            },
            shore,
          ),
          tools: ['arrow'],
          checks: [
            {
              as: 'arrow',
              passes: [
                { at: [285, 100], within: 30 },
                { at: [285, 70], within: 30 },
                { at: [285, 45], within: 30 },
              ],
            },
            {
              as: 'arrow',
              passes: [
                { at: [155, 137], within: 16 },
                { at: [205, 137], within: 16 },
              ],
            },
          ],
          modelFigure: figure(
            {
              name: 'thermal-physics/land-and-water-at-night-model',
              title: 'The currents of air at night',
              description: `An arrow points upwards above the ${place.name}, and one along the surface from the land to the ${place.name}.`,
              height: 214,
            },
            shore,
            arrow(285, 108, 285, 36, { cls: 'g' }),
            arrow(140, 137, 220, 137, { cls: 'g' }),
          ),
          scheme: [
            `arrow upwards above the ${place.name}`,
            `arrow near the surface, from the land to the ${place.name}`,
          ],
          solution: `Now the ${place.name} is the warmer surface. Air rises above it, and cooler air flows from the land to take its place.`,
        }),
      },
    }
  },
  verify: ({ ground, energy }) => {
    // Heats one kilogram in steps of a thousandth of a degree.
    const step = ground.capacity / 1000
    return { b: energy / step / 1000 }
  },
})

supplement('cooling-of-two-cans', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => {
    const start = random.int(78, 88)
    const room = random.int(18, 23)
    const fast = random.step(0.034, 0.044, 0.002)
    const slow = fast * random.step(0.5, 0.62, 0.04)
    const gap = random.pick([4, 5])
    const times = [0, 1, 2, 3].map(each => each * gap)
    const of = (rate: number) => times.map(time => Math.round(room + (start - room) * Math.exp(-rate * time)))
    const blackFirst = random.chance(0.5)
    const [black, shiny] = [of(fast), of(slow)]
    const asked = random.pick(['P', 'Q'] as const)
    const column = (asked === 'P') === blackFirst ? black : shiny
    const drop = start - (column[3] ?? 0)
    return { start, room, times, black, shiny, blackFirst, asked, drop }
  },
  make: ({ start, room, times, black, shiny, blackFirst, asked, drop }) => {
    const [p, q] = blackFirst ? [black, shiny] : [shiny, black]
    const minutes = times[3] ?? 1
    const rate = drop / minutes
    const [dull, bright] = blackFirst ? ['P', 'Q'] : ['Q', 'P']
    return {
      stem: `Two metal cans, P and Q, have the same size and shape. One is painted dull black, the other is shiny silver. Both are filled with the same mass of hot water at ${quantity(start, '°C')}, closed with identical lids and left on a cork mat. The table shows the temperature of the water in each.`,
      table: {
        head: ['time / min', 'temperature in P / °C', 'temperature in Q / °C'],
        rows: times.map((time, at) => [String(time), String(p[at]), String(q[at])]),
      },
      parts: {
        a: words({
          subject: 'igcse/physics',
          prompt: 'State the region of the electromagnetic spectrum to which thermal radiation belongs.',
          answers: [
            {
              text: 'infrared',
              accept: ['infrared radiation', 'infra-red', 'infra red', 'infrared waves', 'IR'],
            },
          ],
          mode: 'words',
          reject: [
            {
              text: 'ultraviolet',
              why: 'Thermal radiation lies beyond the red end of visible light: it is infrared.',
            },
          ],
          solution:
            'Thermal radiation is infrared radiation. Every object emits it, whatever its temperature.',
        }),
        b: plotPart({
          name: 'thermal-physics/temperature-of-two-cans',
          title: 'Grid for a graph of temperature against time',
          description: `Graph paper. The horizontal axis is the time from 0 to 16 minutes, the vertical one the temperature from 30 to 90 degrees Celsius. A smooth curve for can P falls from ${start} degrees at the start to ${p[3]} degrees after ${minutes} minutes.`,
          lead: 'The grid shows the curve for can P.',
          prompt: 'Draw crosses on the grid for the four measurements of can Q.',
          objective: 'AO2',
          axes: {
            x: { label: 'time / min', min: 0, max: 16, large: 2, parts: 4 },
            y: { label: 'temperature / °C', min: 30, max: 90, large: 10, parts: 10 },
          },
          given: [{ tool: 'curve', through: times.map((time, at): Spot => [time, p[at] ?? 0]) }],
          tasks: [{ task: 'points', wanted: times.map((time, at): Spot => [time, q[at] ?? 0]), marks: 2 }],
          scheme: ['at least two points within half a small square', 'all four points'],
          solution:
            'One small square is 1 °C upwards and 0.5 min across. Each cross stands above its time at the height of its temperature.',
        }),
        c: ask.number({
          prompt: `Calculate the average rate at which the temperature of the water in ${asked} falls during the ${minutes} minutes.`,
          answer: rate,
          unit: '°C/min',
          signFree: true,
          scheme: steps(
            `(${start} − ${start - drop}) ÷ ${minutes}, or ${drop} ÷ ${minutes}`,
            quantity(rate, '°C/min', 2),
          ),
          solution: `The temperature falls by ${start} − ${start - drop} = ${quantity(drop, '°C')} in ${quantity(minutes, 'min')}. Rate = ${drop} ÷ ${minutes} = ${quantity(rate, '°C/min', 2)}.`,
        }),
        d: ask.written({
          prompt: 'Deduce which can, P or Q, is painted dull black. Justify your answer.',
          objective: 'AO2',
          scheme: [
            judged(
              `${dull}, because its temperature falls faster (by more in the same time)`,
              `
              COOL = cool/temperature/drop/fall/decrease/lose/loss/cold/heat
              FAST = fast/quick/quickly/rapid/rapidly/more/great/large/high/steep/steeper/big/most/low/less
              SLOW = slow/slowly/less/small/high
              reject ${bright} is/be/painted ...(no ${dull}/shiny/silver/not).. black
              reject ${bright} ...(no ${dull}/slow/slowly/less/than).. COOL fast/quick/quickly
              reject ${dull} ...(no ${bright}/than/black).. COOL ...(no ${bright}/as/because).. slow/slowly
              accept ${dull} & COOL ...(no ${bright}).. FAST
              accept ${dull} & FAST ...(no ${bright}).. COOL
              accept ${dull} ... fast/quick/quickly/rapidly/steep/steeper
              accept ${dull} & ${bright} ... COOL ... SLOW
              unsure ${dull}, COOL
              earns: ${dull} because it cools down faster
              earns: ${dull}. The temperature in ${dull} drops more than in ${bright}
              earns: It is ${dull}, it loses heat quickley
              earns: ${dull} as ${bright} cools more slowly
              misses: ${bright} because it cools faster
              misses: ${dull} because black is a better emitter
              misses: ${bright} is black and its temperature falls faster than ${dull}
              misses: ${dull}`,
            ),
            judged(
              'a dull black surface is a better emitter of (infrared) radiation than a shiny one',
              `
              BLACK = black/dull/matt/matte/dark
              SHINY = shiny/silver/bright
              GOOD = good/better/best/more/fast/quick/quickly/great/high/well
              BAD = bad/poor/worse/worst/less/slow/slowly/weak
              EMIT = emit/emitter/emission/give/radiate/release
              reject SHINY ...(no BLACK/BAD/not/than).. GOOD ... EMIT
              reject BLACK ...(no SHINY/GOOD).. BAD/not GOOD ...(no absorb/absorber/reflect/reflector).. EMIT
              reject BLACK ...(no emit/emitter/give/emission/SHINY).. absorb/absorber ...(no and/emit/emitter/or/give/emission).. radiate
              reject black ... BAD emit/emitter
              accept BLACK, GOOD, EMIT
              accept SHINY, BAD, EMIT
              accept BLACK ... EMIT ... GOOD
              unsure BLACK ... lose/loss
              unsure GOOD emitter
              unsure BLACK, emit/emitter/give/radiate, without BAD
              earns: black surfaces emit more radiation
              earns: dull surfaces are better emmiters than shinny ones
              earns: shiny silver is a poor emitter of infrared
              earns: a black can radiates heat faster
              misses: black is a good absorber of radiation
              misses: black surfaces are poor emitters
              misses: dull black surfaces absorb more radiation
              misses: black is a good conductor`,
            ),
          ],
          solution: `Everything else is the same for both cans, so the difference is due to the surfaces. The better emitter cools faster: that is the dull black one, ${dull}.`,
          modelAnswer: `${dull} is the dull black can. Its water cools faster than that in ${bright}, because a dull black surface is a better emitter of infrared radiation than a shiny silver one.`,
        }),
        e: ask.written({
          prompt: `Much later the water in both cans stays at the temperature of the room, ${quantity(room, '°C')}. Explain, in terms of rates of energy transfer, why the temperature is constant although the cans still emit radiation.`,
          command: 'Explain',
          scheme: [
            judged(
              'the cans also absorb radiation / receive energy from the surroundings',
              `
              ENERGY = energy/heat/radiate
              reject room/surroundings/wall/air/surrounding ...(no is/are/be/can/they/it/and/which/that/to).. absorb/receive
              accept absorb/absorption/receive
              accept gain/take/get/obtain ... ENERGY
              accept ENERGY ... gain/enter
              accept ENERGY from room/surroundings/surrounding/air/wall
              accept surroundings/room/wall ... emit/give/transfer
              earns: they absorb radiation as well
              earns: the cans recieve energy from the room
              earns: they gain as much heat as they lose
              earns: the surroundings also emit radiation to the cans
              misses: the cans no longer emit radiation
              misses: the room absorbs the radiation
              misses: the cans have stopped cooling
              misses: the water is at room temperature`,
            ),
            judged(
              'the rate at which they receive energy is equal to the rate at which they transfer energy away',
              `
              EQUAL = equal/same/balance/balanced/match/equals/"="
              IN = absorb/absorption/receive/gain/get/take/enter/obtain
              OUT = emit/emission/lose/loss/give/release/transfer/radiate/out/leave/away
              reject rate/amount ...(no EQUAL).. more/great/high/less/fast/slow than
              accept IN ... EQUAL ... OUT
              accept OUT ... EQUAL ... IN
              accept IN, OUT, EQUAL
              accept rate/amount ... EQUAL, without temperature
              accept EQUAL rate/amount
              accept IN ... as much/fast/quickly ... OUT
              accept OUT ... as much/fast/quickly ... IN
              accept not net
              unsure equilibrium
              earns: they absorb and emit at the same rate
              earns: the energy gained equals the energy lost
              earns: rate of absorbtion is equal to rate of emission
              earns: they give out as much energy as they absorb
              misses: they emit more than they absorb
              misses: the cans emit radiation at a constant rate
              misses: they are at the same temperature as the room
              misses: the cans also absorb radiation`,
            ),
          ],
          solution:
            'An object has a constant temperature when it receives energy at the same rate as it transfers energy away.',
          modelAnswer:
            'The cans also absorb radiation from the walls of the room. They receive energy at the same rate as they transfer it away, so their temperature does not change.',
        }),
      },
    }
  },
  verify: ({ black, shiny, blackFirst, asked, times, start }) => {
    const column = asked === 'P' ? (blackFirst ? black : shiny) : blackFirst ? shiny : black
    let fallen = 0
    for (let at = 1; at < column.length; at += 1) fallen += (column[at - 1] ?? start) - (column[at] ?? 0)
    return { c: fallen / (times.at(-1) ?? 1) }
  },
})
