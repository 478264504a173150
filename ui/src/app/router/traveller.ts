import type { GoOptions } from '../../frame/navigation'
import { entryState, newKey, rememberScroll, type EntryState } from './history'
import type { LeaveGuard } from './leaving'
import { createQueryMoves } from './navigate'
import { hintAfterMs, slowAfterMs, type Arrival, type Journey, type Traveller } from './navigator'
import type { Page, Resolution } from './page'
import { NoConnection } from '../session/noConnection'
import { ChunkLoadError } from '../../frame/chunkLoadError'

interface TravellerOptions extends Journey {
  /** Resolves an address; `current` may be shown again where only the modal differs. */
  readonly resolve: (to: string, signal: AbortSignal, current?: Page) => Promise<Resolution>
  readonly preload: (to: string) => void
  readonly guard: LeaveGuard
  /** Leaves for another site, or loads a page of ours as a document. */
  readonly leave: (href: string) => void
  /** The instant, in milliseconds. */
  readonly now?: () => number
}

interface Trip {
  readonly to: string
  readonly how: Arrival['how']
  /** Where to scroll to after Back. */
  readonly scroll?: number
  /** How the history takes it: 'none' when the browser has moved already, or when nothing moves. */
  readonly entry: 'push' | 'replace' | 'none'
  readonly state?: Partial<EntryState>
  /** Loads the data even where only the modal differs. */
  readonly anew?: boolean
  /** Tells no progress: something is shown already. */
  readonly quiet?: boolean
}

/**
 * Carries the visitor from page to page. The code and data of a page are loaded before its address is shown, so
 * the old page stays until the new one is there; only the newest of several trips arrives.
 */
