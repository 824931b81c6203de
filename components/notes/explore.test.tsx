import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { moving as dice } from '@/content/explorables/igcse/physics/nuclear-physics/half-life-dice'
import { moving as lens } from '@/content/explorables/igcse/physics/waves/thin-lens'
import { type Explorable, stillFigure } from '@/lib/figures/explorable'
import { parseNote } from '@/lib/notes/note-tree'
import { renderNote } from '@/lib/notes/render-note'
import { wake } from './explore'

/** The figure as the page of a note has it. */
function inNote(address: string, moving: Explorable): HTMLElement {
  const source = `:::explore[Caption.]{name="${address.split('/').slice(2).join('/')}"}\nWhere? [1]\n\n> There.\n:::`
  const { html } = renderNote({
    tree: parseNote(source).tree,
    frontMatter: { covers: [] },
    terms: [],
    aims: [],
    findFigure: () => stillFigure(address, moving),
  })
  document.body.innerHTML = html
  const figure = document.querySelector<HTMLElement>('[data-explore]')
  if (!figure) throw new Error('The note has no figure that moves')
  return figure
}

const LENS = 'igcse/physics/waves/thin-lens'
const DICE = 'igcse/physics/nuclear-physics/half-life-dice'
const reading = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

it('stands in the note as a picture with its readings and native controls', () => {
  inNote(LENS, lens)
  expect(screen.getByRole('img', { name: new RegExp(`^${lens.title}`) })).toBeInTheDocument()
  expect(reading('Image distance')).toHaveTextContent('20.0 cm, far side')
  const slider = screen.getByRole('slider', { name: 'Object to lens' })
  expect(slider).toHaveValue('30')
  expect(slider).toHaveAttribute('aria-valuetext', '30.0 cm')
  expect(screen.getByRole('region', { name: 'Try it with figure 1' })).toHaveTextContent('Where?')
})

it('draws, describes and reads what a slider sets, and says it once the slider rests', async () => {
  const figure = inNote(LENS, lens)
  await wake(figure)
  const before = figure.querySelector('svg > g')?.innerHTML
  const slider = screen.getByRole('slider', { name: 'Object to lens' })
  fireEvent.input(slider, { target: { value: '18' } })
  await pass(100)
  expect(figure.querySelector('svg > g')?.innerHTML).not.toBe(before)
  expect(figure.querySelector('desc')).toHaveTextContent('The image is 36.0 cm from the lens')
  expect(reading('Image distance')).toHaveTextContent('36.0 cm, far side')
  expect(slider).toHaveAttribute('aria-valuetext', '18.0 cm')
  expect(screen.getByText('18.0 cm')).toBeInTheDocument()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await pass(1000)
  expect(screen.getByRole('status')).toHaveTextContent('Image distance: 36.0 cm, far side')
})

it('draws what was set before its code came', async () => {
  const figure = inNote(LENS, lens)
  fireEvent.input(screen.getByRole('slider', { name: 'Object to lens' }), { target: { value: '18' } })
  await wake(figure)
  await pass(100)
  expect(reading('Image distance')).toHaveTextContent('36.0 cm, far side')
})

it('goes back to its start', async () => {
  const figure = inNote(LENS, lens)
  await wake(figure)
  fireEvent.input(screen.getByRole('slider', { name: 'Focal length' }), { target: { value: '8' } })
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Reset' }))
  await pass(100)
  expect(screen.getByRole('slider', { name: 'Focal length' })).toHaveValue('12')
  expect(reading('Image distance')).toHaveTextContent('20.0 cm')
})

it('runs by itself, pauses, and takes a step', async () => {
  const figure = inNote(DICE, dice)
  await wake(figure)
  const throws = screen.getByRole('slider', { name: 'Throws' })
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  await pass(2100)
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  await pass(100)
  expect(throws).toHaveValue('3')
  expect(reading('Undecayed')).toHaveTextContent(
    dice.says({ throws: 3, faces: 1, run: 1 }).readings[0]?.[1] ?? '',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Step' }))
  expect(throws).toHaveValue('4')
  await pass(2000)
  expect(throws).toHaveValue('4')
})

it('runs to the end and then stands still', async () => {
  const figure = inNote(DICE, dice)
  await wake(figure)
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  await pass(12_000)
  expect(screen.getByRole('slider', { name: 'Throws' })).toHaveValue('15')
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument()
})

it('is woken once', async () => {
  const figure = inNote(LENS, lens)
  await Promise.all([wake(figure), wake(figure)])
  expect(figure.querySelectorAll('.grip')).toHaveLength(2)
})
