import { ask } from '@/lib/exams/authoring/ask'
import { judged, steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity, toSigFigs } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { dot, line, polygon, rect, type Shape, text } from '@/lib/figures/shapes'

const { supplement, templates } = questionsOf('structured', '2.3.4', { calculator: 'needed' })

export { templates }

/** Ideas that several points look for. */
const BAD_CONDUCTOR = `
CONDUCT = conduct/conductor
BAD = bad/poor/badly/poorly/weak/low
STOP = stop/prevent/reduce/block/avoid/less/limit/minimise/minimize/decrease/restrict/eliminate/lower`

const LESS_DENSE = `
LESS = less/low/decrease/reduce/small/drop/fall/lose
DENSE = dense/denser/density`

/** A tank of hot water with two heaters, low and high, in a jacket of foam. */
const TANK: Shape =
  rect(112, 18, 136, 162, 'l sunk') +
  rect(126, 32, 108, 134, 'l sheet') +
  rect(127, 33, 106, 132, 'w') +
  line(98, 56, 164, 56, 'l thick') +
  line(98, 146, 164, 146, 'l thick') +
  text(92, 60, 'heater A', { anchor: 'end' }) +
  text(92, 150, 'heater B', { anchor: 'end' }) +
  line(241, 92, 262, 84, 'l thin') +
  text(266, 82, 'jacket of\nplastic foam') +
  text(196, 104, 'water', { anchor: 'middle' })

