import type { Deps } from '../deps/deps.ts'
import { endRealtimeSession } from './endRealtime.ts'
import { endSession, type Session } from './session.ts'

/** Ends a session, and what was signed in to the chat with it. */
export async function closeSession(deps: Deps, { idHash, user }: Session): Promise<void> {
  await endSession(deps.db, idHash)
  await endRealtimeSession(deps, user.id, idHash)
}
