import { inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { quantity } from '@/lib/exams/format'
import { gainBars, nailFigure, scratchFigure, woolFigure } from './drawings'

const { core, supplement, templates } = choiceQuestions('9.5', { calculator: 'needed' })

export { templates }

const RUSTS = { below: 'water,\nbare nail', kind: 'open', isCoated: false, slip: '' } as const

const SAFE = [
  {
    below: 'boiled water\nunder oil',
    kind: 'boiled',
    isCoated: false,
    slip: 'You chose boiled water under oil, in which there is no oxygen.',
  },
  {
    below: 'drying agent,\nbare nail',
    kind: 'dry',
    isCoated: false,
    slip: 'You chose a tube with air, but the drying agent takes the water away.',
  },
  {
    below: 'water,\npainted nail',
    kind: 'open',
    isCoated: true,
    slip: 'You chose a nail in water and air, but paint keeps both away from the iron.',
  },
  {
    below: 'water,\ngreased nail',
    kind: 'open',
    isCoated: true,
    slip: 'You chose a nail in water and air, but grease keeps both away from the iron.',
  },
  {
    below: 'water and\npure nitrogen',
    kind: 'closed',
    isCoated: false,
    slip: 'You chose a tube with water, but it has nitrogen in place of air: no oxygen.',
  },
] as const

core('nail-that-rusts', {
  facts: { difficulty: 1, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    tubes: random.shuffle([RUSTS, ...random.sample(SAFE, 3)]),
    days: random.pick([5, 7, 10] as const),
  }),
  make: ({ tubes, days }) => ({
    stem: [
      `Four iron nails, A to D, stand in test-tubes for ${days} days.`,
      `The diagrams show iron nails in four test-tubes. They are left for ${days} days.`,
      `A student leaves four iron nails, A to D, for ${days} days as shown.`,
    ],
    figure: nailFigure(tubes.map((tube, at) => ({ ...tube, above: 'ABCD'.charAt(at) }))),
    prompt: ['Which nail rusts?', 'On which nail does rust form?'],
    options: inThisOrder(
      tubes.map(({ slip }, at): string | Wrong =>
        slip === '' ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), slip],
      ),
    ),
    solution:
      'Iron rusts where both oxygen (from air) and water reach it. Only the bare nail in an open tube with water has both.',
  }),
})

const BARRIERS = [
  ['an iron gate', 'painted', 'paint'],
  ['an iron bridge', 'painted', 'paint'],
  ['a steel bicycle chain', 'greased', 'grease'],
  ['a steel axle', 'greased', 'grease'],
  ['a steel garden chair', 'coated with plastic', 'plastic coating'],
  ['a steel rack for dishes', 'coated with plastic', 'plastic coating'],
] as const

core('how-a-barrier-works', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    item: random.pick(BARRIERS),
    wrong: random.sample<Wrong>(
      [
        [
          'It reacts with oxygen before the iron can react.',
          'You took a barrier for a substance that reacts in place of the iron.',
        ],
        [
          'It makes the iron below it less reactive.',
          'You changed the iron itself, but its reactivity stays the same.',
        ],
        [
          'It changes any rust that forms into iron.',
          'You let rust form first, but the barrier stops it from forming.',
        ],
        [
          'It absorbs oxygen and water and holds them.',
          'You took a barrier for a sponge: what it absorbed could reach the iron.',
        ],
      ],
      3,
    ),
  }),
  make: ({ item: [item, done, coat], wrong }) => ({
    stem: [
      `To prevent rusting, ${item} is ${done}.`,
      `The surface of ${item} is ${done} so that it does not rust.`,
      `A worker prevents the rusting of ${item}: it is ${done}.`,
    ],
    prompt: [`How does the ${coat} prevent rusting?`, `What does the ${coat} do?`],
    right: 'It keeps oxygen and water away from the iron.',
    wrong,
    solution: `The ${coat} is a barrier: oxygen and water do not reach the iron, and rusting needs both.`,
  }),
})

core('air-used-by-iron-wool', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const start = random.pick([48, 56, 64, 72, 84, 92, 110, 120, 130, 140] as const)
    const used = random.int(4, 25)
    const [left, right] = [start - used, (used / start) * 100]
    if (right < 7 || right > 20) return null
    const print = (value: number) => quantity(value, '%', 2)
    const wrong = threeSlips(
      random,
      right,
      [
        [100 - right, 'You found the percentage of the air that is left.'],
        [used, 'You gave the change in cubic centimetres as a percentage.'],
        [(used / left) * 100, 'You divided by the volume at the end, not by that at the start.'],
        [(used / (start + left)) * 100, 'You divided by the sum of both volumes, not by that at the start.'],
      ],
      print,
    )
    return wrong ? { start, used, wrong, days: random.int(1, 3) } : null
  },
  make: ({ start, used, wrong, days }) => {
    const left = start - used
    const right = (used / start) * 100
    const after = `after ${days} day${days === 1 ? '' : 's'}`
    return {
      stem: [
        `Damp iron wool rusts in a tube of air over water. The volumes of gas at the start and ${after} are shown.`,
        `A tube of air stands in water, with damp iron wool in it. The diagrams show it at the start and ${after}.`,
        `The diagrams show a tube with damp iron wool and air at the start and ${after}.`,
      ],
      figure: woolFigure(
        { above: 'at the start', volume: `${start} cm^{3}`, used: 0 },
        { above: after, volume: `${left} cm^{3}`, used: used / start },
      ),
      prompt: ['Which percentage of the air has been used up?', 'What percentage of the air has reacted?'],
      options: numbers({
        right,
        unit: '%',
        sigFigs: 2,
        wrong,
      }),
      solution: `The volume falls by ${start} − ${left} = ${quantity(used, 'cm^3')}. As a percentage of the air at the start: ${used} ÷ ${start} × 100 = ${quantity(right, '%', 2)}.`,
    }
  },
  verify: ({ start, used }) => 100 - ((start - used) * 100) / start,
})

