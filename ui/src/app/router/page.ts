import type { Identity } from '@homecare/sdk/account'
import type { Client } from '@homecare/sdk/client'
import { isApiError, type ErrorKind, type Locale } from '@homecare/sdk/kit'
import {
  allowedAddress,
  loginHref,
  mayOpen,
  membershipAddress,
  modalOf,
  redirectFor,
  redirects,
  turnedAway,
  type Modal,
} from '@homecare/sdk/addresses'
import { pageTitles, pageTexts } from '@homecare/sdk/texts'
import {
  Elsewhere,
  type Head,
  type ModalModule,
  type ScreenModule,
  type CodeContext,
} from '../../frame/screen'
import { withoutModal } from '../routes/modals'
import { ChunkLoadError } from '../../frame/chunkLoadError'
import type { Failure } from '../../kit/states/FailureReference'
import { addressWithin } from './ownAddress'
import { NoConnection } from '../session/noConnection'
import { fillPattern, type Match, type RouteRow } from '../routes/routeRow'

/** What is shown at an address. */
export interface Page {
  /** Path as in the address bar, query with its question mark, hash with its sign. */
  readonly pathname: string
  readonly search: string
  readonly hash: string
  /** The decoded path, for screens. */
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly row: RouteRow | null
  readonly content: Content
  readonly head: Head
  readonly status: number
  readonly modal: OpenModal | null
  /** What the loader was run for: pages of the same key show the same data. */
  readonly loadKey: string
}
/** A route's screen with its data, or the screen that says that there is none. */
export interface Content {
  readonly kind: 'screen' | 'notFound' | 'failed'
  /** The file of the screen, as the route table names it. */
  readonly screen: string
  readonly module: ScreenModule
  readonly data: unknown
}
export interface OpenModal {
  readonly row: Modal
  readonly module: ModalModule
  /** The address of the page beneath. */
  readonly beneath: string
}

interface Detour {
  readonly to: string
  readonly permanent: boolean
  /** Leaves the product. */
  readonly external: boolean
}
export type Resolution = { readonly page: Page } | { readonly detour: Detour }

export interface ResolveContext {
  readonly care: Client
  readonly identity: Identity
  readonly locale: Locale
  readonly origin: string
  /** The product's name. */
  readonly brand: string
  readonly signal: AbortSignal
  readonly match: (path: string) => Match | null
  readonly loadScreen: (name: string) => Promise<ScreenModule>
  readonly loadModal: (name: string) => Promise<ModalModule>
  readonly membershipUrl?: string | undefined
  /** What is shown now: its data is used again where only the modal differs. */
  readonly current?: Page | undefined
  /** The failures for which the page that is shown stays, such as a connection that is gone. */
  readonly staysWithout?: ReadonlySet<ErrorKind>
  /** Told of a fault of ours in a loader, and of a load that failed. */
  readonly report?: (fault: unknown) => void
}
/**
 * What to show at an address: redirects, the business-to-business rule, the route's guard, then its code
 * and data. Rejects with a ChunkLoadError when the code does not come; every other trouble is a page of its own.
 * Rejects with NoConnection where the page that is shown stays instead.
 */
