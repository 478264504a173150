import type { Db } from '../db/connect.ts'
import { onceCommitted } from '../db/guard.ts'
import { createPushIds, type RealtimeService } from '@homecare/realtime'
import type { Deps } from './deps.ts'
import { Refusal } from '../refusals/refuse.ts'

type Effect = () => Promise<unknown>

/**
 * Runs the handler of a call that counts once, and what is stored of it, in one transaction: both happen or neither
 * does. `run` gets dependencies whose `db` is that transaction, and whose mail, text messages and realtime writes
 * leave after the commit, in their order; one that then fails is logged, since the call has been done. A refusal
 * takes everything back, unless it keeps what was written before it (`refuse….keeping()`).
 */
export async function inOneTransaction<T>(deps: Deps, run: (deps: Deps) => Promise<T>): Promise<T> {
  const outcome = await deps.db.transaction(async (tx) => {
    try {
      // A transaction has all of a database but its pool.
      return { value: await run(effectsLater(deps, tx as unknown as Db)) }
    } catch (error) {
      if (error instanceof Refusal && error.keeps) return { refusal: error }
      throw error
    }
  })
  if (outcome.refusal) throw outcome.refusal
  return outcome.value
}

function effectsLater(deps: Deps, db: Db): Deps {
  const { mail, sms, realtime, log } = deps
  const later = (effect: Effect) =>
    onceCommitted(async () => {
      await effect().catch((error: unknown) =>
        log.error('A call was done, and its message failed', { error }),
      )
    })
  return {
    ...deps,
    db,
    // Kept in the transaction itself, and sent behind it.
    mail: { send: mail.keep, keep: mail.keep, hold: mail.hold, drop: mail.drop },
    sms: {
      keep: sms.keep,
      drop: sms.drop,
      call: sms.call && ((...spoken) => later(() => sms.call!(...spoken))),
    },
    realtime: realtimeLater(realtime, createPushIds(deps.now), later),
  }
}

function realtimeLater(
  realtime: RealtimeService,
  nextPushId: () => string,
  later: (effect: Effect) => Promise<void>,
): RealtimeService {
  return {
    mintCustomToken: (uid, claims) => realtime.mintCustomToken(uid, claims),
    get: (path) => realtime.get(path),
    set: (path, value) => later(() => realtime.set(path, value)),
    update: (path, values) => later(() => realtime.update(path, values)),
    async push(path, value) {
      const key = nextPushId()
      await later(() => realtime.set(`${path}/${key}`, value))
      return key
    },
    increment: (path, by) => later(() => realtime.increment(path, by)),
    revoke: (uid) => later(() => realtime.revoke(uid)),
    endSession: (uid, session) => later(() => realtime.endSession(uid, session)),
    health: () => realtime.health(),
    close: () => realtime.close(),
  }
}
