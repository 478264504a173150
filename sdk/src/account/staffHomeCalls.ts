import { integer, type, type Infer } from '../kit/structs/struct.js'
import { call } from '../client/call.js'

const Waiting = type({
  profiles: integer(),
  references: integer(),
  photos: integer(),
  documents: integer(),
  background: integer(),
})
export type Waiting = Infer<typeof Waiting>
/**
 * How many wait at each desk of the staff: of documents the people they belong to, of checks those under way. Staff
 * alone.
 */
export const countWaiting = call('GET /v1/staff/waiting/', { out: Waiting, extension: true })