export async function resolve(address: string, context: ResolveContext): Promise<Resolution> {
  const url = addressWithin(address, context.origin)
  const here = url.pathname + url.search + url.hash
  const { identity } = context
  if (url.origin !== new URL(context.origin).origin) return detour(url.href, { external: true })
  // To a browser two slashes in front name another host: whatever were answered with this path would lead there.
  if (url.pathname.startsWith('//')) return { page: await notFound(placeOf(url), null, context) }

  if (url.pathname.length > 1 && url.pathname.endsWith('/')) {
    return detour((url.pathname.replace(/\/+$/, '') || '/') + url.search + url.hash, { permanent: true })
  }
  if (url.pathname === '/membership') {
    const { href, fullPage } = membershipAddress(context.membershipUrl)
    return detour(href, { external: fullPage })
  }
  const instead = redirectFor(here, identity)
  if (instead)
    return detour(instead, { permanent: !redirects.get(url.pathname.toLowerCase())?.caregiverOnly })
  const allowed = allowedAddress(identity, here)
  if (allowed !== here) return detour(allowed)

  const found = pageBeneath(url.pathname, context.match)
  const query = url.searchParams
  const place = placeOf(url)
  if (!found) return { page: await notFound(place, null, context) }

  const { match, modalName, beneath } = found
  // Also for the page that is shown: who asks for it may have signed in meanwhile.
  const away = turnedAway(match.row.who, identity, here)
  if (away) return detour(away)
  const rest = withoutModal(query, modalName)
  const loadKey = `${beneath}?${rest.toString()}`
  const modal = await openModal(modalName ?? query.get('modal'), `${beneath}${searchOf(rest)}`, context)
  const kept =
    context.current?.row?.path === match.row.path && context.current.loadKey === loadKey
      ? context.current
      : undefined
  const visit = { path: decoded(beneath), params: match.params, query }
  const shared = { ...place, ...visit, row: match.row, modal, loadKey }
  if (kept?.content.kind === 'screen') {
    return { page: { ...shared, content: kept.content, head: kept.head, status: kept.status } }
  }
  const { screen } = match.row
  const module = await context.loadScreen(screen)
  let data: unknown
  try {
    const [loaded] = await Promise.all([
      module.load?.({ ...visit, ...contextOfLoad(context) }),
      loadParts(module, { ...visit, identity }),
    ])
    data = loaded
  } catch (thrown) {
    if (thrown instanceof ChunkLoadError) throw thrown
    if (thrown instanceof Elsewhere) return detour(thrown.to, { permanent: thrown.permanent })
    if (!isApiError(thrown)) context.report?.(thrown)
    const kind = isApiError(thrown) ? thrown.kind : 'server'
    if (context.staysWithout?.has(kind)) throw new NoConnection(kind, { cause: thrown })
    // An address that no call can take names nothing, and trying again would not help.
    if (kind === 'notFound' || kind === 'forbidden' || kind === 'invalid')
      return { page: await notFound(place, match.row, context) }
    if (kind === 'unauthenticated' && match.row.who !== 'anyone') {
      return detour(loginHref(here))
    }
    // What is shown as failed is told to the team too, but for a connection that is not there.
    if (isApiError(thrown) && kind !== 'offline' && kind !== 'aborted') context.report?.(thrown)
    const head = { title: pageTexts.failedTitle, noindex: true }
    const status = kind === 'server' ? 500 : 503
    const failure: Failure = { kind, requestId: (thrown as Failure).requestId }
    return { page: { ...shared, content: await standIn('failed', context, failure), head, status } }
  }
  const content: Content = { kind: 'screen', screen, module, data }
  const head = module.head?.(data, {
    ...visit,
    locale: context.locale,
    origin: context.origin,
    brand: context.brand,
  }) ?? {
    title: match.row.title,
  }
  return { page: { ...shared, content, head, status: head.status ?? 200 } }
}

interface Found {
  readonly match: Match
  readonly beneath: string
  readonly modalName: string | null
}

/** The parts of a screen that the visit shows are code like the screen's own. */
async function loadParts(module: ScreenModule, context: CodeContext): Promise<void> {
  try {
    await Promise.all([module.code?.(context), module.later?.(context)])
  } catch (cause) {
    throw new ChunkLoadError('A part of the page did not load', { cause })
  }
}

/** The route of a path; for a modal of its own address, the route of the page beneath it. */
export function pageBeneath(pathname: string, match: ResolveContext['match']): Found | null {
  const found = match(pathname)
  if (!found) return null
  if (!found.row.modal) return { match: found, beneath: pathname, modalName: null }
  const beneath = fillPattern(found.row.beneath ?? '/', found.params)
  const under = match(beneath)
  if (!under) return null
  const params = { ...under.params, ...found.params }
  return { match: { row: under.row, params }, beneath, modalName: found.row.modal }
}

async function openModal(
  name: string | null,
  beneath: string,
  context: ResolveContext,
): Promise<OpenModal | null> {
  const row = modalOf(name)
  const { identity } = context
  if (!row || !mayOpen(row, identity)) return null
  return { row, beneath, module: await context.loadModal(row.id) }
}

function contextOfLoad({ care, identity, locale, signal, report }: ResolveContext) {
  return { care, identity, locale, signal, report }
}

type Place = Pick<Page, 'pathname' | 'search' | 'hash' | 'path' | 'query'>

const placeOf = (url: URL): Place => ({
  pathname: url.pathname,
  search: url.search,
  hash: url.hash,
  path: decoded(url.pathname),
  query: url.searchParams,
})

/** No such page; or a record that is not there, or not for this person's eyes. */
async function notFound(place: Place, row: RouteRow | null, context: ResolveContext): Promise<Page> {
  return {
    ...place,
    params: {},
    row,
    content: await standIn('notFound', context),
    head: { title: pageTitles.notFound, noindex: true },
    status: 404,
    modal: null,
    loadKey: place.pathname + place.search,
  }
}

async function standIn(
  kind: 'notFound' | 'failed',
  { loadScreen }: ResolveContext,
  failure?: Failure,
): Promise<Content> {
  const screen = kind === 'notFound' ? 'app/shell/NotFoundScreen' : 'app/shell/FailedScreen'
  return { kind, screen, module: await loadScreen(screen), data: failure }
}

function detour(to: string, { permanent = false, external = false } = {}): Resolution {
  return { detour: { to, permanent, external } }
}

function searchOf(query: URLSearchParams): string {
  const search = query.toString()
  return search ? `?${search}` : ''
}

export function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
