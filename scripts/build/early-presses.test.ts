/** @jest-environment jsdom */
import { HOLD_PRESSES } from './early-presses'

let pressed: string[] = []

// Once: it listens to the window, as a page does for its whole life.
beforeAll(() => new Function(HOLD_PRESSES)())
beforeEach(() => {
  jest.useFakeTimers()
  pressed = []
  document.body.innerHTML =
    '<button id="start"><b>Start</b></button><button id="other">Other</button><button id="menu" popovertarget="x">Menu</button><a id="report" href="#help" aria-haspopup="dialog">Report</a><a id="plain" href="#plain">Plain</a>'
  document.body.onclick = event => {
    const { id } = (event.target as Element).closest('[id]') as Element
    pressed.push(event.defaultPrevented ? `${id} prevented` : id)
  }
})
afterEach(() => jest.useRealTimers())

const element = (id: string) => document.getElementById(id) as HTMLElement
const wake = (id: string) => Object.assign(element(id), { __reactFiber$x: {} })

it.each(['start', 'report'])('holds a press on %s until it is awake, and hands it over once', id => {
  element(id).click()
  jest.advanceTimersByTime(1000)
  expect(pressed).toEqual([])
  wake(id)
  jest.advanceTimersByTime(1000)
  expect(pressed).toEqual([id])
})

it('takes a press on what is inside of a button', () => {
  element('start').querySelector('b')?.click()
  expect(pressed).toEqual([])
  wake('start')
  jest.advanceTimersByTime(50)
  expect(pressed).toEqual(['start'])
})

it('hands over the last press only, however often it came', () => {
  for (const id of ['start', 'other', 'other']) element(id).click()
  wake('start')
  wake('other')
  jest.advanceTimersByTime(1000)
  expect(pressed).toEqual(['other'])
})

it.each(['menu', 'plain'])('leaves %s to the browser', id => {
  element(id).click()
  expect(pressed).toEqual([id])
})

it('leaves whoever is awake alone', () => {
  wake('start')
  element('start').click()
  expect(pressed).toEqual(['start'])
})

it('leaves what is awake by its own word alone', () => {
  element('start').outerHTML = '<figure data-awake="yes"><button id="play">Play</button></figure>'
  element('play').click()
  expect(pressed).toEqual(['play'])
})

it('lets the press go its way when no script has come after ten seconds', () => {
  element('report').click()
  jest.advanceTimersByTime(9900)
  expect(pressed).toEqual([])
  jest.advanceTimersByTime(200)
  expect(pressed).toEqual(['report'])
  element('report').click()
  expect(pressed).toEqual(['report', 'report'])
})
