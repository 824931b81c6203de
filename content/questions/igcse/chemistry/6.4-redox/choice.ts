import { rows } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { capital } from '../shared'
import { DISPLACED, gains, loses, numeral, REDUCED } from './changes'
import { ionsFigure, massFigure, stripFigure } from './drawings'

const { core, supplement, templates } = choiceQuestions('6.4')

export { templates }

type Compound = {
  metal: string
  symbol: string
  charge: number
  metals: number
  anion: string
  anionName: string
  anionCharge: number
  anions: number
}

const compound = (
  metal: string,
  symbol: string,
  charge: number,
  metals: number,
  anions: number,
  isOxide: boolean,
): Compound => ({
  metal,
  symbol,
  charge,
  metals,
  anion: isOxide ? 'O^{2−}' : 'Cl^{−}',
  anionName: isOxide ? 'oxide' : 'chloride',
  anionCharge: isOxide ? 2 : 1,
  anions,
})

const COMPOUNDS: readonly Compound[] = [
  compound('copper', 'Cu', 1, 6, 3, true),
  compound('iron', 'Fe', 3, 4, 6, true),
  compound('chromium', 'Cr', 3, 4, 6, true),
  compound('iron', 'Fe', 2, 3, 6, false),
  compound('copper', 'Cu', 2, 3, 6, false),
  compound('iron', 'Fe', 3, 2, 6, false),
  compound('manganese', 'Mn', 2, 3, 6, false),
]

core('ions-in-a-compound', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ at: random.int(0, COMPOUNDS.length - 1), seed: random.int(1, 40) }),
  make: ({ at, seed }) => {
    const c = COMPOUNDS[at] ?? compound('iron', 'Fe', 3, 4, 6, true)
    const ion = `${c.symbol}^{${c.charge === 1 ? '' : c.charge}+}`
    const name = (value: number) => `${c.metal}(${numeral(value)}) ${c.anionName}`
    return {
      stem: [
        'The diagram shows the ions in a small part of a compound.',
        'The ions in a tiny piece of a solid compound are shown as circles.',
        'A chemist draws some of the ions of a compound in a box.',
      ],
      figure: ionsFigure(
        [
          [ion, c.metals],
          [c.anion, c.anions],
        ],
        at * 41 + seed,
      ),
      prompt: ['What is the name of the compound?', 'Which name does the compound have?'],
      right: name(c.charge),
      wrong: [
        [name(c.anionCharge), `You took the size of the charge of the ${c.anionName} ion for the numeral.`],
        [name(c.metals), `You counted the ${c.metal} ions in the diagram.`],
        [name(c.anions), `You counted the ${c.anionName} ions in the diagram.`],
      ],
      solution: `The Roman numeral shows the oxidation number of the metal. For an ion of one atom this is its charge. The ion is ${ion}, so the name is ${name(c.charge)}.`,
    }
  },
})

core('oxidised-and-reduced', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ item: random.pick(REDUCED), asksOxidised: random.chance(0.5) }),
  make: ({ item, asksOxidised }) => {
    const ce = (formula: string) => `$\\ce{${formula}}$`
    const row = (one: string, other: string) => [ce(one), ce(other)] as const
    const { oxideFormula: oxide, agentFormula: agent, metalFormula: metal, product } = item
    return {
      stem: [
        `The equation shows a reaction of ${item.oxide}.\n\n${ce(item.equation)}`,
        `${capital(item.metal)} can be made from ${item.oxide} and ${item.agent}.\n\n${ce(item.equation)}`,
        `${capital(item.oxide)} is heated with ${item.agent}.\n\n${ce(item.equation)}`,
      ],
      prompt: [
        'Which substance is oxidised, and which is reduced?',
        'Which row names the substance that is oxidised and the one that is reduced?',
      ],
      options: asksOxidised
        ? rows(['is oxidised', 'is reduced'], row(agent, oxide), [
            [row(oxide, agent), 'You reversed the two: the substance that gains oxygen is oxidised.'],
            [row(product, metal), 'You chose what is formed, not the substances that change.'],
            [
              row(oxide, product),
              'You took the substance that holds oxygen at the start for the oxidised one.',
            ],
          ])
        : rows(['is reduced', 'is oxidised'], row(oxide, agent), [
            [row(agent, oxide), 'You reversed the two: the substance that loses oxygen is reduced.'],
            [row(metal, product), 'You chose what is formed, not the substances that change.'],
            [
              row(metal, agent),
              'You found the oxidised substance, but the metal is what the reduced one becomes.',
            ],
          ]),
      solution: `${capital(item.oxide)} loses oxygen and becomes ${item.metal}: it is reduced. ${capital(item.agent)} gains oxygen: it is oxidised.`,
    }
  },
})

