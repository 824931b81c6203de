import { ask } from '@/lib/exams/authoring/ask'
import type { Wrong } from '@/lib/exams/authoring/options'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { sequenceScheme } from '@/lib/exams/rising-scheme'
import { rounded } from '../shared'

const { supplement, templates } = questionsOf('structured', '1.7.3', { calculator: 'needed' })

export { templates }

const STEAM = [
  'The steam turns a turbine.',
  'The turbine turns a generator.',
  'The generator supplies an electric current to the consumers.',
]

const BOILER = 'Water in a boiler is heated and becomes steam at high pressure.'

const STATIONS = [
  {
    name: 'coal-fired power station',
    source: 'the coal',
    begin: ['Coal is burnt in a furnace.', BOILER],
    input: [1200, 2400, 50],
    share: [0.33, 0.4],
    minus:
      'it produces carbon dioxide (or adds to global warming), or it produces sulfur dioxide (or acid rain), or coal is not renewable',
    minusText: 'it produces carbon dioxide, which adds to global warming',
  },
  {
    name: 'gas-fired power station',
    source: 'the gas',
    begin: ['Natural gas is burnt in a furnace.', BOILER],
    input: [600, 1500, 50],
    share: [0.38, 0.46],
    minus: 'it produces carbon dioxide (or adds to global warming), or gas is not renewable',
    minusText: 'natural gas is not renewable, so it will run out',
  },
  {
    name: 'power station that burns wood',
    source: 'the wood',
    begin: ['Wood is burnt in a furnace.', BOILER],
    input: [80, 300, 5],
    share: [0.28, 0.36],
    minus:
      'it produces carbon dioxide (or smoke) when it runs, or much land is needed to grow the trees, or fuel must be brought to it',
    minusText: 'it produces smoke and carbon dioxide when it runs',
  },
  {
    name: 'nuclear power station',
    source: 'the nuclear fuel',
    begin: ['Uranium nuclei are split in a reactor and release energy.', BOILER],
    input: [2200, 3600, 50],
    share: [0.32, 0.36],
    minus:
      'it produces radioactive waste, or nuclear fuel is not renewable, or an accident can release radioactive substances',
    minusText: 'it produces radioactive waste, which must be stored safely for a very long time',
  },
  {
    name: 'geothermal power station',
    source: 'the hot rocks',
    begin: [
      'Cold water is pumped down to hot rocks deep below the ground.',
      'The rocks heat the water, and it comes up as steam at high pressure.',
    ],
    input: [150, 500, 10],
    share: [0.12, 0.18],
    minus:
      'it can be built in few places only (where hot rocks are near the surface), or deep holes must be drilled',
    minusText: 'it can be built only in the few places where hot rocks lie near the surface',
  },
] as const

const RIVALS = [
  { name: 'a wind farm', lack: 'the wind', when: 'when there is no wind' },
  { name: 'a field of solar cells', lack: 'daylight', when: 'at night' },
] as const

const FROM_SUN = [
  { name: 'wind', chain: 'The Sun heats the air unevenly, and this makes the wind blow.' },
  { name: 'waves', chain: 'The Sun heats the air unevenly; this makes wind, and wind makes waves.' },
  {
    name: 'hydroelectric dams',
    chain: 'Radiation from the Sun evaporates the water that later fills the lake.',
  },
  { name: 'biofuels', chain: 'The plants grew with energy from sunlight.' },
  { name: 'fossil fuels', chain: 'They were formed from living things, which depended on sunlight.' },
]

const NOT_FROM_SUN = [
  { name: 'tides', why: 'Tides are caused mainly by the gravitational pull of the Moon.' },
  { name: 'geothermal', why: 'Geothermal energy comes from inside the Earth.' },
  { name: 'nuclear fuel', why: 'The energy of nuclear fuel is stored in the nuclei of uranium.' },
]

