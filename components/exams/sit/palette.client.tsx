'use client'

import { useState } from 'react'
import { choiceSections, filtered, type PaletteFilter, paletteOf, tallyOf } from '@/lib/client/exams/palette'
import type { SittingState } from '@/lib/client/exams/sitting'
import type { PublicPaper } from '@/lib/exams/public-paper'

type Props = { sitting: SittingState; id: string; onGo: (question: number) => void; current: number | null }

const FILTERS: readonly [PaletteFilter, string][] = [
  ['all', 'All'],
  ['todo', 'To do'],
  ['flagged', 'Flagged'],
  ['guessed', 'Guesses'],
]

export function Palette({ sitting, id, onGo, current }: Props) {
  const [filter, setFilter] = useState<PaletteFilter>('all')
  const [isList, setList] = useState(false)
  const cells = paletteOf(sitting.paper, sitting.records)
  const tally = tallyOf(sitting.paper, sitting.records)
  const done = cells.filter(cell => cell.progress === 'answered').length
  const flagged = cells.filter(cell => cell.flagged).length
  const guesses = cells.filter(cell => cell.guessed).length
  const shown = filtered(cells, filter)
  return (
    <>
      <h2 id={id}>
        Answer sheet{' '}
        <span>
          {tally.answered} of {tally.wanted}
        </span>
      </h2>
      <div className="palette-tools">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend of its own */}
        <div className="switch" role="group" aria-label="Show">
          {FILTERS.filter(([name]) => name !== 'guessed' || guesses > 0 || filter === name).map(
            ([name, text]) => (
              <button type="button" key={name} aria-pressed={filter === name} onClick={() => setFilter(name)}>
                {text}
              </button>
            ),
          )}
        </div>
        <button
          type="button"
          className="btn btn-quiet"
          aria-pressed={isList}
          onClick={() => setList(!isList)}
        >
          {isList ? 'As grid' : 'As list'}
        </button>
      </div>
      {shown.length === 0 && <p className="hint">None.</p>}
      <ul role="list" className={isList ? 'cell-list' : 'cells'}>
        {shown.map(cell => (
          <li key={cell.number}>
            <button
              type="button"
              className={`cell is-${cell.progress}${cell.flagged ? ' is-flagged' : ''}${cell.guessed ? ' is-guess' : ''}`}
              aria-current={cell.number === current ? 'true' : undefined}
              aria-label={`Question ${cell.number}, ${cell.words}`}
              onClick={() => onGo(cell.number)}
            >
              {cell.number}{' '}
              <b>
                {cell.sign}
                {cell.guessed && '?'}
              </b>
              {isList && <span className="cell-words">{cell.words}</span>}
            </button>
          </li>
        ))}
      </ul>
      {choiceSections(sitting.paper, sitting.records).map(({ section, started, wanted }) => (
        <p className="hint" key={section.id}>
          {section.title}: answer {wanted} of {section.questions.length}; begun {started}.
        </p>
      ))}
      <ul role="list" className="legend">
        <li>
          <span className="cell is-answered" aria-hidden="true" />
          {done} answered
        </li>
        <li>
          <span className="cell is-partly" aria-hidden="true" />
          {cells.filter(cell => cell.progress === 'partly').length} in part
        </li>
        <li>
          <span className="cell" aria-hidden="true">
            –
          </span>
          {cells.filter(cell => cell.progress === 'seen').length} seen
        </li>
        <li>
          <span className="cell is-flagged" aria-hidden="true" />
          {flagged} flagged
        </li>
      </ul>
    </>
  )
}

/** Letters answer only where the paper has something to choose. */
export function KeyHelp({ paper }: { paper: PublicPaper }) {
  const hasChoices = paper.questions.some(({ parts }) => parts.some(({ field }) => field.kind === 'choice'))
  return (
    <p className="keys">
      {hasChoices && (
        <>
          <kbd>A</kbd> to <kbd>D</kbd> answer, with <kbd>Shift</kbd> strike out,{' '}
        </>
      )}
      <kbd>←</kbd> <kbd>→</kbd> move (<kbd>Alt</kbd> + arrow from anywhere), <kbd>F</kbd> flag, <kbd>G</kbd>{' '}
      guess, <kbd>T</kbd> hear the time
    </p>
  )
}
