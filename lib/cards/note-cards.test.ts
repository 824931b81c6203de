import { figure } from '../figures/figure'
import { figuresMissing } from '../notes/front-matter'
import { parseNote } from '../notes/note-tree'
import { CARD_ID, cardPrefix, questionCardId, questionOf } from './card'
import { cardSlug, commandCards, noteCards } from './note-cards'

const BASE = 'igcse/physics/waves/sound'
const SOURCE = `---
title: Sound
---

## The wave equation

:::formula{status="learn"}
$$
v = f\\lambda
$$

$v$ is the speed.
:::

:::::supplement
### Pressure

:::formula{status="learn"}
$$
p = \\frac{F}{A}
$$

$p$ is the pressure.
:::

:::formula{status="given"}
$$
a = b
$$
:::

:::formula{status="derive"}
$$
p = \\rho g h
$$
:::
:::::
`

const keyTerms = [
  { term: 'Echo', meaning: 'a sound heard again' },
  { term: '$f_0$', meaning: 'the first frequency, in $\\mathrm{Hz}$' },
  { term: 'Echo', meaning: 'another one.' },
]

const findFigure = (name: string) =>
  name === 'waves/echo' ? figure({ name, title: 'Echo', description: 'A wall.', height: 9 }) : undefined

it('makes a card of each key term and of each formula that is not given', () => {
  const cards = noteCards(BASE, { keyTerms }, parseNote(SOURCE).tree, findFigure)
  expect(cards.map(card => [card.id, card.kind])).toEqual([
    [`${BASE}#echo`, 'term'],
    [`${BASE}#f-0`, 'term'],
    [`${BASE}#echo-2`, 'term'],
    [`${BASE}#formula-v-f-lambda`, 'formula'],
    [`${BASE}#formula-p-frac-f-a`, 'formula'],
    [`${BASE}#formula-p-rho-g-h`, 'formula'],
  ])
  expect(cards.every(card => CARD_ID.test(card.id))).toBe(true)
  expect(cards[0]).toMatchObject({
    front: '<p class="card-name">Echo</p>',
    back: '<p>A sound heard again.</p>',
  })
  expect(cards[2]?.back).toBe('<p>Another one.</p>')
})

it('asks for a formula by its heading, and by its letters where a heading has two', () => {
  const [, , , alone, first, second] = noteCards(BASE, { keyTerms }, parseNote(SOURCE).tree, findFigure)
  expect(alone?.front).toBe(
    '<p class="card-name">The wave equation</p><p class="card-ask">Write down the formula.</p>',
  )
  expect(alone?.back).toContain('is the speed.')
  expect(first?.front).toContain('is the pressure.')
  expect(first?.back).not.toContain('is the pressure.')
  expect(second?.front).toContain('Pressure')
})

it('sends formulas as MathML with spoken labels: no LaTeX is left for the browser', () => {
  for (const { front, back } of noteCards(BASE, { keyTerms }, parseNote(SOURCE).tree, findFigure)) {
    expect(front + back).not.toMatch(/\$|\\[a-z]/)
  }
  expect(noteCards(BASE, { keyTerms }, parseNote(SOURCE).tree, findFigure)[3]?.back).toMatch(
    /^<div class="display"><math aria-label="[^"]+"/,
  )
})

it('leaves command words without a meaning out', () => {
  const cards = commandCards('alevels/physics/command-words', [
    { word: 'State', meaning: 'give a short answer' },
    { word: 'Sketch', meaning: null },
  ])
  expect(cards.map(card => card.id)).toEqual(['alevels/physics/command-words#state'])
  expect(CARD_ID.test(cards[0]?.id ?? '')).toBe(true)
})

it('names plain ids', () => {
  expect(cardSlug('Net realisable value (NRV)')).toBe('net-realisable-value-nrv')
  expect(cardSlug('$\\mathrm f:x\\mapsto\\dots$')).toBe('f-x-mapsto-dots')
  expect(cardSlug('Émigré')).toBe('emigre')
  expect(cardSlug('×')).toBe('')
})

it('a question names its paper and its part', () => {
  const place = { level: 'igcse', subject: 'physics' } as const
  const id = questionCardId(place, 'igcse-physics-paper-2.1.K7QF3M', '7.c.i')
  expect(CARD_ID.test(id)).toBe(true)
  expect(id.startsWith(`question/${cardPrefix(place)}`)).toBe(true)
  expect(questionOf(id)).toEqual({ examId: 'igcse-physics-paper-2.1.K7QF3M', partKey: '7.c.i' })
  expect(questionOf('igcse/physics/waves/sound#echo')).toBeNull()
})

it('asks for chains, changes, sums and pictures, with a figure where one is named', () => {
  const asked = [
    {
      asks: 'chain' as const,
      front: 'Why does $T$ rise?',
      back: ['the gas is squeezed', 'work is done on it'],
    },
    {
      asks: 'picture' as const,
      front: 'Where is the wall?',
      back: ['$3\\,\\mathrm{m}$ away'],
      figure: 'waves/echo',
    },
  ]
  const cards = noteCards(BASE, { keyTerms: [], cards: asked }, parseNote('').tree, findFigure)
  expect(cards.map(({ id, kind }) => [id, kind])).toEqual([
    [`${BASE}#chain-why-does-t-rise`, 'chain'],
    [`${BASE}#picture-where-is-the-wall`, 'picture'],
  ])
  expect(cards[0]?.front).toMatch(/^<p class="card-asked">Why does\s+<math/)
  expect(cards[0]?.back).toBe('<ol><li>The gas is squeezed</li><li>Work is done on it</li></ol>')
  expect(cards[1]?.front).toMatch(/^<figure class="fig"><svg [^>]*role="img"/)
  expect(cards[1]?.back).toMatch(/^<p>\s*<math/)
})

it('names the figures that a card asks for and nobody drew', () => {
  const card = { asks: 'picture' as const, front: 'Where?', back: ['there'] }
  expect(
    figuresMissing([{ ...card, figure: 'waves/none' }, { ...card, figure: 'waves/echo' }, card], findFigure),
  ).toEqual(['waves/none'])
})