export function createTraveller(options: TravellerOptions): Traveller {
  const { window, arrival, progress, resolve, preload, leave, guard, now = Date.now } = options
  const { history } = window
  let { key, at = 0 } = options.entry
  const shown = new Map<string, Page>([[key, arrival.peek().page]])
  const offsets = new Map<string, number>()
  /** When each content was loaded: the first one with its document. */
  const loadedAt = new WeakMap<object, number>([[arrival.peek().page.content, window.performance.timeOrigin]])
  let flight: AbortController | undefined
  /** The next move of the browser is what somebody has decided on. */
  let decided = false
  /** Told when the browser is back at the entry that the page stands in. */
  let turnedBack: (() => void) | undefined
  let failed: { readonly trip: Trip; readonly times: number } | undefined

  async function travel(trip: Trip): Promise<void> {
    flight?.abort()
    const mine = (flight = new AbortController())
    const stopHints = trip.quiet ? () => {} : hints()
    try {
      const reached = await follow(trip, mine.signal)
      if (flight !== mine) return
      progress.value = 'none'
      if (!reached) return
      failed = undefined
      arrive(trip, reached.page, reached.redirected)
    } catch (fault) {
      if (flight !== mine) return
      if (!(fault instanceof ChunkLoadError || fault instanceof NoConnection)) throw fault
      failed = { trip, times: (failed?.trip.to === trip.to ? failed.times : 0) + 1 }
      const isOld = fault instanceof NoConnection && isShown(trip.to)
      if (isOld) sayAge()
      progress.value = trip.quiet || isOld ? 'none' : 'failed'
    } finally {
      stopHints()
    }
  }

  /** Whether an address is that of the page on the screen, with data to show. */
  const isShown = (to: string) => here().content.kind === 'screen' && to === addressOf(here())

  /** What is shown could not be brought up to date: it says of when it is. */
  function sayAge(): void {
    const asOf = loadedAt.get(here().content) ?? now()
    arrival.value = { ...arrival.peek(), how: 'inPlace', asOf }
  }

  /** Follows redirects to a page of ours; undefined when they lead out of the product. */
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
    const address = addressOf(page)
    if (!loadedAt.has(page.content)) loadedAt.set(page.content, now())
    if (trip.entry === 'push') rememberScroll(window)
    if (trip.entry === 'none') {
      if (redirected) history.replaceState({ key, at }, '', address)
    } else {
      if (trip.entry === 'push') {
        key = newKey()
        at++
      }
      // An opener is never recorded on a redirect: closing would go back to where the visitor was sent from.
      const state: EntryState = { ...(redirected ? {} : trip.state), key, at }
      history[trip.entry === 'push' ? 'pushState' : 'replaceState'](state, '', address)
    }
    show(page, trip.how === 'inPlace' && redirected ? 'new' : trip.how, trip.scroll)
  }

  function show(page: Page, how: Arrival['how'], scroll = 0): void {
    if (how !== 'inPlace') guard.drop()
    shown.delete(key)
    shown.set(key, page)
    for (const oldest of shown.keys()) {
      if (shown.size <= mostShown) break
      shown.delete(oldest)
    }
    arrival.value = { page, how, scroll, modalData: entryState(window).modalData }
  }

  /** What the entry showed comes back at once, and is then brought up to date. */
  function moved(): void {
    const state = entryState(window, at + 1)
    if (turnedBack && state.key === key) return turnedBack()
    offsets.set(key, window.scrollY)
    const left = arrival.peek().page
    // Forward, to where a dialog was that Back has closed: there is nothing to see there.
    if (state.laid && !window.document.querySelector('dialog[open]')) return history.back()
    const { pathname, search, hash } = window.location
    const to = pathname + search + hash
    if (!decided && guard.loses(left, to)) return void askAtBefore(state)
    decided = false
    const scroll = offsets.get(state.key) ?? state.scroll ?? 0
    const isOldEntry = offsets.has(state.key) || state.scroll !== undefined
    key = state.key
    at = state.at ?? at - 1
    if (pathname === left.pathname && search === left.search) {
      flight?.abort()
      progress.value = 'none'
      return show({ ...left, hash }, isOldEntry ? 'back' : 'inPlace', scroll)
    }
    const kept = shown.get(key)
    if (!kept) return void travel({ to, how: 'back', scroll, entry: 'none' })
    show(kept, 'back', scroll)
    if (kept.loadKey !== left.loadKey)
      void travel({ to, how: 'inPlace', entry: 'none', anew: true, quiet: true })
    else flight?.abort()
  }

  /** The browser has moved already: it goes back to where the form is, which asks there, and then perhaps on again. */
  async function askAtBefore(there: EntryState): Promise<void> {
    const steps = (there.at ?? at - 1) - at || -1
    await new Promise<void>((resolve) => {
      turnedBack = resolve
      history.go(-steps)
    })
    turnedBack = undefined
    if (await guard.ask()) pass(steps)
  }

  /** Moves in the history without asking: it has been asked. */
  function pass(steps: number): void {
    decided = true
    history.go(steps)
  }

  function hints(): () => void {
    const soon = window.setTimeout(() => (progress.value = 'loading'), hintAfterMs)
    const late = window.setTimeout(() => (progress.value = 'slow'), slowAfterMs)
    return () => {
      window.clearTimeout(soon)
      window.clearTimeout(late)
    }
  }

  const again = { how: 'inPlace', entry: 'none', anew: true } as const

  const here = () => arrival.peek().page
  /** Travels, unless something would be lost and the visitor stays. */
  const set = async (trip: Trip, asks = true) => {
    if (!asks || !guard.loses(here(), trip.to) || (await guard.ask())) await travel(trip)
  }

  return {
    go: (to: string, { replace = false, keepPlace = false, evenUnsaved = false }: GoOptions = {}) =>
      set(
        {
          to,
          how: keepPlace ? 'inPlace' : 'new',
          entry: replace || entryState(window).laid ? 'replace' : 'push',
        },
        !evenUnsaved,
      ),
    mayLeave: async () => !guard.loses(here(), null) || guard.ask(),
    layOver: () =>
      travel({ to: addressOf(arrival.peek().page), how: 'inPlace', entry: 'push', state: { laid: true } }),
    preload,
    ...createQueryMoves({
      here,
      state: () => entryState(window),
      move: (to, entry, state) => set({ to, how: 'inPlace', entry, ...(state ? { state } : {}) }),
      // The dialog has asked.
      close: (to) => (to === null ? pass(-1) : void travel({ to, how: 'inPlace', entry: 'replace' })),
    }),
    reload: () => travel({ to: addressOf(arrival.peek().page), ...again }),
    retry() {
      // Without a connection a document would come no more than a page, and this one would be gone.
      if (failed && failed.times > 1 && window.navigator.onLine) leave(failed.trip.to)
      else if (failed) void travel(failed.trip)
    },
    async identityChanged(to) {
      // Nothing that was loaded for another is shown again.
      shown.clear()
      await travel(
        to
          ? { to, how: 'new', entry: 'push', anew: true }
          : { to: addressOf(arrival.peek().page), ...again, quiet: true },
      )
    },
    moved,
  }
}

const mostRedirects = 10
/** So many pages are kept to come back to. */
const mostShown = 20

const addressOf = (page: Page) => page.pathname + page.search + page.hash
