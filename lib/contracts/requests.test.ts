import type { AnyObjectSchema } from 'yup'
import { fc } from '@/lib/testing/properties'
import { fieldErrors, firstMessage } from './field-errors'
import {
  forgotFormSchema,
  loginFormSchema,
  passwordResetRequest,
  REGISTER_FIELDS,
  registerFormSchema,
  startExploreRequest,
} from './requests'

const good = {
  fullName: 'Ada Lovelace',
  email: 'ada@example.org',
  countryId: 'GB',
  gradeId: '1',
  password: 'Correct-horse-9',
}

function complaint(schema: AnyObjectSchema, values: Record<string, unknown>, field: string) {
  return fieldErrors(schema, values)[field]
}
const registering = (field: keyof typeof good, value: unknown) =>
  complaint(registerFormSchema, { ...good, [field]: value }, field)

describe('full name', () => {
  it.each([
    ['', 'Full name is required'],
    [undefined, 'Full name is required'],
    ['A', 'Full name must be at least 2 characters long'],
    ['  A  ', 'Full name must be at least 2 characters long'],
    ['   ', 'Full name must be at least 2 characters long'],
    ['R2-D2', 'Full name can only contain letters, spaces, hyphens, and apostrophes'],
    ['Ada\tLovelace', 'Full name can only contain letters, spaces, hyphens, and apostrophes'],
    ['<b>Ada</b>', 'Full name can only contain letters, spaces, hyphens, and apostrophes'],
    ['a'.repeat(101), 'Full name must be at most 100 characters long'],
    [42, 'Full name must be text'],
  ])('complains about %p', (value, message) => expect(registering('fullName', value)).toBe(message))

  it.each(['José', 'Nguyễn', 'O’Neil', "O'Neil", 'Anne-Marie', 'محمد علي', '李明', 'Zoë', 'हिन्दी नाम'])(
    'accepts %s',
    value => expect(registering('fullName', value)).toBeUndefined(),
  )
})

describe('email', () => {
  it.each(['', undefined, null])('is required: %p', value =>
    expect(registering('email', value)).toBe('Email address is required'),
  )
  it.each([
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'ada@@example.org',
    'ada lovelace@example.org',
    'ada@exa mple.org',
    'ada@.org',
    'ada.@example.org',
    'ada@example..org',
    'ada@example.org>',
    'ada@example.org, eve@example.org',
    'ａda@example.org',
    `${'a'.repeat(65)}@example.org`,
    `ada@${'a.'.repeat(130)}org`,
    'ada@example.org\nbcc: eve@example.org',
  ])('refuses %p', value => expect(registering('email', value)).toBe('Please enter a valid email address'))
  it.each([
    'ada@example.org',
    ' Ada@Example.ORG ',
    'a+b_c@sub.example.co.uk',
    'josé@bücher.example',
    "o'neil@x.io",
  ])('accepts %p', value => expect(registering('email', value)).toBeUndefined())
  it('is checked alike at login', () => {
    expect(complaint(loginFormSchema, { emailAddress: '', password: 'x' }, 'emailAddress')).toBe(
      'Email address is required',
    )
    expect(complaint(loginFormSchema, { emailAddress: 'x', password: 'x' }, 'emailAddress')).toBe(
      'Please enter a valid email address',
    )
  })
})

describe('register password', () => {
  it.each([
    ['', 'Password is required'],
    ['Ab1!', 'Password must be at least 8 characters long'],
    ['abcdefg1!', 'Password must contain at least one uppercase letter'],
    ['ABCDEFG1!', 'Password must contain at least one lowercase letter'],
    ['Abcdefgh!', 'Password must contain at least one number'],
    ['Abcdefg12', 'Password must contain at least one special character'],
    [`Aa1!${'x'.repeat(125)}`, 'Password must be at most 128 characters long'],
  ])('complains about %p', (value, message) => expect(registering('password', value)).toBe(message))

  it('says the first broken rule, for any text', () => {
    const rules: [(value: string) => boolean, string][] = [
      [value => value !== '', 'Password is required'],
      [value => [...value].length >= 8, 'Password must be at least 8 characters long'],
      [value => /\p{Lu}/u.test(value), 'Password must contain at least one uppercase letter'],
      [value => /\p{Ll}/u.test(value), 'Password must contain at least one lowercase letter'],
      [value => /\p{Nd}/u.test(value), 'Password must contain at least one number'],
      [value => /[^\p{L}\p{M}\p{N}\s]/u.test(value), 'Password must contain at least one special character'],
      [value => [...value].length <= 128, 'Password must be at most 128 characters long'],
    ]
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 140 }),
      fc.string({ unit: fc.constantFrom('a', 'B', '7', '!', ' ', 'é', 'Ü'), maxLength: 140 }),
    )
    fc.assert(
      fc.property(texts, value => {
        const broken = rules.find(([holds]) => !holds(value))
        expect(registering('password', value)).toBe(broken?.[1])
      }),
    )
  })

  it('is only required at login', () => {
    expect(complaint(loginFormSchema, { emailAddress: 'a@b.co', password: '' }, 'password')).toBe(
      'Password is required',
    )
    expect(fieldErrors(loginFormSchema, { emailAddress: 'a@b.co', password: 'x' })).toEqual({})
  })
})

