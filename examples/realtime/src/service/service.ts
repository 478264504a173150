/** What the server says of the user in a token. */
export interface Claims {
  /** The session that the token was given to: the hash of its id. */
  readonly session?: string
  readonly [name: string]: unknown
}

/**
 * The server's side of the realtime database: what handlers need of it, whether it is the stand-in
 * (realtime.ts) or a Firebase project (firebaseProject.ts). The rules do not apply to it.
 */
export interface RealtimeService {
  /** What a user signs in with; lives an hour. It and what is renewed of it end with the session that it names. */
  mintCustomToken(uid: string, claims?: Claims): Promise<string>
  /** The value at a path, or a promise of it: await it. */
  get(path: string): unknown
  /** Resolves when it is stored, as every write does. */
  set(path: string, value: unknown): Promise<void>
  /** Writes several places at once, or none; a key may be a path. */
  update(path: string, values: Record<string, unknown>): Promise<void>
  /** Adds a child under a key that sorts by time, and gives the key. */
  push(path: string, value: unknown): Promise<string>
  increment(path: string, by: number): Promise<void>
  /** Ends every sign-in of a user: older tokens are refused for good. */
  revoke(uid: string): Promise<void>
  /**
   * Ends the sign-ins that were made with a session, which has ended. A service that cannot tell them apart ends all
   * of the user's: a page whose session goes on asks for a new token.
   */
  endSession(uid: string, session: string): Promise<void>
  /** 'ok', or why the last write failed. */
  health(): 'ok' | string
  close(): Promise<void>
}
