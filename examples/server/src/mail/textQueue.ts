import { eq } from 'drizzle-orm'
import { presentTransaction } from '../db/guard.ts'
import { textMessages } from '../tables/mail.ts'
import { startSending, type QueueParts, type SendingQueue } from './sendingQueue.ts'
import { RefusedBySms, type Sms, type TextMessage, type Texts } from './sms.ts'

interface Parts extends QueueParts {
  /** Hands a text message over, and calls. */
  readonly transport: Sms
}

type Written = Pick<TextMessage, 'to' | 'body'>
interface Beside {
  readonly about: string
  readonly good_until: Date
}

/** Sends the text messages that are kept, from five seconds to a minute after one failed, for as long as each is good. */
export function startTexting({
  transport,
  ...parts
}: Parts): Texts & Pick<SendingQueue<Written, Beside>, 'settle' | 'stop'> {
  const { keep, settle, stop } = startSending<Written, Beside>(parts, {
    ...{ table: textMessages, purpose: 'text message', words: ['text message', 'text messages'] },
    handOver: ({ to, body }, key) => transport.send(to, body, key),
    pauseMs: [5_000, 60_000],
    isOver: ({ good_until }, now) => now >= good_until.getTime(),
    isFinal: (error) => error instanceof RefusedBySms,
  })
  async function drop(about: string): Promise<void> {
    const db = presentTransaction() ?? parts.db
    await db.delete(textMessages).where(eq(textMessages.about, about))
  }
  return {
    drop,
    async keep({ to, body, about, goodUntil }) {
      await drop(about)
      return keep({ to, body }, { about, good_until: new Date(goodUntil) })
    },
    call: transport.call,
    settle,
    stop,
  }
}
