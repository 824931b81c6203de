import { screen, waitFor } from '@testing-library/react'
import { setOnline, storedRecord } from '@/lib/client/testing/browser'
import { COUNTRIES, type FakeAnswer, fakeApi, refused } from '@/lib/client/testing/fake-api'
import { toasts } from '@/lib/client/testing/toasts'
import { ENDPOINTS } from '@/lib/contracts/endpoints'
import { button, described, expectToast, field, newVisitor, password, showAuth } from './testing/show-auth'

beforeEach(newVisitor)

const TAKEN = 'This email address is already registered. Please try logging in instead.'
const GOOD = { name: 'Ada Obi', email: 'ada@example.org', password: 'Correct-horse-9' }
const level = () => screen.getByRole('combobox', { name: 'Level' })
const submit = () => button('Create account')

async function fillIn(values: Partial<typeof GOOD> = {}, api = fakeApi()) {
  const view = await showAuth('register', api)
  const { name, email, password: secret } = { ...GOOD, ...values }
  const { user } = view
  if (name) await user.type(field('Full Name'), name)
  if (email) await user.type(field('Email Address'), email)
  if (secret) await user.type(password(), secret)
  await waitFor(() => expect(field('Country')).toHaveValue('Nigeria'))
  await user.selectOptions(level(), 'IGCSE')
  return view
}

describe('the register form', () => {
  it('shows title, phrases, fields and hint, and puts the focus on the first field', async () => {
    await showAuth('register')
    expect(screen.getByRole('dialog', { name: 'Create an account' })).toBeVisible()
    const phrases = Array.from(document.querySelectorAll('mark'), mark => mark.textContent)
    expect(phrases).toEqual(["It's FREE", 'Sign up for FREE', 'Get your FREE', 'Tutor Credits'])
    expect(field('Full Name')).toHaveFocus()
    expect(described(password())).toEqual([
      'Password must contain an uppercase letter, a special character a number and be minimum of 8 characters.',
    ])
  })

  it('starts a session, shows the server lists and presets the detected country', async () => {
    const { api } = await showAuth('register')
    await waitFor(() => expect(field('Country')).toHaveValue('Nigeria'))
    await waitFor(() => expect(api.callsTo(ENDPOINTS.startExplore)).toHaveLength(1))
    expect(Array.from(level().children, option => option.textContent)).toEqual(['Choose', 'A Level', 'IGCSE'])
  })

  it('starts no session while offline', async () => {
    setOnline(false)
    const { api } = await showAuth('register')
    await waitFor(() => expect(field('Country')).toHaveValue('Nigeria'))
    expect(api.callsTo(ENDPOINTS.startExplore)).toHaveLength(0)
  })

  it('uses the fixed lists when the server has none', async () => {
    const api = fakeApi()
    api.answer(ENDPOINTS.countryDropdown, refused(404))
    api.answer(ENDPOINTS.gradeDropdown, refused(404))
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    await showAuth('register', api)
    await waitFor(() => expect(field('Country')).toHaveValue('Nigeria'))
    expect(Array.from(level().children, option => option.textContent)).toEqual(['Choose', 'A Level', 'IGCSE'])
  })

  it('shows and hides the password', async () => {
    const { user } = await showAuth('register')
    expect(password()).toHaveAttribute('type', 'password')
    await user.click(button('Show password'))
    expect(password()).toHaveAttribute('type', 'text')
    await user.click(button('Hide password'))
    expect(password()).toHaveAttribute('type', 'password')
  })

  it('shows every error at its field, toasts the first, sends nothing; editing clears one error', async () => {
    const { user, api } = await showAuth('register')
    await waitFor(() => expect(field('Country')).toHaveValue('Nigeria'))
    await user.clear(field('Country'))
    await user.click(submit())
    await expectToast('error: Full name is required')
    expect(toasts()).toHaveLength(1)
    const first = (control: HTMLElement) => [described(control)[0], control.getAttribute('aria-invalid')]
    expect(
      [field('Full Name'), field('Email Address'), field('Country'), level(), password()].map(first),
    ).toEqual([
      ['Full name is required', 'true'],
      ['Email address is required', 'true'],
      ['Country is required', 'true'],
      ['Level is required', 'true'],
      ['Password is required', 'true'],
    ])
    expect(field('Full Name')).toHaveFocus()
    expect(api.callsTo(ENDPOINTS.registerExplore)).toHaveLength(0)
    await user.type(field('Full Name'), 'A')
    expect(field('Full Name')).not.toHaveAttribute('aria-invalid')
    expect(field('Email Address')).toHaveAttribute('aria-invalid', 'true')
  })

  it.each([
    [{ name: 'A' }, 'Full name must be at least 2 characters long'],
    [{ name: 'R2-D2' }, 'Full name can only contain letters, spaces, hyphens, and apostrophes'],
    [{ email: '' }, 'Email address is required'],
    [{ email: 'ada@example' }, 'Please enter a valid email address'],
    [{ password: '' }, 'Password is required'],
    [{ password: 'Ab1!' }, 'Password must be at least 8 characters long'],
    [{ password: 'abcdefg1!' }, 'Password must contain at least one uppercase letter'],
    [{ password: 'ABCDEFG1!' }, 'Password must contain at least one lowercase letter'],
    [{ password: 'Abcdefgh!' }, 'Password must contain at least one number'],
    [{ password: 'Abcdefg12' }, 'Password must contain at least one special character'],
  ])('refuses %j', async (values, message) => {
    const { user, api } = await fillIn(values)
    await user.click(submit())
    await expectToast(`error: ${message}`)
    expect(document.querySelector('[aria-invalid]')).toHaveFocus()
    expect(screen.getByText(message)).toBeVisible()
    expect(api.callsTo(ENDPOINTS.registerExplore)).toHaveLength(0)
  })

  it('gives the network toast when offline, and sends nothing', async () => {
    const { user, api } = await fillIn()
    setOnline(false)
    await user.click(submit())
    await expectToast('warning: Network error. Please check your internet connection and try again.')
    expect(api.callsTo(ENDPOINTS.registerExplore)).toHaveLength(0)
  })

  it('registers, says so, and closes', async () => {
    const { user, api } = await fillIn()
    await user.click(submit())
    await expectToast('success: Welcome to Markwell! Your account has been created successfully.')
    expect(await screen.findByText('The page')).toBeVisible()
    expect(api.callsTo(ENDPOINTS.registerExplore)[0]?.body).toMatchObject({
      countryId: 'c-ng',
      gradeId: 'g-i',
    })
    expect(storedRecord()).toMatchObject({ mode: 'VISITOR' })
  })

  it('sends once however often it is pressed', async () => {
    const { user, api } = await fillIn()
    await user.dblClick(submit())
    await screen.findByText('The page')
    expect(api.callsTo(ENDPOINTS.registerExplore)).toHaveLength(1)
  })
})

