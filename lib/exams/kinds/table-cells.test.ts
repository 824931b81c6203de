import type { TablePart } from '../question'
import type { Blank } from './blanks'
import { markPart } from './registry'
import { ALONE } from './rules'

const FACTS = {
  label: '',
  prompt: 'Complete the table.',
  command: 'Complete',
  subtopic: '1.1',
  objective: 'AO1',
  solution: '',
  marks: 1,
} as const

type Cell = Omit<Blank, 'blank' | 'marks'>
type Place = { head?: string[]; row?: string[]; others?: string[] }
type Group = { what: string; cell: Cell; place?: Place; right: string[]; wrong: string[] }

/** The cell stands last in its row; `others` name the rows above. */
function judged(
  { cell, place: { head, row = [''], others = [] } = {} }: Omit<Group, 'right' | 'wrong'>,
  typed: string,
) {
  const part: TablePart = {
    ...FACTS,
    kind: 'table',
    head: head ?? [...row.map(() => ''), ''],
    rows: [
      ...others.map(text => [...row.map((_, at) => ({ text: at === 0 ? text : '' })), { text: '?' }]),
      [...row.map(text => ({ text })), { ...cell, blank: 'it', marks: 1 }],
    ],
    scheme: [{ code: 'B1', text: 'as in the key' }],
  }
  const marking = markPart(part, { kind: 'table', cells: { it: typed } }, ALONE)
  return marking.state === 'marked' ? marking.cells?.it : undefined
}

const NUMBERS: Group[] = [
  {
    what: 'a probability',
    cell: { answer: 0.3, unit: '', sigFigs: 3 },
    right: ['0.3', '3/10', '6/20', '30%', '30 %', '30 percent'],
    wrong: ['30', '0.3%', '3', '0.33'],
  },
  {
    what: 'a probability that recurs',
    cell: { answer: 1 / 3, unit: '', sigFigs: 3 },
    right: ['1/3', '0.333', '33.3%', '33 1/3%'],
    wrong: ['0.3', '33%', '33.3'],
  },
  {
    what: 'nucleon number 92',
    cell: { answer: 92 },
    place: { head: ['', 'proton number *Z*', 'nucleon number *A*'], row: ['uranium nucleus', '40'] },
    right: ['92', 'A=92', 'A = 92', '92.0', '92 nucleons', ' 92 ', '92.', '=92', '040 + 52 = 92'],
    wrong: ['91', '92.4', 'Z=92', 'Z = 92', '92 protons', '-92', '9.2', 'ninety', 'A', '9 2', '92 or 93'],
  },
  {
    what: '57 protons',
    cell: { answer: 57 },
    place: { head: ['particle', 'number in the atom'], row: ['proton'], others: ['neutron', 'electron'] },
    right: ['57', '57 protons', '57 proton', '57 in the atom', '+57', '57p'],
    wrong: ['57 neutrons', '57 electrons', 'fifty', '58', '5.7'],
  },
  { what: 'two', cell: { answer: 2 }, right: ['2', 'two', 'Two'], wrong: ['three', 'ten', 'to'] },
  {
    what: 'twenty-five',
    cell: { answer: 25 },
    right: ['25', 'twenty-five', 'Twenty five', 'twenty-five protons'],
    wrong: ['twenty', 'five', 'twenty-six', 'two hundred and five', 'minus twenty-five'],
  },
  {
    what: 'two hundred and five dollars',
    cell: { answer: 205, unit: '$' },
    right: ['two hundred and five', 'two hundred and five dollars', '$205'],
    wrong: ['two hundred', 'five', 'two'],
  },
  {
    what: 'a very small number',
    cell: { answer: 0.000013 },
    right: ['0.000013', '1.3e-5', '1.3 × 10^-5', '1.3x10⁻⁵', '.000013', '0.0000130'],
    wrong: ['0', '0.00', '0.00001', '0.000014', '0.004', '1.3', '1.3 × 10^5'],
  },
  {
    what: 'a bound',
    cell: { answer: 5.25 },
    place: { head: ['upper bound / s'], row: [] },
    right: ['5.25', '5.250', '5.25 s', '5,25', '21/4', '5 1/4', '5.25 seconds', '5250 ms'],
    wrong: ['5.249', '5.3', '5.2', '5.251', '5.25 m', '5'],
  },
  {
    what: 'a quotient',
    cell: { answer: 2 / 3 },
    right: ['2/3', '0.667', '0.6667', '0.66666667', '.667'],
    wrong: ['0.67', '0.66', '0.666', '0.7', '1'],
  },
  {
    what: 'two figures asked',
    cell: { answer: 0.6666, sigFigs: 2 },
    right: ['0.67', '0.667', '0.6666'],
    wrong: ['0.7', '0.66', '0.6', '0.68', '1'],
  },
  {
    what: 'a reading',
    cell: { answer: 24.5, tolerance: 0.5 },
    place: { head: ['', 'temperature / °C'], row: ['ice'] },
    right: ['24.5', '24', '25', '24.0 °C', '24.5C', '24.8 degrees'],
    wrong: ['23.9', '25.1', '24.5 K', '0'],
  },
  {
    what: 'a length beside its unit',
    cell: { answer: 60 },
    place: { head: ['structure', 'length', 'converted length'], row: ['cell', '0.06 mm'] },
    right: ['60', '60 µm', '60um', '60.0'],
    wrong: ['600', '0.6'],
  },
  {
    what: 'a temperature below nought',
    cell: { answer: -39 },
    place: { head: ['', 'temperature / °C'], row: ['mercury melts'] },
    right: ['-39', '−39', '–39', '- 39', '-39 °C', '-39C', 'minus 39'],
    wrong: ['39', '+39', '39+', '-39 K'],
  },
  {
    what: 'a sign that does not matter',
    cell: { answer: 12.5, signFree: true },
    place: { head: ['', '\\$ billion'], row: ['current account deficit'] },
    right: ['12.5', '-12.5', '(12.5)', '$12.5 billion', '12.50', '−12.5'],
    wrong: ['12', '13', '125', '0'],
  },
  {
    what: 'a charge as a number',
    cell: { answer: 1 },
    place: { head: ['particle', 'relative charge'], row: ['proton'] },
    right: ['1', '+1', '1+', '+ 1'],
    wrong: ['-1', '1-', '0', '2'],
  },
]

