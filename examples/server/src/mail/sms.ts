import type { Locale } from '@homecare/sdk/kit'
import { outbox } from '../tables/account.ts'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/connect.ts'
import { escapeHtml } from '../http/html.ts'

/** Reaches ten-digit numbers of the US and Puerto Rico. Rejects when a message could not be handed over. */
export interface Sms {
  send(to: string, body: string): Promise<void>
  /** Calls the number and says `words` twice; null where nothing is set up to call. */
  readonly call: ((to: string, words: string, language: Locale) => Promise<void>) | null
}

/** Through addresses that take a form as Twilio's do; calls through `voiceUrl`. Each may take `answerMs` to answer. */
export function webSms(config: Config['sms'] & { url: string }, { answerMs = 10_000 } = {}): Sms {
  const authorization = `Basic ${Buffer.from(`${config.user}:${config.password}`).toString('base64')}`
  async function post(url: string, to: string, fields: Record<string, string>): Promise<void> {
    const response = await fetch(url, {
      method: 'POST',
      headers: config.user ? { Authorization: authorization } : {},
      body: new URLSearchParams({ To: `+1${to}`, From: config.from, ...fields }),
      signal: AbortSignal.timeout(answerMs),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The text message was refused (${response.status})`)
  }
  const { url, voiceUrl } = config
  return {
    send: (to, body) => post(url, to, { Body: body }),
    call: voiceUrl ? (to, words, language) => post(voiceUrl, to, { Twiml: spoken(words, language) }) : null,
  }
}

/** What a telephone service says, as the XML that Twilio's takes. */
function spoken(words: string, language: Locale): string {
  const voice = language === 'es' ? 'es-MX' : 'en-US'
  return `<Response><Say language="${voice}" loop="2">${escapeHtml(words)}</Say></Response>`
}

/** Into the outbox of demo mode. */
export function outboxSms(db: Db, now: () => number): Sms {
  const keep = async (channel: 'sms' | 'call', recipient: string, body: string) => {
    await db.insert(outbox).values({ channel, recipient, body, created_at: new Date(now()) })
  }
  return {
    send: (to, body) => keep('sms', to, body),
    call: (to, words) => keep('call', to, words),
  }
}

/** Nowhere: nothing is set up, and this is said in the log each time. */
export function noSms(warn: (message: string) => void): Sms {
  return {
    async send() {
      warn('A text message was not sent: SMS_URL is not set')
    },
    call: null,
  }
}
