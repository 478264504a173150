import type { ModalId } from './modals.js'
import type { Who } from './who.js'

/** What is to be known of an address: its pattern, in which `:name` stands for one segment, is its key in the table. */
export interface AddressRow {
  readonly who: Who
  /** For search engines, with a canonical address; any other is kept out of them. */
  readonly public?: true
  /** In the sitemap as it stands. */
  readonly listed?: true
  /** Other addresses that lead here. */
  readonly redirects?: readonly `/${string}`[]
  /** It opens this modal over the page at `beneath`. */
  readonly modal?: ModalId
  /** Pattern of the page beneath a modal of its own address. */
  readonly beneath?: `/${string}`
}

/** Addresses by their patterns. */
export type AddressTable = Readonly<Record<`/${string}`, AddressRow>>