supplement('hot-water-tank', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => ({
    mass: random.step(60, 180, 10),
    cold: random.int(11, 19),
    hot: random.step(52, 65, 1),
  }),
  make: ({ mass, cold, hot }) => {
    const rise = hot - cold
    const energy = mass * 4200 * rise
    return {
      stem: 'The diagram shows a section through a tank in which water is heated for a house. There are two electric heaters, A near the top and B near the bottom. They can be switched on separately. At first all the water is cold.',
      figure: figure(
        {
          name: 'thermal-physics/hot-water-tank',
          title: 'A hot-water tank with two heaters',
          description:
            'Section through a closed tank full of water. Heater A enters the water near the top and heater B near the bottom. A thick jacket of plastic foam surrounds the tank.',
          height: 188,
        },
        TANK,
      ),
      parts: {
        a: ask.written({
          lead: 'Heater B is switched on.',
          prompt: 'Explain how all the water in the tank becomes hot.',
          subtopic: '2.3.2',
          scheme: [
            judged(
              'water near heater B is heated and expands',
              `
              reject particle/molecule/atom expand | expand particle/molecule/atom
              reject cool/cold water ...(no hot/warm/heat).. expand
              accept expand/expansion/swell
              accept volume ... increase/large/big/great | increase/large/big/great volume
              accept particle/molecule ... apart
              unsure particle/molecule ... spread
              earns: the water at the bottom gets hot and expands
              earns: its volume increases when it is heated by B
              earns: when it is heated it expends and floats up
              misses: the particles expand
              misses: the water at the bottom gets hot
              misses: cold water sinks to the bottom`,
            ),
            judged(
              'it becomes less dense (than the water above it)',
              `
              ${LESS_DENSE}
              reject hot/warm/heat/bottom ...(no cool/cold/less/than/low/above/top).. denser | hot/warm water ...(no cool/cold/than/above/top).. more dense
              accept LESS DENSE
              accept not as DENSE
              accept density ...(no cool/cold).. LESS
              unsure lighter | become/get/be light
              earns: its density goes down and decreases
              earns: the hot water is less dence so it rises
              earns: hot water has a lower density than cold water
              earns: it is not as dense as the cold water
              misses: the hot water is denser
              misses: cold water is denser and sinks
              misses: the hot water rises to the top`,
            ),
            judged(
              'so it rises',
              `
              UP = up/upward/upwards
              reject "heat rises" | "heat rise", without water
              reject cool/cold water rise
              accept rise/ascend, without temperature
              accept go/move/float/flow/travel UP/top
              accept water/it/they ...(no temperature).. rise/ascend
              earns: the hot water goes up
              earns: it becomes less dense and rises
              earns: hot water flaots to the top
              misses: heat rises
              misses: the temperature rises until all is hot
              misses: the hot water stays at the bottom`,
            ),
            judged(
              'cooler, denser water takes its place (and is heated in its turn) / a convection current forms',
              `
              COLD = cool/cold/denser/dense
              DOWN = sink/down/fall/descend/replace/bottom | take place | take its place | move in | flow in
              reject hot/warm water ...(no cool/cold/rise/up/and).. sink/fall/descend
              reject not convection
              accept convection current
              accept COLD ... DOWN
              accept replace by/with COLD
              accept current ... water | water ... circulate/circulation
              unsure convection
              unsure DOWN
              earns: cold water sinks to the heater
              earns: a convection curent is set up
              earns: the cooler water moves down and takes its place
              misses: the hot water sinks
              misses: the water is heated by conduction
              misses: hot water rises to the top`,
            ),
          ],
          modelAnswer:
            'The water near heater B is heated and expands, so it becomes less dense than the water above it and rises. Cooler, denser water sinks and takes its place at the heater. This convection current goes on until all the water is hot.',
          solution:
            'Heated water expands, so the same mass has a larger volume and the density is smaller. The less dense water rises, and denser water flows down to the heater: a convection current.',
        }),
        b: ask.written({
          lead: 'On another day all the water is cold again, and only heater A is switched on.',
          prompt: 'Explain why only the water in the upper part of the tank becomes hot.',
          subtopic: '2.3.2',
          objective: 'AO2',
          scheme: [
            judged(
              'hot water is less dense, so it stays at the top (there is no convection current below the heater)',
              `
              ${LESS_DENSE}
              HOT = hot/warm/heat/it
              STAY = stay/remain/keep/float/sit/stuck
              TOP = top/upper/above/up/surface/where
              SINK = sink/fall/descend/down/downward/downwards
              reject hot/warm ...(no cool/cold/less/than/low/top).. denser | cool/cold water ...(no hot/warm/than).. less dense
              reject cool/cold water ...(no hot/warm/than/and).. rise
              accept LESS DENSE ...(no sink).. STAY/TOP
              accept hot/warm ... LESS DENSE
              accept HOT ... STAY ... TOP
              accept STAY TOP
              accept hot/warm water STAY on/over/above
              accept HOT ... not SINK
              accept not convection
              unsure hot/warm ... rise
              unsure LESS DENSE
              earns: hot water stays at the top because it rises
              earns: the hot water is less dense than the cold water below
              earns: the warm water cannot sink
              earns: the warm watter cannot sinck
              misses: the hot water is denser and stays there
              misses: heater A is at the top
              misses: water is a bad conductor`,
            ),
            judged(
              'water is a bad thermal conductor, so little energy is conducted to the water below',
              `
              ${BAD_CONDUCTOR}
              WELL = well/easily/quickly/good/much
              reject water ... not BAD CONDUCT
              reject water is/be good/great ... CONDUCT
              accept BAD CONDUCT
              accept CONDUCT BAD/little
              accept not WELL CONDUCT
              accept not CONDUCT
              accept insulator/insulate
              accept little/less/slow/slowly/hardly ... CONDUCT
              earns: water is a poor conductor
              earns: water does not conduct heat well
              earns: water is a bad condutcor of heat
              earns: hardly any heat is conducted down
              misses: water is a good conductor
              misses: the hot water is conducted to the bottom
              misses: the hot water stays at the top`,
            ),
          ],
          solution:
            'Energy could reach the lower water by convection or by conduction. Convection needs hot water that is below cold water, and conduction needs a good conductor. There is neither.',
          modelAnswer:
            'The water that heater A has heated is less dense than the cold water, so it stays at the top and there is no convection current to the lower part. Water is also a bad conductor, so little energy is conducted downwards.',
        }),
        c: ask.number({
          lead: `The tank contains ${quantity(mass, 'kg')} of water. Heater B heats all of it from ${quantity(cold, '°C')} to ${quantity(hot, '°C')}. The specific heat capacity of water is ${quantity(4200, 'J/(kg °C)')}.`,
          prompt: 'Calculate the increase in the internal energy of the water.',
          subtopic: '2.2.2',
          answer: energy,
          unit: 'J',
          scheme: steps(`Δ*E* = *mc*Δ*θ*, or ${mass} × 4200 × ${rise}`, quantity(energy, 'J', 2)),
          solution: `The temperature rises by ${hot} − ${cold} = ${quantity(rise, '°C')}. Δ*E* = *mc*Δ*θ* = ${mass} × 4200 × ${rise} = ${quantity(energy, 'J', 2)}.`,
        }),
        d: ask.written({
          prompt:
            'The foam of the jacket contains very many small bubbles of gas. Explain how the jacket helps to keep the water hot.',
          command: 'Explain',
          scheme: [
            judged(
              'gas / foam / plastic is a bad thermal conductor (good insulator), so there is little conduction',
              `
              ${BAD_CONDUCTOR}
              WELL = well/easily/quickly/good/much
              reject gas/foam/plastic/air/bubble/it is/be good CONDUCT
              reject bad/poor insulator
              accept BAD CONDUCT
              accept CONDUCT BAD/little
              accept not WELL CONDUCT
              accept not CONDUCT
              accept insulator/insulate/insulation
              accept STOP ... conduct
              accept little/slow/slowly/hardly ... CONDUCT
              earns: gas is a poor conductor
              earns: the foam is a good insulater
              earns: it reduces heat loss by conduction
              earns: air does not conduct well
              misses: the foam is a good conductor
              misses: the bubbles trap heat
              misses: it stops convection`,
            ),
            judged(
              'the gas is trapped, so there is no convection (current) in it',
              `
              ${BAD_CONDUCTOR}
              MOVE = move/circulate/flow/rise/escape/circulation/current
              TRAPPED = trap/still/stuck/stationary/enclosed/confined
              reject convection ... increase | more convection
              accept not convection
              accept STOP ... convection
              accept convection ... not happen/occur/form/possible/take/place
              accept convection ... STOP/reduced
              accept TRAPPED ... not MOVE
              accept gas/air/bubble/it/they ... not MOVE
              unsure TRAPPED gas/air | gas/air ... TRAPPED
              unsure convection
              earns: the air cannot move so no convection currents
              earns: it prevents convection
              earns: trapped gas can not circulate
              earns: stops heat loss by convecsion
              misses: the bubbles trap heat
              misses: gas is a bad conductor
              misses: it reduces radiation`,
            ),
          ],
          solution:
            'Name both methods: the gas conducts badly, and because it is trapped in small bubbles it cannot carry energy by convection either.',
          modelAnswer:
            'The gas in the bubbles and the plastic are bad conductors, so little energy is conducted to the outside. The gas is trapped in the small bubbles, so it cannot move in a convection current.',
        }),
      },
    }
  },
  verify: ({ mass, cold, hot }) => {
    let energy = 0
    for (let degree = cold; degree < hot; degree += 1) energy += 4200 * mass
    return { c: energy }
  },
})

