import { getConnection } from '@homecare/sdk/hiring'
import type { Routes } from '../calls/on.ts'
import { connectionFor } from './connections.ts'
import { inViews } from '../calls/policy.ts'
import { bothSides } from './policies.ts'

/** A connection as its two sides see it. */
export function answerConnections(routes: Routes): void {
  routes.on(getConnection, inViews(bothSides, 'family-dashboard'), ({ db, session, params, now }) =>
    connectionFor(db, session.user, params.id, now),
  )
}
