import type { Identity } from '@homecare/sdk/account'
import {
  allowedAddress,
  barOf,
  loginHref,
  mayOpen,
  membershipAddress,
  modalOf,
  placeOf,
  passwordFirst,
  redirectFor,
  redirects,
  turnedAway,
  upOf,
  type PagePath,
} from '@homecare/sdk/addresses'
import type { Client } from '@homecare/sdk/client'
import { isApiError, type Locale } from '@homecare/sdk/kit'
import { pageTexts, pageTitles } from '@homecare/sdk/texts'
import { ChunkLoadError } from '../../frame/chunkLoadError'
import { withQuery } from '../../frame/navigation'
import { Elsewhere, type CodeContext, type ModalModule, type ScreenModule } from '../../frame/screen'
import type { Failure } from '../../kit/states/FailureReference'
import { withoutModal } from '../routes/modals'
import { decoded, fillPattern, type Match, type RouteRow } from '../routes/routeRow'
import { addressOf, type Content, type OpenModal, type Page, type Stand } from './page'

type Resolution = { readonly page: Page } | { readonly redirect: Redirect }

interface Redirect {
  readonly to: string
  readonly permanent: boolean
  /** Leaves the product. */
  readonly external: boolean
}

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
  /** Brings the bar of whoever is signed in, which is code of its own. */
  readonly loadBar?: () => Promise<unknown>
  readonly membershipUrl?: string | undefined
  /** What is shown now: its data is used again where only the modal differs. */
  readonly current?: Page | undefined
  /** The page that is left, in a browser: one with a security policy of its own is left, and come to, by a document. */
  readonly from?: Page | undefined
  /** Whether the page of a path has another security policy than the document that is left. */
  readonly otherPolicy?: (pathname: string) => boolean
  /** A page is shown, which stays where there is no connection: it is worth more than words about the one to come. */
  readonly stays?: boolean
  /** Told of a fault of ours in a loader, and of a load that failed. */
  readonly report?: (fault: unknown) => void
}

/**
 * What to show at an address, or where it leads instead: the address is made one of ours, redirected, matched, guarded,
 * and loaded. Rejects with a ChunkLoadError when code does not come, and with an ApiError where the page that is shown
 * `stays`; every other trouble is a page of its own.
 */
export async function resolve(address: string, context: ResolveContext): Promise<Resolution> {
  const url = addressWithin(address, context.origin)
  if (url.origin !== new URL(context.origin).origin) return redirect(url.href, { external: true })
  // To a browser two slashes in front name another host: whatever were answered with this path would lead there.
  if (url.pathname.startsWith('//')) return notFound(url, null, context)
  const instead = redirectOf(url, context)
  if (instead) return instead
  const route = routeOf(url.pathname, context.match)
  if (needsDocument(url, route, context)) return redirect(addressOf(url), { external: true })
  if (!route) return notFound(url, null, context)
  // Also for the page that is shown: who asks for it may have signed in meanwhile.
  const away = turnedAway(route.row.who, context.identity, addressOf(url))
  return away ? redirect(overHome(away, route.modal, context.identity)) : load(url, route, context)
}

/** A modal that is theirs over a page that is not, as the photo of whoever keeps no profile, lies over their home. */
function overHome(home: string, modal: string | null, identity: Identity): string {
  const row = modalOf(modal)
  return row && identity.user_type !== 'anonymous' && mayOpen(row, identity)
    ? `${home}?modal=${row.id}`
    : home
}

/** A security policy comes with a document and with nothing else, so to and from a page with its own one is loaded. */
function needsDocument(
  { pathname }: URL,
  route: Route | null,
  { from, otherPolicy }: Pick<ResolveContext, 'from' | 'otherPolicy'>,
): boolean {
  if (!from || from.pathname === pathname) return false
  if (route?.row.loads === 'document' || from.row?.loads === 'document') return true
  return otherPolicy?.(pathname) ?? false
}

/** The same, on through redirects: the page that they lead to, or the redirect that leads out of the product. */
export async function follow(address: string, context: ResolveContext) {
  let to = address
  for (let hops = 0; hops < mostRedirects; hops++) {
    const outcome = await resolve(to, context)
    if ('page' in outcome) return { ...outcome, redirected: hops > 0 }
    if (outcome.redirect.external) return outcome
    to = outcome.redirect.to
  }
  throw new Error(`${address} redirects in a circle`)
}
const mostRedirects = 10

/**
 * An address as one of ours: what begins with a slash, or with what browsers read as one, is a path of `origin`,
 * however many follow. Other texts are addresses as they stand.
 */
export function addressWithin(address: string, origin: string): URL {
  return /^[/\\]/.test(address) ? new URL(new URL(origin).origin + address) : new URL(address, origin)
}

/** Where an address leads whoever asks, whatever page it may name: by its form, its name, or the person's plan. */
function redirectOf(url: URL, { identity, membershipUrl }: ResolveContext): Resolution | null {
  const { pathname, search, hash } = url
  const address = addressOf(url)
  if (/.\/$/.test(pathname))
    return redirect((pathname.replace(/\/+$/, '') || '/') + search + hash, { permanent: true })
  if (pathname === '/membership') {
    const { href, fullPage } = membershipAddress(membershipUrl)
    return redirect(href, { external: fullPage })
  }
  const first = passwordFirst(identity, address)
  if (first) return redirect(first)
  const renamed = redirectFor(address, identity)
  if (renamed) return redirect(renamed, { permanent: !redirects.get(pathname.toLowerCase())?.caregiverOnly })
  const allowed = allowedAddress(identity, address)
  return allowed === address ? null : redirect(allowed)
}

