import { ELEMENTS, type Element } from '@/content/sheets/elements'
import { groupName, placeOf } from './periodic-table'

type Masses = 'whole' | 'oneDecimal'

const PERIODS = [1, 2, 3, 4, 5, 6, 7] as const
const GROUPS = Array.from({ length: 18 }, (_, at) => at + 1)
/** Cambridge prints hydrogen by itself above the middle: it is in no group. */
const HYDROGEN_COLUMN = 9

function massText({ oneDecimal, whole }: Element, masses: Masses): string {
  if (masses === 'oneDecimal') return oneDecimal === null ? '–' : oneDecimal.toFixed(1)
  return whole === null ? '–' : String(whole)
}

/** Where a long name may break in its narrow box; a hyphen shows only if it does. */
const BREAKS: readonly [RegExp, string][] = [
  [/^(ruther|darm|roent|coper|protac|praseo|mende|ein|cali|liver|molyb|dyspro|gado|techne)(?=.)/, '$1&shy;'],
  [/^(rutherfor|darmstad|roentge|coperni|protacti|praseody|mendele)(?=.)/, '$1&shy;'],
  [/([^aeiou])(i?um)$/, '&shy;$1$2'],
  [/^(phos|manga|ameri|tennes|oganes)(?=.)/, '$1&shy;'],
]
const LONG = 9

function breakable(name: string): string {
  if (name.length < LONG) return name
  return BREAKS.reduce((text, [at, to]) => (text.includes('&shy;') ? text : text.replace(at, to)), name)
}

function cell(element: Element, masses: Masses, headers: string): string {
  const { number, symbol, name } = element
  const mass = massText(element, masses)
  const said = mass === '–' ? 'no mass printed' : mass
  return (
    `<td class="el" headers="${headers}" data-find="${name} ${symbol.toLowerCase()} ${number}" data-element="${symbol}, ${name}: proton number ${number}, relative atomic mass ${said}">` +
    `<span class="el-n"><span class="vh">proton number </span>${number}</span>` +
    `<b class="el-s">${symbol}</b><span class="el-name">${breakable(name)}</span>` +
    `<span class="el-m"><span class="vh">relative atomic mass </span><span${mass === '–' ? ' aria-hidden="true"' : ''}>${mass}</span>${mass === '–' ? '<span class="vh">not printed</span>' : ''}</span></td>`
  )
}

function columnOf(element: Element): number | null {
  return element.number === 1 ? HYDROGEN_COLUMN : placeOf(element.number).group
}

/** A run of empty places is one cell, so that a screen reader does not walk through ten of them. */
function joined(cells: readonly string[]): string {
  let html = ''
  let empty = 0
  for (const each of [...cells, null]) {
    if (each === '') {
      empty += 1
      continue
    }
    if (empty > 0) html += `<td class="el-none" colspan="${empty}"></td>`
    empty = 0
    html += each ?? ''
  }
  return html
}

function mainRow(period: number, masses: Masses): string {
  const own = ELEMENTS.filter(({ number }) => placeOf(number).period === period)
  const cells = GROUPS.map(group => {
    const element = own.find(each => columnOf(each) === group)
    if (element) {
      const headers = element.number === 1 ? `period-${period}` : `group-${group} period-${period}`
      return cell(element, masses, headers)
    }
    if (group === 3 && period >= 6) {
      const range = period === 6 ? '57–71' : '89–103'
      const family = period === 6 ? 'lanthanoids' : 'actinoids'
      return `<td class="el el-range" headers="group-3 period-${period}">${range}<span class="el-name">${family}</span></td>`
    }
    return ''
  })
  return `<tr><th scope="row" id="period-${period}"><span class="vh">Period </span>${period}</th>${joined(cells)}</tr>`
}

function groupHeads(masses: Masses): string {
  const style = masses === 'whole' ? 'roman' : 'number'
  const heads = GROUPS.map(group => {
    const name = groupName(group, style)
    const said = name ? '<span class="vh">Group </span>' : '<span class="vh">transition elements</span>'
    return `<th scope="col" id="group-${group}">${said}${name ?? ''}</th>`
  })
  return `<tr><td class="el-none"></td>${heads.join('')}</tr>`
}

function seriesRow(period: 6 | 7, masses: Masses): string {
  const own = ELEMENTS.filter(({ number }) => {
    const place = placeOf(number)
    return place.period === period && place.group === null
  })
  const name = period === 6 ? 'lanthanoids' : 'actinoids'
  return `<tr><th scope="row" id="${name}">${name}</th>${own.map(each => cell(each, masses, name)).join('')}</tr>`
}

function frame(label: string, table: string): string {
  return `<div class="elements-frame" role="region" tabindex="0" aria-label="${label}">${table}</div>`
}

/** The periodic table with its row and column headers, and below it the two series as a table of their own. */
export function elementsHtml(masses: Masses): string {
  const main = `<table class="elements"><caption class="vh">Periods 1 to 7 by group</caption><thead>${groupHeads(masses)}</thead><tbody>${PERIODS.map(period => mainRow(period, masses)).join('')}</tbody></table>`
  const series = `<table class="elements elements-series"><caption class="vh">Lanthanoids and actinoids</caption><tbody>${seriesRow(6, masses)}${seriesRow(7, masses)}</tbody></table>`
  const key =
    '<p class="el-key small">In each box: proton number, symbol, name, relative atomic mass. The table scrolls sideways on a small screen; the search above tells each element in a line.</p>'
  return `${key}${frame('The periodic table, scrolls sideways', `${main}${series}`)}`
}