const FACTORS = [
  ['salt water and air', 'Salt'],
  ['warm water and air', 'Warm water'],
  ['sea water and air', 'Sea water'],
] as const

core('gains-in-four-places', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    factor: random.pick(FACTORS),
    order: random.shuffle(['plain', 'more', 'boiled', 'dry'] as const),
    plainGain: random.step(30, 50, 5),
    extra: random.step(30, 60, 5),
    letters: random.pick([
      ['W', 'X', 'Y', 'Z'],
      ['J', 'K', 'L', 'M'],
    ] as const),
  }),
  make: ({ factor: [place, name], order, plainGain, extra, letters }) => {
    const gain = { plain: plainGain, more: plainGain + extra, boiled: 0, dry: 0 } as const
    const where = {
      plain: 'pure water and air',
      more: place,
      boiled: 'boiled water, no air',
      dry: 'dry air',
    } as const
    return {
      stem: [
        'Four equal iron nails are left in different places for two weeks. The bar chart shows how much mass each nail gains as it rusts.',
        'A student leaves four equal nails of iron in different places. The bar chart shows the mass that each nail gains in two weeks because of rust.',
        'Equal iron nails stand in different places for two weeks. Rust stays on the nails, so they gain mass, as the bar chart shows.',
      ],
      figure: gainBars(
        letters,
        order.map(each => gain[each]),
      ),
      table: {
        head: ['nail', 'place'],
        rows: order.map((each, at) => [letters[at] ?? '', where[each]]),
      },
      prompt: ['Which conclusion do the results support?', 'What do the results show?'],
      right: `${name} makes rusting faster.`,
      wrong: {
        [`${name} is needed for rusting.`]: 'You overlooked the nail in pure water and air, which rusts too.',
        'Water alone makes iron rust.':
          'You overlooked the nail in boiled water: without air it does not rust.',
        'Air alone makes iron rust.': 'You overlooked the nail in dry air: without water it does not rust.',
      },
      solution: `The nail in pure water and air gains ${quantity(gain.plain, 'mg')}, the nail in ${place} gains ${quantity(gain.more, 'mg')} in the same time. Without water, or without air, no nail rusts.`,
    }
  },
})

const PAIRS = {
  water: { other: 'dry', right: 'water' },
  oxygen: { other: 'boiled', right: 'oxygen' },
} as const

core('tubes-to-compare', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    kinds: random.shuffle(['open', 'boiled', 'dry'] as const),
    asked: random.pick(['water', 'oxygen'] as const),
    letters: random.pick([
      ['P', 'Q', 'R'],
      ['X', 'Y', 'Z'],
      ['K', 'L', 'M'],
    ] as const),
  }),
  make: ({ kinds, asked, letters }) => {
    const below = { open: 'water', boiled: 'boiled water\nunder oil', dry: 'drying agent' } as const
    const letterOf = (kind: (typeof kinds)[number]) => letters[kinds.indexOf(kind)] ?? ''
    const listed = (...chosen: (typeof kinds)[number][]) => chosen.map(letterOf).toSorted().join(' and ')
    const isWater = asked === 'water'
    const { other } = PAIRS[asked]
    const wrongOther = isWater ? 'boiled' : 'dry'
    return {
      stem: [
        `Equal iron nails stand in test-tubes ${letters.join(', ')} for one week.`,
        `The diagram shows three equal iron nails in test-tubes ${letters.join(', ')}.`,
        `A student investigates rusting with equal iron nails in three test-tubes, ${letters.join(', ')}.`,
      ],
      figure: nailFigure(kinds.map((kind, at) => ({ above: letters[at] ?? '', below: below[kind], kind }))),
      prompt: [
        `Which test-tubes must be compared to show that ${asked} is needed for rusting?`,
        `Which comparison shows that iron does not rust without ${asked}?`,
      ],
      right: listed('open', other),
      wrong: [
        [
          listed('open', wrongOther),
          `You compared the tubes that show that ${isWater ? 'oxygen' : 'water'} is needed.`,
        ],
        [listed('boiled', 'dry'), 'You compared two tubes in which the nails do not rust.'],
        [
          `${letterOf(other)} only`,
          `You left out the tube with both oxygen and water, to which ${letterOf(other)} must be compared.`,
        ],
      ],
      solution: `Compare the tube with oxygen and water, ${letterOf('open')}, with the tube that lacks only ${asked}: ${letterOf(other)}.`,
    }
  },
})

