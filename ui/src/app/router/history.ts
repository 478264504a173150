/** What an entry of the browser's history keeps beside its address. */
export interface HistoryEntry {
  /** Tells entries apart, also those of one address. */
  readonly key: string
  /** Its place among the entries of its document, so that a move is known as one back or forward. */
  readonly at?: number
  /** The scroll offset when the entry was left, in pixels. */
  readonly scroll?: number
  /** The entry was made by opening a modal here: closing goes back. Never set on a redirect. */
  readonly opened?: true
  /** A dialog laid the entry over the page: Back closes it, and whatever the visitor goes on to takes its place. */
  readonly laid?: true
  /** What the opener handed to the modal. */
  readonly modalData?: unknown
}

/** The present entry; one that a hash link or a typed address made gets its key now. */
export function historyEntry({ history }: Window, at = 0): HistoryEntry {
  const state = history.state as Partial<HistoryEntry> | null
  if (typeof state?.key === 'string') return state as HistoryEntry
  const fresh = { key: newKey(), at }
  history.replaceState(fresh, '')
  return fresh
}

let made = 0
/** Unique also over reloads, since history outlives the page. */
export function newKey(): string {
  return `${Date.now().toString(36)}-${(made++).toString(36)}`
}
