import { dayMs } from '@homecare/sdk/kit'
import { letters } from '../tables/mail.ts'
import type { Letter, Mail, Post } from './mail.ts'
import { startSending, type QueueParts, type SendingQueue } from './sendingQueue.ts'

/** A letter that nobody took for three days is dropped, and that is said in the log. */
export const keptForMs = 3 * dayMs

interface Parts extends QueueParts {
  /** Hands a letter over. */
  readonly transport: Mail
}

/** Sends the letters that are kept, from half a minute to an hour after one failed. */
export function startPosting({
  transport,
  ...parts
}: Parts): Post & Pick<SendingQueue<Letter, object>, 'settle' | 'stop'> {
  const { keep, hold, drop, settle, stop } = startSending<Letter>(parts, {
    ...{ table: letters, purpose: 'letter', words: ['letter', 'letters'] },
    handOver: (letter, key) => transport.send({ ...letter, key }),
    pauseMs: [30_000, 3_600_000],
    isOver: ({ created_at }, now) => now - created_at.getTime() >= keptForMs,
  })
  return {
    keep: async (letter) => void (await keep(letter, {})),
    hold: (letter, until) => hold(letter, {}, until),
    drop,
    send: (letter) => transport.send(letter),
    settle,
    stop,
  }
}