/** Section through a flask; the letters A to D point at its parts in the order given. */
function flask(letters: readonly string[]): Shape {
  const [stopper = '', vacuum = '', silver = '', glass = ''] = letters
  const pointer = (y: number, toX: number, toY: number, letter: string) =>
    line(238, y - 4, toX, toY, 'l thin') + dot(toX, toY, 'd', 2) + text(243, y, letter, { cls: 'b' })
  return (
    polygon(
      [
        [98, 196],
        [98, 70],
        [120, 46],
        [120, 34],
        [180, 34],
        [180, 46],
        [202, 70],
        [202, 196],
      ],
      'l thick sheet',
    ) +
    polygon(
      [
        [124, 176],
        [124, 82],
        [134, 34],
        [166, 34],
        [176, 82],
        [176, 176],
      ],
      'l thick w',
    ) +
    rect(134, 20, 32, 34, 'l sunk') +
    rect(126, 10, 48, 12, 'l sunk') +
    line(103, 191, 103, 74, 'p dash') +
    line(197, 191, 197, 74, 'p dash') +
    line(119, 178, 119, 84, 'p dash') +
    line(181, 178, 181, 84, 'p dash') +
    text(150, 130, 'liquid', { anchor: 'middle' }) +
    pointer(30, 158, 34, stopper) +
    pointer(84, 189, 98, vacuum) +
    pointer(136, 197, 136, silver) +
    pointer(190, 202, 176, glass)
  )
}

