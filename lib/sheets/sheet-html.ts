import { inlineHtml, plainText } from '@/lib/exams/prose'
import { elementsHtml } from './elements-html'
import type { Sheet, SheetBlock } from './sheet'

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').toLowerCase()
}

/** A row that the search of a sheet finds by these words. */
function row(words: string, cells: string): string {
  return `<tr data-find="${attribute(words)}">${cells}</tr>`
}

function math(latex: string): string {
  return `<div class="sheet-formula">${inlineHtml(`$${latex}$`)}</div>`
}

function table(name: string, title: string, head: readonly string[], rows: readonly string[]): string {
  const heads = head.map(each => `<th scope="col">${each}</th>`).join('')
  const caption = `<caption class="vh">${inlineHtml(title)}</caption>`
  return `<table class="table sheet-table ${name}">${caption}<thead><tr>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function bodyOf(block: SheetBlock): string {
  switch (block.kind) {
    case 'formulae':
      return table(
        'sheet-formulae',
        block.title,
        ['For', 'Formula'],
        block.rows.map(({ what, formulae }) =>
          row(
            `${plainText(what)} ${block.title}`,
            `<th scope="row">${inlineHtml(what)}</th><td>${formulae.map(math).join('')}</td>`,
          ),
        ),
      )
    case 'values':
      return table(
        'sheet-values',
        block.title,
        ['Quantity', 'Symbol', 'Value'],
        block.rows.map(({ what, symbol, value, also }) =>
          row(
            what,
            `<th scope="row">${inlineHtml(what)}</th><td>${inlineHtml(`$${symbol}$`)}</td><td>${math(value)}${also ? math(also) : ''}</td>`,
          ),
        ),
      )
    case 'table':
      return table(
        block.rows.every(cells => /^\d/.test(cells.at(-1) ?? '')) ? 'sheet-ranges' : 'sheet-words',
        block.title,
        block.head.map(inlineHtml),
        block.rows.map(([first = '', ...rest]) =>
          row(
            `${plainText(first)} ${rest.map(plainText).join(' ')}`,
            `<th scope="row">${inlineHtml(first)}</th>${rest.map(cell => `<td>${inlineHtml(cell)}</td>`).join('')}`,
          ),
        ),
      )
    case 'elements':
      return elementsHtml(block.masses)
  }
}

/** The sheet as HTML, the same on its page, in an exam and in print. Headings begin one below `level`. */
export function sheetHtml(sheet: Sheet, level: 2 | 3 = 2): string {
  return sheet.blocks
    .map(block => {
      const note = block.note ? `<p class="hint">${inlineHtml(block.note)}</p>` : ''
      return `<section class="sheet-block"><h${level}>${inlineHtml(block.title)}</h${level}>${note}${bodyOf(block)}</section>`
    })
    .join('')
}
