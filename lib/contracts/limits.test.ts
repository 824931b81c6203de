import { COOKIES, STORAGE_KEYS } from './browser-state'
import * as limits from './limits'

it('holds the constants of the product', () => {
  expect(limits).toMatchObject({
    VISITOR_SESSION_TTL_MS: 86_400_000,
    USER_COOKIE_MAX_AGE_SECONDS: 86_400,
    PASSWORD_MIN_CHARACTERS: 8,
    FULL_NAME_MIN_CHARACTERS: 2,
    REDIRECT_OVERLAY_MS: 1500,
    GEO_LOOKUP_TIMEOUT_MS: 5000,
    API_TIMEOUT_MS: 30_000,
    DROPDOWN_HOVER_DELAY_MS: 150,
    HEADER_SCROLLED_PX: 100,
    MOBILE_MENU_CLOSES_ABOVE_PX: 1400,
    DEFAULT_GRADE: 'igcse',
    DEFAULT_COUNTRY_CODE: 'us',
    CLEARED_COOKIE_MAX_AGE_SECONDS: 0,
    COOKIE_PATH: '/',
  })
  expect(limits.FRESHNESS).toEqual({
    default: { freshMs: 300_000, cachedMs: 600_000 },
    dropdowns: { freshMs: 3_600_000, cachedMs: 86_400_000 },
    videoLessonSubjects: { freshMs: 600_000, cachedMs: 1_800_000 },
  })
  expect(limits.RETRIES).toEqual({
    requests: { times: 3, firstDelayMs: 1000, maxDelayMs: 30_000 },
    mutations: { times: 1, delayMs: 1000 },
  })
})

it('doubles the wait before a retry from 1 s up to 30 s', () =>
  expect([0, 1, 2, 3, 4, 5, 9].map(limits.retryDelayMs)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]))

it('names storage keys and cookies as decisions 8 and 9 do', () => {
  expect(Object.values(STORAGE_KEYS)).toEqual([
    'token',
    'refreshToken',
    'userId',
    'socketToken',
    'visitorData',
    'botCheck',
  ])
  expect(Object.values(COOKIES)).toEqual([
    'token',
    'refresh-token',
    'user',
    'session',
    'visitor-id',
    'user_full_name',
    'user_email',
  ])
})