const MONEY: Group[] = [
  {
    what: 'a loss',
    cell: { answer: -1580, unit: '$' },
    place: { head: ['', '\\$'], row: ['Profit for the year'] },
    right: ['-1580', '(1580)', '(1,580)', '−1 580', '($1580)', '-$1,580', '1580 loss', '(1580.00)', '1,580-'],
    wrong: ['1580', '1,580', '(1581)', '-158', 'loss'],
  },
  {
    what: 'a sum',
    cell: { answer: 12_480 },
    place: { head: ['', '\\$'], row: ['Revenue'] },
    right: [
      '12480',
      '12,480',
      '$12480',
      '12 480',
      '12480.00',
      '$ 12,480',
      '12,480.00',
      '12480/-',
      '12480 dollars',
    ],
    wrong: ['(12480)', '-12480', '12.480', '1248', '12481', '12480.5', '£', '$'],
  },
  {
    what: 'dollars and cents',
    cell: { answer: 17.349_999, unit: '$' },
    right: ['17.35', '$17.35', '17.350', '17.345'],
    wrong: ['17.3', '17.4', '17.34', '17'],
  },
  {
    what: 'minus 300 of a profit',
    cell: { answer: -300, unit: '$' },
    place: { head: ['', '\\$'], row: ['Profit for the year'], others: ['Loss on disposal'] },
    right: [
      'loss 300',
      'loss of 300',
      'Net loss of $300',
      'loss: 300',
      'loss = 300',
      '300 loss',
      '(300) loss',
      'loss (300)',
      'loss -300',
      '-300 loss',
      '300 (loss)',
      '(loss) 300',
      '(300 loss)',
      '300 deficit',
      'Profit (300)',
    ],
    wrong: ['profit 300', '300 profit', 'loss 310', '300', 'no loss', 'loss'],
  },
  {
    what: 'a profit of 300',
    cell: { answer: 300, unit: '$' },
    place: { head: ['', '\\$'], row: ['Profit or loss'] },
    right: ['profit 300', '300 profit', 'profit of 300', '300'],
    wrong: ['loss 300', '300 loss', '(300) loss', 'loss -300', 'profit -300'],
  },
  {
    what: 'a loss in a row of losses',
    cell: { answer: 300, unit: '$' },
    place: { head: ['', '\\$'], row: ['Loss for the year'] },
    right: ['300', 'loss 300', '300 loss', 'loss of 300'],
    wrong: ['profit 300', '300 profit', 'loss 310'],
  },
  {
    what: 'a cost beside a profit',
    cell: { answer: 300, unit: '$' },
    place: { head: ['', '\\$'], row: ['Cost of sales'], others: ['Profit for the year'] },
    right: ['300'],
    wrong: ['profit 300', '300 profit', '300 loss'],
  },
  {
    what: 'what is taken away',
    cell: { answer: 300 },
    place: { head: ['', '\\$'], row: ['Less: returns inwards'] },
    right: ['300', '(300)', '-300'],
    wrong: ['30', '3000', '(30)'],
  },
  {
    what: 'nothing',
    cell: { answer: 0 },
    place: { head: ['', '\\$'], row: ['Closing balance'] },
    right: ['0', 'nil', 'Nil', '-', '0.00', '$0', '—'],
    wrong: ['1', 'x', '0.5'],
  },
]

