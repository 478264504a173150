import { say, type Locale, type Sayable } from '@homecare/sdk/kit'
import nodemailer from 'nodemailer'
import { outbox } from '../tables/account.ts'
import type { Db } from '../db/connect.ts'

export interface Letter {
  readonly to: string
  readonly subject: string
  /** Plain text; addresses in it stand on lines of their own. */
  readonly body: string
  /** Of a letter that may be sent a second time because its process died: the same both times. */
  readonly key?: string
}

/** Sends mail. Rejects when it could not be handed over. */
export interface Mail {
  send(letter: Letter): Promise<void>
}

/** Mail, and letters that are certain. */
export interface Post extends Mail {
  /**
   * Keeps a letter with what the present transaction does, or by itself without one, and sends it once that is committed.
   * One that cannot be sent is told in the log and tried again, by whichever process is there then. It arrives once, but
   * for one whose process died in the instant of sending: then twice, with one Message-ID.
   */
  keep(letter: Letter): Promise<void>
  /** Keeps a letter likewise, to be sent at a later instant, in milliseconds; by its number it can be dropped till then. */
  hold(letter: Letter, until: number): Promise<number>
  /** Drops a letter that is held: false where it is on its way, or gone. */
  drop(id: number): Promise<boolean>
}

/** Through a mail server, which has failed when it says nothing for `answerMs`; its address may say otherwise. */
export function smtpMail(url: string, from: string, { answerMs = 15_000 } = {}): Mail {
  const server = new URL(url)
  for (const limit of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
    if (!server.searchParams.has(limit)) server.searchParams.set(limit, String(answerMs))
  const transport = nodemailer.createTransport(server.href)
  return {
    async send({ to, subject, body, key }) {
      const messageId = key && `<letter.${key}@${domainOf(from)}>`
      await transport.sendMail({ from, to, subject, text: body, ...(messageId ? { messageId } : {}) })
    },
  }
}

/** Of the address of a sender, such as `Homecare <no-reply@example.com>`. */
const domainOf = (from: string) => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'

/** Into the outbox of demo mode; a letter that comes again is there already. */
export function outboxMail(db: Db, now: () => number): Mail {
  return {
    async send({ to, subject, body, key }) {
      await db
        .insert(outbox)
        .values({ channel: 'mail', recipient: to, subject, body, letter: key, created_at: new Date(now()) })
        .onConflictDoNothing()
    },
  }
}

/** Nowhere: no mail server is set up, and this is said in the log each time. */
export function noMail(warn: (message: string) => void): Mail {
  return {
    async send() {
      warn('A letter was not sent: SMTP_URL is not set')
    },
  }
}

/** A letter of paragraphs in one language. */
export function letter(
  to: string,
  locale: Locale,
  subject: Sayable,
  ...paragraphs: readonly Sayable[]
): Letter {
  return { to, subject: say(locale, subject), body: paragraphs.map((one) => say(locale, one)).join('\n\n') }
}