supplement('drink-in-a-vacuum-flask', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => ({
    letters: random.shuffle(['A', 'B', 'C', 'D']),
    drink: random.pick(['tea', 'coffee', 'soup', 'cocoa']),
    mass: random.step(0.4, 0.9, 0.05),
    hot: random.int(84, 94),
    fall: random.int(9, 22),
    hours: random.pick([3, 4, 5, 6]),
  }),
  make: ({ letters, drink, mass, hot, fall, hours }) => {
    const energy = mass * 4200 * fall
    const power = energy / (hours * 3600)
    const [stopper = '', vacuum = '', silver = '', glass = ''] = letters
    return {
      stem: `The diagram shows a section through a vacuum flask that contains hot ${drink}. Four parts are labelled A to D. The dashed lines are thin coatings on the surfaces of the walls.`,
      figure: figure(
        {
          name: 'thermal-physics/drink-in-a-vacuum-flask',
          title: 'Section through a vacuum flask',
          description: `A vessel with a double wall, closed at the top, with liquid inside. Label ${stopper} points at the piece that closes the top, ${vacuum} at the space between the two walls, ${silver} at a coating (dashed) on the surface of a wall that faces this space, and ${glass} at the outer wall itself.`,
          height: 206,
        },
        flask(letters),
      ),
      parts: {
        'a.i': words({
          subject: 'igcse/physics',
          prompt: `State what fills the space labelled ${vacuum}.`,
          answers: [
            { text: 'vacuum', accept: ['nothing', 'a vacuum', 'empty space', 'no air', 'no particles'] },
          ],
          reject: [
            {
              text: 'air',
              why: 'Air would let energy through by convection and conduction: it is pumped out.',
            },
          ],
          solution: `${vacuum} is the space between the two walls. The air has been taken out of it, so it is a vacuum.`,
        }),
        'a.ii': ask.written({
          prompt: `The part labelled ${stopper} closes the flask. State how it reduces the transfer of thermal energy.`,
          command: 'State',
          subtopic: '2.3.2',
          lines: 1,
          scheme: [
            judged(
              'it stops (reduces) convection / stops warm air (vapour) from leaving / it is a bad conductor',
              `
              ${BAD_CONDUCTOR}
              AIR = air/vapour/vapor/steam/evaporate/evaporation/gas
              OUT = leave/escape/out/rise/exit/go/away
              reject good/best CONDUCT
              reject STOP cold/cool AIR
              accept STOP/without ... convection
              accept not convection
              accept BAD CONDUCT
              accept not CONDUCT
              accept insulator/insulate
              accept STOP/trap/keep/hold/cover ... AIR
              accept AIR ... not OUT
              accept not AIR ... OUT
              accept not AIR
              unsure conduct/convection
              earns: it stops convection currents
              earns: prevents warm air from excaping
              earns: it is an insulator
              earns: hot vapoour cannot leave
              misses: it keeps the heat in
              misses: it stops radiation
              misses: it is a good conductor`,
            ),
          ],
          modelAnswer: 'It stops warm air above the liquid from rising out of the flask by convection.',
          solution: `${stopper} is the stopper. Without it warm air and vapour would rise from the flask, and it is made of a bad conductor.`,
        }),
        b: ask.written({
          prompt:
            'Explain how the space between the walls **and** the coatings, which are silvered, reduce the transfer of thermal energy from the liquid. Name each method of transfer.',
          scheme: [
            judged(
              'vacuum: no conduction and no convection',
              `
              ${BAD_CONDUCTOR}
              HAPPEN = take/happen/occur/possible/travel/pass/work/exist/through/without
              BOTH = conduct ... convection | convection ... conduct
              reject not STOP ... conduct
              accept not BOTH
              accept not conduct ... not convection | not convection ... not conduct
              accept STOP ... conduct ... convection | STOP ... convection ... conduct
              accept (conduct ... convection | convection ... conduct) ... not HAPPEN
              accept (conduct ... convection | convection ... conduct) ... need/require/STOP
              accept not conduct & not convection
              accept STOP ... conduct & STOP ... convection
              unsure conduct & convection
              earns: a vacuum stops conduction and convection
              earns: there is no conduction or convection in the vacuum
              earns: conduction and convection cannot take place
              earns: heat loss by conducsion and convection is prevented by it, conduction and convection need a medium
              misses: the vacuum stops radiation
              misses: the vacuum stops conduction
              misses: there are no particles in it`,
            ),
            judged(
              'because there are no particles (no medium) in it',
              `
              MATTER = medium/particle/matter/air/material/molecule/atom/substance/gas
              accept not MATTER
              accept need/require ... MATTER
              accept MATTER ... remove/pumped | remove ... MATTER
              accept empty space
              earns: there are no particles in the vacuum
              earns: conduction and convection need a medium
              earns: it has no mollecules to pass on the heat
              earns: because the air was removed
              misses: it is a vacuum
              misses: the particles are close together
              misses: the silver reflects radiation`,
            ),
            judged(
              'silvered surfaces: less radiation, because they are bad emitters / good reflectors (of infrared)',
              `
              SILVER = silver/shiny/coating/surface/wall/it/they/which/mirror
              BAD = bad/poor/worst/worse/less/weak
              REFLECT = reflect/reflector/bounce
              EMIT = emit/emitter/emission/radiator
              RADIATION = radiation/infrared/infra/ray/wave
              reject SILVER ...(no black/bad/poor).. good ...(no reflect/reflector).. absorb/absorber | SILVER ...(no bad/poor/reflect).. good EMIT
              reject SILVER ...(no less/reflect/reflector).. absorb RADIATION
              reject not REFLECT
              accept REFLECT ... RADIATION
              accept RADIATION ... REFLECT
              accept BAD EMIT
              accept RADIATION ... BAD ... EMIT/absorb
              accept good REFLECT & RADIATION
              unsure REFLECT
              unsure SILVER ... RADIATION
              earns: the silver reflects infrared radiation back
              earns: silvered surfaces are poor emitters so less radiation
              earns: radiation is reflected by the shinny walls back into the drink
              earns: the silver coating is a bad emiter of radiation
              misses: silver is a good absorber of radiation
              misses: silver stops conduction
              misses: the vacuum stops radiation
              misses: silver is a good emitter of radiation`,
            ),
          ],
          solution:
            'Link each part with a method and a reason. Conduction and convection need particles; radiation does not, so the surfaces must deal with it.',
          modelAnswer:
            'There are no particles in the vacuum, so there is no conduction and no convection across it. The silvered surfaces are bad emitters and good reflectors of infrared, so little energy is transferred by radiation.',
        }),
        c: ask.number({
          lead: `The flask contains ${quantity(mass, 'kg', 2)} of ${drink} at ${quantity(hot, '°C')}. After ${quantity(hours, 'hours')} its temperature is ${quantity(hot - fall, '°C')}. The specific heat capacity of the ${drink} is ${quantity(4200, 'J/(kg °C)')}.`,
          prompt:
            'Calculate the average rate, in W, at which energy is transferred out of the flask in this time.',
          subtopic: '2.2.2',
          answer: power,
          unit: 'W',
          via: [{ value: energy, formula: `x/${hours * 3600}` }],
          scheme: steps(
            `Δ*E* = *mc*Δ*θ*, or ${plain(mass)} × 4200 × ${fall}`,
            `${quantity(energy, 'J', 2)} (${quantity(energy / 1000, 'kJ', 3)})`,
            `*P* = Δ*E* ÷ *t*, or ${plain(toSigFigs(energy, 3))} ÷ (${hours} × 3600)`,
            quantity(power, 'W', 2),
          ),
          solution: `The temperature falls by ${hot} − ${hot - fall} = ${quantity(fall, '°C')}. Δ*E* = *mc*Δ*θ* = ${plain(mass)} × 4200 × ${fall} = ${quantity(energy, 'J', 2)}.

The time in seconds is ${hours} × 3600 = ${quantity(hours * 3600, 's')}. *P* = Δ*E* ÷ *t* = ${plain(toSigFigs(energy, 3))} ÷ ${plain(hours * 3600)} = ${quantity(power, 'W', 2)}.`,
        }),
      },
    }
  },
  verify: ({ mass, fall, hours }) => ({ c: ((4200 * mass) / 60) * (fall / (60 * hours)) }),
})