const WORDS: Group[] = [
  {
    what: 'mitosis',
    cell: { answer: 'mitosis', mode: 'words' },
    right: [
      'mitosis',
      'Mitosis',
      'MITOSIS',
      'the mitosis',
      'mytosis',
      'mitosis.',
      'mitosiss',
      ' mitosis ',
      'it is mitosis',
    ],
    wrong: [
      'meiosis',
      'miosis',
      'meitosis',
      'mieosis',
      'mitosis or meiosis',
      'mitosis/meiosis',
      'mitosis (meiosis)',
      'osmosis',
      'not mitosis',
      'm',
    ],
  },
  {
    what: 'ethane',
    cell: { answer: 'ethane', mode: 'words' },
    right: ['ethane', 'Ethane', 'ethan', 'ethane gas', 'etahne'],
    wrong: ['ethene', 'ethyne', 'ethanol', 'methane', 'ethine', 'ether'],
  },
  {
    what: 'ethyne',
    cell: { answer: 'ethyne', mode: 'words' },
    right: ['ethyne', 'Ethyne', 'ethynne', 'ethyen'],
    wrong: ['ethane', 'ethene', 'ethine'],
  },
  {
    what: 'nitrogen',
    cell: { answer: 'nitrogen', mode: 'words' },
    right: ['nitrogen', 'nitrogn', 'nitrogin'],
    wrong: ['hydrogen', 'nitrate', 'nitride', 'nitric', 'nitrous'],
  },
  {
    what: 'hydrogen',
    cell: { answer: 'hydrogen', accept: ['H2'], mode: 'words' },
    place: { head: ['', 'gas'], row: ['at the cathode'] },
    right: [
      'hydrogen',
      'hydrogen gas',
      'hydrogn',
      'hydrogon',
      'Hydrogen',
      'hidrogen',
      'hydrogen (H2)',
      'H2',
      'H₂',
      'the gas is hydrogen',
      'hydrogen, H2',
    ],
    wrong: [
      'hydrogen ions',
      'hydrogen and oxygen',
      'hydrogen chloride',
      'nitrogen',
      'hydroxide',
      'hydride',
      'H3',
    ],
  },
  {
    what: 'chloride',
    cell: { answer: 'chloride ions', accept: ['chloride'], mode: 'words' },
    right: ['chloride', 'chloride ion', 'chloride ions', 'cloride ions', 'Chlorides'],
    wrong: ['chlorine', 'clorine', 'chlorate', 'chlorine ions'],
  },
  {
    what: 'endothermic',
    cell: { answer: 'endothermic', mode: 'words' },
    right: ['endothermic', 'endo-thermic', 'Endothermic', 'endothermic reaction', 'endotermic'],
    wrong: ['exothermic', 'exotermic', 'thermic', 'isothermal'],
    place: { head: ['type of reaction', ''], row: ['reaction'] },
  },
  {
    what: 'decreases',
    cell: { answer: 'decreases', mode: 'words' },
    right: ['decreases', 'decrease', 'it decreases', 'Decreases.', 'decreses'],
    wrong: ['increases', 'increase', 'increses', 'no change', 'decreases then increases'],
  },
  {
    what: 'cell membrane',
    cell: { answer: 'cell membrane', accept: ['cell surface membrane'], mode: 'words' },
    right: [
      'cell membrane',
      'Cell-membrane',
      'the cell membrane',
      'cellmembrane',
      'cell membranes',
      'membrane of the cell',
      'cell membrain',
    ],
    wrong: ['cell wall', 'membrane potential', 'cell', 'nucleus'],
  },
  {
    what: 'bacterium',
    cell: { answer: 'bacterium', mode: 'words' },
    right: ['bacteria', 'a bacterium', 'Bacteria', 'bakterium'],
    wrong: ['virus', 'fungus', 'bactericide'],
  },
  {
    what: 'oesophagus',
    cell: { answer: 'oesophagus', mode: 'words' },
    right: ['oesophagus', 'esophagus', 'œsophagus', 'oesofagus'],
    wrong: ['trachea', 'sarcophagus'],
  },
  {
    what: 'sulfur dioxide',
    cell: { answer: 'sulfur dioxide', mode: 'words' },
    right: ['sulfur dioxide', 'sulphur dioxide', 'Sulphur Dioxide', 'sulfer dioxide', 'sulfurdioxide'],
    wrong: ['sulfur trioxide', 'sulfur', 'sulfide dioxide', 'sulfur monoxide', 'carbon dioxide'],
  },
  {
    what: 'iron',
    cell: { answer: 'iron', mode: 'words' },
    right: ['iron', 'Iron', 'irons', 'iorn'],
    wrong: ['ion', 'irn', 'rion ore', 'lion', 'ironic'],
  },
  {
    what: 'a term of the part itself',
    cell: { answer: 'thalassa', confusable: ['thalasse'], mode: 'words' },
    right: ['thalassa', 'thalasa', 'talassa'],
    wrong: ['thalasse', 'thalas'],
  },
  {
    what: 'vitamin A',
    cell: { answer: 'vitamin A', mode: 'words' },
    right: ['vitamin A', 'vitamin a', 'Vitamin A.', 'vitimin A'],
    wrong: ['vitamin', 'vitamin C', 'vitamin D', 'a'],
  },
  {
    what: 'a time',
    cell: { answer: '14:30', accept: ['1430'] },
    right: ['14:30', '14.30', '1430', '14 30'],
    wrong: ['14:31', '2:30', '14:3', '1:430'],
  },
  {
    what: 'an arrangement',
    cell: { answer: '2,8,7' },
    right: ['2,8,7', '2.8.7', '2, 8, 7', '2 8 7'],
    wrong: ['2,8,8', '2,7,8', '2,8', '28'],
  },
  {
    what: 'an account',
    cell: { answer: 'sales returns account', accept: ['returns inwards'], mode: 'words' },
    right: [
      'Sales returns',
      'sales returns a/c',
      'Sales Returns Account',
      'returns inwards',
      'return inwards',
      'sale returns',
    ],
    wrong: ['purchases returns', 'sales', 'returns outwards', 'returns'],
  },
]

