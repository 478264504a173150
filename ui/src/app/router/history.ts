/** What an entry of the browser's history remembers beside its address. */
export interface EntryState {
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

/** The state of the present entry; an entry that a hash link or a typed address made gets one now. */
export function entryState(window: Window, at = 0): EntryState {
  const state = window.history.state as Partial<EntryState> | null
  if (typeof state?.key === 'string') return state as EntryState
  const fresh = { key: newKey(), at }
  window.history.replaceState(fresh, '')
  return fresh
}

/** Keeps the scroll offset in the present entry, for when the visitor comes back to it. */
export function rememberScroll(window: Window): void {
  window.history.replaceState({ ...entryState(window), scroll: Math.round(window.scrollY) }, '')
}

/** The same when the document is left: a reload begins with the entry as it was before, so that the tab keeps it too. */
export function rememberPlace(window: Window, places: Storage | null): void {
  rememberScroll(window)
  try {
    places?.setItem(placeName, `${entryState(window).key} ${Math.round(window.scrollY)}`)
  } catch {
    // Full: then the page begins at its top.
  }
}

/** Where the entry was scrolled to when it was last left, in pixels. */
export function placeOf({ key, scroll }: EntryState, places: Storage | null): number | undefined {
  const [of, kept] = places?.getItem(placeName)?.split(' ') ?? []
  return of === key ? Number(kept) : scroll
}
const placeName = 'homecare.place'

let made = 0
/** Unique also over reloads, since history outlives the page. */
export function newKey(): string {
  return `${Date.now().toString(36)}-${(made++).toString(36)}`
}
