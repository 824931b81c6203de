import {
  CATIONS,
  type Cation,
  FLAMES,
  HALIDES,
  withAmmonia,
  withSodiumHydroxide,
} from '@/content/questions/igcse/chemistry/ions'
import type { Sheet } from '@/lib/sheets/sheet'

const cationRow = (ion: Cation) => [`${ion.name}, ${ion.formula}`, withSodiumHydroxide(ion), withAmmonia(ion)]

export const ANALYSIS_0620: Sheet = {
  name: 'qualitative-analysis-0620',
  level: 'igcse',
  subject: 'chemistry',
  title: 'Notes for qualitative analysis in IGCSE Chemistry 0620',
  lead: 'The tests for anions, cations, gases and flames that stand at the end of Papers 5 and 6.',
  basis:
    'Typed by us from the tests that the syllabus lists. Other papers do not print them: there you have to know them.',
  place: 'end',
  blocks: [
    {
      kind: 'table',
      title: 'Tests for anions',
      head: ['Anion', 'Test', 'Result'],
      rows: [
        [
          'carbonate, CO_{3}^{2−}',
          'add dilute acid, pass the gas into limewater',
          'bubbles of carbon dioxide',
        ],
        ...HALIDES.map(({ name, symbol, colour }) => [
          `${name}, ${symbol}^{−} (in solution)`,
          'acidify with dilute nitric acid, add aqueous silver nitrate',
          `${colour} ppt.`,
        ]),
        [
          'nitrate, NO_{3}^{−} (in solution)',
          'add aqueous sodium hydroxide and aluminium foil, warm carefully',
          'ammonia is given off',
        ],
        [
          'sulfate, SO_{4}^{2−} (in solution)',
          'acidify with dilute nitric acid, add aqueous barium nitrate',
          'white ppt.',
        ],
        [
          'sulfite, SO_{3}^{2−}',
          'add a little acidified aqueous potassium manganate(VII)',
          'purple changes to colourless',
        ],
      ],
    },
    {
      kind: 'table',
      title: 'Tests for aqueous cations',
      note: '“ppt.” is short for precipitate.',
      head: ['Cation', 'With aqueous sodium hydroxide', 'With aqueous ammonia'],
      rows: [['ammonium, NH_{4}^{+}', 'ammonia is given off on warming', '–'], ...CATIONS.map(cationRow)],
    },
    {
      kind: 'table',
      title: 'Tests for gases',
      head: ['Gas', 'Test and result'],
      rows: [
        ['ammonia, NH_{3}', 'turns damp red litmus paper blue'],
        ['carbon dioxide, CO_{2}', 'turns limewater milky'],
        ['chlorine, Cl_{2}', 'bleaches damp litmus paper'],
        ['hydrogen, H_{2}', 'pops with a lighted splint'],
        ['oxygen, O_{2}', 'relights a glowing splint'],
        [
          'sulfur dioxide, SO_{2}',
          'turns acidified aqueous potassium manganate(VII) from purple to colourless',
        ],
      ],
    },
    {
      kind: 'table',
      title: 'Flame tests',
      head: ['Metal ion', 'Colour of the flame'],
      rows: FLAMES.map(({ name, colour }) => [name, colour]),
    },
  ],
}
