import { call } from '../../client/call.js'
import { integer, record, string, type, type Infer } from '../../kit/structs/struct.js'

/**
 * How many things wait for whoever is signed in, by the place of the bar where they are answered (`barPlaces`), of the
 * messages the unread ones; and again by the address of a page, for a place that has several. What is not named has none.
 */
export const OwnWaiting = type({ counts: record(string(), integer()) })
export type OwnWaiting = Infer<typeof OwnWaiting>

/** Counts what waits for the caller in each place of the bar, and in its pages. Whoever is signed in. */
export const countOwnWaiting = call('GET /v1/waiting/', { out: OwnWaiting, extension: true })
