import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { BUBBLES, LIGHTED_SPLINT, POPS } from '../7.1-the-characteristic-properties-of-acids-and-bases/points'
import { pickCell } from '../cells'
import { capital } from '../shared'
import { metalBars, oneStrip, steamFigure, tubesOfLiquid } from './drawings'
import {
  belowHydrogen,
  CLOUDY,
  formsIons,
  KEEPS_AWAY,
  MELTS,
  MOVES,
  moreReactive,
  OXIDE_LAYER,
  SILVER_SOLID,
  STEAM_FROM_WOOL,
  TURNS_BLUE,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '9.4', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'

const IN_ACID = ['magnesium', 'zinc', 'iron', 'copper'] as const
const SYMBOL = { magnesium: 'Mg', zinc: 'Zn', iron: 'Fe', copper: 'Cu' } as const

const LETTERS = ['W', 'X', 'Y', 'Z'] as const

const ON_WATER = [
  {
    name: 'sodium',
    inAcid: 'is too dangerous to put into acid',
    equation: '2Na + 2H2O -> 2NaOH + H2',
    second: MOVES,
    answer: 'Bubbles are seen, and the sodium moves about on the surface.',
    tip: 'It fizzes and floats.',
  },
  {
    name: 'potassium',
    inAcid: 'is too dangerous to put into acid',
    equation: '2K + 2H2O -> 2KOH + H2',
    second: MELTS,
    answer: 'Bubbles are seen, and the potassium melts to a ball.',
    tip: 'It fizzes, and the heat of the reaction melts it.',
  },
  {
    name: 'calcium',
    inAcid: 'reacts very fast with acid',
    equation: 'Ca + 2H2O -> Ca(OH)2 + H2',
    second: CLOUDY,
    answer: 'Bubbles are seen, and the water turns cloudy.',
    tip: 'It fizzes, and calcium hydroxide makes the water cloudy.',
  },
] as const

const ASKED = {
  sodium: 'State what you see in the liquid, and describe where the metal is during the reaction.',
  potassium: 'State what you see in the liquid, and describe how the shape of the metal changes.',
  calcium: 'State what you see around the metal, and describe how the look of the water changes.',
} as const

core('metals-in-four-tubes', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    order: random.shuffle(IN_ACID),
    known: random.pick(['zinc', 'magnesium', 'iron'] as const),
    counts: { magnesium: random.int(17, 19), zinc: random.int(8, 10), iron: random.int(2, 4), copper: 0 },
    reacting: random.pick(['zinc', 'magnesium', 'iron'] as const),
    onWater: random.pick(ON_WATER),
  }),
  make: ({ order, known, counts, reacting, onWater }) => {
    const letterOf = (metal: (typeof IN_ACID)[number]) => LETTERS[order.indexOf(metal)] ?? 'W'
    const salt = `${SYMBOL[reacting]}Cl2`
    const withAcid = `${SYMBOL[reacting]} + 2HCl -> ${salt} + H2`
    const asked = order.filter(metal => metal !== known)
    return {
      stem: [
        `Equal pieces of copper, iron, magnesium and zinc are put into dilute hydrochloric acid. The test-tubes W, X, Y and Z are shown after one minute. Tube ${letterOf(known)} contains ${known}.`,
        `Four test-tubes of dilute hydrochloric acid, W to Z, hold pieces of metal of the same size: copper, iron, magnesium and zinc. The metal in ${letterOf(known)} is ${known}.`,
        `A student compares copper, iron, magnesium and zinc in dilute hydrochloric acid. The pieces have the same size, and ${known} is in tube ${letterOf(known)}.`,
      ],
      figure: tubesOfLiquid(order.map((metal, at) => [LETTERS[at] ?? 'W', counts[metal]] as const)),
      parts: {
        a: ask.table({
          prompt: 'Complete the table.',
          objective: 'AO2',
          head: ['test-tube', 'metal'],
          rows: [
            [{ text: letterOf(known) }, { text: known }],
            ...asked.map(metal => [
              { text: letterOf(metal) },
              pickCell(`metal in ${letterOf(metal)}`, metal, IN_ACID),
            ]),
          ],
          scheme: asked.map(metal => `${letterOf(metal)}: ${metal}`),
          solution: `The more reactive the metal, the more bubbles: magnesium, zinc, iron. Copper gives none. So ${order.map((metal, at) => `${LETTERS[at]} is ${metal}`).join(', ')}.`,
        }),
        b: ask.equation({
          prompt: `Write the symbol equation for the reaction of ${reacting} with dilute hydrochloric acid.`,
          command: 'State',
          answer: withAcid,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `A metal above hydrogen and an acid form a salt and hydrogen: $\\ce{${withAcid}}$.`,
        }),
        c: ask.written({
          prompt: 'Explain why copper does not react with dilute hydrochloric acid.',
          lines: 2,
          scheme: [belowHydrogen('copper', 'cu')],
          modelAnswer: 'Copper is below hydrogen in the reactivity series.',
          solution:
            'Compare copper with hydrogen: only metals above hydrogen displace it from a dilute acid.',
        }),
        'd.i': ask.written({
          lead: `${capital(onWater.name)} ${onWater.inAcid}. A small piece of it is put into cold water instead.`,
          prompt: ASKED[onWater.name],
          scheme: [BUBBLES, onWater.second],
          modelAnswer: onWater.answer,
          solution: `${onWater.tip} A gas that is named is no observation; bubbles are.`,
        }),
        'd.ii': ask.equation({
          prompt: `Write the symbol equation for the reaction of ${onWater.name} with cold water.`,
          command: 'State',
          answer: onWater.equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `The products are the hydroxide and hydrogen: $\\ce{${onWater.equation}}$.`,
        }),
      },
    }
  },
})

