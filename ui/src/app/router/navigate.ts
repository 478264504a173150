import { isApiError } from '@homecare/sdk/kit'
import { withQuery, type QueryChange } from '../../frame/navigation'
import type { Unsaved } from '../../frame/app'
import { ChunkLoadError } from '../../frame/chunkLoadError'
import { withoutModal } from '../routes/modals'
import { createBlocker } from './blocker'
import { createEntries, type Pop } from './entries'
import { historyEntry, type HistoryEntry } from './history'
import { createKeptPages } from './keptPages'
import { addressOf, type Page } from './page'
import { prefetch } from './prefetch'
import { createLeftPages } from './leftPages'
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
  const here = () => view.peek().page
  const entries = createEntries(window, state.entry)
  const kept = createKeptPages()
  kept.keep(entries.key(), here())
  /** When each content was loaded: the first one with its document. */
  const loadedAt = new WeakMap<object, number>([[here().content, window.performance.timeOrigin]])
  const blocker = createBlocker(unsaved, state.question, (path) => context().match(path))
  const transitions = createTransitions(window, progress)
  const leftAs = createLeftPages()
  let failed: { readonly transition: Transition; readonly times: number } | undefined
  let running: Transition | undefined

  /** Loads the code and data of a page, and only then takes it in. */
  async function run(transition: Transition): Promise<void> {
    const { to, anew, quiet } = transition
    running = transition
    const load = (signal: AbortSignal) =>
      follow(to, { ...context(), signal, stays: true, current: anew ? undefined : here(), from: here() })
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
    } finally {
      if (running === transition) running = undefined
    }
  }

  function arrive({ how, entry, scroll, state }: Transition, page: Page, redirected: boolean): void {
    leftAs.leave(here(), window.scrollY)
    if (!loadedAt.has(page.content)) loadedAt.set(page.content, now())
    // An opener is never recorded on a redirect: closing would go back to where the visitor was sent from.
    const keeps = redirected || !state ? {} : state
    if (entry === 'push') entries.push(addressOf(page), keeps)
    else if (entry === 'replace' || redirected) entries.replace(addressOf(page), keeps)
    show(page, how === 'inPlace' && redirected ? 'new' : how, scroll)
  }

  function show(page: Page, how: View['how'], scroll = 0): void {
    if (how !== 'inPlace') blocker.drop()
    kept.keep(entries.key(), page)
    view.value = { page, how, scroll, modalData: historyEntry(window).modalData }
  }

  /** What did not come without a connection is shown already, as it was: it says of when it is. Whether it is. */
  function tellAge(to: string): boolean {
    const { content } = here()
    const isShown = content.kind === 'screen' && to === addressOf(here())
    if (isShown) view.value = { ...view.peek(), how: 'inPlace', asOf: loadedAt.get(content) ?? now() }
    return isShown
  }

  /** Back or Forward: what the entry showed comes at once, and is then brought up to date. */
  function popped(): void {
    const pop = entries.popped()
    if (!pop) return
    const left = here()
    leftAs.leave(left, window.scrollY)
    const { pathname, search, hash } = window.location
    const to = addressOf(window.location)
    if (!pop.decided && blocker.blocks(left, to)) return void askBefore(pop)
    entries.stand(pop)
    const { scroll } = pop
    if (pathname === left.pathname && search === left.search) {
      // A dialog that closes takes its entry away; the page beneath is brought anew all the same.
      if (!running?.anew || running.to !== to) end()
      return show({ ...left, hash }, scroll === undefined ? 'inPlace' : 'back', scroll)
    }
    const page = kept.of(entries.key())
    if (!page) return void run({ to, how: 'back', scroll, entry: 'none' })
    show(page, 'back', scroll)
    if (page.loadKey === left.loadKey) end()
    else void run({ to, ...again, quiet: true })
  }

  /** The browser goes back to where the form is, which asks there, and then perhaps on again. */
  async function askBefore(pop: Pop): Promise<void> {
    await entries.turnBack(pop)
    if (await blocker.ask()) entries.go(pop.steps)
  }

  /** The page stays, whatever was on its way. */
  function end(): void {
    transitions.end()
    progress.value = 'none'
  }

  /** Goes, unless something would be lost and the visitor stays. */
  async function ask(transition: Transition): Promise<void> {
    if (!blocker.blocks(here(), transition.to) || (await blocker.ask())) await run(transition)
  }

  const changed = (change: QueryChange) => withQuery(here().pathname, here().query, change)

  return {
    popped,
    retry() {
      // Without a connection a document would come no more than a page, and this one would be gone.
      if (failed && failed.times > 1 && window.navigator.onLine) leave(failed.transition.to)
      else if (failed) void run(failed.transition)
    },
    go(to, { replace = false, keepPlace = false, evenUnsaved = false, up = false } = {}) {
      const entry = replace || historyEntry(window).laid ? 'replace' : 'push'
      const back = up ? leftAs.of(to) : undefined
      const how = keepPlace ? 'inPlace' : back ? 'back' : 'new'
      const transition = { to, ...back, how, entry } as const
      return evenUnsaved ? run(transition) : ask(transition)
    },
    pushQuery: (change, modalData) =>
      ask(inPlace(changed(change), 'push', modalData === undefined ? {} : { modalData })),
    // What the entry remembers stays with it: above all that it was opened here.
    replaceQuery: (change) => ask(inPlace(changed(change), 'replace', historyEntry(window))),
    openModal(id, { data, query } = {}) {
      const to = changed({ ...query, modal: id })
      const handed = data === undefined ? {} : { modalData: data }
      // What is open already is opened once: one step back closes it.
      return to === here().pathname + here().search
        ? ask(inPlace(to, 'replace', { ...historyEntry(window), ...handed }))
        : ask(inPlace(to, 'push', { opened: true, ...handed }))
    },
    // Neither this nor going back asks: the dialog has.
    closeModal() {
      const { modal, query } = here()
      if (!modal) return
      if (historyEntry(window).opened) return entries.go(-1)
      const beneath = modal.beneath.split('?')[0] ?? '/'
      void run(inPlace(withQuery(beneath, withoutModal(query, modal.row.id), {}), 'replace'))
    },
    layOver: () => run(inPlace(addressOf(here()), 'push', { laid: true })),
    mayLeave: async () => !blocker.blocks(here(), null) || blocker.ask(),
    reload: () => run({ to: addressOf(here()), ...again }),
    async identityChanged(to) {
      // Nothing that was loaded for another is shown again.
      kept.forget()
      await run(
        to ? { to, how: 'new', entry: 'push', anew: true } : { to: addressOf(here()), ...again, quiet: true },
      )
    },
    prefetch: (to) => prefetch(to, context()),
  }
}

const inPlace = (to: string, entry: 'push' | 'replace', state: Partial<HistoryEntry> = {}): Transition => ({
  ...{ to, how: 'inPlace', entry, state },
})

const again = { how: 'inPlace', entry: 'none', anew: true } as const
