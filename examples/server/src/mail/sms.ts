import { outbox } from '../account/tables.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/connect.ts'

/** Sends text messages to ten-digit numbers of the US and Puerto Rico. Rejects when it could not be handed over. */
export interface Sms {
  send(to: string, body: string): Promise<void>
}

/** Through an address that takes a form as Twilio's does. */
export function webSms(config: Config['sms'] & { url: string }, send: typeof fetch = fetch): Sms {
  const authorization = `Basic ${Buffer.from(`${config.user}:${config.password}`).toString('base64')}`
  return {
    async send(to, body) {
      const response = await send(config.url, {
        method: 'POST',
        headers: config.user ? { Authorization: authorization } : {},
        body: new URLSearchParams({ To: `+1${to}`, From: config.from, Body: body }),
        signal: AbortSignal.timeout(10_000),
      })
      if (!response.ok) throw new Error(`The text message was refused (${response.status})`)
    },
  }
}

/** Into the outbox of demo mode. */
export function outboxSms(db: Db, now: () => number): Sms {
  return {
    async send(to, body) {
      await db.insert(outbox).values({ channel: 'sms', recipient: to, body, created_at: new Date(now()) })
    },
  }
}

/** Nowhere: nothing is set up, and this is said in the log each time. */
export function noSms(warn: (message: string) => void): Sms {
  return {
    async send() {
      warn('A text message was not sent: SMS_URL is not set')
    },
  }
}
