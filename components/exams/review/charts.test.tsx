import { render, screen, within } from '@testing-library/react'
import { ShareChart } from './charts'

const SHARES = [
  { id: 'AO1', title: 'AO1 Knowledge', earned: 1, toMark: 2, available: 4 },
  { id: 'AO2', title: 'AO2 Analysis', earned: 0, toMark: 55, available: 55 },
  { id: 'AO3', title: 'AO3 Evaluation', earned: 0, toMark: 0, available: 20 },
]

function pieces(of: HTMLElement): string[] {
  return [...of.querySelectorAll('rect')].map(rect => rect.getAttribute('class') ?? '')
}

it('draws marks that wait apart from those that are lost, and calls nothing weak for them', () => {
  render(<ShareChart shares={SHARES} id="t" what="Marks by objective" />)
  const rows = within(screen.getByRole('list', { name: 'Marks by objective' })).getAllByRole('listitem')
  expect(rows.map(pieces)).toEqual([['won', 'to-mark', 'to-mark', 'lost'], ['to-mark'], ['lost']])
  expect(rows.map(row => row.querySelector('.share-count')?.textContent)).toEqual([
    '1 of 2, 2 to mark',
    '55 to mark',
    '0 of 20',
  ])
  expect(rows.map(row => row.classList.contains('is-weak'))).toEqual([false, false, true])
})

it('says in the table what waits, and takes shares of what is marked', () => {
  render(<ShareChart shares={SHARES} id="t" what="Marks by objective" />)
  const cells = screen.getAllByRole('row', { hidden: true }).map(row => row.textContent)
  expect(cells[0]).toContain('To mark')
  expect(cells.slice(1)).toEqual(['AO1 Knowledge12450%', 'AO2 Analysis05555to mark', 'AO3 Evaluation00200%'])
})
