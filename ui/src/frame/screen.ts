import type { Identity } from '@homecare/sdk/account'
import type { PageHref, PagePath } from '@homecare/sdk/addresses'
import type { Client } from '@homecare/sdk/client'
import type { Locale, Sayable } from '@homecare/sdk/kit'
import type { ComponentType } from 'react'

/** Where the visitor is, as a screen, its loader and its head see it. */
export interface Visit {
  /** Decoded, without query and hash: '/caregivers/california/san-francisco'. */
  readonly path: PagePath
  /** The parts of the path that its route names, decoded, with those that the route row fixes. */
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
}

/** What decides which parts of a screen a visit shows. */
export interface CodeContext extends Visit {
  readonly identity: Identity
}

/** What a loader may use. It runs on the server for the first page and in the browser for every later one. */
export interface LoadContext extends CodeContext {
  readonly care: Client
  readonly locale: Locale
  /** Aborted when the visitor goes elsewhere meanwhile. */
  readonly signal: AbortSignal
  /** Told of a part that failed, which the page shows in its place. */
  readonly report?: ((fault: unknown) => void) | undefined
}

/**
 * Loads what a screen shows first. The result travels into the page as JSON, so it is plain data. An ApiError of
 * kind `notFound` shows the not-found page; any other shows a failed page with a retry. A loader whose failure
 * leaves something to show catches it and says so in its data. `redirectTo` sends the visitor elsewhere.
 */
export type Load<D> = (context: LoadContext) => Promise<D>

/** What search engines, shared links and the tab say about a page. */
export interface Head {
  readonly title: Sayable
  readonly description?: Sayable
  /** The one address of this content, as a path with its query; the page's own path when absent. */
  readonly canonical?: PageHref
  /** Kept out of search engines. Routes that are not public always are. */
  readonly noindex?: boolean
  /** The HTTP status of the page. */
  readonly status?: number
  /** The number to call from this page, where it is a partner's own and not ours. */
  readonly phone?: string | null
  /** Path of the picture for shared links. */
  readonly image?: string
  /** Path of an Atom feed of what the page lists. */
  readonly feed?: string
  /** schema.org objects, each without `@context`: read from the document alone, so pages of arrival make them on the server. */
  readonly structured?: readonly Readonly<Record<string, unknown>>[]
}
export type HeadOf<D> = (
  data: D,
  visit: Visit & { readonly locale: Locale; readonly origin: string; readonly brand: string },
) => Head

export interface ScreenProps<D = undefined> extends Visit {
  /** What `load` resolved to. */
  readonly data: D
}

/** The exports of a screen's file: `default` the component, and optionally `load`, `head`, `code` and `later`. */
export interface ScreenModule<D = unknown> {
  readonly default: ComponentType<ScreenProps<D>>
  readonly load?: Load<D>
  readonly head?: HeadOf<D>
  /** Brings what else of its code a visit shows: awaited, beside `load`, before the page is shown. */
  readonly code?: (context: CodeContext) => Promise<unknown>
  /** The same for the parts that come later where the server has rendered the page. */
  readonly later?: (context: CodeContext) => Promise<unknown>
}

/** Props of a modal: a dialog of its own, shown over the page. */
export interface ModalProps {
  /** Goes back to where it was opened, or to the page beneath. */
  readonly close: () => void
  readonly query: URLSearchParams
  /** What the path of a modal of its own address names, as the id in `document/7`. */
  readonly params: Readonly<Record<string, string>>
  /** What the opener handed over; absent after a reload or on a shared link. */
  readonly data?: unknown
}
export interface ModalModule {
  readonly default: ComponentType<ModalProps>
}

/** Thrown by a loader: the visitor belongs elsewhere. */
export class Elsewhere extends Error {
  override readonly name = 'Elsewhere'
  constructor(
    readonly to: string,
    readonly permanent = false,
  ) {
    super(to)
  }
}

/** Sends the visitor to another path, on the server as a redirect of HTTP. */
export function redirectTo(path: PageHref, { permanent = false } = {}): never {
  throw new Elsewhere(path, permanent)
}
