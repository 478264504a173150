import { modalOf, type PagePath } from '@homecare/sdk/addresses'
import { isApiError } from '@homecare/sdk/kit'
import { withQuery, type QueryChange } from '../../frame/navigation'
import type { Unsaved } from '../../frame/app'
import { ChunkLoadError } from '../../frame/chunkLoadError'
import { withoutModal } from '../routes/modals'
import { createBlocker } from './blocker'
import { historyEntry, newKey, type HistoryEntry } from './history'
import { addressOf, type Page } from './page'
import { follow, type ResolveContext } from './resolve'
import type { Navigate, RouterState, View } from './router'
import { createTransitions } from './transition'

/** A change of page: where to, and how it is taken in. */
interface Transition {
  readonly to: string
  readonly how: View['how']
  /** Where to scroll to after Back. */
  readonly scroll?: number | undefined
  /** How the history takes it: 'none' when the browser has moved already, or when nothing moves. */
  readonly entry: 'push' | 'replace' | 'none'
  readonly state?: Partial<HistoryEntry>
  /** Loads the data even where only the modal differs. */
  readonly anew?: boolean
  /** Tells no progress: something is shown already. */
  readonly quiet?: boolean
}

interface NavigateOptions {
  readonly window: Window
  readonly state: RouterState
  readonly unsaved: Pick<Unsaved, 'any'>
  /** With what an address is resolved at this moment. */
  readonly context: () => Omit<ResolveContext, 'signal' | 'current' | 'stays'>
  /** Leaves for another site, or loads a page of ours as a document. */
  readonly leave: (href: string) => void
  /** The instant, in milliseconds. */
  readonly now?: () => number
}

