import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { arrow, centred, rect, text } from '@/lib/figures/shapes'
import { THERMAL } from '../ideas'
import { rounded } from '../shared'

const { supplement, templates } = questionsOf('structured', '1.7.3', { calculator: 'needed' })

export { templates }

const CARBON = 'CARBON = carbon/co2/greenhouse/warming/climate'

const STATIONS = [
  {
    name: 'coal-fired power station',
    source: 'the coal',
    store: 'chemical',
    heated: 'water and steam',
    box: 'furnace\nand boiler',
    input: [1200, 2400, 50],
    share: [0.33, 0.4],
    minus:
      'it produces carbon dioxide (or adds to global warming), or it produces sulfur dioxide (or acid rain), or coal is not renewable',
    minusText: 'it produces carbon dioxide, which adds to global warming',
    minusEarns: `
      ${CARBON}
      accept CARBON | sulfur/sulphur | acid rain
      accept not renewable | non renewable | finite | run out | nonrenewable
      unsure pollution/pollute/smoke/gas/gases/environment
      earns: it releases carbon dioxide
      earns: coal is not a renewable resource
      earns: it causes global waming
      misses: it is renewable
      misses: it is not reliable
      misses: it does not produce carbon dioxide`,
  },
  {
    name: 'gas-fired power station',
    source: 'the gas',
    store: 'chemical',
    heated: 'water and steam',
    box: 'furnace\nand boiler',
    input: [600, 1500, 50],
    share: [0.38, 0.46],
    minus: 'it produces carbon dioxide (or adds to global warming), or gas is not renewable',
    minusText: 'natural gas is not renewable, so it will run out',
    minusEarns: `
      ${CARBON}
      accept CARBON
      accept not renewable | non renewable | finite | run out | nonrenewable
      unsure pollution/pollute/environment
      earns: it releases carbon dioxide
      earns: gas is not a renewable resource
      earns: it causes global waming
      misses: it is renewable
      misses: it is not reliable
      misses: it does not produce carbon dioxide`,
  },
  {
    name: 'power station that burns wood',
    source: 'the wood',
    store: 'chemical',
    heated: 'water and steam',
    box: 'furnace\nand boiler',
    input: [80, 300, 5],
    share: [0.28, 0.36],
    minus:
      'it produces carbon dioxide (or smoke) when it runs, or much land is needed to grow the trees, or fuel must be brought to it',
    minusText: 'it produces smoke and carbon dioxide when it runs',
    minusEarns: `
      ${CARBON}
      accept CARBON/smoke/deforestation | cut ... tree/forest/wood
      accept tree ... grow | transport/deliver/bring/carry ... wood/fuel
      accept land/area/space, without less/small
      unsure pollution/pollute/tree/environment
      earns: it releases carbon dioxide
      earns: much land is needed for the trees
      earns: it produces a lot of smooke and needs deforrestation
      misses: it is reliable
      misses: it is not reliable
      misses: it does not produce carbon dioxide`,
  },
  {
    name: 'nuclear power station',
    source: 'the nuclear fuel',
    store: 'nuclear',
    heated: 'water and steam',
    box: 'reactor\nand boiler',
    input: [2200, 3600, 50],
    share: [0.32, 0.36],
    minus:
      'it produces radioactive waste, or nuclear fuel is not renewable, or an accident can release radioactive substances',
    minusText: 'it produces radioactive waste, which must be stored safely for a very long time',
    minusEarns: `
      reject carbon/co2/greenhouse
      accept radioactive/nuclear waste/material/substance | waste ... radioactive/dangerous/store/dispose
      accept not renewable | non renewable | finite | run out | nonrenewable
      accept accident/leak/meltdown/disaster | radiation ... release/escape/leak
      unsure radiation/radioactive/waste/dangerous/explode/decommission
      earns: it produces radioaktive waste
      earns: nuclear fuel is not renewable
      earns: there could be an accidant
      misses: it is renewable
      misses: it is not reliable
      misses: it produces carbon dioxide`,
  },
  {
    name: 'geothermal power station',
    source: 'the hot rocks',
    store: 'internal (thermal)',
    heated: 'water and steam',
    box: 'hot rocks\nand water',
    input: [150, 500, 10],
    share: [0.12, 0.18],
    minus:
      'it can be built in few places only (where hot rocks are near the surface), or deep holes must be drilled',
    minusText: 'it can be built only in the few places where hot rocks lie near the surface',
    minusEarns: `
      accept few/certain/some/specific/particular/limited/special ... place/area/location/region/country/site
      accept only ... where/near | not everywhere/anywhere/available | place/location ... limited/rare/few
      accept drill/deep/dig | volcan*
      unsure location/place/area
      earns: it can only be built in a few places
      earns: deep holes must be drilled
      earns: there are only certain locasions for it
      misses: it depends on the weather
      misses: it is not reliable
      misses: it produces carbon dioxide`,
  },
] as const