const EXACT: Group[] = [
  {
    what: 'a genotype',
    cell: { answer: 'Tt', accept: ['tT'], mode: 'exact' },
    right: ['Tt', ' Tt ', 'tT', 'Tt.', 'T t'],
    wrong: ['tt', 'TT', 'T', 't', 'Ttt', 'heterozygous'],
  },
  { what: 'a recessive', cell: { answer: 'tt', mode: 'exact' }, right: ['tt'], wrong: ['TT', 'Tt', 'tT'] },
  {
    what: 'an oxidation number',
    cell: { answer: '+2', mode: 'exact' },
    right: ['+2', '+ 2', '⁺2'],
    wrong: ['-2', '2', '2-', '−2', '2+'],
  },
  {
    what: 'a negative one',
    cell: { answer: '-1', mode: 'exact' },
    right: ['-1', '−1', '–1'],
    wrong: ['+1', '1', '1-'],
  },
  {
    what: 'sex chromosomes',
    cell: { answer: 'X^{H}X^{h}', mode: 'exact' },
    right: ['X^{H}X^{h}', 'XHXh', 'X^HX^h', 'X^H X^h'],
    wrong: ['XHXH', 'XhXh', 'xhxh', 'XHY'],
  },
]

const FORMULAE: Group[] = [
  {
    what: 'water',
    cell: { answer: 'H2O', mode: 'formula' },
    right: ['H2O', 'H₂O', 'H_2O', 'H_{2}O', 'H 2 O', 'H2O(l)', 'H2O (aq)', ' H2O.'],
    wrong: ['h2o', 'H2o', 'H20', 'HO2', 'OH2', 'H2O2', 'H²O', 'water'],
  },
  {
    what: 'the iron(III) ion',
    cell: { answer: 'Fe^{3+}', mode: 'formula' },
    right: [
      'Fe3+',
      'Fe³⁺',
      'Fe^3+',
      'Fe^{3+}',
      'Fe+3',
      'Fe 3+',
      'Fe^(3+)',
      'Fe3+(aq)',
      'Fe^+3',
      'Fe+++',
      'Fe(3+)',
      'Fe (3+)',
      'Fe(+3)',
    ],
    wrong: ['Fe3-', 'Fe3−', 'Fe2+', 'fe3+', 'FE3+', 'Fe', 'Fe3', 'Fe+', 'Fe(2+)', 'Fe(3-)'],
  },
  {
    what: 'the sulfate ion',
    cell: { answer: 'SO_{4}^{2-}', mode: 'formula' },
    right: ['SO42-', 'SO4^2-', 'SO₄²⁻', 'SO4 2-', 'SO4-2', 'SO_4^{2-}', 'SO₄²–', '[SO4]2-', 'SO4(2-)'],
    wrong: ['SO4', 'SO42+', 'SO32-', 'So42-', 'SO4-', 'S042-', 'SO4(2+)'],
  },
  {
    what: 'the sodium ion',
    cell: { answer: 'Na+', mode: 'formula' },
    right: ['Na+', 'Na⁺', 'Na^+', 'Na1+', 'Na+1', 'Na+(aq)'],
    wrong: ['Na', 'Na-', 'na+', 'NA+', 'Na2+'],
  },
  {
    what: 'the oxide ion, not the superoxide',
    cell: { answer: 'O^{2-}', mode: 'formula' },
    right: ['O2-', 'O²⁻', 'O^2-', 'O-2'],
    wrong: ['O_2^-', 'O₂⁻', 'O2', 'O-', 'o2-'],
  },
  {
    what: 'a charge ALONE',
    cell: { answer: '2+', mode: 'formula' },
    right: ['2+', '+2', '^2+', '²⁺', '++'],
    wrong: ['2-', '-2', '2', '+', '3+'],
  },
  {
    what: 'cobalt or carbon monoxide',
    cell: { answer: 'CO', mode: 'formula' },
    right: ['CO', 'CO(g)'],
    wrong: ['Co', 'co', 'C0', 'CO2'],
  },
  {
    what: 'a state that is asked',
    cell: { answer: 'AgCl(s)', mode: 'formula', states: true },
    right: ['AgCl(s)', 'AgCl (s)', 'AgCl_{(s)}'],
    wrong: ['AgCl', 'AgCl(aq)', 'agcl(s)', 'AgCl2(s)'],
  },
  {
    what: 'a hydrate',
    cell: { answer: 'CuSO4·5H2O', mode: 'formula' },
    right: ['CuSO4.5H2O', 'CuSO4·5H2O', 'CuSO₄•5H₂O', 'CuSO4 . 5H2O', 'CuSO4*5H2O'],
    wrong: ['CuSO4', 'CuSO4.H2O', 'cuso4.5h2o', 'CuSO45H2O'],
  },
  {
    what: 'brackets',
    cell: { answer: 'Ca(OH)2', mode: 'formula' },
    right: ['Ca(OH)2', 'Ca(OH)₂', 'Ca(OH)_2(aq)', 'Ca(OH)2 (s)'],
    wrong: ['CaOH2', 'Ca(OH)', 'Ca(oh)2', 'CaO2H2'],
  },
  {
    what: 'electrons in sub-shells',
    cell: { answer: '1s^{2}2s^{2}2p^{6}', mode: 'formula' },
    right: ['1s2 2s2 2p6', '1s²2s²2p⁶', '1s^2 2s^2 2p^6', '1s22s22p6'],
    wrong: ['1s2 2s2 2p5', '1s2 2s2', '1S2 2S2 2P6'],
  },
]