supplement('power-station-and-efficiency', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => {
    const kind = random.pick(STATIONS)
    const [least, most, step] = kind.input
    const input = random.step(least, most, step)
    const output = Math.round((input * random.step(kind.share[0], kind.share[1], 0.01)) / 5) * 5
    const share = output / input
    if (share < kind.share[0] || share > kind.share[1]) return null
    const sunny = random.sample(FROM_SUN, 3)
    return {
      kind,
      input,
      output,
      minutes: random.pick([2, 5, 10, 15, 20, 30]),
      rival: random.pick(RIVALS),
      sunny,
      other: random.pick(NOT_FROM_SUN),
    }
  },
  make: ({ kind, input, output, minutes, rival, sunny, other }) => {
    const steps = [...kind.begin, ...STEAM]
    const share = (100 * output) / input
    const energy = output * minutes * 60
    return {
      stem: `The table gives data for a ${kind.name}.`,
      table: {
        head: ['quantity', 'power / MW'],
        rows: [
          [`total power input from ${kind.source}`, plain(input)],
          ['electrical power output', plain(output)],
        ],
      },
      parts: {
        a: ask.order({
          prompt: 'Describe how the power station generates electricity: put the steps in the correct order.',
          marks: 3,
          items: steps.map((each, at) => ({ id: `s${at}`, text: each })),
          answer: steps.map((_, at) => `s${at}`),
          scheme: sequenceScheme(5, 3),
          solution: `Follow the energy from ${kind.source} to the steam, to the turbine, to the generator and to the consumers: only the way in which the water is heated differs between such power stations.`,
        }),
        'b.i': ask.number({
          prompt: 'Calculate the efficiency of the power station.',
          answer: share,
          unit: '%',
          scheme: [
            `C1 efficiency = useful power output ÷ total power input (× 100%), or ${plain(output)} ÷ ${plain(input)}`,
            `A1 ${rounded(share, '%')}`,
          ],
          solution: `Efficiency = useful power output ÷ total power input × 100% = ${plain(output)} ÷ ${plain(input)} × 100% = ${rounded(share, '%')}.`,
        }),
        'b.ii': ask.number({
          prompt: `Calculate the electrical energy that the power station supplies in ${minutes} minutes.`,
          subtopic: '1.7.4',
          answer: energy,
          unit: 'MJ',
          scheme: [`C1 Δ*E* = *Pt*, or ${plain(output)} × ${minutes} × 60`, `A1 ${rounded(energy, 'MJ')}`],
          solution: `The time must be in seconds: ${minutes} × 60 = ${quantity(minutes * 60, 's')}. Δ*E* = *Pt* = ${plain(output)} × ${plain(minutes * 60)} = ${rounded(energy, 'MJ')}, because one megawatt is one megajoule per second.`,
        }),
        c: ask.written({
          prompt: `State **one** advantage and **one** disadvantage of this power station, compared with ${rival.name}.`,
          lines: 4,
          scheme: [
            `advantage: available at any time / reliable / does not depend on ${rival.lack}${kind.source === 'the wood' ? '' : '; or: needs a smaller area for the same output'}`,
            `disadvantage: ${kind.minus}`,
          ],
          modelAnswer: `Advantage: it can supply electricity at any time, also ${rival.when}. Disadvantage: ${kind.minusText}.`,
          solution:
            'Give a reason in each case. Words such as “cheap”, “clean” or “eco-friendly” alone do not score.',
        }),
        d: ask.choice({
          prompt: 'For which energy resource is the Sun **not** the main source of the energy?',
          scheme: [other.name],
          solution: `${other.why} The other three go back to radiation from the Sun.`,
          right: other.name,
          wrong: sunny.map(
            ({ name, chain }): Wrong => [
              name,
              `You overlooked how this resource depends on the Sun. ${chain}`,
            ],
          ),
        }),
      },
    }
  },
  verify: ({ input, output, minutes }) => {
    let energy = 0
    for (let minute = 0; minute < minutes; minute += 1) energy += 60 * output
    return { 'b.i': 100 - ((input - output) / input) * 100, 'b.ii': energy }
  },
})
