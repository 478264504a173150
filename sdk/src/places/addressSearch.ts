import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import type { After } from '../kit/state/toasts.js'
import { findAddresses, type StreetAddress } from './nearCalls.js'
import { createSuggestions, type Suggestions } from './suggestions.js'

/** A street field while somebody types in it. */
export interface AddressSearch extends Suggestions<StreetAddress> {
  /**
   * Whether there is a provider of addresses to choose from; null until the first answer. Without one the street is
   * typed, nobody is asked again, and the address stays not verified.
   */
  readonly provided: ReadonlySignal<boolean | null>
}

/** Addresses of streets while somebody types, where the server has a provider of them. A choice fills in the street. */
export function createAddressSearch(care: Client, after?: After): AddressSearch {
  const provided = signal<boolean | null>(null)
  const search = createSuggestions(
    async (abort, address_str: string) => {
      const found = await care.call(findAddresses, { body: { address_str } }, { signal: abort })
      provided.value = found.provided
      return found.addresses
    },
    ({ address }: StreetAddress) => address,
    after,
  )
  return {
    ...search,
    provided,
    type: (text) => (provided.peek() === false ? search.fill(text) : search.type(text)),
  }
}
