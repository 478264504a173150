import type { Locale } from '@homecare/sdk/kit'
import { outbox } from '../tables/account.ts'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/connect.ts'
import { escapeHtml } from '../http/html.ts'
import type { FirstTry } from './sendingQueue.ts'

/** A text message that is good for a while, as the code in it. */
export interface TextMessage {
  readonly to: string
  readonly body: string
  /** What it is about: one that is kept later about the same takes its place, where it has not gone out yet. */
  readonly about: string
  /** The instant from which on it is of no use, in milliseconds. */
  readonly goodUntil: number
}

/** Text messages that are certain, and calls, which are made at once or not at all. */
export interface Texts extends Pick<Sms, 'call'> {
  /**
   * Keeps a message with what the present transaction does, or by itself without one, and sends it once that is committed.
   * One that could not be handed over for now is tried again while it is good, by whichever process is there then. It
   * arrives once, but where nobody heard the service's answer: then it may twice. One that the service refuses for good is
   * given up, which what this resolves to says once the transaction is committed.
   */
  keep(message: TextMessage): Promise<FirstTry>
  /** Gives up what waits about something. */
  drop(about: string): Promise<void>
}

/** The service refuses a message for good, as one to a number that is none. */
export class RefusedBySms extends Error {
  override readonly name = 'RefusedBySms'
}

/** Reaches ten-digit numbers of the US and Puerto Rico. Rejects when a message could not be handed over. */
export interface Sms {
  /** `key` is the same however often a message is handed over. */
  send(to: string, body: string, key?: string): Promise<void>
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
    if (response.ok) return
    const words = `The text message was refused (${response.status})`
    throw isForGood(response.status) ? new RefusedBySms(words) : new Error(words)
  }
  const { url, voiceUrl } = config
  return {
    // One sign that the short alphabet lacks, such as a space that does not break, more than halves what a message holds.
    send: (to, body) => post(url, to, { Body: body.replaceAll('\u00a0', ' ') }),
    call: voiceUrl ? (to, words, language) => post(voiceUrl, to, { Twiml: spoken(words, language) }) : null,
  }
}

/** The request was wrong, not only early or one too many. */
const isForGood = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429

/** What a telephone service says, as the XML that Twilio's takes. */
function spoken(words: string, language: Locale): string {
  const voice = language === 'es' ? 'es-MX' : 'en-US'
  return `<Response><Say language="${voice}" loop="2">${escapeHtml(words)}</Say></Response>`
}

/** Into the outbox of demo mode; a message that comes again is there already. */
export function outboxSms(db: Db, now: () => number): Sms {
  const keep = async (channel: 'sms' | 'call', recipient: string, body: string, key?: string) => {
    const letter = key && `text.${key}`
    await db
      .insert(outbox)
      .values({ channel, recipient, body, letter, created_at: new Date(now()) })
      .onConflictDoNothing()
  }
  return {
    send: (to, body, key) => keep('sms', to, body, key),
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
