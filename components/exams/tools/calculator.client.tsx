'use client'

import { type KeyboardEvent, useRef, useState } from 'react'
import { type AngleMode, calculate, resultText } from '@/lib/client/exams/calculator'
import { ToolWindow } from './tool-window.client'
import './calculator.css'

type Entry = { id: number; text: string; result: string }

/** What a key writes, and how it is named where its face is a sign. */
type Key = { face: string; writes: string; name?: string; wide?: true; tone?: 'digit' | 'sign' }

const FUNCTIONS: readonly Key[] = [
  { face: 'sin', writes: 'sin(' },
  { face: 'cos', writes: 'cos(' },
  { face: 'tan', writes: 'tan(' },
  { face: '(', writes: '(', name: 'open bracket' },
  { face: ')', writes: ')', name: 'close bracket' },
  { face: 'sin⁻¹', writes: 'asin(', name: 'inverse sine' },
  { face: 'cos⁻¹', writes: 'acos(', name: 'inverse cosine' },
  { face: 'tan⁻¹', writes: 'atan(', name: 'inverse tangent' },
  { face: '√', writes: '√(', name: 'square root' },
  { face: 'x²', writes: '²', name: 'squared' },
  { face: 'log', writes: 'log(' },
  { face: 'ln', writes: 'ln(' },
  { face: 'eˣ', writes: 'exp(', name: 'e to the power' },
  { face: 'xʸ', writes: '^', name: 'to the power' },
  { face: '×10ˣ', writes: '×10^', name: 'times ten to the power' },
]

const DIGITS: readonly Key[] = [
  { face: '7', writes: '7', tone: 'digit' },
  { face: '8', writes: '8', tone: 'digit' },
  { face: '9', writes: '9', tone: 'digit' },
  { face: 'π', writes: 'π', name: 'pi' },
  { face: '!', writes: '!', name: 'factorial' },
  { face: '4', writes: '4', tone: 'digit' },
  { face: '5', writes: '5', tone: 'digit' },
  { face: '6', writes: '6', tone: 'digit' },
  { face: '×', writes: '×', name: 'times', tone: 'sign' },
  { face: '÷', writes: '÷', name: 'divided by', tone: 'sign' },
  { face: '1', writes: '1', tone: 'digit' },
  { face: '2', writes: '2', tone: 'digit' },
  { face: '3', writes: '3', tone: 'digit' },
  { face: '+', writes: '+', name: 'plus', tone: 'sign' },
  { face: '−', writes: '−', name: 'minus', tone: 'sign' },
  { face: '0', writes: '0', tone: 'digit' },
  { face: '.', writes: '.', name: 'point', tone: 'digit' },
  { face: 'Ans', writes: 'Ans', name: 'last answer' },
]

const HISTORY_MAX = 20
const GOES_ON: readonly string[] = ['+', '−', '×', '÷', '^', '²', '!', '×10^']

function useCalculator() {
  const [text, setText] = useState('')
  const [angle, setAngle] = useState<AngleMode>('deg')
  const [answer, setAnswer] = useState(0)
  const [memory, setMemory] = useState(0)
  const [history, setHistory] = useState<readonly Entry[]>([])
  const [shown, setShown] = useState('0')
  const field = useRef<HTMLInputElement>(null)

  function equals(): number | null {
    const outcome = calculate(text, { angle, answer, memory })
    if (!outcome.ok) {
      if (outcome.fault) setShown(outcome.fault)
      return null
    }
    const result = resultText(outcome.value)
    setShown(result)
    setAnswer(outcome.value)
    field.current?.setSelectionRange(0, text.length) // the next key begins anew
    setHistory([{ id: (history[0]?.id ?? 0) + 1, text, result }, ...history].slice(0, HISTORY_MAX))
    return outcome.value
  }
  /** Where the cursor stands. A sign right after "=" goes on with the last answer. */
  function write(writes: string) {
    const input = field.current
    const from = input?.selectionStart ?? text.length
    const to = input?.selectionEnd ?? text.length
    const goesOn = text !== '' && from === 0 && to === text.length && GOES_ON.includes(writes)
    const written = goesOn ? `Ans${writes}` : writes
    setText(text.slice(0, from) + written + text.slice(to))
    requestAnimationFrame(() => input?.setSelectionRange(from + written.length, from + written.length))
  }
  function remove() {
    const input = field.current
    const to = input?.selectionEnd ?? text.length
    const from = input?.selectionStart !== to ? (input?.selectionStart ?? to) : Math.max(0, to - 1)
    setText(text.slice(0, from) + text.slice(to))
    requestAnimationFrame(() => input?.setSelectionRange(from, from))
  }
  return {
    text,
    setText,
    angle,
    setAngle,
    memory,
    setMemory,
    history,
    shown,
    setShown,
    field,
    equals,
    write,
    remove,
  }
}

