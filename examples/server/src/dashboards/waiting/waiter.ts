import type { BarPlace, Pattern } from '@homecare/sdk/addresses'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'

/** For whom is counted, and when. */
export interface Waiter {
  readonly db: Db
  readonly id: number
  readonly now: number
}

/** A kind of thing that waits: a query of one number, `select count(*) …`, which becomes part of one statement. */
export type WaitingCount = (waiter: Waiter) => SQL | SQLWrapper

/** What waits in a place of somebody's bar: by the page below it where each is answered, or in the place as a whole. */
export type InPlace = readonly WaitingCount[] | Readonly<Partial<Record<Pattern, readonly WaitingCount[]>>>

/** What waits in each place of somebody's bar: the place shows the sum, and each of its pages its own. */
export type WaitingTable = Readonly<Partial<Record<BarPlace, InPlace>>>
