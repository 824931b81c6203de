import { BOT_CHECK_ERRORS } from '@/lib/contracts/texts'
import { BotCheckError } from './bot-check-error'
import type { BotCheck } from './provider'

type Grecaptcha = {
  ready: (callback: () => void) => void
  execute: (siteKey: string, options: { action: string }) => Promise<string>
}

function grecaptcha(): Grecaptcha | undefined {
  return (window as { grecaptcha?: Grecaptcha }).grecaptcha
}

function insertScript(siteKey: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new BotCheckError(BOT_CHECK_ERRORS.notLoaded))
    }
    document.head.append(script)
  })
}

/** Google reCAPTCHA v3. Its tokens end after two minutes, so none is made ahead. */
export function recaptcha(siteKey: string): BotCheck {
  let loading: Promise<void> | null = null

  async function load(): Promise<void> {
    if (!siteKey) throw new BotCheckError(BOT_CHECK_ERRORS.noSiteKey)
    if (grecaptcha()) return
    loading ??= insertScript(siteKey).finally(() => {
      loading = null
    })
    await loading
  }

  async function execute(action: string): Promise<string> {
    await load()
    const api = grecaptcha()
    if (!api) throw new BotCheckError(BOT_CHECK_ERRORS.notLoaded)
    await new Promise<void>(resolve => api.ready(resolve))
    const token = await api.execute(siteKey, { action }).catch((cause: unknown) => {
      throw new BotCheckError(BOT_CHECK_ERRORS.noToken, { cause })
    })
    if (!token) throw new BotCheckError(BOT_CHECK_ERRORS.noToken)
    return token
  }

  return { load, execute, prepare: () => void load().catch(() => undefined) }
}
