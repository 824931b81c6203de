import { ELEMENTS } from '@/content/sheets/elements'
import { SHEETS } from '@/content/sheets/sheets'
import { SUBJECTS } from '@/lib/catalogue/subjects'
import { requireSyllabus } from '@/lib/catalogue/syllabuses'
import { isSheetName, SHEET_TOOLS, sheetsOf } from './names'
import { groupName, placeOf } from './periodic-table'
import type { Sheet } from './sheet'
import { sheetHtml } from './sheet-html'

/** Standard atomic weights, abridged (IUPAC 2021), typed apart from the sheet. */
const IUPAC =
  '1.008 4.0026 6.94 9.0122 10.81 12.011 14.007 15.999 18.998 20.180 22.990 24.305 26.982 28.085 30.974 32.06 35.45 39.95 39.098 40.078 44.956 47.867 50.942 51.996 54.938 55.845 58.933 58.693 63.546 65.38 69.723 72.630 74.922 78.971 79.904 83.798 85.468 87.62 88.906 91.224 92.906 95.95 - 101.07 102.91 106.42 107.87 112.41 114.82 118.71 121.76 127.60 126.90 131.29 132.91 137.33 138.91 140.12 140.91 144.24 - 150.36 151.96 157.25 158.93 162.50 164.93 167.26 168.93 173.05 174.97 178.49 180.95 183.84 186.21 190.23 192.22 195.08 196.97 200.59 204.38 207.2 208.98 - - - - - - 232.04 231.04 238.03'.split(
    ' ',
  )

function formulaeOf(sheet: Sheet): string[] {
  return sheet.blocks.flatMap(block =>
    block.kind === 'formulae' ? block.rows.flatMap(row => row.formulae) : [],
  )
}

describe('the elements', () => {
  it('are 118, each once', () => {
    expect(ELEMENTS).toHaveLength(118)
    expect(new Set(ELEMENTS.map(({ symbol }) => symbol)).size).toBe(118)
    expect(new Set(ELEMENTS.map(({ name }) => name)).size).toBe(118)
    for (const { symbol, name } of ELEMENTS) {
      expect(symbol).toMatch(/^[A-Z][a-z]?$/)
      expect(name).toMatch(/^[a-z]+$/)
    }
  })

  it('have the masses that IUPAC publishes, rounded as Cambridge prints them', () => {
    for (const { number, symbol, oneDecimal, whole } of ELEMENTS) {
      const published = IUPAC[number - 1] ?? '-'
      if (published === '-') {
        expect({ symbol, oneDecimal, whole }).toEqual({ symbol, oneDecimal: null, whole: null })
        continue
      }
      const far = Math.abs((oneDecimal ?? 0) - Number(published)) > 0.0501
      expect({ symbol, far }).toEqual({ symbol, far: false })
      expect({ symbol, whole }).toEqual({
        symbol,
        whole: symbol === 'Cl' ? 35.5 : Math.round(Number(published) + 1e-9),
      })
    }
  })

  it.each([
    ['H', 1, 1],
    ['He', 1, 18],
    ['Li', 2, 1],
    ['B', 2, 13],
    ['Ne', 2, 18],
    ['Al', 3, 13],
    ['K', 4, 1],
    ['Sc', 4, 3],
    ['Fe', 4, 8],
    ['Zn', 4, 12],
    ['Ga', 4, 13],
    ['Ag', 5, 11],
    ['I', 5, 17],
    ['Ba', 6, 2],
    ['La', 6, null],
    ['Lu', 6, null],
    ['Hf', 6, 4],
    ['Hg', 6, 12],
    ['Rn', 6, 18],
    ['U', 7, null],
    ['Lr', 7, null],
    ['Rf', 7, 4],
    ['Og', 7, 18],
  ] as const)('%s stands in period %s, group %s', (symbol, period, group) => {
    const number = ELEMENTS.find(each => each.symbol === symbol)?.number ?? 0
    expect(placeOf(number)).toEqual({ period, group })
  })

  it('fill every place of the table once', () => {
    const places = ELEMENTS.map(({ number }) => placeOf(number)).filter(({ group }) => group !== null)
    expect(places).toHaveLength(118 - 30)
    expect(new Set(places.map(({ period, group }) => `${period} ${group}`)).size).toBe(88)
  })

  it('have groups named as the level names them', () => {
    expect([1, 2, 3, 13, 18].map(group => groupName(group, 'roman'))).toEqual([
      'I',
      'II',
      null,
      'III',
      'VIII',
    ])
    expect(groupName(13, 'number')).toBe('13')
  })
})

describe.each(SHEETS.map(sheet => [sheet.name, sheet] as const))('%s', (_, sheet) => {
  const syllabus = requireSyllabus(sheet.level, sheet.subject)
  const hasFormulae = formulaeOf(sheet).length > 0

  it('compiles, with no style attribute, and every formula read out', () => {
    const html = sheetHtml(sheet)
    expect(html).not.toMatch(/ style=|undefined|NaN/)
    expect(html.match(/<math(?![^>]*aria-label)/g)?.length ?? 0).toBeLessThanOrEqual(
      html.match(/<math><mi>\w<\/mi><\/math>/g)?.length ?? 0,
    )
    expect(html).toMatch(/<th scope="row"/)
  })

  if (hasFormulae)
    it('holds exactly the formulae that the syllabus gives', () => {
      const given = syllabus.formulae.filter(formula => formula.given).map(({ latex }) => latex)
      expect(formulaeOf(sheet).sort()).toEqual(given.sort())
    })

  it('holds every value that the syllabus lists', () => {
    const html = JSON.stringify(sheet.blocks)
    const listed = syllabus.dataSheets.flatMap(({ items }) => items).join(' ')
    const numbers = sheet.blocks.flatMap(block => {
      if (block.kind === 'values')
        return block.rows.flatMap(({ value }) => value.match(/^-?[\d.]+(?:\\times10\^\{-?\d+\})?/g) ?? [])
      return block.kind === 'table'
        ? block.rows.flatMap(cells => (cells.at(-1) ?? '').split('–')).filter(end => /\d/.test(end))
        : []
    })
    if (sheet.name !== 'periodic-table-0620') for (const number of numbers) expect(listed).toContain(number)
    expect(html).not.toContain('TODO')
  })
})

it('every sheet is of a subject, and every subject names sheets that exist', () => {
  expect(SHEETS.map(({ name }) => name)).toEqual(Object.keys(SHEET_TOOLS))
  for (const { level, slug } of SUBJECTS) {
    for (const name of sheetsOf(level, slug)) {
      expect(isSheetName(name)).toBe(true)
      expect(SHEETS.find(sheet => sheet.name === name)).toMatchObject({ level, subject: slug })
    }
  }
})
