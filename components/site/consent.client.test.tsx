import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

// An operator has configured a tool. It is read once, when the module is loaded.
// biome-ignore lint/style/noProcessEnv: what an operator sets
process.env.NEXT_PUBLIC_GA_ID = 'G-ABCDE12345'
const { Consent } = require('./consent.client') as typeof import('./consent.client')

const foreign = () =>
  [...document.querySelectorAll('script, link, img, iframe')]
    .map(each => each.getAttribute('src') ?? each.getAttribute('href') ?? '')
    .filter(address => /^(https?:)?\/\//.test(address))

it('loads nothing before a Yes, and nothing after a No', async () => {
  render(<Consent />)
  const [yes, no] = ['Yes', 'No'].map(name => screen.getByRole('button', { name }))
  expect(yes?.className).toBe(no?.className)
  expect(foreign()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'No' }))
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  expect(foreign()).toEqual([])
  expect(document.cookie).toContain('consent=no')
})

it('loads the tool after a Yes', async () => {
  Object.assign(performance, { mark: () => undefined }) // jsdom has none, Google's loader marks its start
  // biome-ignore lint/suspicious/noDocumentCookie: the choice of an earlier visit
  document.cookie = 'consent=yes; path=/'
  render(<Consent />)
  await waitFor(() =>
    expect(foreign().join()).toContain('https://www.googletagmanager.com/gtag/js?id=G-ABCDE12345'),
  )
})
