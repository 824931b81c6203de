import type { Sheet } from '@/lib/sheets/sheet'

const BELOW = 'A dash stands where no relative atomic mass is printed: these elements have no stable isotope.'

export const PERIODIC_TABLE_0620: Sheet = {
  name: 'periodic-table-0620',
  level: 'igcse',
  subject: 'chemistry',
  title: 'Periodic Table for IGCSE Chemistry 0620',
  lead: 'All 118 elements with the whole-number masses of IGCSE papers, and the molar gas volume that stands below the table.',
  basis:
    'Typed by us. Relative atomic masses are rounded to whole numbers as in IGCSE papers, chlorine to 35.5; each is compared by program with the masses published by IUPAC.',
  place: 'end',
  blocks: [
    { kind: 'elements', title: 'The Periodic Table of Elements', masses: 'whole', note: BELOW },
    {
      kind: 'values',
      title: 'Molar gas volume',
      rows: [
        {
          what: 'volume of one mole of any gas at room temperature and pressure (r.t.p.)',
          symbol: 'V_m',
          value: '24\\ \\mathrm{dm^3}',
        },
      ],
    },
  ],
}

export const PERIODIC_TABLE_9701: Sheet = {
  name: 'periodic-table-9701',
  level: 'alevels',
  subject: 'chemistry',
  title: 'Periodic Table for A Level Chemistry 9701',
  lead: 'All 118 elements with relative atomic masses to one decimal place, groups 1 to 18.',
  basis:
    'Typed by us, with relative atomic masses to one decimal place as in A Level papers; each is compared by program with the masses published by IUPAC.',
  place: 'end',
  blocks: [{ kind: 'elements', title: 'The Periodic Table of Elements', masses: 'oneDecimal', note: BELOW }],
}

export const DATA_9701: Sheet = {
  name: 'data-9701',
  level: 'alevels',
  subject: 'chemistry',
  title: 'Data section for A Level Chemistry 9701',
  lead: 'Constants, infrared absorptions and chemical shifts, as the syllabus lists them.',
  basis:
    'Typed by us from the data section in the syllabus. The constants are printed in the papers; the spectroscopic tables come with the questions that need them.',
  place: 'end',
  blocks: [
    {
      kind: 'values',
      title: 'Important values, constants and standards',
      rows: [
        { what: 'molar gas constant', symbol: 'R', value: '8.31\\ \\mathrm{J\\,K^{-1}\\,mol^{-1}}' },
        { what: 'Faraday constant', symbol: 'F', value: '9.65\\times10^{4}\\ \\mathrm{C\\,mol^{-1}}' },
        { what: 'Avogadro constant', symbol: 'L', value: '6.022\\times10^{23}\\ \\mathrm{mol^{-1}}' },
        { what: 'electronic charge', symbol: 'e', value: '-1.60\\times10^{-19}\\ \\mathrm{C}' },
        {
          what: 'molar volume of gas at s.t.p. (101 kPa and 273 K)',
          symbol: 'V_m',
          value: '22.4\\ \\mathrm{dm^{3}\\,mol^{-1}}',
        },
        {
          what: 'molar volume of gas at room conditions',
          symbol: 'V_m',
          value: '24.0\\ \\mathrm{dm^{3}\\,mol^{-1}}',
        },
        {
          what: 'ionic product of water at 298 K (25 °C)',
          symbol: 'K_w',
          value: '1.00\\times10^{-14}\\ \\mathrm{mol^{2}\\,dm^{-6}}',
        },
        {
          what: 'specific heat capacity of water',
          symbol: 'c',
          value: '4.18\\ \\mathrm{kJ\\,kg^{-1}\\,K^{-1}}',
          also: '4.18\\ \\mathrm{J\\,g^{-1}\\,K^{-1}}',
        },
      ],
    },
    {
      kind: 'table',
      title: 'Infrared absorption',
      head: ['Bond', 'Functional groups that contain it', 'Range / cm^{−1}'],
      rows: [
        ['C–O', 'hydroxy, ester', '1040–1300'],
        ['C=C', 'aromatic compound, alkene', '1500–1680'],
        ['C=O', 'amide', '1640–1690'],
        ['C=O', 'carbonyl, carboxyl', '1670–1740'],
        ['C=O', 'ester', '1710–1750'],
        ['C≡N', 'nitrile', '2200–2250'],
        ['C–H', 'alkane', '2850–2950'],
        ['N–H', 'amine, amide', '3300–3500'],
        ['O–H', 'carboxyl', '2500–3000'],
        ['O–H', 'hydroxy', '3200–3600'],
      ],
    },
    {
      kind: 'table',
      title: 'Carbon-13 chemical shifts, relative to TMS',
      head: ['Hybridisation', 'Environment of the carbon atom', 'Shift *δ* / ppm'],
      rows: [
        ['sp^{3}', 'alkyl', '0–50'],
        ['sp^{3}', 'next to alkene or arene', '10–60'],
        ['sp^{3}', 'next to carbonyl or carboxyl', '25–65'],
        ['sp^{3}', 'next to nitrogen', '30–65'],
        ['sp^{3}', 'next to chlorine', '30–60'],
        ['sp^{3}', 'next to oxygen', '50–70'],
        ['sp^{2}', 'alkene or arene', '110–160'],
        ['sp^{2}', 'carboxyl', '160–185'],
        ['sp^{2}', 'carbonyl', '190–220'],
        ['sp', 'nitrile', '100–125'],
      ],
    },
    {
      kind: 'table',
      title: 'Proton chemical shifts, relative to TMS',
      note: 'Shifts of O–H and N–H protons depend on solvent and concentration.',
      head: ['Environment of the proton', 'Shift *δ* / ppm'],
      rows: [
        ['alkane', '0.9–1.7'],
        ['alkyl next to C=O', '2.2–3.0'],
        ['alkyl next to aromatic ring', '2.3–3.0'],
        ['alkyl next to electronegative atom', '3.2–4.0'],
        ['attached to alkene', '4.5–6.0'],
        ['attached to aromatic ring', '6.0–9.0'],
        ['aldehyde', '9.3–10.5'],
        ['alcohol', '0.5–6.0'],
        ['phenol', '4.5–7.0'],
        ['carboxylic acid', '9.0–13.0'],
        ['alkyl amine', '1.0–5.0'],
        ['aryl amine', '3.0–6.0'],
        ['amide', '5.0–12.0'],
      ],
    },
  ],
}
