'use client'

import { useId } from 'react'
import { changeReading, type Reading, USUAL_READING } from '@/lib/client/exams/reading'
import { useReading } from './use-reading.client'

type Choice<K extends keyof Reading> = readonly (readonly [Reading[K], string])[]

const FONTS: Choice<'font'> = [
  ['sans', 'Plain'],
  ['serif', 'Book'],
  ['wide', 'Wide letters'],
]
const SIZES: Choice<'size'> = [
  [100, 'Usual'],
  [115, '115%'],
  [130, '130%'],
  [150, '150%'],
  [175, '175%'],
]
const LINES: Choice<'line'> = [
  ['usual', 'Usual'],
  ['wide', 'Wide'],
  ['double', 'Double'],
]
const LETTERS: Choice<'letters'> = [
  ['usual', 'Usual'],
  ['wide', 'Wide'],
  ['wider', 'Wider'],
]
const THEMES: Choice<'theme'> = [
  ['system', 'As the device'],
  ['light', 'Light'],
  ['dark', 'Dark'],
]

function Row<K extends keyof Reading>(props: {
  name: K
  legend: string
  choices: Choice<K>
  reading: Reading
}) {
  const { name, legend, choices, reading } = props
  const id = useId()
  return (
    <fieldset className="read-row">
      <legend>{legend}</legend>
      <div className="read-choices">
        {choices.map(([value, text]) => (
          <label key={String(value)}>
            <input
              type="radio"
              name={`${id}-${name}`}
              checked={reading[name] === value}
              onChange={() => changeReading({ [name]: value } as Partial<Reading>)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** How texts are set: takes effect at once and stays in this browser. */
export function ReadingForm() {
  const reading = useReading()
  return (
    <div className="read-form">
      <Row name="size" legend="Text size" choices={SIZES} reading={reading} />
      <Row name="font" legend="Letters" choices={FONTS} reading={reading} />
      <Row name="line" legend="Space between lines" choices={LINES} reading={reading} />
      <Row name="letters" legend="Space between letters and words" choices={LETTERS} reading={reading} />
      <Row name="theme" legend="Light or dark" choices={THEMES} reading={reading} />
      <label className="read-check">
        <input
          type="checkbox"
          checked={reading.ruler}
          onChange={event => changeReading({ ruler: event.target.checked })}
        />
        <span>Reading ruler, follows pointer and focus</span>
      </label>
      <button type="button" className="btn btn-quiet" onClick={() => changeReading(USUAL_READING)}>
        Back to usual
      </button>
      <p className="hint">Kept in this browser, for sitting, results and print.</p>
    </div>
  )
}