describe('the error catalogue of the register form', () => {
  it.each<[string, FakeAnswer, string]>([
    ['400 email', refused(400, 'This Email exists'), TAKEN],
    [
      '400 password',
      refused(400, 'weak password'),
      'Password must contain at least 8 characters, including uppercase, lowercase, number, and special character.',
    ],
    ['400 required', refused(400, 'gradeId is required'), 'Please fill in all required fields.'],
    ['400 with words', refused(400, 'The moon is full'), 'The moon is full'],
    ['400 without words', refused(400), 'Invalid registration data. Please check your information.'],
    ['401', refused(401, 'x'), 'Authentication failed. Please try again.'],
    ['403', refused(403, 'x'), 'Registration is temporarily disabled. Please contact support.'],
    ['409', refused(409, 'x'), TAKEN],
    ['429', refused(429, 'x'), 'Too many registration attempts. Please try again later.'],
    ['500', refused(500, 'x'), 'Server error. Please try again later.'],
    ['418', refused(418, 'x'), 'Registration failed (418). Please try again.'],
    ['bot check', refused(401, 'invalid-input-response'), 'Security verification failed. Please try again.'],
    ['no connection', 'offline', 'Network error. Please check your internet connection and try again.'],
    ['nonsense', { status: 200, body: 'x' }, 'An unexpected error occurred. Please try again.'],
  ])('%s', async (_, answer, text) => {
    const api = fakeApi()
    api.answer(ENDPOINTS.registerExplore, answer)
    const { user } = await fillIn({}, api)
    await user.click(submit())
    await expectToast(`${answer === 'offline' ? 'warning' : 'error'}: ${text}`)
    expect(field('Full Name')).toHaveValue('Ada Obi')
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'))
  })
})

describe('the country field', () => {
  const options = () => screen.queryAllByRole('option').map(option => option.textContent)
  const countryOptions = () => options().filter(name => COUNTRIES.some(each => each.name === name))

  async function ready() {
    const view = await showAuth('register')
    await waitFor(() => expect(field('Country')).toHaveValue('Nigeria'))
    return view
  }

  it('is searched by typing: part of the name or a code, in any case', async () => {
    const { user } = await ready()
    await user.click(field('Country'))
    expect(countryOptions()).toEqual(['Kenya', 'Nigeria'])
    await user.clear(field('Country'))
    await user.type(field('Country'), 'kEn')
    expect(countryOptions()).toEqual(['Kenya'])
    await user.keyboard('{Enter}')
    expect(field('Country')).toHaveValue('Kenya')
    expect(field('Country')).toHaveAttribute('aria-expanded', 'false')
  })

  it('is left by Escape as it was, without closing the dialog; the next Escape closes it', async () => {
    const { user } = await ready()
    await user.click(field('Country'))
    await user.keyboard('xyz')
    expect(screen.getByText('Nothing found')).toBeVisible()
    await user.keyboard('{Escape}')
    expect(field('Country')).toHaveValue('Nigeria')
    expect(screen.getByRole('dialog')).toBeVisible()
    await user.keyboard('{Escape}')
    expect(await screen.findByText('The page')).toBeVisible()
  })

  it('takes a whole name on leaving, and gives back the choice after half a name', async () => {
    const { user } = await ready()
    await user.clear(field('Country'))
    await user.type(field('Country'), 'kenya')
    await user.tab()
    expect(field('Country')).toHaveValue('Kenya')
    await user.type(field('Country'), 'zzz')
    await user.tab()
    expect(field('Country')).toHaveValue('Kenya')
  })

  it('is empty after it was emptied', async () => {
    const { user } = await ready()
    await user.clear(field('Country'))
    await user.click(submit())
    expect(described(field('Country'))).toEqual(['Country is required'])
  })
})