/** Carries the visitor from page to page: all that the router does without until somebody goes somewhere. */
export function createNavigate(options: NavigateOptions): Navigate {
  const { window, state, unsaved, context, leave, now = Date.now } = options
  const { view, progress } = state
  const { history } = window
  const here = () => view.peek().page
  /** The entry that the page stands in: Back moves the browser before the page. */
  let { key, at = 0 } = state.entry
  /** The pages to come back to, by the entries that they stood in, the newest last. */
  const kept = new Map([[key, here()]])
  /** Where entries were left by Back, which moves before anything can be kept in them. */
  const offsets = new Map<string, number>()
  /** When each content was loaded: the first one with its document. */
  const loadedAt = new WeakMap<object, number>([[here().content, window.performance.timeOrigin]])
  const blocker = createBlocker(unsaved, state.question, (path) => context().match(path))
  const transitions = createTransitions(window, progress)
  let failed: { readonly transition: Transition; readonly times: number } | undefined

  /** Loads the code and data of a page, and only then takes it in. */
  async function run(transition: Transition): Promise<void> {
    const { to, anew, quiet } = transition
    const load = (signal: AbortSignal) =>
      follow(to, { ...context(), signal, stays: true, current: anew ? undefined : here() })
    try {
      const outcome = await transitions.run(load, { quiet })
      if (!outcome) return
      progress.value = 'none'
      if ('redirect' in outcome) return leave(outcome.redirect.to)
      failed = undefined
      arrive(transition, outcome.page, outcome.redirected)
    } catch (fault) {
      const isOffline = isApiError(fault)
      if (!isOffline && !(fault instanceof ChunkLoadError)) throw fault
      failed = { transition, times: failed?.transition.to === to ? failed.times + 1 : 1 }
      const isOld = isOffline && tellAge(to)
      progress.value = isOld || quiet ? 'none' : 'failed'
    }
  }

  function arrive({ how, entry, scroll, state }: Transition, page: Page, redirected: boolean): void {
    if (!loadedAt.has(page.content)) loadedAt.set(page.content, now())
    if (entry === 'push') {
      history.replaceState({ ...historyEntry(window), scroll: Math.round(window.scrollY) }, '')
      key = newKey()
      at++
    }
    // An opener is never recorded on a redirect: closing would go back to where the visitor was sent from.
    const kept: HistoryEntry = { ...(redirected ? {} : state), key, at }
    if (entry === 'push') history.pushState(kept, '', addressOf(page))
    else if (entry === 'replace' || redirected) history.replaceState(kept, '', addressOf(page))
    show(page, how === 'inPlace' && redirected ? 'new' : how, scroll)
  }

  function show(page: Page, how: View['how'], scroll = 0): void {
    if (how !== 'inPlace') blocker.drop()
    kept.delete(key)
    kept.set(key, page)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    view.value = { page, how, scroll, modalData: historyEntry(window).modalData }
  }

  /** What did not come without a connection is shown already, as it was: it says of when it is. Whether it is. */
  function tellAge(to: string): boolean {
    const { content } = here()
    const isShown = content.kind === 'screen' && to === addressOf(here())
    if (isShown) view.value = { ...view.peek(), how: 'inPlace', asOf: loadedAt.get(content) ?? now() }
    return isShown
  }

  /** The next move of the browser is what somebody has decided on. */
  let decided = false
  /** Told when the browser is back at the entry that the page stands in. */
  let turnedBack: (() => void) | undefined

  /** Back or Forward: what the entry showed comes at once, and is then brought up to date. */
  function popped(): void {
    const entry = historyEntry(window, at + 1)
    if (turnedBack && entry.key === key) return turnedBack()
    offsets.set(key, window.scrollY)
    // Forward, to where a dialog was that Back has closed: there is nothing to see there.
    if (entry.laid && !window.document.querySelector('dialog[open]')) return history.back()
    const left = here()
    const { pathname, search, hash } = window.location
    const to = pathname + search + hash
    if (!decided && blocker.blocks(left, to)) return void askAtPage(entry)
    decided = false
    const scroll = offsets.get(entry.key) ?? entry.scroll
    key = entry.key
    at = entry.at ?? at - 1
    if (pathname === left.pathname && search === left.search) {
      end()
      return show({ ...left, hash }, scroll === undefined ? 'inPlace' : 'back', scroll)
    }
    const page = kept.get(key)
    if (!page) return void run({ to, how: 'back', scroll, entry: 'none' })
    show(page, 'back', scroll)
    if (page.loadKey === left.loadKey) end()
    else void run({ to, ...again, quiet: true })
  }

  /** The page stays, whatever was on its way. */
  function end(): void {
    transitions.end()
    progress.value = 'none'
  }

  /** The browser has moved already: it goes back to where the form is, which asks there, and then perhaps on again. */
  async function askAtPage(entry: HistoryEntry): Promise<void> {
    const steps = (entry.at ?? at - 1) - at || -1
    await new Promise<void>((resolve) => {
      turnedBack = resolve
      history.go(-steps)
    })
    turnedBack = undefined
    if (await blocker.ask()) pass(steps)
  }

  /** Moves in the history without asking: it has been asked. */
  function pass(steps: number): void {
    decided = true
    history.go(steps)
  }

  /** Goes, unless something would be lost and the visitor stays. */
  async function ask(transition: Transition): Promise<void> {
    if (!blocker.blocks(here(), transition.to) || (await blocker.ask())) await run(transition)
  }

  const within = (to: string, entry: Transition['entry'], state: Partial<HistoryEntry> = {}): Transition => ({
    ...{ to, how: 'inPlace', entry, state },
  })
  const changed = (change: QueryChange) => withQuery(here().pathname, here().query, change)

  return {
    popped,
    retry() {
      // Without a connection a document would come no more than a page, and this one would be gone.
      if (failed && failed.times > 1 && window.navigator.onLine) leave(failed.transition.to)
      else if (failed) void run(failed.transition)
    },
    go(to, { replace = false, keepPlace = false, evenUnsaved = false } = {}) {
      const entry = replace || historyEntry(window).laid ? 'replace' : 'push'
      const transition = { to, how: keepPlace ? 'inPlace' : 'new', entry } as const
      return evenUnsaved ? run(transition) : ask(transition)
    },
    pushQuery: (change, modalData) =>
      ask(within(changed(change), 'push', modalData === undefined ? {} : { modalData })),
    // What the entry remembers stays with it: above all that it was opened here.
    replaceQuery: (change) => ask(within(changed(change), 'replace', historyEntry(window))),
    openModal(id, { data, query } = {}) {
      const to = changed({ ...query, modal: id })
      const handed = data === undefined ? {} : { modalData: data }
      // What is open already is opened once: one step back closes it.
      return to === here().pathname + here().search
        ? ask(within(to, 'replace', { ...historyEntry(window), ...handed }))
        : ask(within(to, 'push', { opened: true, ...handed }))
    },
    // Neither asks: the dialog has.
    closeModal() {
      const { modal, query } = here()
      if (!modal) return
      if (historyEntry(window).opened) return pass(-1)
      const beneath = modal.beneath.split('?')[0] ?? '/'
      void run(within(withQuery(beneath, withoutModal(query, modal.row.id), {}), 'replace'))
    },
    layOver: () => run(within(addressOf(here()), 'push', { laid: true })),
    mayLeave: async () => !blocker.blocks(here(), null) || blocker.ask(),
    reload: () => run({ to: addressOf(here()), ...again }),
    async identityChanged(to) {
      // Nothing that was loaded for another is shown again.
      kept.clear()
      await run(
        to ? { to, how: 'new', entry: 'push', anew: true } : { to: addressOf(here()), ...again, quiet: true },
      )
    },
    prefetch: (to) => prefetch(to, context()),
  }
}

/** Loads the code of a page, and of the modal over it, ahead. What fails here is told when the page is asked for. */
function prefetch(
  to: string,
  { identity, match, loadScreen, loadModal }: ReturnType<NavigateOptions['context']>,
): void {
  const { pathname, searchParams: query } = new URL(to, 'http://localhost')
  const route = match(pathname)
  if (route) {
    const visit = { path: pathname as PagePath, params: route.params, query, identity }
    loadScreen(route.row.screen)
      .then((screen) => Promise.all([screen.code?.(visit), screen.later?.(visit)]))
      .catch(() => {})
  }
  const modal = modalOf(route?.row.modal ?? query.get('modal'))
  if (modal) loadModal(modal.id).catch(() => {})
}

const again = { how: 'inPlace', entry: 'none', anew: true } as const

/** So many pages are kept to come back to. */
const mostKept = 20
