import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { words } from '@/lib/exams/authoring/words'
import { quantity } from '@/lib/exams/format'
import { BETTER, FUEL_TO_ELECTRICITY, WORSE } from './points-core'

const { core, templates } = questionsOf('structured', '1.7.3', { calculator: 'needed' })

export { templates }

type Resource = { name: string; full: string; is: 'fossil' | 'renewable' | 'nuclear'; accept: string[] }

const RESOURCES = {
  coal: { name: 'coal', full: 'coal', is: 'fossil', accept: [] },
  gas: { name: 'gas', full: 'natural gas', is: 'fossil', accept: [] },
  oil: { name: 'oil', full: 'oil', is: 'fossil', accept: [] },
  nuclear: { name: 'nuclear', full: 'nuclear fuel', is: 'nuclear', accept: [] },
  wind: {
    name: 'wind',
    full: 'wind',
    is: 'renewable',
    accept: ['wind power', 'wind energy', 'wind turbines', 'wind farms', 'windmills'],
  },
  solar: {
    name: 'solar',
    full: 'solar cells',
    is: 'renewable',
    accept: [
      'solar cells',
      'solar power',
      'solar energy',
      'sun',
      'sunlight',
      'solar panels',
      'photovoltaic cells',
      'solar farms',
    ],
  },
  hydroelectric: {
    name: 'hydro',
    full: 'hydroelectric dams',
    is: 'renewable',
    accept: [
      'hydroelectric',
      'hydroelectricity',
      'hydroelectric dams',
      'hydroelectric power',
      'hydropower',
      'hydro power',
      'hydro energy',
      'hydroelectric power stations',
      'hydro dams',
      'dams',
      'water power',
      'hep',
    ],
  },
  geothermal: {
    name: 'geothermal',
    full: 'geothermal',
    is: 'renewable',
    accept: ['geothermal energy', 'geothermal power', 'geothermal power stations', 'geothermal heat'],
  },
} as const satisfies Record<string, Resource>

type Key = keyof typeof RESOURCES

const MIXES: readonly (readonly Key[])[] = [
  ['coal', 'gas', 'nuclear', 'wind', 'hydroelectric'],
  ['oil', 'gas', 'solar', 'wind'],
  ['gas', 'coal', 'hydroelectric', 'solar'],
  ['oil', 'coal', 'wind', 'hydroelectric', 'nuclear'],
  ['gas', 'oil', 'geothermal', 'wind'],
]

const ofKind = (keys: readonly Key[], kind: Resource['is']) => keys.filter(key => RESOURCES[key].is === kind)

