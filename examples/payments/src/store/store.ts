/** An object as it is kept: what the API shows of it, what only the stand-in knows, and when something becomes of it. */
export interface Kept<B extends object = object> {
  readonly id: string
  readonly kind: string
  /** The account it belongs to, or the customer: by which it is listed. */
  readonly owner: string
  readonly body: B
  readonly hidden: Readonly<Record<string, unknown>>
  /** The instant, in milliseconds, at which something becomes of it by itself. */
  readonly dueAt: number | null
}

/** An event that waits to be handed over, or was. */
export interface Waiting {
  readonly number: number
  /** The payload as it is signed. */
  readonly payload: string
  readonly tries: number
}

/** What a request may do; all of it happens, or nothing does. */
export interface StoreTx {
  get(id: string): Promise<Kept | null>
  put(kept: Kept): Promise<void>
  remove(id: string): Promise<void>
  /** Newest first. */
  list(kind: string, owner?: string): Promise<readonly Kept[]>
  /** Objects of which something has become by this instant, the oldest first. */
  due(now: number): Promise<readonly Kept[]>
  /** Puts an event into the outbox, to be handed over from `at` on; null holds it. */
  enqueue(payload: string, at: number | null): Promise<void>
}

/** Where the stand-in keeps its state. */
export interface ProviderStore {
  /**
   * Runs `work` with nobody else between, and keeps what it wrote unless it throws. Answers null, and does nothing, where
   * another with the same `key` is under way.
   */
  transaction<T>(key: string | null, work: (tx: StoreTx) => Promise<T>): Promise<{ readonly value: T } | null>
  /** Takes up to `limit` events that are due, and puts them off to `until`, so that nobody else has them meanwhile. */
  take(now: number, until: number, limit: number): Promise<readonly Waiting[]>
  delivered(number: number, at: number): Promise<void>
  /** Puts one off to this instant; null gives it up. */
  putOff(number: number, at: number | null): Promise<void>
  /** Makes what is held due at `at`: the newest first where `reversed`. */
  release(at: number, reversed: boolean): Promise<void>
  /** Hands the last `count` over once more that were handed over. */
  again(count: number, at: number): Promise<void>
  waiting(): Promise<number>
}