supplement('scratch-in-the-coating', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    isSwapped: random.chance(0.5),
    coat: random.pick(['paint', 'plastic'] as const),
    letters: random.pick([
      ['P', 'Q'],
      ['X', 'Y'],
      ['J', 'K'],
    ] as const),
  }),
  make: ({ isSwapped, coat, letters: [first, second] }) => {
    const coats = isSwapped ? (['zinc', coat] as const) : ([coat, 'zinc'] as const)
    const row = (isRight: boolean) =>
      isRight !== isSwapped ? 'rusts | does not rust' : 'does not rust | rusts'
    return {
      stem: [
        `Two pieces of iron, ${first} and ${second}, are coated. Both coatings are scratched, and rain falls on them.`,
        `The coatings of two pieces of iron, ${first} and ${second}, are scratched. A drop of water with oxygen in it lies in each scratch.`,
        `Pieces of iron, ${first} and ${second}, stand in damp air. Each has a scratch in its coating.`,
      ],
      figure: scratchFigure([first, coats[0]], [second, coats[1]]),
      prompt: ['What happens to the iron in the next weeks?', 'Which row shows what happens to the iron?'],
      columns: `iron of ${first} | iron of ${second}`,
      right: row(true),
      wrong: {
        [row(false)]: `You exchanged zinc and ${coat}: it is zinc that still protects the iron.`,
        'rusts | rusts': 'You took zinc for a barrier only, but it is also a sacrificial protection.',
        'does not rust | does not rust': `You let the ${coat} protect iron that it does not cover.`,
      },
      solution: `Oxygen and water reach the iron in both scratches. Zinc is more reactive than iron and loses electrons in preference to it, so the iron is not oxidised. The ${coat} cannot do this.`,
    }
  },
})

const WRAPS = [
  ['copper', 'You chose copper, which is less reactive than iron: iron loses electrons in preference to it.'],
  ['silver', 'You chose silver, which is less reactive than iron: iron loses electrons in preference to it.'],
  ['cotton', 'You chose cotton, which is no metal and lets water and air through to the nail.'],
  ['gold', 'You chose gold, which is less reactive than iron: iron loses electrons in preference to it.'],
] as const

supplement('nails-wrapped-with-metals', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const right = random.pick(['zinc', 'magnesium'] as const)
    return {
      right,
      wraps: random.shuffle<readonly [string, string]>([[right, ''], ...random.sample(WRAPS, 3)]),
      days: random.pick([4, 6, 8] as const),
    }
  },
  make: ({ right, wraps, days }) => ({
    stem: [
      `Four iron nails, A to D, stand half in water. Thin strips of different materials are wrapped around them.`,
      `Thin strips are wrapped around four iron nails, A to D. The nails stand in open test-tubes with water for ${days} days.`,
      `A student wraps thin strips around iron nails, A to D, and leaves them in water and air for ${days} days.`,
    ],
    figure: nailFigure(
      wraps.map(([below], at) => ({ above: 'ABCD'.charAt(at), below, kind: 'open', isWrapped: true })),
    ),
    prompt: ['Which nail does **not** rust?', 'Which nail is protected from rusting?'],
    options: inThisOrder(
      wraps.map(([, slip], at): string | Wrong =>
        slip === '' ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), slip],
      ),
    ),
    solution: `Only ${right} is more reactive than iron. It loses electrons in preference to the iron, so the iron is not oxidised.`,
  }),
})

supplement('why-the-block-protects', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    metal: random.pick(['zinc', 'magnesium'] as const),
    item: random.pick([
      'the steel hull of a ship',
      'an underground iron pipe',
      'the steel legs of an oil rig',
    ] as const),
  }),
  make: ({ metal, item }) => ({
    stem: [
      `Blocks of ${metal} are fixed to ${item} to prevent rusting.`,
      `To protect ${item} from rusting, blocks of ${metal} are joined to it.`,
      `Engineers join blocks of ${metal} to ${item}. It does not rust.`,
    ],
    prompt: [`Why does the ${metal} prevent rusting?`, 'Which statement explains this protection?'],
    right: `${metal === 'zinc' ? 'Zinc' : 'Magnesium'} loses electrons in preference to iron.`,
    wrong: {
      [`Iron loses electrons in preference to ${metal}.`]: `You reversed the two metals: ${metal} is the more reactive one.`,
      [`${metal === 'zinc' ? 'Zinc' : 'Magnesium'} gains electrons in preference to iron.`]:
        'You took losing for gaining, but metals react by losing electrons.',
      [`${metal === 'zinc' ? 'Zinc' : 'Magnesium'} keeps all oxygen away from the iron.`]:
        'You took the blocks for a barrier, but they cover a small part of the surface.',
    },
    solution: `The more reactive metal, ${metal}, loses electrons in preference to iron. So the iron is not oxidised: this is sacrificial protection.`,
  }),
})