const PICKS: Group[] = [
  {
    what: 'one of a list',
    cell: { answer: 'stays the same', mode: 'pick', choices: ['increases', 'decreases', 'stays the same'] },
    right: ['stays the same'],
    wrong: ['increases', 'decreases', 'Stays the Same?'],
  },
]

const rows = (groups: Group[]) =>
  groups.flatMap(group => [
    ...group.right.map(typed => ({ what: group.what, typed, wanted: 'right', group })),
    ...group.wrong.map(typed => ({ what: group.what, typed, wanted: 'wrong', group })),
  ])

describe.each([
  ['numbers', NUMBERS],
  ['money', MONEY],
  ['words', WORDS],
  ['exact', EXACT],
  ['formulae', FORMULAE],
  ['picks', PICKS],
])('%s', (_, groups) => {
  it.each(rows(groups))('$what: "$typed" is $wanted', ({ group, typed, wanted }) => {
    expect(judged(group, typed)?.verdict).toBe(wanted)
  })
})

const SIGNS: Cell = { answer: -9.81, unit: 'm/s2' }
const PARTICLES: Place = { head: ['particle', 'number'], row: ['proton'], others: ['neutron'] }

it.each<[string, Cell, string, RegExp | null]>([
  ['the other sign', SIGNS, '9.81', /wrong sign/],
  ['a power of ten', SIGNS, '-98.1', /power of ten/],
  ['too few figures', { answer: 2.4567, sigFigs: 3 }, '2.5', /rounded too early, or to too few figures/],
  ['another unit', SIGNS, '-9.81 kg', /wrong unit/],
  ['no number', SIGNS, 'down', /does not read as a number/],
  ['two numbers', SIGNS, '-9.81 or 9.81', /More than one number/],
  ['another number', SIGNS, '-7.3', null],
  ['money with the other sign', { answer: -1234.5, unit: '$' }, '1234.50', /wrong sign/],
  ['whole dollars', { answer: 1234.5, unit: '$' }, '1235', /to the cent/],
  ['a reading with the other sign', { answer: 4, tolerance: 0.5 }, '-4', /wrong sign/],
  ['another row', { answer: 57 }, '57 neutrons', /names another row/],
  ['a slip of spelling', { answer: 'osmosis', mode: 'words' }, 'osmossis', /Spelling forgiven.*osmosis/],
  ['another term', { answer: 'mitosis', mode: 'words' }, 'meiosis', /taken for “meiosis”/],
  [
    'a rejected term',
    { answer: 'mass', mode: 'words', reject: ['weight'] },
    'weight',
    /“weight” is not accepted/,
  ],
  ['a term on no list', { answer: 'mass', mode: 'words' }, 'volume', /Not among the answers/],
  ['small letters of a genotype', { answer: 'Tt', mode: 'exact' }, 'tt', /Capital and small letters/],
  ['the other charge', { answer: '+2', mode: 'exact' }, '-2', /sign is not right/],
  ['no charge', { answer: '+2', mode: 'exact' }, '2', /sign is missing/],
  ['small letters of a formula', { answer: 'CO', mode: 'formula' }, 'Co', /Capital and small letters/],
  ['a formula with other numbers', { answer: 'CO2', mode: 'formula' }, 'CO', /Right elements/],
  ['an ion without its charge', { answer: 'Fe^{3+}', mode: 'formula' }, 'Fe', /charge is missing/],
  ['an ion with another charge', { answer: 'Fe^{3+}', mode: 'formula' }, 'Fe^{2+}', /charge is not right/],
  [
    'no state symbol',
    { answer: 'AgCl(s)', mode: 'formula', states: true },
    'AgCl',
    /state symbol is missing/,
  ],
  ['another state', { answer: 'AgCl(s)', mode: 'formula', states: true }, 'AgCl(aq)', /wrong state symbol/],
  ['another formula', { answer: 'CO2', mode: 'formula' }, 'NaCl', null],
])('%s is told', (_, cell, typed, reason) => {
  const remark = judged({ what: '', cell, place: PARTICLES }, typed)?.remark
  if (reason === null) expect(remark).toBeNull()
  else expect(remark).toMatch(reason)
})
