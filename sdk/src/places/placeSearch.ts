import { batch, signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import { autocompleteDebounceMs } from '../kit/constants.js'
import { resource } from '../kit/resource.js'
import type { After } from '../kit/toasts.js'
import { findLocations, type Place } from './calls.js'
import { addressBlurDelayMs, locationSearchLimit } from './constants.js'

/** A place field while somebody types in it (D2 §7, §9). */
export interface PlaceSearch {
  readonly typed: ReadonlySignal<string>
  /** The place that was picked; null again as soon as the text is changed. */
  readonly picked: ReadonlySignal<Place | null>
  readonly suggestions: ReadonlySignal<readonly Place[]>
  readonly loading: ReadonlySignal<boolean>
  readonly failed: ReadonlySignal<boolean>
  /** A key was pressed: the server is asked 300 ms after the last one. */
  type(text: string): void
  pick(place: Place): void
  /** The focus left: `then` runs 250 ms later, unless a suggestion was picked or a key pressed meanwhile (D2 §9). */
  leave(then: () => void): void
  /** Puts a place in without asking, as when a form is filled. */
  fill(text: string, place?: Place | null): void
}

/** 'Oakland, CA 94601', as a place is written. */
export function placeLabel(place: Pick<Place, 'city' | 'state'> & { zip_code?: string }): string {
  return `${place.city}, ${place.state}${place.zip_code ? ` ${place.zip_code}` : ''}`
}

/** Places while somebody types: asked for after a pause, and a late answer never shown (D2 §7). */
export function createPlaceSearch(
  care: Client,
  after: After = (ms, run) => void setTimeout(run, ms),
  limit = locationSearchLimit,
): PlaceSearch {
  const typed = signal('')
  const picked = signal<Place | null>(null)
  const found = resource((abort, text: string) =>
    care.call(findLocations, { body: { location_str: text, limit } }, { signal: abort }),
  )
  const suggestions = signal<readonly Place[]>([])
  const failed = signal(false)
  let keystroke = 0

  async function ask(text: string): Promise<void> {
    const mine = keystroke
    await found.load(text)
    if (mine !== keystroke) return
    batch(() => {
      failed.value = found.error.peek() !== null
      suggestions.value = found.error.peek() ? [] : (found.data.peek() ?? [])
    })
  }

  function fill(text: string, place: Place | null = null): void {
    keystroke++
    found.clear()
    batch(() => {
      typed.value = text
      picked.value = place
      suggestions.value = []
      failed.value = false
    })
  }

  return {
    typed,
    picked,
    suggestions,
    loading: found.loading,
    failed,
    fill,
    type(text) {
      const mine = ++keystroke
      batch(() => {
        typed.value = text
        picked.value = null
      })
      if (text.trim() === '') return fill(text)
      after(autocompleteDebounceMs, () => {
        if (mine === keystroke) void ask(text.trim())
      })
    },
    pick: (place) => fill(placeLabel(place), place),
    leave(then) {
      const mine = keystroke
      after(addressBlurDelayMs, () => {
        if (mine === keystroke) then()
      })
    },
  }
}