const ENGINES = ['car', 'van', 'lorry', 'bus'] as const

supplement('cooling-system-of-an-engine', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => ({
    vehicle: random.pick(ENGINES),
    flow: random.step(0.4, 1.4, 0.1),
    capacity: random.step(3400, 3800, 100),
    hot: random.int(86, 95),
    fall: random.int(6, 14),
  }),
  make: ({ vehicle, flow, capacity, hot, fall }) => {
    const energy = flow * capacity * fall
    return {
      stem: `A pump moves a liquid, the coolant, round and round through the engine and the radiator of a ${vehicle}. The radiator consists of many thin metal tubes with metal fins, painted dull black. Air can flow between the fins.`,
      parts: {
        a: ask.written({
          prompt: `The ${vehicle} stands still. Describe how energy is transferred from the hot coolant inside a tube to the air around the radiator. Name **three** methods of transfer and say where each takes place.`,
          command: 'Describe',
          scheme: [
            judged(
              'conduction through the metal of the tubes / fins',
              `
              SOLID = metal/tube/fin/wall/pipe/solid
              reject convection ... through ... SOLID ...(no conduct).. air
              accept conduct, SOLID
              accept conduct & through ... SOLID
              unsure conduct, coolant/inside/liquid
              earns: heat is conducted through the tube
              earns: by conduction through the metel fins
              earns: conduction takes place in the metal
              misses: conduction
              misses: the coolant moves through the tube
              misses: convection in the air
              misses: conduction takes place in the air`,
            ),
            judged(
              'convection in the air: air that is heated by the fins rises and cooler air takes its place',
              `
              accept convection, air
              accept convection & air ... rise
              accept hot/warm/heat air ... rise
              accept air ... heat/hot/warm ... rise
              accept cool/cold air ... replace/place
              unsure convection ... surroundings/around/outside
              unsure air ... rise
              earns: convection carries heat away in the air
              earns: the warm air between the fins rises
              earns: by convecsion in the air around it
              misses: convection
              misses: conduction through the tubes
              misses: convection in the coolant
              misses: air is blown between the fins`,
            ),
            judged(
              'radiation from the (hot black) surfaces of the fins / tubes',
              `
              EMIT = radiation/radiating/radiates/radiated/infrared/emit
              FROM = surface/fin/tube/black/metal/pipe/outside/painted
              reject radiation ... coolant ... air
              reject radiation through ... tube
              accept infrared/emit, FROM
              accept radiati*, FROM
              accept FROM ... radiate*
              unsure infrared/emit
              unsure radiati*
              earns: radiation from the black surface
              earns: the fins emit infra red and infrarred rays
              earns: the hot fins radiate heat to the air
              misses: conduction through the tubes
              misses: convection in the air
              misses: the radiator is painted black`,
            ),
          ],
          modelAnswer:
            'Energy is conducted through the metal of the tubes and the fins. The air next to the fins is heated, becomes less dense and rises, so energy is carried away by convection. The hot surfaces also emit infrared radiation.',
          solution:
            'Through a solid: conduction. By the movement of a gas that has been heated: convection. From a hot surface: radiation.',
        }),
        b: ask.written({
          prompt: 'Explain why the radiator has many fins and why they are painted dull black.',
          subtopic: '2.3.3',
          scheme: [
            judged(
              'fins: large(r) surface area, so energy is transferred (to the air) at a greater rate',
              `
              LARGE = large/big/great/more/increase/high/wide/maximise/maximize/extra
              reject small/less/low/decrease/reduce ... area
              accept LARGE ... area
              accept area ... LARGE
              accept LARGE surface
              accept more contact | more ... contact ... air
              unsure area, without small
              earns: they give a larger surface area
              earns: to increase the surfase area
              earns: a bigger surface to lose heat
              misses: they make the surface area smaller
              misses: the fins are thin and made of metal
              misses: black is a good emitter`,
            ),
            judged(
              'dull black surfaces are good emitters of (infrared) radiation',
              `
              GOOD = good/better/best/more/fast/quick/quickly/great/high/well/most
              EMIT = emit/emitter/emission/give/release
              RADIATES = radiates/radiating
              reject black/dull/it/they ...(no shiny/white/silver/than).. bad/poor ... EMIT
              reject shiny/silver/white ...(no black/dull).. GOOD ... EMIT
              accept GOOD ... EMIT
              accept EMIT ... GOOD
              accept black/dull ...(no absorb/absorber).. radiate* ... GOOD
              unsure GOOD ... radiate*
              unsure black/dull ... lose/loss
              earns: black is a good emitter of heat
              earns: dull black surfaces emit more infrared
              earns: matt black is the best emmiter
              earns: black surfaces give off radiation better than shiny ones
              misses: black is a good absorber of radiation
              misses: black absorbs more heat
              misses: black is a poor emitter
              misses: black is a good conductor`,
            ),
          ],
          solution:
            'The rate at which energy leaves a surface depends on its area, and the rate of emission of radiation on its colour and texture as well.',
          modelAnswer:
            'The fins give the radiator a large surface area, so that energy is transferred to the air and emitted at a greater rate. Dull black surfaces are the best emitters of infrared radiation.',
        }),
        c: ask.number({
          lead: `In each second ${quantity(flow, 'kg', 2)} of coolant flows through the radiator and its temperature falls from ${quantity(hot, '°C')} to ${quantity(hot - fall, '°C')}. The specific heat capacity of the coolant is ${quantity(capacity, 'J/(kg °C)')}.`,
          prompt: 'Calculate the energy that is transferred from the coolant in 1.0 minute. Give the unit.',
          command: 'Calculate',
          subtopic: '2.2.2',
          answer: energy * 60,
          unit: 'J',
          unitMode: 'asked',
          via: [{ value: energy, formula: '60*x' }],
          scheme: steps(
            'Δ*E* = *mc*Δ*θ*',
            `temperature change = ${quantity(fall, '°C')}`,
            `${plain(flow)} × 60 × ${capacity} × ${fall}, or ${plain(flow)} × ${capacity} × ${fall} and × 60`,
            `${quantity(energy * 60, 'J', 2)} (${quantity((energy * 60) / 1e6, 'MJ', 2)})`,
          ),
          solution: `The temperature falls by ${hot} − ${hot - fall} = ${quantity(fall, '°C')}. In one minute the mass of coolant is ${plain(flow)} × 60 = ${quantity(flow * 60, 'kg')}. Δ*E* = *mc*Δ*θ* = ${plain(flow * 60)} × ${capacity} × ${fall} = ${quantity(energy * 60, 'J', 2)}.`,
        }),
      },
    }
  },
  verify: ({ flow, capacity, fall }) => ({
    c: (fall / (1 / capacity)) * flow * 60,
  }),
})
