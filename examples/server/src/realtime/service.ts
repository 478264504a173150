/**
 * The server's side of the realtime database: what handlers need of it, whether it is the stand-in
 * (index.ts) or a Firebase project (firebaseProject.ts). The rules do not apply to it.
 */
export interface RealtimeService {
  /** What a user signs in with; lives an hour. */
  mintCustomToken(uid: string, claims?: Record<string, unknown>): Promise<string>
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
  /** 'ok', or why the last write failed. */
  health(): 'ok' | string
  close(): Promise<void>
}
