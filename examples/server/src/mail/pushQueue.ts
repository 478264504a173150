import { eq } from 'drizzle-orm'
import { pushMessages } from '../tables/mail.ts'
import { pushDevices } from '../tables/notices.ts'
import { DeviceGone, RefusedByPush, type Push, type PushDevice, type Pushes, type PushWords } from './push.ts'
import { startSending, type QueueParts, type SendingQueue } from './sendingQueue.ts'

interface Parts extends QueueParts {
  /** Null where this server makes no device ring. */
  readonly transport: Push | null
  readonly publicKey: string | null
}

interface Kept {
  readonly device: PushDevice
  readonly words: PushWords
  readonly goodUntil: number
}
interface Beside {
  readonly device_id: number
  readonly good_until: Date
}

/** Tells devices what is kept for them, from ten seconds to ten minutes after one failed; one that is gone is forgotten. */
export function startPushing({
  transport,
  publicKey,
  ...parts
}: Parts): Pushes & Pick<SendingQueue<Kept, Beside>, 'settle' | 'stop'> {
  const { db, now } = parts
  const { keep, settle, stop } = startSending<Kept, Beside>(parts, {
    ...{ table: pushMessages, purpose: 'push message', words: ['push message', 'push messages'] },
    async handOver({ device, words, goodUntil }) {
      try {
        await transport?.send(device, words, goodUntil - now())
      } catch (error) {
        if (error instanceof DeviceGone) await db.delete(pushDevices).where(eq(pushDevices.id, device.id))
        throw error
      }
    },
    pauseMs: [10_000, 600_000],
    isOver: ({ good_until }) => now() >= good_until.getTime(),
    isFinal: (error) => error instanceof DeviceGone || error instanceof RefusedByPush,
  })
  return {
    publicKey,
    async keep(device, words, goodUntil) {
      await keep({ device, words, goodUntil }, { device_id: device.id, good_until: new Date(goodUntil) })
    },
    settle,
    stop,
  }
}
