import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { GoOptions, Navigation, Progress } from '../frame/navigation'
import { entryState, newKey, rememberScroll, type EntryState } from './history'
import { createQueryMoves } from './navigate'
import type { Page, Resolution } from './page'
import { CodeFailure } from './screens'

/** A page as it is shown, and how the visitor came to it. */
export interface Arrival {
  readonly page: Page
  /** first: with the document; new: a page anew; back: by Back or Forward; inPlace: nothing moves. */
  readonly how: 'first' | 'new' | 'back' | 'inPlace'
  /** Where to scroll to after Back. */
  readonly scroll: number
  readonly modalData?: unknown
}

export interface Navigator extends Navigation {
  readonly arrival: ReadonlySignal<Arrival>
  /** Tries the page again whose code did not come; a second failure loads it as a document. */
  retry(): void
  /** Somebody else is using the page now: nothing that was loaded for another is shown again. */
  identityChanged(): Promise<void>
  /** Listens to Back and Forward. Returns how to stop. */
  start(): () => void
}

export interface NavigatorOptions {
  readonly window: Window
  readonly first: Page
  /** Resolves an address; `current` may be shown again where only the modal differs. */
  readonly resolve: (to: string, signal: AbortSignal, current?: Page) => Promise<Resolution>
  readonly preload: (to: string) => void
  /** Leaves for another site, or loads a page of ours as a document. */
  readonly leave: (href: string) => void
}

/** When a change of page is told to be under way, and when to be slow (decisions, Lazy chunks). */
export const hintAfterMs = 100
export const slowAfterMs = 8000

interface Trip {
  readonly to: string
  readonly how: Arrival['how']
  /** How the history takes it: 'none' when the browser has moved already, or when nothing moves. */
  readonly entry: 'push' | 'replace' | 'none'
  readonly state?: Partial<EntryState>
  /** Loads the data even where only the modal differs. */
  readonly anew?: boolean
  /** Tells no progress: something is shown already. */
  readonly quiet?: boolean
}

/**
 * Moves the visitor from page to page. The code and data of a page are loaded before its address is shown, so
 * the old page stays until the new one is there; only the newest of several trips arrives.
 */
