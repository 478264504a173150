import { batch, signal, type ReadonlySignal } from '@preact/signals-core'
import { autocompleteDebounceMs } from '../kit/constants.js'
import { resource } from '../kit/state/resource.js'
import type { After } from '../kit/state/toasts.js'
import { addressBlurDelayMs } from '../vocabulary/places/constants.js'

/** A field with suggestions while somebody types in it. */
export interface Suggestions<T> {
  readonly typed: ReadonlySignal<string>
  /** What was picked; null again as soon as the text is changed. */
  readonly picked: ReadonlySignal<T | null>
  readonly suggestions: ReadonlySignal<readonly T[]>
  readonly loading: ReadonlySignal<boolean>
  readonly failed: ReadonlySignal<boolean>
  /** A key was pressed: the server is asked 300 ms after the last one. */
  type(text: string): void
  pick(one: T): void
  /** The focus left: `then` runs 250 ms later, unless a suggestion was picked or a key pressed meanwhile. */
  leave(then: () => void): void
  /** Puts something in without asking, as when a form is filled. */
  fill(text: string, one?: T | null): void
}

/** What matches while somebody types: asked for after a pause, and a late answer never shown. */
export function createSuggestions<T>(
  find: (abort: AbortSignal, text: string) => Promise<readonly T[]>,
  labelOf: (one: T) => string,
  after: After = (ms, run) => void setTimeout(run, ms),
): Suggestions<T> {
  const typed = signal('')
  const picked = signal<T | null>(null)
  const found = resource(find)
  const suggestions = signal<readonly T[]>([])
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

  function fill(text: string, one: T | null = null): void {
    keystroke++
    found.clear()
    batch(() => {
      typed.value = text
      picked.value = one
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
    pick: (one) => fill(labelOf(one), one),
    leave(then) {
      const mine = keystroke
      after(addressBlurDelayMs, () => {
        if (mine === keystroke) then()
      })
    },
  }
}