const UNFAMILIAR = [
  {
    name: 'nickel',
    told: 'It reacts with dilute hydrochloric acid, but more slowly than iron.',
    right: 'between iron and hydrogen',
  },
  {
    name: 'tin',
    told: 'It gives a few bubbles with dilute hydrochloric acid, fewer than iron gives.',
    right: 'between iron and hydrogen',
  },
  {
    name: 'manganese',
    told: 'With dilute hydrochloric acid it gives bubbles faster than zinc, but more slowly than magnesium.',
    right: 'between magnesium and zinc',
  },
  {
    name: 'barium',
    told: 'It reacts with cold water, faster than calcium but more slowly than sodium.',
    right: 'between sodium and calcium',
  },
] as const

const PLACES: Record<string, string> = {
  'between sodium and calcium':
    'You chose the place of a metal that reacts with cold water faster than calcium does.',
  'between magnesium and zinc':
    'You chose the place of a metal that reacts with dilute acid faster than zinc does, and not with cold water.',
  'between iron and hydrogen':
    'You chose the place of a metal that reacts with dilute acid more slowly than iron does.',
  'between hydrogen and copper': 'You chose the place of a metal that does not react with dilute acid.',
}

core('metal-over-damp-wool', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    other: random.pick([
      ['copper', 'cu'],
      ['silver', 'ag'],
    ] as const),
    item: random.pick(UNFAMILIAR),
    place: random.pick(['A student', 'A teacher', 'A technician'] as const),
  }),
  make: ({ other: [other, otherSymbol], item, place }) => ({
    stem: [
      `${place} heats magnesium in the apparatus shown. The magnesium burns with a bright light.`,
      `The diagram shows how ${place.toLowerCase()} heats magnesium beside damp mineral wool. A bright light is seen, and gas X comes out of the tube.`,
      `In the apparatus shown, ${place.toLowerCase()} studies a reaction of magnesium. Gas X is formed.`,
    ],
    figure: steamFigure(),
    parts: {
      a: ask.written({
        lead: 'The magnesium reacts with steam.',
        prompt: 'Explain how steam forms in the tube.',
        lines: 1,
        objective: 'AO2',
        scheme: [STEAM_FROM_WOOL],
        modelAnswer: 'The water in the damp wool is heated and evaporates.',
        solution:
          'The hot tube heats the wool. The water in it turns to steam, which passes over the hot magnesium.',
      }),
      'b.i': ask.equation({
        prompt: 'Write the symbol equation for the reaction of magnesium with steam. Include state symbols.',
        command: 'State',
        answer: 'Mg(s) + H2O(g) -> MgO(s) + H2(g)',
        states: true,
        scheme: ['Mg + H_{2}O → MgO + H_{2}', 'state symbols'],
        solution:
          'With steam the oxide forms, not the hydroxide: $\\ce{Mg(s) + H2O(g) -> MgO(s) + H2(g)}$. Steam is a gas.',
      }),
      'b.ii': ask.written({
        prompt: 'Describe a test for gas X and the result of the test.',
        scheme: [LIGHTED_SPLINT, POPS],
        modelAnswer: 'Hold a lighted splint to the gas. It burns with a squeaky pop.',
        solution: 'Gas X is hydrogen: a lighted splint gives a pop.',
      }),
      c: ask.written({
        lead: `The experiment is repeated with ${other}. There is no reaction.`,
        prompt: `Explain why ${other} does not react with steam.`,
        lines: 2,
        objective: 'AO2',
        scheme: [belowHydrogen(other, otherSymbol)],
        modelAnswer: `${capital(other)} is below hydrogen in the reactivity series.`,
        solution: `${capital(other)} is less reactive than hydrogen, so it cannot take the oxygen from the water.`,
      }),
      d: words({
        subject,
        asked: 2,
        prompt: 'Name two metals that react with cold water.',
        command: 'Identify',
        answers: [
          { text: 'potassium', accept: ['K'] },
          { text: 'sodium', accept: ['Na'] },
          { text: 'calcium', accept: ['Ca'], allow: ['lithium', 'Li', 'barium', 'strontium'] },
        ],
        reject: [{ text: 'magnesium', why: 'Magnesium reacts with steam, but hardly with cold water.' }],
        mode: 'words',
        scheme: ['one of potassium, sodium, calcium', 'another of them'],
        solution:
          'Potassium, sodium and calcium react with cold water; lithium, which is in Group I, does too.',
      }),
      e: ask.choice({
        lead: `${capital(item.name)} is a metal that is not in your reactivity series. ${item.told}`,
        prompt: `Where does ${item.name} belong in the reactivity series?`,
        objective: 'AO2',
        right: item.right,
        wrong: Object.entries(PLACES).filter(([text]) => text !== item.right),
        solution: `${item.told} So its place is ${item.right}.`,
      }),
    },
  }),
})

