import { signal, type ReadonlySignal, type Signal } from '@preact/signals-core'
import type { Navigation, Progress } from '../../frame/navigation'
import { once } from '../../frame/once'
import type { LeaveQuestion } from './blocker'
import type { HistoryEntry } from './history'
import { followLinks } from './links'
import type { Page } from './page'

/** A page as it is shown, and how the visitor came to it. */
export interface View {
  readonly page: Page
  /** first: with the document; new: a page anew; back: by Back or Forward; inPlace: nothing moves. */
  readonly how: 'first' | 'new' | 'back' | 'inPlace'
  /** Where to scroll to after Back. */
  readonly scroll: number
  readonly modalData?: unknown
  /** Since when its data are as they are shown, in milliseconds: where they could not be brought up to date. */
  readonly asOf?: number
}

/** What navigating changes. */
export interface RouterState {
  readonly view: Signal<View>
  readonly progress: Signal<Progress>
  /** Whether to leave what is not saved: asked over the page while it is there. */
  readonly question: Signal<LeaveQuestion | null>
  /** The entry of the history that the first page stands in: Back may have left it when `Navigate` comes. */
  readonly entry: HistoryEntry
}

/** What moves the visitor: the part of the router that the first page does without. */
export interface Navigate extends Omit<Navigation, 'progress'> {
  /** The browser has moved to another entry of the history. */
  popped(): void
  /** Tries the page again whose code did not come; a second failure loads it as a document. */
  retry(): void
  /** Somebody, or nobody, is using the page now: shows it anew, or another page of ours. */
  identityChanged(to?: string): Promise<void>
}

export interface Router extends Navigation, Omit<Navigate, 'popped'> {
  readonly view: ReadonlySignal<View>
  readonly question: ReadonlySignal<LeaveQuestion | null>
  /** Follows links, Back and Forward, until the signal. */
  start(window: Window, until?: AbortSignal): void
}

interface RouterOptions {
  readonly first: Page
  /** The entry of the history that the first page stands in; the server has none. */
  readonly entry?: HistoryEntry
  /** Of when the document is, where the service worker has kept it; in milliseconds. */
  readonly keptAt?: number | undefined
  /** Loads what navigates: at the first sign that the visitor will go somewhere. */
  readonly load: (state: RouterState) => Promise<Navigate>
  /** Loads a page of ours as a document. */
  readonly leave: (href: string) => void
}

/** When a change of page is told to be under way. */
export const hintAfterMs = 100

/** Shows pages: the first one as it came, and others by code that is loaded when it is first needed. */
export function createRouter({ first, entry = { key: '' }, keptAt, load, leave }: RouterOptions): Router {
  const view = signal<View>({
    ...{ page: first, how: 'first', scroll: 0, modalData: entry.modalData },
    ...(keptAt !== undefined && { asOf: keptAt }),
  })
  const progress = signal<Progress>('none')
  const question = signal<LeaveQuestion | null>(null)
  const ready = once(() => load({ view, progress, question, entry }))
  const late =
    <A extends unknown[], R>(of: (navigate: Navigate) => (...args: A) => R | Promise<R>) =>
    async (...args: A): Promise<R> =>
      of(await ready())(...args)

  return {
    view,
    progress,
    question,
    /** While the code is on its way, that is told as of any page. */
    async go(to, options) {
      const hint = setTimeout(() => (progress.value = 'loading'), hintAfterMs)
      const navigate = await ready().catch(() => null)
      clearTimeout(hint)
      if (navigate) await navigate.go(to, options)
      // Without it a page still loads as a document; without a connection neither would.
      else if (globalThis.navigator.onLine) leave(to)
    },
    pushQuery: late(({ pushQuery }) => pushQuery),
    replaceQuery: late(({ replaceQuery }) => replaceQuery),
    openModal: late(({ openModal }) => openModal),
    closeModal: () => void ready().then(({ closeModal }) => closeModal()),
    layOver: late(({ layOver }) => layOver),
    mayLeave: late(({ mayLeave }) => mayLeave),
    reload: late(({ reload }) => reload),
    retry: () => void ready().then(({ retry }) => retry()),
    identityChanged: late(({ identityChanged }) => identityChanged),
    prefetch(to) {
      ready().then(
        (navigate) => navigate.prefetch(to),
        () => {},
      )
    },
    start(window, signal) {
      // Of a page that is loaded again, or come back to from another site, the browser has done it (`settleIn.ts`).
      window.history.scrollRestoration = 'manual'
      const popped = () => {
        ready().then(
          (navigate) => navigate.popped(),
          () => window.location.reload(),
        )
      }
      window.addEventListener('popstate', popped, { signal })
      // The dialog that laid this entry went with the document that a link of it led out of.
      if (entry.laid) window.history.back()
      followLinks(window.document, this, signal)
    },
  }
}
