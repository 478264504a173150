import { lazyLoadTimes } from '@homecare/sdk/kit'
import { signal, type ReadonlySignal, type Signal } from '@preact/signals-core'
import { browserStorage } from '../../frame/storage/browserStorage'
import type { Navigation, Progress } from '../../frame/navigation'
import { entryState, placeOf, type EntryState } from './history'
import type { LeaveQuestion } from './leaving'
import type { Page } from './page'

/** A page as it is shown, and how the visitor came to it. */
export interface Arrival {
  readonly page: Page
  /** first: with the document; new: a page anew; back: by Back or Forward; inPlace: nothing moves. */
  readonly how: 'first' | 'new' | 'back' | 'inPlace'
  /** Where to scroll to after Back. */
  readonly scroll: number
  readonly modalData?: unknown
  /** Since when its data are as they are shown, in milliseconds: where they could not be brought up to date. */
  readonly asOf?: number
}

/** What carries the visitor from page to page: the part of the navigator that the first page does without. */
export interface Traveller extends Omit<Navigation, 'progress'> {
  /** The browser has moved to another entry of the history. */
  moved(): void
  /** Tries the page again whose code did not come; a second failure loads it as a document. */
  retry(): void
  /** Somebody, or nobody, is using the page now: shows it anew, or another page of ours. */
  identityChanged(to?: string): Promise<void>
}

export interface Navigator extends Navigation, Omit<Traveller, 'moved'> {
  readonly arrival: ReadonlySignal<Arrival>
  readonly question: ReadonlySignal<LeaveQuestion | null>
  /** Listens to Back and Forward. Returns how to stop. */
  start(): () => void
}

/** What the navigator and its traveller share. */
export interface Journey {
  readonly window: Window
  readonly arrival: Signal<Arrival>
  readonly progress: Signal<Progress>
  /** Whether to leave what is not saved: asked over the page while it is there. */
  readonly question: Signal<LeaveQuestion | null>
  /** The entry of the history that the first page stands in: Back may have left it when the traveller comes. */
  readonly entry: EntryState
}

interface NavigatorOptions {
  readonly window: Window
  readonly first: Page
  /** Loads the traveller: at the first sign that the visitor will go somewhere. */
  readonly traveller: (journey: Journey) => Promise<Traveller>
  /** Leaves for another site, or loads a page of ours as a document. */
  readonly leave: (href: string) => void
}

/** When a change of page is told to be under way, and when to be slow. */
export const hintAfterMs = 100
export const slowAfterMs = lazyLoadTimes.messageAfterMs

/** Moves the visitor from page to page, by a traveller whose code is loaded when it is first needed. */
export function createNavigator({ window, first, traveller, leave }: NavigatorOptions): Navigator {
  const entry = entryState(window)
  const arrival = signal<Arrival>({
    page: first,
    how: 'first',
    scroll: 0,
    modalData: entry.modalData,
  })
  const progress = signal<Progress>('none')
  const question = signal<LeaveQuestion | null>(null)
  let coming: Promise<Traveller> | undefined

  /** The traveller; while its code is on the way, that is told as any page's is. */
  function ready(): Promise<Traveller> {
    coming ??= traveller({ window, arrival, progress, question, entry }).catch((failure: unknown) => {
      coming = undefined
      throw failure
    })
    return coming
  }

  async function go(...[to, options]: Parameters<Navigation['go']>): Promise<void> {
    const hint = window.setTimeout(() => (progress.value = 'loading'), hintAfterMs)
    const guide = await ready().catch(() => null)
    window.clearTimeout(hint)
    if (guide) await guide.go(to, options)
    // Without the traveller's code a page still loads as a document; without a connection neither would.
    else if (window.navigator.onLine) leave(to)
  }

  return {
    arrival,
    progress,
    question,
    go,
    pushQuery: async (...change) => (await ready()).pushQuery(...change),
    replaceQuery: async (...change) => (await ready()).replaceQuery(...change),
    openModal: async (...modal) => (await ready()).openModal(...modal),
    closeModal: () => void ready().then((guide) => guide.closeModal()),
    layOver: async () => (await ready()).layOver(),
    mayLeave: async () => (await ready()).mayLeave(),
    reload: async () => (await ready()).reload(),
    preload: (to) =>
      void ready().then(
        (guide) => guide.preload(to),
        () => {},
      ),
    retry: () => void ready().then((guide) => guide.retry()),
    identityChanged: async (to) => (await ready()).identityChanged(to),
    start() {
      window.history.scrollRestoration = 'manual'
      // Loaded again, or come back to from another site: the page stands where it was left.
      const place = placeOf(entry, browserStorage('sessionStorage'))
      if (place && window.scrollY === 0) window.scrollTo(0, place)
      const moved = () =>
        void ready().then(
          (guide) => guide.moved(),
          () => window.location.reload(),
        )
      window.addEventListener('popstate', moved)
      // The dialog that laid this entry went with the document that a link of it led out of.
      if (entry.laid) window.history.back()
      return () => window.removeEventListener('popstate', moved)
    },
  }
}
