import type { UserType } from '../account/catalogue.js'
import type { BarPlace } from './bar.js'
import type { ModalId } from './modals.js'
import type { Who } from './who.js'

/** What is to be known of an address: its pattern, in which `:name` stands for one segment, is its key in the table. */
export interface AddressRow {
  readonly who: Who
  /** Where it is in the bar of whoever is signed in. */
  readonly place: PlaceOf
  /**
   * The pattern of the page above it, whose parts are those of its own path; where none is named, the first page of its
   * place. `upOf` says what of it somebody sees.
   */
  readonly up?: `/${string}`
  /** Who is led up there, where that page is not for everybody who may see this one. */
  readonly upFor?: readonly UserType[]
  /** A step of a flow: what would lead out of it is one line at the foot. */
  readonly flow?: true
  /**
   * Always loaded as a document, and left as one: the page has a security policy of its own, since numbers of cards and accounts
   * are entered there in the payment provider's field.
   */
  readonly loads?: 'document'
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

/**
 * One place for everybody who may see the address, one for each kind of user, or none on purpose: `null`. Of the kinds
 * `others` are those that are not named.
 */
export type PlaceOf = BarPlace | null | Readonly<Partial<Record<UserType | 'others', BarPlace | null>>>

/** Addresses by their patterns. */
export type AddressTable = Readonly<Record<`/${string}`, AddressRow>>