core('electricity-of-a-country', {
  facts: { difficulty: 2, checked: '2026-11-29' },
  values: random => {
    const keys = random.pick(MIXES)
    const shares = keys.map(() => random.step(6, 46, 2))
    const total = shares.reduce((sum, each) => sum + each, 0)
    const fossils = ofKind(keys, 'fossil')
    const missing = random.sample(keys, 2)
    if (total !== 100 || new Set(shares).size < keys.length) return null
    return {
      keys: random.shuffle(keys.map((key, at) => ({ key, share: shares[at] ?? 0 }))),
      missing,
      fuel: random.pick(fossils),
      rival: random.pick(ofKind(keys, 'renewable')),
      asksRenewable: random.chance(0.5),
      place: random.pick(['a country', 'a large island', 'a region of a country']),
    }
  },
  make: ({ keys, missing, fuel, rival, asksRenewable, place }) => {
    const all = keys.map(({ key }) => key)
    const renewable = ofKind(all, 'renewable')
    const kind = asksRenewable ? 'renewable' : 'fossil'
    const asked = keys.filter(({ key }) => RESOURCES[key].is === kind)
    const sum = asked.reduce((total, { share }) => total + share, 0)
    const bars = keys.map(({ key }, at) => ({ id: key, text: RESOURCES[key].name, at: 2 * at + 1.5 }))
    const given = keys.filter(({ key }) => !missing.includes(key))
    const drawn = keys.filter(({ key }) => missing.includes(key))
    const worse = WORSE[rival]
    const full = (key: Key) => RESOURCES[key].full
    return {
      stem: `The table shows the percentage of the electricity of ${place} that is generated from each energy resource.`,
      table: {
        head: ['resource', 'percentage of the electricity'],
        rows: keys.map(({ key, share }) => [full(key), String(share)]),
      },
      parts: {
        a: plotPart({
          name: 'motion-forces-and-energy/bars-of-energy-resources',
          title: 'A bar chart of energy resources with two bars missing',
          description: `A bar chart. The vertical axis is the percentage of the electricity from 0 to 50, with small squares of 2. The names along the horizontal axis are ${bars.map(({ text }) => text).join(', ')}. ${given.map(({ key, share }) => `The bar of ${RESOURCES[key].name} stands at ${share}.`).join(' ')} Over the other two names there is no bar yet.`,
          prompt: 'Complete the bar chart with the **two** bars that are missing.',
          command: 'Complete',
          objective: 'AO2',
          axes: {
            x: { label: '', min: 0, max: 2 * keys.length + 1, large: 1, parts: 1 },
            y: { label: 'percentage of the electricity', min: 0, max: 50, large: 10, parts: 5 },
            bars,
          },
          given: given.map(({ key, share }) => ({ tool: 'bar' as const, id: key, height: share })),
          tasks: [
            {
              task: 'bars',
              heights: Object.fromEntries(drawn.map(({ key, share }) => [key, share])),
              marks: 2,
            },
          ],
          scheme: ['one bar of the right height, within half a small square', 'both bars'],
          solution: `One small square is 2%. The bar of ${RESOURCES[drawn[0]?.key ?? 'coal'].name} reaches ${drawn[0]?.share}% and the bar of ${RESOURCES[drawn[1]?.key ?? 'coal'].name} reaches ${drawn[1]?.share}%.`,
        }),
        'b.i': words({
          subject: 'igcse/physics',
          prompt: 'State **two** renewable energy resources from the table.',
          asked: 2,
          answers: renewable.map(key => ({ text: RESOURCES[key].name, accept: [...RESOURCES[key].accept] })),
          reject: [
            ...ofKind(all, 'fossil').map(key => ({
              text: full(key),
              why: 'It is a fossil fuel. What is burned is not replaced, so it will run out.',
            })),
            ...ofKind(all, 'nuclear').map(key => ({
              text: full(key),
              why: 'Nuclear fuel is not replaced when it is used, so it is not renewable.',
            })),
          ],
          solution: `A renewable resource is replaced as it is used: here ${renewable.map(full).join(' and ')}.`,
        }),
        'b.ii': ask.number({
          prompt: `Calculate the percentage of the electricity that is generated from ${asksRenewable ? 'renewable resources' : 'fossil fuels'}.`,
          answer: sum,
          unit: '%',
          scheme: [quantity(sum, '%')],
          solution: `The ${asksRenewable ? 'renewable resources' : 'fossil fuels'} are ${asked.map(({ key }) => full(key)).join(' and ')}: ${asked.map(({ share }) => share).join(' + ')} = ${quantity(sum, '%')}.`,
        }),
        c: ask.written({
          prompt: `Describe how electricity is generated in a power station that burns ${full(fuel)}.`,
          scheme: FUEL_TO_ELECTRICITY,
          modelAnswer: `The burning ${full(fuel)} heats water in a boiler and makes steam. The steam turns a turbine. The turbine turns a generator, which generates the electricity.`,
          solution: 'Follow the energy: fuel, boiler, steam, turbine, generator.',
        }),
        d: ask.written({
          prompt: `State **one** advantage and **one** disadvantage of ${rival === 'wind' ? 'wind turbines' : rival === 'geothermal' ? 'geothermal power stations' : full(rival)}, compared with power stations that burn ${full(fuel)}.`,
          lines: 4,
          scheme: [BETTER, judged(worse?.text ?? '', worse?.earns ?? '')],
          modelAnswer: `Advantage: no carbon dioxide is released. Disadvantage: ${worse?.model ?? ''}.`,
          solution:
            'Give a reason each time. “Cheap”, “clean” or “good for the environment” alone do not score.',
        }),
      },
    }
  },
  verify: ({ keys, asksRenewable }) => {
    // All that is not of the other kinds.
    const others = keys.filter(({ key }) => RESOURCES[key].is !== (asksRenewable ? 'renewable' : 'fossil'))
    return { 'b.ii': others.reduce((left, { share }) => left - share, 100) }
  },
})
