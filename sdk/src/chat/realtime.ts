/**
 * What the chat needs of a realtime database. `@homecare/sdk/firebase` implements it over the genuine
 * client, `createMemoryRealtime()` of `@homecare/sdk/testing` in memory.
 *
 * A watch gives its first value once it is known and every later one as it comes; when the database
 * refuses it, or stops allowing it, `failed` is called once and nothing more comes. Each watch returns
 * the function that ends it. While the connection is away, values stay and writes wait.
 */
export interface Realtime {
  /** `token` comes from `POST /v1/conversations/token/`. Rejects when it is refused. */
  signIn(token: string): Promise<void>
  signOut(): Promise<void>
  /** The value at `path`; null when there is none. What it is, the caller knows. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- callers name the value they expect
  watch<T>(path: string, on: (value: T | null) => void, failed?: (error: unknown) => void): () => void
  /** The `limit` children that come last, as they come, change and go. */
  watchLatest<T>(
    path: string,
    options: LatestOptions,
    on: LatestListener<T>,
    failed?: (error: unknown) => void,
  ): () => void
  /** The page of at most `limit` children just before a child, oldest first. */
  before<T>(path: string, options: BeforeOptions): Promise<[key: string, value: T][]>
  /** Resolves when the server has it; rejects when the rules refuse it. */
  set(path: string, value: unknown): Promise<void>
  /** Whether the socket stands, now and at every change. */
  connected(on: (yes: boolean) => void): () => void
}

/** The latest children, at most so many. */
export interface LatestOptions {
  orderBy: 'timestamp'
  limit: number
}

/** A page of children before a known one. */
export interface BeforeOptions extends LatestOptions {
  /** The child that the page ends before: its `timestamp`, and its key among equal ones. */
  before: { value: number; key: string }
}

/** A child that a new one pushes out of the limit is removed. */
export interface LatestListener<T> {
  added(key: string, value: T): void
  changed(key: string, value: T): void
  removed(key: string): void
}