describe('for any text', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 130 }),
    fc.string({ unit: fc.constantFrom('a', 'É', ' ', '-', '’', "'", '7', '@', '.', 'x'), maxLength: 130 }),
  )

  it('a full name gets the first rule that it breaks', () => {
    const rules: [(value: string) => boolean, string][] = [
      [value => value !== '', 'Full name is required'],
      [value => [...value.trim()].length >= 2, 'Full name must be at least 2 characters long'],
      [
        value => [...value].every(each => /[\p{L}\p{M} '’-]/u.test(each)),
        'Full name can only contain letters, spaces, hyphens, and apostrophes',
      ],
      [value => [...value].length <= 100, 'Full name must be at most 100 characters long'],
    ]
    fc.assert(
      fc.property(texts, value => {
        expect(registering('fullName', value)).toBe(rules.find(([holds]) => !holds(value))?.[1])
      }),
    )
  })

  it('an address without one @ and a dotted host is never valid, a plain one always is', () => {
    fc.assert(
      fc.property(texts, value => {
        const message = registering('email', value)
        if (value === '') expect(message).toBe('Email address is required')
        else if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/u.test(value.trim()))
          expect(message).toBe('Please enter a valid email address')
      }),
    )
    const label = fc.stringMatching(/^[a-z][a-z0-9]{0,20}$/)
    fc.assert(
      fc.property(label, label, label, (local, host, top) => {
        expect(registering('email', `${local}@${host}.${top.replace(/\d/g, '')}xy`)).toBeUndefined()
      }),
    )
  })

  it('a choice and a login password are only required', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 64 }), value => {
        expect(registering('countryId', value)).toBe(value === '' ? 'Country is required' : undefined)
        expect(registering('gradeId', value)).toBe(value === '' ? 'Level is required' : undefined)
        expect(complaint(loginFormSchema, { emailAddress: 'a@b.co', password: value }, 'password')).toBe(
          value === '' ? 'Password is required' : undefined,
        )
      }),
    )
  })
})

describe('the other requests', () => {
  it('asks for country and level', () => {
    expect(registering('countryId', '')).toBe('Country is required')
    expect(registering('gradeId', undefined)).toBe('Level is required')
  })

  it('words the forgot-password complaints as sentences', () => {
    expect(complaint(forgotFormSchema, { email: '' }, 'email')).toBe('Please enter your email address.')
    expect(complaint(forgotFormSchema, { email: 'x' }, 'email')).toBe('Please enter a valid email address.')
  })

  it('takes isLandingWebSite only as true', () => {
    for (const value of [false, 'true', 1, undefined]) {
      expect(fieldErrors(passwordResetRequest, { email: 'a@b.co', isLandingWebSite: value })).toEqual({
        isLandingWebSite: 'isLandingWebSite must be true',
      })
    }
  })

  it('says what start-explore misses', () =>
    expect(firstMessage(fieldErrors(startExploreRequest, { gradeId: '' }))).toBe(
      'Missing required gradeId or countryId',
    ))

  it('lists errors in the order of the fields as shown', () => {
    const errors = fieldErrors(registerFormSchema, {}, REGISTER_FIELDS)
    expect(Object.keys(errors)).toEqual(['fullName', 'email', 'countryId', 'gradeId', 'password'])
    expect(firstMessage(errors)).toBe('Full name is required')
    expect(firstMessage({})).toBeNull()
  })

  it('refuses a body that is no object', () => {
    for (const value of [null, 'x', 3, []]) expect(fieldErrors(loginFormSchema, value)).not.toEqual({})
  })
})
