import { firstScreenOf, withFirstScreen } from './first-screen'

const LEAD = 'The whole syllabus for 2026 to 2028: open a topic, choose a sub-topic and begin to read.'
const page = (main: string) =>
  `<html><head><title>Waves</title></head><body><p>${LEAD}</p><main>${main}</main></body></html>`
const expects = (id: string) => `<head><link rel="expect" href="#${id}" blocking="render"/>`

it('waits with the first paint for the first paragraph under the heading that says more than a few facts', () => {
  const html = withFirstScreen(
    page(`<h1>Waves</h1><p class="facts">7 sub-topics</p><p class="lead">${LEAD}</p>`),
  )
  expect(html).toContain(expects('first-screen'))
  expect(html).toContain(`<p class="facts">7 sub-topics</p><p id="first-screen" class="lead">${LEAD}</p>`)
  expect(html.match(/first-screen/g)).toHaveLength(2)
})

it('takes the name that the paragraph has', () => {
  const html = withFirstScreen(page(`<h1>Waves</h1><p id="lead">${LEAD}</p>`))
  expect(html).toContain(expects('lead'))
  expect(html).not.toContain('first-screen')
})

it('waits for the heading where no such paragraph is near', () => {
  const html = withFirstScreen(page(`<h1>Waves</h1>${'<hr/>'.repeat(3000)}<p>${LEAD}</p>`))
  expect(html).toContain(expects('first-screen'))
  expect(html).toContain('<h1 id="first-screen">Waves</h1>')
})

it('leaves a page without a heading as it is', () => {
  const html = page(`<p>${LEAD}</p>`)
  expect(withFirstScreen(html)).toBe(html)
})

it('passes over what only readers without scripts see', () => {
  const html = withFirstScreen(
    page(`<h1>Search</h1><noscript><p>${LEAD}</p></noscript><p class="help">${LEAD}</p>`),
  )
  expect(html).toContain(`<noscript><p>${LEAD}</p></noscript><p id="first-screen" class="help">`)
})

it('ends the first screen behind the lead, which budgets weigh', () => {
  const main = `<h1>Waves</h1><p class="facts">7 sub-topics</p><p>${LEAD}</p>`
  const html = withFirstScreen(page(`${main}<p>Behind it</p>`))
  expect(firstScreenOf(html)).toBe(html.slice(0, html.indexOf('</p><p>Behind it')))
  expect(firstScreenOf('<main>Nothing</main>')).toBe('<main>Nothing</main>')
})