export function createNavigator({ window, first, resolve, preload, leave }: NavigatorOptions): Navigator {
  const { history } = window
  const arrival = signal<Arrival>({ page: first, how: 'first', scroll: 0, modalData: entryState(window).modalData })
  const progress = signal<Progress>('none')
  const shown = new Map<string, Page>([[entryState(window).key, first]])
  let key = entryState(window).key
  let flight: AbortController | undefined
  let failed: { readonly trip: Trip; readonly times: number } | undefined

  async function travel(trip: Trip): Promise<void> {
    flight?.abort()
    const mine = (flight = new AbortController())
    const stopHints = trip.quiet ? () => {} : hints()
    try {
      const reached = await follow(trip, mine.signal)
      if (flight !== mine || !reached) return
      failed = undefined
      progress.value = 'none'
      arrive(trip, reached.page, reached.redirected)
    } catch (fault) {
      if (flight !== mine) return
      if (!(fault instanceof CodeFailure)) throw fault
      failed = { trip, times: (failed?.trip.to === trip.to ? failed.times : 0) + 1 }
      if (!trip.quiet) progress.value = 'failed'
    } finally {
      stopHints()
    }
  }

  /** Follows redirects to a page of ours; undefined when they lead out of the product, or in a circle. */
  async function follow(trip: Trip, signal: AbortSignal) {
    let to = trip.to
    for (let hops = 0; hops < mostRedirects; hops++) {
      const outcome = await resolve(to, signal, trip.anew ? undefined : arrival.peek().page)
      if (signal.aborted) return undefined
      if ('page' in outcome) return { page: outcome.page, redirected: hops > 0 }
      if (outcome.detour.external) {
        leave(outcome.detour.to)
        return undefined
      }
      to = outcome.detour.to
    }
    throw new Error(`${trip.to} redirects in a circle`)
  }

  function arrive(trip: Trip, page: Page, redirected: boolean): void {
    const address = page.pathname + page.search + page.hash
    if (trip.entry === 'push') rememberScroll(window)
    if (trip.entry === 'none') {
      if (redirected) history.replaceState({ key }, '', address)
    } else {
      key = trip.entry === 'push' ? newKey() : key
      const state: EntryState = { key, ...(redirected ? {} : trip.state) }
      history[trip.entry === 'push' ? 'pushState' : 'replaceState'](state, '', address)
    }
    show(page, trip.how === 'inPlace' && redirected ? 'new' : trip.how)
  }

  function show(page: Page, how: Arrival['how'], scroll = 0): void {
    shown.delete(key)
    shown.set(key, page)
    for (const oldest of shown.keys()) {
      if (shown.size <= mostShown) break
      shown.delete(oldest)
    }
    arrival.value = { page, how, scroll, modalData: entryState(window).modalData }
  }

  /** The browser has moved to another entry: what it showed comes back at once and is then brought up to date. */
  function moved(): void {
    const left = key
    const leftPage = arrival.peek().page
    offsets.set(left, window.scrollY)
    const state = entryState(window)
    key = state.key
    const { pathname, search, hash } = window.location
    const to = pathname + search + hash
    if (pathname === leftPage.pathname && search === leftPage.search) {
      flight?.abort()
      flight = undefined
      progress.value = 'none'
      return show({ ...leftPage, hash }, state.scroll === undefined ? 'inPlace' : 'back', state.scroll)
    }
    const kept = shown.get(key)
    const scroll = offsets.get(key) ?? state.scroll ?? 0
    if (!kept) return void travel({ to, how: 'back', entry: 'none' }).then(() => scrollKept(to, scroll))
    show(kept, 'back', scroll)
    void travel({ to, how: 'inPlace', entry: 'none', anew: kept.loadKey !== leftPage.loadKey, quiet: true })
  }
  const offsets = new Map<string, number>()

  function scrollKept(to: string, scroll: number): void {
    const now = arrival.peek()
    if (now.page.pathname + now.page.search + now.page.hash === to) arrival.value = { ...now, scroll }
  }

  function hints(): () => void {
    const soon = window.setTimeout(() => (progress.value = 'loading'), hintAfterMs)
    const late = window.setTimeout(() => (progress.value = 'slow'), slowAfterMs)
    return () => {
      window.clearTimeout(soon)
      window.clearTimeout(late)
    }
  }

  const go = (to: string, { replace = false, keepPlace = false }: GoOptions = {}) =>
    travel({ to, how: keepPlace ? 'inPlace' : 'new', entry: replace ? 'replace' : 'push' })

  return {
    arrival,
    progress,
    go,
    preload,
    ...createQueryMoves({
      here: () => arrival.peek().page,
      state: () => entryState(window),
      move: (to, entry, state) => travel({ to, how: 'inPlace', entry, state }),
      back: () => history.back(),
    }),
    reload: () => travel({ to: addressOf(arrival.peek().page), how: 'inPlace', entry: 'none', anew: true }),
    retry() {
      if (!failed) return
      if (failed.times > 1) leave(failed.trip.to)
      else void travel(failed.trip)
    },
    async identityChanged() {
      shown.clear()
      await travel({ to: addressOf(arrival.peek().page), how: 'inPlace', entry: 'none', anew: true, quiet: true })
    },
    start() {
      history.scrollRestoration = 'manual'
      const leaving = () => rememberScroll(window)
      window.addEventListener('popstate', moved)
      window.addEventListener('pagehide', leaving)
      return () => {
        window.removeEventListener('popstate', moved)
        window.removeEventListener('pagehide', leaving)
      }
    },
  }
}

const mostRedirects = 10
/** So many pages are kept to come back to. */
const mostShown = 20

const addressOf = (page: Page) => page.pathname + page.search + page.hash
