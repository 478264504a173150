import type { Connection } from '@homecare/sdk/hiring'
import { scopeKey } from '../../frame/scope'

/** Whose page it is. */
export type Side = 'family' | 'caregiver'

/** The connection that a page shows, and what changes it from a dialog over it or a part of it. */
export interface OpenConnection {
  readonly connection: Connection
  readonly side: Side
  /** The other side, as a text names them. */
  readonly name: string
  /** The day at the place of care. */
  readonly today: string
  /** Takes in the connection as a change has answered it: it stands until the page comes anew. */
  readonly took: (connection: Connection) => void
}
export const openConnection = scopeKey<OpenConnection>()
