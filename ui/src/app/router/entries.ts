import { historyEntry, newKey, type HistoryEntry } from './history'

/** A move of the browser to another entry, by Back or Forward. */
export interface Pop {
  readonly entry: HistoryEntry
  /** How far it has moved; -1 is Back. */
  readonly steps: number
  /** Where the entry was scrolled to when it was left, in pixels; unknown of one that was not left here. */
  readonly scroll: number | undefined
  /** It was asked for here, by `go`: whoever asked has decided. */
  readonly decided: boolean
}

/**
 * The history as a page stands in it. The browser moves before the page does: until `stand` says otherwise, the page
 * is at the entry before.
 */
export function createEntries(window: Window, first: HistoryEntry) {
  const { history } = window
  let { key, at = 0 } = first
  /** Where entries were left by Back, which moves before anything can be kept in them. */
  const offsets = new Map<string, number>()
  let decided = false
  /** Told when the browser is back at the entry that the page stands in. */
  let turnedBack: (() => void) | undefined

  return {
    /** The key of the entry that the page stands in. */
    key: () => key,
    push(address: string, kept: Partial<HistoryEntry>): void {
      history.replaceState({ ...historyEntry(window), scroll: Math.round(window.scrollY) }, '')
      key = newKey()
      at++
      history.pushState({ ...kept, key, at }, '', address)
    },
    replace(address: string, kept: Partial<HistoryEntry>): void {
      history.replaceState({ ...kept, key, at }, '', address)
    },
    /** Moves in the history; null where that is no move of the page. */
    popped(): Pop | null {
      const entry = historyEntry(window, at + 1)
      if (turnedBack && entry.key === key) {
        turnedBack()
        return null
      }
      offsets.set(key, window.scrollY)
      // Forward, to where a dialog was that Back has closed: there is nothing to see there.
      if (entry.laid && !window.document.querySelector('dialog[open]')) {
        history.back()
        return null
      }
      const steps = (entry.at ?? at - 1) - at || -1
      const pop = { entry, steps, scroll: offsets.get(entry.key) ?? entry.scroll, decided }
      decided = false
      return pop
    },
    /** The page has followed the browser. */
    stand({ entry }: Pop): void {
      key = entry.key
      at = entry.at ?? at - 1
    },
    /** Takes the browser back to where the page is. */
    turnBack: ({ steps }: Pop) =>
      new Promise<void>((resolve) => {
        turnedBack = () => {
          turnedBack = undefined
          resolve()
        }
        history.go(-steps)
      }),
    /** Moves on without asking: somebody has decided. */
    go(steps: number): void {
      decided = true
      history.go(steps)
    },
  }
}
