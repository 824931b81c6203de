import { rows } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { box, link } from '@/lib/figures/flow'
import { text } from '@/lib/figures/shapes'

const { supplement, templates } = choiceQuestions('1.7.3')

export { templates }

/** What heats water, and what turns a turbine by its own motion. */
const FROM_SUN = {
  hot: [
    ['coal', 'Coal is what is left of plants that grew with energy from the Sun.'],
    ['natural gas', 'Natural gas is what is left of living things whose energy came from the Sun.'],
    ['oil', 'Oil is what is left of living things whose energy came from the Sun.'],
    ['biofuel', 'The plants that biofuel is made from grew with energy from the Sun.'],
  ],
  moving: [
    ['wind', 'Wind blows because the Sun heats the air.'],
    ['waves', 'Waves are made by the wind, which blows because the Sun heats the air.'],
    ['water behind a dam', 'The Sun evaporates the water that later falls as rain behind the dam.'],
  ],
} as const

const NOT_FROM_SUN = {
  hot: [
    ['nuclear fuel', 'The energy of nuclear fuel is stored in the nuclei of its atoms.'],
    ['geothermal energy', 'Geothermal energy comes from the hot rocks inside the Earth.'],
  ],
  moving: [['tides', 'Tides are caused by gravitational forces, mainly that of the Moon.']],
} as const

supplement('sources-of-two-power-stations', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO1' },
  values: random => ({
    sun: random.chance(0.5),
    names: random.pick([
      ['W', 'X'],
      ['X', 'Y'],
      ['P', 'Q'],
    ] as const),
    hotSun: random.pick(FROM_SUN.hot),
    movingSun: random.pick(FROM_SUN.moving),
    hotOther: random.pick(NOT_FROM_SUN.hot),
    movingOther: random.pick(NOT_FROM_SUN.moving),
    steamOnTop: random.chance(0.5),
  }),
  make: ({ sun, names, hotSun, movingSun, hotOther, movingOther, steamOnTop }) => {
    const [hot, moving] = sun ? [hotSun, movingSun] : [hotOther, movingOther]
    const [hotNot, movingNot] = sun ? [hotOther, movingOther] : [hotSun, movingSun]
    const cells = (steam: string, direct: string) => (steamOnTop ? [steam, direct] : [direct, steam])
    const [steamName, directName] = steamOnTop ? names : [names[1], names[0]]
    const chain = (y: number, labels: readonly string[]) => {
      const boxes = labels.map((label, at) => box(2 + at * 91, y, 74, 46, label))
      return (
        boxes.map(each => each.shape).join('') +
        boxes
          .slice(1)
          .map((each, at) => link(boxes[at]?.right ?? [0, 0], each.left))
          .join('')
      )
    }
    const steam = [steamName, 'steam is\nproduced', 'turbine', 'generator']
    const direct = [directName, 'turbine', 'generator']
    const told = (labels: readonly string[]) => labels.join(', then ').replace('\n', ' ')
    const wanted = sun ? 'the Sun is' : 'the Sun is **not**'
    return {
      stem: [
        `The diagrams show the stages in two power stations. In the boxes ${names[0]} and ${names[1]} there should be the names of energy resources.`,
        `Two power stations work as shown in the diagrams. The energy resources ${names[0]} and ${names[1]} are not named.`,
        `Electricity is generated in two ways, as shown. ${names[0]} and ${names[1]} are energy resources.`,
      ],
      figure: figure(
        {
          name: 'motion-forces-and-energy/two-chains-from-unnamed-resources',
          title: 'Stages of two power stations',
          description: `Two rows of boxes joined by arrows. Upper row: ${told(steamOnTop ? steam : direct)}. Lower row: ${told(steamOnTop ? direct : steam)}.`,
          height: 156,
        },
        text(2, 18, 'station 1', { cls: 's' }),
        chain(24, steamOnTop ? steam : direct),
        text(2, 100, 'station 2', { cls: 's' }),
        chain(106, steamOnTop ? direct : steam),
      ),
      prompt: [
        `In both stations, ${wanted} the main source of the energy. Which row is possible?`,
        `For both stations ${wanted} the main source of the energy. What can ${names[0]} and ${names[1]} be?`,
      ],
      options: rows(names, cells(hot[0], moving[0]), [
        [
          cells(hotNot[0], moving[0]),
          `You ${sun ? 'counted a resource whose energy does not come' : 'overlooked that the energy of this resource comes'} from the Sun. ${hotNot[1]}`,
        ],
        [
          cells(hot[0], movingNot[0]),
          `You ${sun ? 'counted a resource whose energy does not come' : 'overlooked that the energy of this resource comes'} from the Sun. ${movingNot[1]}`,
        ],
        [
          cells(moving[0], hot[0]),
          `You exchanged the two stations. Steam is produced where water is heated; moving air or water turns a turbine without steam.`,
        ],
      ]),
      solution: `${steamName} heats water to make steam, while ${directName} turns the turbine by its own motion. ${hot[1]} ${moving[1]} So ${steamName} can be ${hot[0]} and ${directName} can be ${moving[0]}.`,
    }
  },
})
