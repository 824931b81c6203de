import type { Paragraph } from 'mdast'
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive'
import { escapeHtml } from '@/lib/content/escape-html'
import { type Moves, readingsHtml, shownValue, type Value } from '@/lib/figures/explorable'
import type { Figure } from '@/lib/figures/figure'
import { type BlockNode, type Made, made, questionWithAnswer, words } from './blocks'

/** A native control with its name and its value in words; the address and the value's name make its id. */
function controlHtml(address: string, name: string, value: Value): string {
  const id = `${address.replaceAll('/', '-')}-${name}`
  const label = `<label for="${id}">${escapeHtml(value.label)}</label>`
  if (value.choices) {
    const options = value.choices.map((choice, at) => {
      const number = value.min + at
      return `<option value="${number}"${number === value.start ? ' selected' : ''}>${escapeHtml(choice)}</option>`
    })
    return `<div>${label}<select id="${id}" name="${name}" autocomplete="off">${options.join('')}</select></div>`
  }
  const { min, max, step, start } = value
  const shown = escapeHtml(shownValue(value, start))
  return (
    `<div>${label}<b>${shown}</b><input type="range" id="${id}" name="${name}" min="${min}" max="${max}"` +
    ` step="${step}" value="${start}" aria-valuetext="${shown}" autocomplete="off"></div>`
  )
}

const button = (does: string, label: string) =>
  `<button type="button" class="btn" data-does="${does}">${label}</button>`

/**
 * What stands below a figure that moves. All of it is in the page from the start, so that nothing shifts when the code comes;
 * without scripts the controls are hidden (explore.css).
 */
function controlsHtml({ address, values, readings }: Moves): string {
  const controls = Object.entries(values).map(([name, value]) => controlHtml(address, name, value))
  const plays = Object.values(values).some(value => value.plays !== undefined)
  return (
    `<dl class="readings">${readingsHtml(readings)}</dl>` +
    `<fieldset class="values"><legend class="vh">Change the figure</legend>${controls.join('')}` +
    `<div class="btn-row">${plays ? button('play', 'Play') + button('step', 'Step') : ''}${button('reset', 'Reset')}</div>` +
    '</fieldset><p class="vh" role="status"></p>'
  )
}

/** `::figure[Caption.]` is all caption; `:::explore[Caption.]` has the question that needs it inside. */
export function captionAndTask(node: LeafDirective | ContainerDirective): {
  caption: readonly unknown[]
  task: readonly BlockNode[]
} {
  if (node.type === 'leafDirective') return { caption: node.children, task: [] }
  const label = node.children.find(({ data }) => data && 'directiveLabel' in data) as Paragraph | undefined
  return { caption: label?.children ?? [], task: node.children.filter(each => each !== label) }
}

type Placed = { id: string; number: number; caption: readonly unknown[]; task: readonly BlockNode[] }

export function figureBlock({ svg, moves }: Figure, { id, number, caption, task }: Placed): Made {
  const properties = {
    className: moves ? ['fig', 'explore'] : ['fig'],
    id,
    ...(moves ? { dataExplore: moves.address } : {}),
  }
  const figure = made('figure', properties, [
    { type: 'made-raw', value: moves ? svg + controlsHtml(moves) : svg },
    made('figcaption', {}, [made('b', {}, [words(`Fig. ${number}`)]), words(' '), ...caption]),
  ])
  if (task.length === 0) return figure
  return made('section', { className: ['try', 'check'], ariaLabel: `Try it with figure ${number}` }, [
    figure,
    made('div', { className: ['task'] }, questionWithAnswer(task)),
  ])
}
