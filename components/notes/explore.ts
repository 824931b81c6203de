import { type Explorable, onStep, shownValue, type Values } from '@/lib/figures/explorable'
import { EXPLORABLES } from './explorables'
import { makeGrips } from './explore-grips'
import { makeRun } from './explore-run'
import { redraw } from './redraw'

export type Control = HTMLInputElement | HTMLSelectElement

/** A figure of a note with what it is a function of. */
export type Scene = {
  figure: HTMLElement
  moving: Explorable
  values(): Values
  /** Moves the controls, within their limits and by their steps, and draws. */
  set(values: Partial<Values>): void
}

/** What has changed is said when a slider has rested so long. */
const REST_MS = 600

function controlsOf(figure: HTMLElement): ReadonlyMap<string, Control> {
  const controls = figure.querySelectorAll<Control>('fieldset [name]')
  return new Map([...controls].map(control => [control.name, control]))
}

const valuesOf = (controls: ReadonlyMap<string, Control>): Values =>
  Object.fromEntries([...controls].map(([name, { value }]) => [name, Number(value)]))

function setText(element: Element | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
}

function showValue(control: Control, { values }: Explorable): void {
  const value = values[control.name]
  if (!value || value.choices) return
  const shown = shownValue(value, Number(control.value))
  control.setAttribute('aria-valuetext', shown)
  setText(control.previousElementSibling, shown)
}

/** @returns what draws the values as the controls have them: the picture, its description, the readings */
function painterOf(figure: HTMLElement, moving: Explorable, controls: ReadonlyMap<string, Control>) {
  const [picture, description] = ['svg > g', 'desc'].map(part => figure.querySelector(part))
  const readings = figure.querySelectorAll('.readings dd')
  return () => {
    const values = valuesOf(controls)
    const said = moving.says(values)
    if (picture) redraw(picture, moving.draw(values))
    setText(description, said.description)
    // Their texts alone: new elements would have the browser match the rules of the note again.
    for (const [at, [, reading]] of said.readings.entries()) setText(readings[at], reading)
    for (const control of controls.values()) showValue(control, moving)
    return said
  }
}

/** Tells who listens what came of it, once nothing has changed for a while. */
function speakerOf(figure: HTMLElement, moving: Explorable, values: () => Values): () => void {
  const status = figure.querySelector('[role=status]')
  let timer = 0
  return () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => {
      const { readings } = moving.says(values())
      if (status) status.textContent = readings.map(([name, reading]) => `${name}: ${reading}`).join('. ')
    }, REST_MS)
  }
}

/** The code of one figure, and its controls from now on. What was set while the code was on its way is drawn. */
export async function wake(figure: HTMLElement): Promise<void> {
  const module = await EXPLORABLES[figure.dataset.explore ?? '']?.load()
  if (!module || figure.dataset.awake === 'yes') return
  figure.dataset.awake = 'yes'
  const { moving } = module
  const controls = controlsOf(figure)
  const values = () => valuesOf(controls)
  const paint = painterOf(figure, moving, controls)
  const speak = speakerOf(figure, moving, values)
  let frame = 0
  const request = () => {
    speak()
    if (frame !== 0) return
    frame = requestAnimationFrame(() => {
      frame = 0
      paint()
      placeGrips()
    })
  }
  function set(wanted: Partial<Values>): void {
    const before = [...controls.values()].map(({ value }) => value).join()
    for (const [name, value] of Object.entries(wanted)) {
      const [control, limits] = [controls.get(name), moving.values[name]]
      if (control && limits && value !== undefined) control.value = String(onStep(limits, value))
    }
    if (before !== [...controls.values()].map(({ value }) => value).join()) request()
  }
  const scene: Scene = { figure, moving, values, set }
  const placeGrips = makeGrips(scene)
  makeRun(scene)
  figure.addEventListener('input', request)
  request()
}
