import type { Head, ModalModule, ScreenModule } from '../../frame/screen'
import type { BarPlace, Modal, PageHref, PagePath } from '@homecare/sdk/addresses'
import type { Text } from '@homecare/sdk/kit'
import type { RouteRow } from '../routes/routeRow'

/** What is shown at an address. */
export interface Page {
  /** Path as in the address bar, query with its question mark, hash with its sign. */
  readonly pathname: string
  readonly search: string
  readonly hash: string
  /** The decoded path, for screens. */
  readonly path: PagePath
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly row: RouteRow | null
  readonly stand: Stand
  readonly content: Content
  readonly head: Head
  readonly status: number
  readonly modal: OpenModal | null
  /** What the loader was run for: pages of the same key show the same data. */
  readonly loadKey: string
}

/** Where a page stands for whoever is signed in: the place of their bar, and where Back leads. */
export interface Stand {
  readonly place: BarPlace | null
  readonly up: { readonly href: PageHref; readonly text: Text } | null
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

/** The address of a page, of an URL, or of the window. */
export const addressOf = ({ pathname, search, hash }: Pick<Page, 'pathname' | 'search' | 'hash'>): string =>
  pathname + search + hash

/** What stays mounted from one address to another: the rows that share a word, else one path. */
export const mountKey = (row: RouteRow | null, path: string): string => row?.keeps ?? path