type State = ReturnType<typeof useCalculator>

function MemoryRow({ state }: { state: State }) {
  const { angle, setAngle, memory, setMemory, setText, setShown, equals, remove } = state
  const add = (sign: 1 | -1) => {
    const value = equals()
    if (value !== null) setMemory(memory + sign * value)
  }
  return (
    <div className="calc-row">
      <button
        type="button"
        className="calc-key calc-angle"
        aria-label={
          angle === 'deg' ? 'Angles in degrees, change to radians' : 'Angles in radians, change to degrees'
        }
        onClick={() => setAngle(angle === 'deg' ? 'rad' : 'deg')}
      >
        {angle === 'deg' ? 'DEG' : 'RAD'}
      </button>
      <button type="button" className="calc-key" aria-label="Add to memory" onClick={() => add(1)}>
        M+
      </button>
      <button type="button" className="calc-key" aria-label="Subtract from memory" onClick={() => add(-1)}>
        M−
      </button>
      <button type="button" className="calc-key" aria-label="Clear memory" onClick={() => setMemory(0)}>
        MC
      </button>
      <button type="button" className="calc-key" aria-label="Delete the last sign" onClick={remove}>
        DEL
      </button>
      <button
        type="button"
        className="calc-key"
        aria-label="Clear all"
        onClick={() => {
          setText('')
          setShown('0')
        }}
      >
        AC
      </button>
    </div>
  )
}

function KeyButtons({ keys, state }: { keys: readonly Key[]; state: State }) {
  return keys.map(({ face, writes, name, tone }) => (
    <button
      type="button"
      key={face}
      className={`calc-key${tone ? ` is-${tone}` : ''}`}
      aria-label={name}
      onClick={() => state.write(writes)}
    >
      {face}
    </button>
  ))
}

function Keys({ state }: { state: State }) {
  return (
    <>
      <div className="calc-keys">
        <KeyButtons keys={FUNCTIONS} state={state} />
      </div>
      <div className="calc-keys calc-digits">
        <KeyButtons keys={DIGITS} state={state} />
        <button type="button" className="calc-key" aria-label="memory" onClick={() => state.write('M')}>
          M
        </button>
        <button type="button" className="calc-key is-equals" aria-label="equals" onClick={state.equals}>
          =
        </button>
      </div>
    </>
  )
}

/** Our own scientific calculator: typed or pressed, with memory and history. */
export function Calculator({ onClose }: { onClose: () => void }) {
  const state = useCalculator()
  const { text, setText, shown, memory, history, field } = state
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== '=') return
    event.preventDefault()
    state.equals()
  }
  return (
    <ToolWindow
      name="calculator"
      title="Calculator"
      className="calc"
      aside={memory !== 0 && <small className="num">M = {resultText(memory)}</small>}
      onClose={onClose}
    >
      <input
        className="input calc-in"
        ref={field}
        value={text}
        aria-label="Calculation; Enter gives the result"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        onChange={event => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <output className="calc-out" aria-live="polite">
        {shown}
      </output>
      <MemoryRow state={state} />
      <Keys state={state} />
      {history.length > 0 && (
        <details className="calc-history">
          <summary>History</summary>
          <ul role="list">
            {history.map(entry => (
              <li key={entry.id}>
                <button type="button" onClick={() => setText(entry.text)}>
                  {entry.text} = <b>{entry.result}</b>
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </ToolWindow>
  )
}
