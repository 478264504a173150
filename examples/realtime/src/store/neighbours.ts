import type { Notification, Pool } from 'pg'

/** One write as other processes hear of it: where it was made, and the places to read again. */
export interface Note {
  readonly at: string
  readonly merge: boolean
  readonly paths: readonly string[]
}

/** What is heard: a write; or 'all' where some were missed, or one was too long to tell. */
export type Heard = Note | 'all'

/** A note with the number of its write in its own process: no two are the same, or Postgres would tell one. */
export interface Told {
  readonly n: number
  readonly note: Heard
}

/** Told of a write; `own` is its number where this process made it. */
export type Hear = (heard: Heard, own: number | null) => void

/** The processes that keep the same tree, this one among them. */
export interface Neighbours {
  /** Hears of every write once the store has it, in the order of the store. */
  listen(hear: Hear): Promise<void>
  close(): Promise<void>
}

/** The channel on which writes are told. */
export const channel = 'realtime_writes'
const longestPayload = 7900
const againMs = 1000

/** A note as it travels in the same statement as its rows: told when they are committed, and only then. */
export function payloadOf(from: string, { n, note }: Told): string {
  const payload = JSON.stringify({ from, n, note })
  return Buffer.byteLength(payload) <= longestPayload ? payload : JSON.stringify({ from, n, note: 'all' })
}

/** The processes on one Postgres, `from` being this one: by LISTEN on a connection kept for it. */
export function postgresNeighbours(
  pool: Pool,
  from: string,
  log: (message: string, error?: unknown) => void,
): Neighbours {
  let letGo: (() => Promise<void>) | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  let isClosed = false

  async function connect(hear: Hear): Promise<void> {
    const client = await pool.connect()
    let isHeld = true
    let hears = false
    // Once only, though Postgres says why before the socket falls.
    const release = (isWhole: boolean) => {
      if (isWhole) client.off('notification', onNotification).off('error', onError)
      if (isHeld) client.release(!isWhole)
      isHeld = false
    }
    const onNotification = ({ payload = '' }: Notification) => {
      const told = JSON.parse(payload) as Told & { from: string }
      hear(told.note, told.from === from ? told.n : null)
    }
    const onError = (error: Error) => {
      if (!isHeld || isClosed) return
      log('realtime: the connection that hears of other processes broke', error)
      release(false)
      if (hears) retry(hear)
    }
    client.on('notification', onNotification).on('error', onError)
    try {
      await client.query(`listen ${channel}`)
    } catch (error) {
      release(false)
      throw error
    }
    hears = true
    letGo = async () => {
      if (!isHeld) return
      // Whoever has it next is not to go on hearing.
      const isSilent = await client
        .query(`unlisten ${channel}`)
        .then(() => true)
        .catch(() => false)
      release(isSilent)
    }
    if (isClosed) await letGo()
  }

  function retry(hear: Hear): void {
    if (isClosed) return
    again = setTimeout(() => {
      connect(hear).then(
        () => hear('all', null),
        () => retry(hear),
      )
    }, againMs).unref()
  }

  return {
    listen: connect,
    async close() {
      isClosed = true
      clearTimeout(again)
      await letGo?.()
    },
  }
}
