import type { Deps } from '../deps/deps.ts'

type Needs = Pick<Deps, 'realtime' | 'log'>

/**
 * Ends the realtime sign-ins of a user everywhere; a page whose session goes on asks for a new token. That they
 * could not be ended does not undo what was done.
 */
export async function endRealtime({ realtime, log }: Needs, userId: number): Promise<void> {
  await realtime
    .revoke(String(userId))
    .catch((error: unknown) => log.error('Realtime sign-ins could not be ended', { userId, error }))
}

/** Ends the realtime sign-ins that were made with one session, which has ended. */
export async function endRealtimeSession(
  { realtime, log }: Needs,
  userId: number,
  idHash: string,
): Promise<void> {
  await realtime
    .endSession(String(userId), idHash)
    .catch((error: unknown) => log.error('Realtime sign-ins could not be ended', { userId, error }))
}