interface Route extends Match {
  /** The path of the page beneath a modal of its own address; else the path itself. */
  readonly beneath: string
  /** The modal that the path itself opens. */
  readonly modal: string | null
}

/** The route of a path; for a modal of its own address, the route of the page beneath it. */
export function routeOf(pathname: string, match: ResolveContext['match']): Route | null {
  const found = match(pathname)
  if (!found?.row.modal) return found && { ...found, beneath: pathname, modal: null }
  const beneath = fillPattern(found.row.beneath ?? '/', found.params)
  const under = match(beneath)
  const params = { ...under?.params, ...found.params }
  return under && { row: under.row, params, beneath, modal: found.row.modal }
}

/** The page of a route, with its code and data; those of the page that is shown where only the modal differs. */
async function load(url: URL, route: Route, context: ResolveContext): Promise<Resolution> {
  const { row, params, beneath } = route
  const { current, identity } = context
  const rest = withoutModal(url.searchParams, route.modal)
  const visit = { path: decoded(beneath) as PagePath, params, query: url.searchParams }
  const frame = {
    ...{ pathname: url.pathname, search: url.search, hash: url.hash, ...visit, row },
    stand: standOf(row, beneath, params, context),
    loadKey: `${beneath}?${rest.toString()}`,
    modal: await openModal(
      route.modal ?? url.searchParams.get('modal'),
      withQuery(beneath, rest, {}),
      context,
    ),
  }
  if (
    current?.content.kind === 'screen' &&
    current.row?.path === row.path &&
    current.loadKey === frame.loadKey
  )
    return { page: { ...current, ...frame } }
  const module = await context.loadScreen(row.screen)
  try {
    const [data] = await Promise.all([
      module.load?.({ ...context, ...visit }),
      loadParts(module, { ...visit, identity }),
      identity.user_type === 'anonymous' ? undefined : context.loadBar?.(),
    ])
    const head = module.head?.(data, { ...context, ...visit }) ?? { title: row.title }
    const content: Content = { kind: 'screen', screen: row.screen, module, data }
    return { page: { ...frame, content, head, status: head.status ?? 200 } }
  } catch (fault) {
    return afterFault(fault, url, frame, context)
  }
}

/** The parts of a screen that the visit shows are code like the screen's own. */
async function loadParts(module: ScreenModule, context: CodeContext): Promise<void> {
  try {
    await Promise.all([module.code?.(context), module.later?.(context)])
  } catch (cause) {
    throw new ChunkLoadError('A part of the page did not load', { cause })
  }
}

/** Where a page stands for somebody: the names are those of the bar, or the titles of what is above. */
function standOf(
  row: RouteRow | null,
  path: string,
  params: Readonly<Record<string, string>>,
  { identity, match }: ResolveContext,
): Stand {
  const href = upOf(row, decoded(path), params, identity)
  const bar = barOf(identity)
  const place =
    bar.find((one) => one.href === href) ?? bar.flatMap(({ pages }) => pages).find((one) => one.href === href)
  const text = place?.label ?? (href && match(href)?.row.title)
  return { place: placeOf(row, identity), up: href && text ? { href, text } : null }
}

async function openModal(
  name: string | null,
  beneath: string,
  { identity, loadModal }: ResolveContext,
): Promise<OpenModal | null> {
  const row = modalOf(name)
  if (!row || !mayOpen(row, identity)) return null
  return { row, beneath, module: await loadModal(row.id) }
}

type Frame = Omit<Page, 'content' | 'head' | 'status' | 'row'> & { readonly row: RouteRow }

/** What comes of a loader that threw. */
async function afterFault(
  fault: unknown,
  url: URL,
  frame: Frame,
  context: ResolveContext,
): Promise<Resolution> {
  if (fault instanceof ChunkLoadError) throw fault
  if (fault instanceof Elsewhere) return redirect(fault.to, { permanent: fault.permanent })
  const kind = isApiError(fault) ? fault.kind : 'server'
  if (context.stays && (kind === 'offline' || kind === 'timeout')) throw fault
  // An address that no call can take names nothing, and trying again would not help.
  if (kind === 'notFound' || kind === 'forbidden' || kind === 'invalid')
    return notFound(url, frame.row, context)
  if (kind === 'unauthenticated' && frame.row.who !== 'anyone') return redirect(loginHref(addressOf(url)))
  // What is shown as failed is told to the team too, but for a connection that is not there.
  if (kind !== 'offline' && kind !== 'aborted') context.report?.(fault)
  const failure: Failure = { kind, requestId: (fault as Failure).requestId }
  const content = await standIn('failed', 'app/shell/FailedScreen', context, failure)
  const head = { title: pageTexts.failedTitle, noindex: true }
  return { page: { ...frame, content, head, status: kind === 'server' ? 500 : 503 } }
}

/** No such page; or a record that is not there, or not for this person's eyes. */
async function notFound(url: URL, row: RouteRow | null, context: ResolveContext): Promise<Resolution> {
  const { pathname, search, hash, searchParams: query } = url
  const content = await standIn('notFound', 'app/shell/NotFoundScreen', context)
  const stand = standOf(row, pathname, {}, context)
  const head = { title: pageTitles.notFound, noindex: true }
  const visit = { path: decoded(pathname) as PagePath, params: {}, query }
  const loadKey = pathname + search
  return {
    page: { pathname, search, hash, ...visit, row, stand, content, head, status: 404, modal: null, loadKey },
  }
}

async function standIn(
  kind: 'notFound' | 'failed',
  screen: string,
  { loadScreen }: ResolveContext,
  failure?: Failure,
): Promise<Content> {
  return { kind, screen, module: await loadScreen(screen), data: failure }
}

function redirect(to: string, { permanent = false, external = false } = {}): Resolution {
  return { redirect: { to, permanent, external } }
}
