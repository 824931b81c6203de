import { render, screen } from '@testing-library/react'
import { LearnedCount, LearnedPlace } from './learned-marks'
import { fillPlaces } from './mark-learned'

function page() {
  return render(
    <main data-learned-group="">
      <p>
        All: <LearnedCount />
      </p>
      <section data-learned-group="" aria-label="Waves">
        <LearnedCount />
        <a href="/sound">
          Sound <LearnedPlace path="/sound" />
        </a>
        <a href="/light">
          Light <LearnedPlace path="/light" />
        </a>
      </section>
      <section data-learned-group="" aria-label="Heat">
        <LearnedCount />
        <a href="/heat">
          Heat <LearnedPlace path="/heat" />
        </a>
      </section>
    </main>,
  ).container
}

it('says in words which notes are learned, and counts them in each group', () => {
  const container = page()
  fillPlaces(container, new Set(['/sound', '/elsewhere']))
  expect(screen.getByRole('link', { name: 'Sound learned' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Light' })).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Waves' })).toHaveTextContent('1 of 2 learned')
  expect(screen.getByRole('region', { name: 'Heat' })).not.toHaveTextContent('learned')
  expect(screen.getByText(/All:/)).toHaveTextContent('All: 1 of 3 learned')
})

it('takes back what is no longer learned', () => {
  const container = page()
  fillPlaces(container, new Set(['/sound', '/light', '/heat']))
  expect(screen.getByText(/All:/)).toHaveTextContent('All: 3 of 3 learned')
  fillPlaces(container, new Set())
  expect(container).not.toHaveTextContent('learned')
  expect(container.querySelectorAll('[data-learned]')).toHaveLength(0)
})