const HEATED = [
  { oxide: 'copper(II) oxide', metal: 'copper', start: 8, end: 6.4 },
  { oxide: 'copper(II) oxide', metal: 'copper', start: 4, end: 3.2 },
  { oxide: 'copper(II) oxide', metal: 'copper', start: 6, end: 4.8 },
  { oxide: 'iron(III) oxide', metal: 'iron', start: 8, end: 5.6 },
  { oxide: 'iron(III) oxide', metal: 'iron', start: 4, end: 2.8 },
  { oxide: 'iron(III) oxide', metal: 'iron', start: 6, end: 4.2 },
] as const

core('oxide-loses-mass', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    item: random.pick(HEATED),
    gas: random.pick(['hydrogen', 'carbon monoxide']),
    level: random.pick([8, 9, 10]),
  }),
  make: ({ item: { oxide, metal, start, end }, gas, level }) => {
    const lost = quantity(start - end, 'g', 2)
    return {
      stem: [
        `${capital(oxide)} is heated while ${gas} passes over it. The graph shows the mass of the solid. In the end the solid is pure ${metal}.`,
        `A stream of ${gas} passes over hot ${oxide} until only ${metal} is left. The graph shows how the mass of the solid changes.`,
        `The graph shows the mass of a solid that is heated in a stream of ${gas}. At the start it is ${oxide}, at the end it is ${metal}.`,
      ],
      figure: massFigure(start, end, level),
      prompt: [
        'Which substance is reduced, and what mass of oxygen does it lose?',
        'Which row gives the substance that is reduced and the mass of oxygen that it loses?',
      ],
      options: rows(
        ['substance reduced', 'mass of oxygen lost'],
        [oxide, lost],
        [
          [
            [oxide, quantity(end, 'g', 2)],
            `You gave the mass at the end, which is the mass of the ${metal}.`,
          ],
          [[gas, lost], `You chose the gas, but ${gas} gains the oxygen and is oxidised.`],
          [[metal, lost], `You chose what is formed; it is the ${oxide} that loses oxygen.`],
        ],
      ),
      solution: `The solid loses oxygen, so ${oxide} is reduced. The mass falls from ${quantity(start, 'g')} to ${quantity(end, 'g')}: ${plain(start)} − ${plain(end)} = ${lost} of oxygen is lost.`,
    }
  },
})

supplement('half-equation-in-a-tube', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({ item: random.pick(DISPLACED), asksOxidation: random.chance(0.5) }),
  make: ({ item: { metal, symbol, charge, other, otherCharge, solution }, asksOxidation }) => {
    const [oxidation, reduction] = [loses(symbol, charge), gains(other, otherCharge)]
    const asked = asksOxidation ? 'oxidation' : 'reduction'
    return {
      stem: [
        `A strip of ${metal} stands in ${solution}. After some time the strip is covered with a layer of the other metal.`,
        `${capital(metal)} is put into ${solution}. The diagram shows the tube some time later. The layer is the metal from the solution.`,
        `The diagram shows a strip of ${metal} in ${solution}. A layer of another metal has formed on the strip.`,
      ],
      figure: stripFigure(metal, solution),
      prompt: [`Which half-equation shows the ${asked}?`, `Which change is the ${asked} in this reaction?`],
      right: asksOxidation ? oxidation : reduction,
      wrong: [
        [
          asksOxidation ? reduction : oxidation,
          `You chose the other half of the reaction: ${asked} is ${asksOxidation ? 'loss' : 'gain'} of electrons.`,
        ],
        [
          gains(symbol, charge),
          asksOxidation
            ? 'You found the right metal, but you let its ions gain electrons.'
            : `You reversed what happens to ${metal}: its atoms become ions.`,
        ],
        [
          loses(other, otherCharge),
          asksOxidation
            ? `You chose a loss of electrons, but it is ${metal} that goes into the solution as ions.`
            : 'You found the right metal, but you let its atoms lose electrons.',
        ],
      ],
      solution: `Atoms of ${metal} lose electrons and become ions: oxidation, ${oxidation}. The ions in the solution gain these electrons and become the layer of metal: reduction, ${reduction}.`,
    }
  },
})