const POWDERS = ['magnesium', 'zinc', 'iron', 'silver'] as const

supplement('powders-in-copper-sulfate', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const concentration = random.pick([0.2, 0.25] as const)
    // As the heat of each reaction gives it, less a little that is lost.
    const more = concentration === 0.25 ? 2 : 0
    const iron = random.int(5, 7) + more
    return {
      rises: { magnesium: random.int(21, 25) + 3 * more, zinc: iron + random.int(3, 4), iron, silver: 0 },
      concentration,
      order: random.shuffle(POWDERS),
      volume: random.pick([20, 25, 40, 50] as const),
      metal: random.pick([
        ['zinc', 'zn', 'Zn'],
        ['magnesium', 'mg', 'Mg'],
        ['iron', 'fe', 'Fe'],
      ] as const),
    }
  },
  make: ({ rises, order, volume, concentration, metal: [metal, low, symbol] }) => {
    const letterOf = (name: (typeof POWDERS)[number]) => LETTERS[order.indexOf(name)] ?? 'W'
    const moles = (volume / 1000) * concentration
    const equation = `${symbol}(s) + Cu2+(aq) -> ${symbol}2+(aq) + Cu(s)`
    const letter = (name: (typeof POWDERS)[number], solution: string) =>
      words({
        subject,
        prompt: `Identify the letter of ${name}.`,
        objective: 'AO2',
        mode: 'exact',
        answers: [{ text: letterOf(name), accept: [letterOf(name).toLowerCase()] }],
        solution,
      })
    return {
      stem: [
        `An excess of powdered metal W, X, Y or Z is added to ${quantity(volume, 'cm^3')} of ${plain(concentration)} mol/dm^{3} copper(II) sulfate. The metals are iron, magnesium, silver and zinc, but not in this order. The chart shows the rise in temperature.`,
        `Four powdered metals, W, X, Y and Z, are stirred with samples of ${quantity(volume, 'cm^3')} of ${plain(concentration)} mol/dm^{3} copper(II) sulfate. Each metal is in excess. One is iron, one magnesium, one silver and one zinc. The rise in temperature is shown.`,
        `A student compares iron, magnesium, silver and zinc by adding an excess of each powder to ${quantity(volume, 'cm^3')} of ${plain(concentration)} mol/dm^{3} copper(II) sulfate. The chart shows how much the temperature rises with the metals, which are called W, X, Y and Z.`,
      ],
      figure: metalBars(
        LETTERS,
        order.map(name => rises[name]),
        'rise in temperature / °C',
        5,
        35,
        'Rise in temperature with four metals',
      ),
      parts: {
        'a.i': letter(
          'silver',
          `Silver is less reactive than copper and does not react, so nothing gets hot: it is ${letterOf('silver')}.`,
        ),
        'a.ii': letter(
          'zinc',
          `The more reactive the metal, the larger the rise: magnesium, zinc, iron. Zinc is ${letterOf('zinc')}.`,
        ),
        b: ask.equation({
          prompt: `Write the ionic equation for the reaction of ${metal} with copper(II) ions. Include state symbols.`,
          command: 'State',
          answer: equation,
          states: true,
          scheme: [`${symbol} + Cu^{2+} → ${symbol}^{2+} + Cu`, 'state symbols'],
          solution: `The sulfate ions do not change: $\\ce{${equation.replace('Cu2+', 'Cu^2+').replace(`${symbol}2+`, `${symbol}^2+`)}}$.`,
        }),
        c: ask.written({
          prompt: `Explain why ${metal} displaces copper. Use ideas about reactivity and about ions.`,
          scheme: [moreReactive(metal, low, 'copper', 'cu'), formsIons(metal, low, 'copper', 'cu')],
          modelAnswer: `${capital(metal)} is more reactive than copper, so it forms positive ions more readily.`,
          solution:
            'Compare the two metals in the series, then say what this means: the more reactive metal loses electrons and forms positive ions more readily.',
        }),
        'd.i': ask.number({
          prompt: `Calculate the number of moles of copper(II) ions in ${quantity(volume, 'cm^3')} of the solution.`,
          answer: moles,
          unit: 'mol',
          sigFigs: 2,
          scheme: [`${plain(volume / 1000)} × ${plain(concentration)} = ${quantity(moles, 'mol')}`],
          solution: `${quantity(volume, 'cm^3')} is ${plain(volume / 1000)} dm^{3}: ${plain(volume / 1000)} × ${plain(concentration)} = ${quantity(moles, 'mol')}.`,
        }),
        'd.ii': ask.number({
          prompt: `Calculate the mass of copper that forms when excess ${metal} reacts with this solution. [*A*_{r}: Cu, 64]`,
          answer: moles * 64,
          unit: 'g',
          sigFigs: 2,
          follow: { from: 'd.i', formula: '64*x' },
          scheme: [`${plain(moles)} × 64 = ${quantity(moles * 64, 'g')}`],
          solution: `One mole of Cu^{2+} gives one mole of copper: ${plain(moles)} × 64 = ${quantity(moles * 64, 'g')}.`,
        }),
        e: ask.written({
          lead: 'Aluminium powder is added to another sample of the solution. At first the temperature does not rise.',
          prompt:
            'Explain why aluminium seems unreactive, although it is above zinc in the reactivity series.',
          scheme: [OXIDE_LAYER, KEEPS_AWAY],
          modelAnswer:
            'Aluminium is covered with a layer of aluminium oxide. The layer keeps the solution away from the metal.',
          solution: 'Name what covers the metal, then say what the layer does.',
        }),
      },
    }
  },
  verify: ({ volume, concentration }) => ({
    'd.i': (volume * concentration) / 1000,
    'd.ii': (volume * concentration * 64) / 1000,
  }),
})

