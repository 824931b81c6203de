import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { words } from '@/lib/exams/authoring/words'

const { supplement, templates } = questionsOf('structured', '2.3.1')

export { templates }

const RODS = [
  { name: 'copper', slow: 1 },
  { name: 'aluminium', slow: 1.6 },
  { name: 'brass', slow: 3.2 },
  { name: 'iron', slow: 4.9 },
  { name: 'lead', slow: 9.5 },
] as const

const BAD_CONDUCTORS = [{ name: 'glass' }, { name: 'wood' }, { name: 'plastic' }] as const

supplement('rods-heated-at-one-end', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => {
    const base = random.int(16, 26)
    const metals = random.sample(RODS, 4).map(rod => ({
      name: rod.name,
      seconds: Math.round(base * rod.slow) + random.int(0, 2),
    }))
    return {
      metals,
      bad: random.pick(BAD_CONDUCTORS),
      gas: random.pick(['air', 'nitrogen']),
    }
  },
  make: ({ metals, bad, gas }) => {
    const sorted = [...metals].sort((one, other) => one.seconds - other.seconds)
    const best = sorted[0]?.name ?? ''
    return {
      stem: `A student compares rods of four metals and a rod of ${bad.name}. A pin is fixed with wax to one end of each rod. The other ends are put into boiling water at the same moment. The table shows the time until the wax melts and the pin falls. After 10 minutes the pin on the rod of ${bad.name} has still not fallen.`,
      table: {
        head: ['metal', 'time until the pin falls / s'],
        rows: metals.map(({ name, seconds }) => [name, String(seconds)]),
      },
      parts: {
        'a.i': plotPart({
          name: 'thermal-physics/bar-chart-of-rods',
          title: 'Grid for a bar chart of times',
          description: `Graph paper for a bar chart. The names ${metals.map(({ name }) => name).join(', ')} stand along the horizontal axis. The vertical axis is the time until the pin falls, from 0 to 250 seconds.`,
          prompt: 'Draw a bar chart of the results on the grid.',
          objective: 'AO2',
          axes: {
            x: { label: '', min: 0, max: 10, large: 2, parts: 2 },
            y: { label: 'time / s', min: 0, max: 250, large: 50, parts: 10 },
            bars: metals.map(({ name }, at) => ({ id: name, text: name, at: 2 * at + 2 })),
          },
          tasks: [
            {
              task: 'bars',
              heights: Object.fromEntries(metals.map(({ name, seconds }) => [name, seconds])),
              marks: 2,
            },
          ],
          scheme: ['at least two bars of the right height, within half a small square', 'all four bars'],
          solution: 'One small square is 5 s. The top of each bar lies at its time.',
        }),
        'a.ii': words({
          subject: 'igcse/physics',
          prompt: 'State which metal is the best thermal conductor.',
          objective: 'AO2',
          answers: [{ text: best }],
          reject: sorted.slice(1).map(({ name }) => ({
            text: name,
            why: `The wax on ${name} melts later, so it conducts less well.`,
          })),
          solution: `The better the conductor, the sooner the wax at the far end melts. The shortest time belongs to ${best}.`,
        }),
        b: ask.written({
          prompt:
            'State **one** property of the rods that must be the same for all of them in a fair comparison.',
          lines: 1,
          scheme: [
            judged(
              'length / thickness (diameter, cross-sectional area) / size (dimensions, shape) / temperature at the start',
              `
              reject same/type/kind material/metal/substance/colour
              unsure wax
              unsure temperature water
              accept length/thickness/thick/thin/diameter/width/wide/radius/area/size/dimension/shape/volume
              accept same/equal/equally/as long
              accept temperature
              earns: the lenght of the rods
              earns: they should be equally thick
              earns: starting temperature must be the same
              earns: how thick they are
              misses: they must be the same type of metal
              misses: the time they are in the water
              misses: the amount of heat
              misses: how long it takes for the pin to fall`,
            ),
          ],
          solution:
            'The time depends on the length and the thickness of a rod too. Only the material may differ.',
          modelAnswer: 'All the rods must have the same length.',
        }),
        c: ask.written({
          prompt: `Explain, in terms of electrons, why ${best} is a much better thermal conductor than ${bad.name}.`,
          scheme: [
            judged(
              `${best} / the metal has free (delocalised) electrons (and ${bad.name} has not)`,
              `
              FREE = free/freely/delocalised/delocalized/mobile
              KNOWN = carry/heat/energy/rod/kinetic/gain/copper/aluminium/brass/iron/lead
              reject ${bad.name} has/have/contain ...(no few/fewer/less/little/bound/metal/${best}).. FREE electron
              reject ${bad.name} electron ...(no ${best}/metal).. FREE
              # Joined by &, so that “glass has no free electrons” beside it is no contradiction.
              accept FREE ... electron & electron
              accept electron ... FREE & electron
              accept sea electron
              unsure electron ... move
              earns: it has delocalized electrons
              earns: because the metal has a sea of electrons
              earns: the electrons in ${best} are free to move but in ${bad.name} they are not
              earns: ${best} has many free elctrons
              misses: ${best} has more electrons than ${bad.name}
              earns: the metal has delocalised electrons. ${bad.name} has no free electrons
              misses: ${bad.name} electrons are free so it does not conduct
              misses: ${bad.name} has free electrons
              misses: ${best} does not have free electrons
              misses: the particles in metals are closer together`,
            ),
            judged(
              'they gain kinetic energy at the hot end and move through the metal',
              `
              GAIN = gain/get/receive/absorb/obtain/take/pick/more/increase/have
              KNOWN = free/kinetic/copper/aluminium/brass/iron/lead/glass/wood/plastic
              TRAVEL = move/travel/flow/pass/go/diffuse/drift/spread/run
              reject particle/atom/ion/molecule TRAVEL through/throughout/along/across
              accept electron ... TRAVEL through/throughout/along/across/around/quick/quickly/fast/rapidly/from/everywhere
              accept electron ... GAIN ... energy ... TRAVEL
              accept electron & they ... TRAVEL through/throughout/along/across/around/quick/quickly/fast/rapidly/from
              unsure electron, GAIN ... energy
              unsure electron, energy ... TRAVEL
              earns: the electrons move through the metal
              earns: free electrons get kinetic energy from the hot water and travel to the cold end
              earns: Copper has free electrons. They move quickly to the other end
              earns: elektrons travel fast along the rod
              misses: the electrons are free to move
              misses: the particles vibrate faster
              misses: it has free electrons
              misses: the atoms move through the metal`,
            ),
            judged(
              'and transfer energy (by collisions) to distant particles / quickly',
              `
              TRANSFER = transfer/pass/carry/give/transmit/conduct/spread/bring/deliver/transport/distribute/take
              KNOWN = free/gain/kinetic/copper/aluminium/brass/iron/lead/glass/wood/plastic
              HEAT = energy/heat/vibration
              reject no/without electron ... TRANSFER
              accept electron, TRANSFER ... HEAT
              accept electron ... collide/collision/hit/bump/crash
              accept electron & they/these/which ... TRANSFER ... HEAT
              accept electron & they/these ... collide/hit/bump
              accept HEAT TRANSFER electron
              earns: free electrons carry the energy through the metal
              earns: the electrons colide with particles further along
              earns: Copper has free electrons. They pass on the heat quickly
              earns: heat is transfered by free electrons
              misses: energy is passed on from particle to particle
              misses: the electrons are free
              misses: ${best} has electrons that gain kinetic energy`,
            ),
          ],
          solution: `In both solids energy is passed on by vibrations from particle to particle. Only the metal has free electrons as well, and they carry energy through it much faster.`,
          modelAnswer: `${best.charAt(0).toUpperCase()}${best.slice(1)} is a metal and has free (delocalised) electrons, but ${bad.name} has none. The free electrons gain kinetic energy at the hot end, move quickly through the metal and transfer energy to distant particles when they collide with them.`,
        }),
        d: ask.written({
          prompt: `Explain, in terms of particles, why ${bad.name} conducts a little thermal energy, but ${gas}, a gas, conducts hardly any.`,
          command: 'Explain',
          scheme: [
            judged(
              `${bad.name} / solid: particles are close and vibrate, and the vibrations are passed on from particle to particle`,
              `
              PARTICLE = particle/atom/molecule/they/it
              CLOSE = close/near/tightly/packed/compact/touch/together/dense/contact
              PASS = pass/transfer/transmit/conduct/collide/collision/hit/bump/give/spread
              reject ${gas}/gas ...(no ${bad.name}/solid/far/apart).. CLOSE ...(no far/apart/${bad.name}/solid).. vibrate
              accept vibrate ... PASS
              accept PASS ... vibrate
              accept CLOSE, vibrate
              accept CLOSE ... PASS
              unsure CLOSE
              unsure vibrate
              earns: in ${bad.name} the particles vibrate and pass the vibration on to their neighbours
              earns: the particles of the solid are close together, so they colide and pass on energy
              earns: ${bad.name} has tightly packed particles which vibrate
              earns: ${bad.name} particles touch each other so the energy can be transfered
              misses: ${bad.name} has free electrons
              misses: ${bad.name} is a solid and ${gas} is a gas
              misses: ${bad.name} is a better conductor`,
            ),
            judged(
              `${gas} / gas: the particles are far apart, so they seldom pass on energy`,
              `
              FAR = apart/spread/distance/space/gap/separated/separate
              RARELY = rarely/seldom/less/few/fewer/hardly/little/not
              reject ${bad.name}/solid ...(no ${gas}/gas/close/vibrate/than).. far apart
              accept far apart
              accept FAR | far ... other/another/neighbour
              accept not close/touch
              accept ${gas}/gas ... RARELY collide/collision/hit/bump/often
              accept RARELY collide/collision
              accept not collide
              earns: in ${gas} the particles are far appart
              earns: ${gas} particles have large gaps between them
              earns: in a gas they collide less often
              earns: gas particles are not close to each other
              misses: ${gas} has no free electrons
              misses: in the solid the particles are far apart
              misses: the particles of a gas move freely and fast
              misses: the particles in ${gas} are close together`,
            ),
          ],
          modelAnswer: `In ${bad.name} the particles are close together, and their vibrations are passed on from one to the next. In ${gas} the particles are far apart, so they collide less often and energy is hardly passed on.`,
          solution:
            'In a solid the particles of the lattice pass on their vibrations to their neighbours. In a gas the particles are far apart and meet rarely.',
        }),
      },
    }
  },
})