const RIVALS = [
  { name: 'a wind farm', lack: 'the wind', when: 'when there is no wind' },
  { name: 'a field of solar cells', lack: 'daylight', when: 'at night' },
] as const

supplement('power-station-and-efficiency', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => {
    const kind = random.pick(STATIONS)
    const [least, most, step] = kind.input
    const input = random.step(least, most, step)
    const output = Math.round((input * random.step(kind.share[0], kind.share[1], 0.01)) / 5) * 5
    const share = output / input
    if (share < kind.share[0] || share > kind.share[1]) return null
    return {
      kind,
      input,
      output,
      minutes: random.pick([2, 5, 10, 15, 20, 30]),
      rival: random.pick(RIVALS),
    }
  },
  make: ({ kind, input, output, minutes, rival }) => {
    const share = (100 * output) / input
    const energy = output * minutes * 60
    return {
      stem: `The diagram shows how a ${kind.name} generates electricity. The table gives data for it.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/parts-of-a-power-station',
          title: 'Parts of a power station',
          description: `Four boxes in a row, joined by arrows. The first is called ${kind.box.replace('\n', ' ')}. An arrow with the word steam leads to box X, an arrow to box Y, and an arrow to the last box, called consumers.`,
          height: 92,
        },
        rect(4, 22, 82, 48, 'l sheet', 2),
        centred(45, 46, kind.box),
        arrow(86, 46, 128, 46, { cls: 'p' }),
        text(106, 36, 'steam', { anchor: 'middle', cls: 's' }),
        rect(128, 28, 40, 36, 'l sheet', 2),
        centred(148, 46, 'X', 'b'),
        arrow(168, 46, 200, 46, { cls: 'p' }),
        rect(200, 28, 40, 36, 'l sheet', 2),
        centred(220, 46, 'Y', 'b'),
        arrow(240, 46, 272, 46, { cls: 'p' }),
        rect(272, 22, 84, 48, 'l sheet', 2),
        centred(314, 46, 'consumers'),
      ),
      table: {
        head: ['quantity', 'power / MW'],
        rows: [
          [`total power input from ${kind.source}`, plain(input)],
          ['electrical power output', plain(output)],
        ],
      },
      parts: {
        'a.i': words({
          subject: 'igcse/physics',
          prompt: 'State the name of the part labelled X.',
          answers: [{ text: 'turbine', accept: ['turbines', 'steam turbine', 'steam turbines'] }],
          reject: [
            { text: 'generator', why: 'The steam turns X. The generator is turned by X, so it is Y.' },
            { text: 'transformer', why: 'A transformer is not turned by steam; it changes a voltage.' },
          ],
          solution: 'Steam at high pressure turns the blades of a turbine.',
        }),
        'a.ii': words({
          subject: 'igcse/physics',
          prompt: 'State the name of the part labelled Y.',
          answers: [
            {
              text: 'generator',
              accept: [
                'a.c. generator',
                'ac generator',
                'electric generator',
                'electrical generator',
                'electricity generator',
                'alternator',
                'dynamo',
              ],
            },
          ],
          reject: [
            {
              text: 'turbine',
              why: 'The turbine is X, which the steam turns. Y is turned by it and supplies a current.',
            },
            { text: 'motor', why: 'A motor needs a current. Y supplies one.' },
            { text: 'transformer', why: 'A transformer does not turn; it changes a voltage.' },
          ],
          solution: 'The turbine turns the generator, which supplies an electric current.',
        }),
        b: ask.written({
          prompt: `Describe the transfers of energy, from the store of ${kind.source} to the output of Y. Name the energy stores.`,
          scheme: [
            judged(
              `from the ${kind.store} store of ${kind.source} to the internal (thermal) store of the ${kind.heated}`,
              `
              STORE = ${kind.store === 'internal (thermal)' ? 'internal/thermal/heat/geothermal/rock' : kind.store}
              HEAT = ${THERMAL}
              accept STORE ...(no kinetic/electrical).. HEAT/water/steam
              accept HEAT ... from ... STORE
              unsure STORE
              earns: ${kind.store === 'internal (thermal)' ? 'thermal' : kind.store} energy is transferred to thermal energy of the steam
              earns: from the ${kind.store} store to the internal store of the water
              earns: ${kind.store === 'internal (thermal)' ? 'internal' : kind.store} energy becomes thermel energy in the water
              misses: kinetic energy is changed to electrical energy
              misses: the water boils
              misses: it turns the turbine`,
            ),
            judged(
              'to the kinetic store of X',
              `
              reject kinetic ... to/into ... thermal/internal/heat
              accept kinetic
              earns: then to the kinetic energy of the turbine
              earns: it becomes kinetic energy
              earns: the steam gives kinetik energy to X
              misses: the turbine turns
              misses: to thermal energy of the steam
              misses: then to electrical energy`,
            ),
            judged(
              'then electrical working / transfer by an electric current (from Y)',
              `
              reject electric/electrical/electricity ...(no from/and).. to/into ... kinetic
              accept electric/electrical/electricity/current
              earns: and then to electrical energy
              earns: by an electric current from the generator
              earns: the generator gives electrisity
              misses: to the kinetic store
              misses: the generator turns
              misses: to thermal energy`,
            ),
          ],
          modelAnswer: `Energy is transferred from the ${kind.store} store of ${kind.source} to the internal (thermal) store of the ${kind.heated}. The steam turns the turbine X, so energy goes to its kinetic store. X turns the generator Y, from which energy is transferred by an electric current.`,
          solution: `Follow the energy: ${kind.source}, steam, turbine, generator, output. Name the store at each stage.`,
        }),
        'c.i': ask.number({
          prompt: 'Calculate the efficiency of the power station.',
          answer: share,
          unit: '%',
          scheme: [
            `C1 efficiency = useful power output ÷ total power input (× 100%), or ${plain(output)} ÷ ${plain(input)}`,
            `A1 ${rounded(share, '%')}`,
          ],
          solution: `Efficiency = useful power output ÷ total power input × 100% = ${plain(output)} ÷ ${plain(input)} × 100% = ${rounded(share, '%')}.`,
        }),
        'c.ii': ask.number({
          prompt: `Calculate the electrical energy that the power station supplies in ${minutes} minutes.`,
          subtopic: '1.7.4',
          answer: energy,
          unit: 'MJ',
          scheme: [`C1 Δ*E* = *Pt*, or ${plain(output)} × ${minutes} × 60`, `A1 ${rounded(energy, 'MJ')}`],
          solution: `The time must be in seconds: ${minutes} × 60 = ${quantity(minutes * 60, 's')}. Δ*E* = *Pt* = ${plain(output)} × ${plain(minutes * 60)} = ${rounded(energy, 'MJ')}, because one megawatt is one megajoule per second.`,
        }),
        d: ask.written({
          prompt: `State **one** advantage and **one** disadvantage of this power station, compared with ${rival.name}.`,
          lines: 4,
          scheme: [
            judged(
              `advantage: available at any time / reliable / does not depend on ${rival.lack}${kind.source === 'the wood' ? '' : ' / needs a smaller area for the same output'}`,
              `
              SUN = wind/weather/sun/sunlight/daylight/light/solar/climate/sunny/windy
              reject station not reliable | not constant/continuous
              accept reliable, without wind/solar
              accept any/all/every/whole time/day/moment | always ... available/work/run/generate/produce/supply | continuous/constant
              accept wind/solar/windy/sunny ...(no station).. only | only ... SUN
              accept not (depend/rely/need/require/affect ... SUN) | not SUN | 24 hour | at night
              accept day, night
              accept SUN ... not reliable/always/constant/continuous/available | intermittent
              ${kind.source === 'the wood' ? '' : 'accept less/small/little ... area/space/land | area/land/space ... small/less'}
              unsure reliable | more/greater/high ... power/energy/electricity/output/efficient/efficiency
              earns: it is more reliable
              earns: it can produce electricity at any time
              earns: it does not depend on the wheather
              misses: it is clean
              misses: it is cheap
              misses: it is not reliable`,
            ),
            judged(
              `disadvantage: ${kind.minus}`,
              `
              ${kind.minusEarns}`,
            ),
          ],
          modelAnswer: `Advantage: it can supply electricity at any time, also ${rival.when}. Disadvantage: ${kind.minusText}.`,
          solution:
            'Give a reason in each case. Words such as “cheap”, “clean” or “eco-friendly” alone do not score.',
        }),
      },
    }
  },
  verify: ({ input, output, minutes }) => {
    let energy = 0
    for (let minute = 0; minute < minutes; minute += 1) energy += 60 * output
    return { 'c.i': 100 - ((input - output) / input) * 100, 'c.ii': energy }
  },
})
