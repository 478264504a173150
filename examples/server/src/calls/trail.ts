import type { AnyCall } from '@homecare/sdk/client'
import type { Db } from '../db/connect.ts'
import type { Session } from '../people/session.ts'

/** A call that is answered, or refused. */
export interface Touch {
  readonly db: Db
  readonly session: Session
  readonly params: Readonly<Record<string, string | number>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
}

/** The instant of a call, in milliseconds, and the number of its request. */
export interface When {
  readonly now: number
  readonly requestId: string
}

/** Writes down who saw or changed whose record, whichever handler answers. */
export interface Trail {
  /**
   * What notes a call once it is answered, before its answer leaves: what cannot be noted is not shown. Null for a call
   * that touches nobody's record.
   */
  readyToNote(call: AnyCall, touch: Touch, when: When): Promise<((out: unknown) => Promise<void>) | null>
  /** Notes that somebody was refused a record of another's. */
  noteRefusal(call: AnyCall, touch: Touch, when: When): Promise<void>
}
