import 'server-only'
import * as yup from 'yup'

/** An absolute http(s) address, or a path of this site ("/hub"). */
function address(allow: 'absolute' | 'absolute-or-path') {
  const wanted = allow === 'absolute' ? 'an https:// address' : 'an https:// address or a path such as /hub'
  return yup.string().test('address', `must be ${wanted}`, value => {
    if (!value) return true
    if (allow === 'absolute-or-path' && /^\/(?![/\\])/.test(value)) return true
    if (!URL.canParse(value)) return false
    const url = new URL(value)
    const local = url.hostname === 'localhost' || url.hostname === '127.0.0.1'
    return url.protocol === 'https:' || (url.protocol === 'http:' && local)
  })
}

function matching(pattern: RegExp, example: string) {
  return yup.string().matches(pattern, { excludeEmptyString: true, message: `must look like ${example}` })
}

/** Without an address it would be set and never used. */
function ofMarker(schema: yup.StringSchema) {
  return schema.test(
    'has-marker',
    'needs MARKER_URL',
    (value, { parent }) => !value || Boolean((parent as { MARKER_URL?: string }).MARKER_URL),
  )
}

const SECRET_MIN_BYTES = 32
const PLACEHOLDER = /secret|change|example|default|password|placeholder|your[-_]|^(.{1,8})\1+$/i

function isStrongSecret(secret: string): boolean {
  return (
    Buffer.byteLength(secret) >= SECRET_MIN_BYTES && !PLACEHOLDER.test(secret) && new Set(secret).size >= 12
  )
}

/** Comma-separated, newest first: the newest signs and encrypts, the older ones are still understood. */
function secrets() {
  return yup
    .string()
    .test(
      'secrets',
      'must hold random secrets of at least 32 bytes, for example from: openssl rand -base64 48',
      value => {
        if (!value) return true
        const all = value.split(',').map(each => each.trim())
        return all.every(isStrongSecret) && new Set(all).size === all.length
      },
    )
}

/** Every variable that Markwell reads. All are optional; `.env.example` explains them one by one. */
export const envSchema = yup.object({
  NODE_ENV: yup
    .string()
    .oneOf(['development', 'production', 'test'], 'must be development, production or test'),

  NEXT_PUBLIC_PRODUCT_NAME: yup.string().max(40, 'must be at most 40 characters'),
  NEXT_PUBLIC_SITE_URL: address('absolute'),
  NEXT_PUBLIC_PAST_PAPERS_URL: address('absolute-or-path'),
  NEXT_PUBLIC_HELP_CENTRE_URL: address('absolute-or-path'),
  NEXT_PUBLIC_LEARNING_HUB_URL: address('absolute-or-path'),
  NEXT_PUBLIC_IP_COUNTRY_URL: address('absolute-or-path'),
  NEXT_PUBLIC_TIKTOK_URL: address('absolute'),
  NEXT_PUBLIC_FACEBOOK_URL: address('absolute'),
  NEXT_PUBLIC_INSTAGRAM_URL: address('absolute'),
  NEXT_PUBLIC_YOUTUBE_URL: address('absolute'),
  NEXT_PUBLIC_LINKEDIN_URL: address('absolute'),

  NEXT_PUBLIC_GA_ID: matching(/^G-[A-Z0-9]{4,}$/, 'G-XXXXXXXXXX'),
  NEXT_PUBLIC_GTM_ID: matching(/^GTM-[A-Z0-9]{4,}$/, 'GTM-XXXXXXX'),
  NEXT_PUBLIC_HEATMAP_URL: address('absolute'),
  NEXT_PUBLIC_RECAPTCHA_SITE_KEY: yup.string(),

  API_HOST: address('absolute').test(
    'elsewhere',
    'must be another host than NEXT_PUBLIC_SITE_URL',
    (value, { parent }) =>
      !isSameOrigin(value, (parent as { NEXT_PUBLIC_SITE_URL?: string }).NEXT_PUBLIC_SITE_URL),
  ),

  DATABASE_URL: yup.string().matches(/^postgres(ql)?:\/\/\S+$/, {
    excludeEmptyString: true,
    message: 'must look like postgres://user:password@host:5432/name',
  }),
  CORRECTIONS_FILE: yup.string().max(1024, 'must be at most 1024 characters'),
  DATA_DIR: yup.string().max(1024, 'must be at most 1024 characters'),
  APP_SECRETS: secrets(),
  SMTP_URL: yup.string().matches(/^smtps?:\/\/\S+$/, {
    excludeEmptyString: true,
    message: 'must look like smtp://user:password@host:587',
  }),
  MAIL_FROM: yup.string().matches(/^[^\r\n]{1,120}<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/, {
    excludeEmptyString: true,
    message: 'must look like Markwell <no-reply@example.org>',
  }),
  EDITORS_EMAIL: matching(/^[^\s<>@,;"]+@[^\s<>@,;"]+$/, 'editors@example.org'),
  SECURITY_CONTACT: matching(
    /^(https:\/\/\S+|[^\s<>@,;":]+@[^\s<>@,;"]+)$/,
    'security@example.org or https://example.org/report',
  ),
  TUTOR_MAIL: matching(/^[^\s<>@,;"]+@[^\s<>@,;"]+$/, 'tutors@example.org'),
  TRUST_PROXY: matching(/^\d$/, '1: how many proxies of yours stand before the server'),
  RECAPTCHA_SECRET_KEY: yup.string(),
  BOT_CHECK_EFFORT: matching(/^[1-9]\d{0,6}$/, '50000: the most hashes that one proof of work takes'),
  MARKER_URL: address('absolute'),
  MARKER_KEY: ofMarker(matching(/^[\x21-\x7e]{1,500}$/, 'one word without spaces')),
  MARKER_MODEL: ofMarker(matching(/^\S{1,100}$/, 'the name of a model')),
  METRICS_TOKEN: yup.string().min(16, 'must have at least 16 characters'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address('absolute'),
  LOG_LEVEL: yup
    .string()
    .oneOf(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent'),
})

function isSameOrigin(one: string | undefined, other: string | undefined): boolean {
  if (!one || !other || !URL.canParse(one) || !URL.canParse(other)) return false
  return new URL(one).origin === new URL(other).origin
}

export type Env = yup.InferType<typeof envSchema>

/** Thrown by {@link parseEnv}; the message has one line for each variable that is wrong. */
export class EnvError extends Error {
  override name = 'EnvError'
}

/** @throws EnvError naming every bad variable at once, so that one restart is enough to mend them. */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  try {
    return envSchema.validateSync(source, { abortEarly: false, stripUnknown: true })
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error
    const lines = error.inner.map(each => `  ${each.path} ${each.message.replace(`${each.path} `, '')}`)
    throw new EnvError(`The configuration is wrong:\n${lines.join('\n')}\nSee .env.example.`)
  }
}

let parsed: Env | undefined

/** The validated environment, parsed once per process. @throws EnvError */
export function env(): Env {
  parsed ??= parseEnv(process.env)
  return parsed
}
