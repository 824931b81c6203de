import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { sequenceScheme } from '@/lib/exams/rising-scheme'

const { supplement, templates } = questionsOf('structured', '2.3.1')

export { templates }

const RODS = [
  { name: 'copper', slow: 1 },
  { name: 'aluminium', slow: 1.6 },
  { name: 'brass', slow: 3.2 },
  { name: 'iron', slow: 4.9 },
  { name: 'lead', slow: 9.5 },
] as const

const BAD_CONDUCTORS = [
  { name: 'glass', state: 'solid' },
  { name: 'wood', state: 'solid' },
  { name: 'plastic', state: 'solid' },
] as const

supplement('rods-heated-at-one-end', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => {
    const base = random.int(16, 26)
    const metals = random.sample(RODS, 4).map(rod => ({
      name: rod.name,
      seconds: Math.round(base * rod.slow) + random.int(0, 2),
    }))
    return {
      metals,
      bad: random.pick(BAD_CONDUCTORS),
      liquid: random.pick(['water', 'oil']),
      gas: random.pick(['air', 'nitrogen']),
    }
  },
  make: ({ metals, bad, liquid, gas }) => {
    const sorted = [...metals].sort((one, other) => one.seconds - other.seconds)
    const best = sorted[0]?.name ?? ''
    return {
      stem: `A student compares rods of four metals and a rod of ${bad.name}. A pin is fixed with wax to one end of each rod. The other ends are put into boiling water at the same moment. The table shows the time until the wax melts and the pin falls. After 10 minutes the pin on the rod of ${bad.name} has still not fallen.`,
      table: {
        head: ['metal', 'time until the pin falls / s'],
        rows: metals.map(({ name, seconds }) => [name, String(seconds)]),
      },
      parts: {
        a: ask.order({
          prompt: 'Deduce the order of the four metals as thermal conductors. Put the best conductor first.',
          objective: 'AO2',
          marks: 2,
          items: metals.map(({ name }) => ({ id: name, text: name })),
          answer: sorted.map(({ name }) => name),
          scheme: sequenceScheme(4, 2),
          solution: `The better the conductor, the sooner the wax at the far end melts. The shortest time belongs to ${best}, the best conductor.`,
        }),
        b: ask.written({
          prompt:
            'State **one** property of the rods that must be the same for all of them in a fair comparison.',
          lines: 1,
          scheme: ['length / thickness (diameter, cross-sectional area) / temperature at the start'],
          solution:
            'The time depends on the length and the thickness of a rod too. Only the material may differ.',
          modelAnswer: 'All the rods must have the same length.',
        }),
        c: ask.written({
          prompt: `Explain, in terms of electrons, why ${best} is a much better thermal conductor than ${bad.name}.`,
          scheme: [
            `${best} / the metal has free (delocalised) electrons (and ${bad.name} has not)`,
            'which move through the metal and transfer energy (by collisions) to distant particles / quickly',
          ],
          solution: `In both solids energy is passed on by vibrations from particle to particle. Only the metal has free electrons as well, and they carry energy through it much faster.`,
          modelAnswer: `${best.charAt(0).toUpperCase()}${best.slice(1)} is a metal and has free (delocalised) electrons, but ${bad.name} has none. The free electrons gain kinetic energy at the hot end, move quickly through the metal and transfer energy to distant particles when they collide with them.`,
        }),
        d: ask.match({
          prompt: 'Identify the best reason for the way in which each substance conducts thermal energy.',
          items: [
            { id: 'gas', text: `${gas} (a gas) conducts very badly` },
            { id: 'liquid', text: `${liquid} (a liquid) conducts badly` },
            { id: 'solid', text: `${bad.name} (a solid) conducts a little` },
          ],
          targets: [
            { id: 'apart', text: 'The particles are far apart.' },
            { id: 'loose', text: 'The particles are close but are not held in a lattice.' },
            { id: 'vibrate', text: 'Vibrations are passed on from particle to particle.' },
            { id: 'electrons', text: 'Free electrons move through it.' },
          ],
          answer: { gas: 'apart', liquid: 'loose', solid: 'vibrate' },
          scheme: ['two right: 1 mark', 'all three right: 2 marks'],
          solution:
            'In a gas the particles are far apart and meet rarely. In a liquid they are close but slide past each other, so vibrations are not passed on well. In a solid vibrations are passed on from neighbour to neighbour. Free electrons are found in metals.',
        }),
      },
    }
  },
})