supplement('copper-in-silver-nitrate', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const moles = random.pick([0.01, 0.015, 0.02, 0.025, 0.03])
    return {
      moles,
      start: random.pick([6, 6.5, 7, 7.5, 8]),
      use: random.pick(['a school', 'a workshop', 'a laboratory'] as const),
    }
  },
  make: ({ moles, start, use }) => {
    const used = moles * 64
    const silver = moles * 2 * 108
    return {
      stem: [
        `In ${use} a strip of copper, ${quantity(start, 'g', 3)}, is put into aqueous silver nitrate. When no more silver forms, the silver is brushed off and the strip has a mass of ${quantity(start - used, 'g', 3)}.`,
        `A strip of copper has a mass of ${quantity(start, 'g', 3)}. In ${use} it is left in aqueous silver nitrate until the reaction is complete. Without the silver on it, the strip then has a mass of ${quantity(start - used, 'g', 3)}.`,
        `Silver is made in ${use} from aqueous silver nitrate with a strip of copper. The mass of the copper falls from ${quantity(start, 'g', 3)} to ${quantity(start - used, 'g', 3)}.`,
      ],
      figure: oneStrip('copper', 'aqueous silver nitrate', false),
      parts: {
        a: ask.written({
          prompt:
            'Describe how the look of the solution changes, and describe what is seen on the strip of copper.',
          scheme: [TURNS_BLUE, SILVER_SOLID],
          modelAnswer: 'The colourless solution turns blue. A grey solid forms on the copper.',
          solution: 'Copper(II) ions are blue in solution. The silver that forms is a grey, shiny solid.',
        }),
        b: ask.equation({
          prompt: 'Write the ionic equation for the reaction. State symbols are not needed.',
          command: 'State',
          answer: 'Cu + 2Ag+ -> Cu2+ + 2Ag',
          states: false,
          scheme: ['formulae of the ions and atoms', 'balance of atoms and charges'],
          solution:
            'A copper atom loses two electrons, a silver ion gains one: $\\ce{Cu + 2Ag+ -> Cu^2+ + 2Ag}$.',
        }),
        c: ask.choice({
          prompt: 'Which statement explains the reaction?',
          right: 'Copper forms positive ions more readily than silver.',
          wrong: {
            'Silver forms positive ions more readily than copper.':
              'You reversed the order: copper is above silver in the reactivity series.',
            'Copper ions are attracted more strongly to nitrate ions.':
              'You looked at the nitrate ions, but they take no part in the reaction.',
            'Silver ions lose electrons more readily than copper atoms.':
              'You let silver ions lose electrons, but they gain them from the copper atoms.',
          },
          solution: 'Copper is more reactive than silver: it loses electrons and forms ions more readily.',
        }),
        'd.i': ask.number({
          prompt: 'Calculate the number of moles of copper that react. [*A*_{r}: Cu, 64]',
          answer: moles,
          unit: 'mol',
          sigFigs: 2,
          scheme: [
            `C1 ${quantity(start, 'g', 3)} − ${quantity(start - used, 'g', 3)} = ${quantity(used, 'g')}`,
            `A1 ${plain(used)} ÷ 64 = ${quantity(moles, 'mol')}`,
          ],
          solution: `The mass of copper that reacts is ${quantity(used, 'g')}: ${plain(used)} ÷ 64 = ${quantity(moles, 'mol')}.`,
        }),
        'd.ii': ask.number({
          prompt: 'Calculate the mass of silver that forms. [*A*_{r}: Ag, 108]',
          answer: silver,
          unit: 'g',
          sigFigs: 2,
          follow: { from: 'd.i', formula: '216*x' },
          scheme: [
            `C1 moles of silver = 2 × ${plain(moles)} = ${plain(2 * moles)} mol`,
            `A1 ${plain(2 * moles)} × 108 = ${quantity(silver, 'g')}`,
          ],
          solution: `Two moles of silver form for each mole of copper: 2 × ${plain(moles)} = ${plain(2 * moles)} mol. ${plain(2 * moles)} × 108 = ${quantity(silver, 'g')}.`,
        }),
      },
    }
  },
  verify: ({ moles, start }) => {
    const left = start - moles * 64
    return { 'd.i': (start - left) / 64, 'd.ii': ((start - left) * 216) / 64 }
  },
})
