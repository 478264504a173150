import type { StreetAddress } from '@homecare/sdk/places'
import type { Deps } from '../deps/deps.ts'
import { isAmong } from '../geo/addressProvider.ts'

/** So many streets are suggested. */
const most = 5

/** The streets that the provider of addresses knows for a text; null where there is none, or it does not answer. */
export async function knownStreets(
  { addresses, log }: Pick<Deps, 'addresses' | 'log'>,
  typed: string,
): Promise<StreetAddress[] | null> {
  if (!addresses) return null
  return addresses.streets(typed, most).catch((error: unknown) => {
    log.warn('An address is taken as it is typed: its provider failed', { error })
    return null
  })
}

/**
 * Whether the provider knows this very address: asked here, whoever says so of it. Null where nobody can be asked: the
 * address is then as it is typed.
 */
export async function verifyAddress(
  deps: Pick<Deps, 'addresses' | 'log'>,
  address: Pick<StreetAddress, 'address' | 'city' | 'state' | 'zip_code'>,
): Promise<boolean | null> {
  const { address: street, city, state, zip_code } = address
  const found = await knownStreets(deps, `${street}, ${city}, ${state} ${zip_code}`)
  return found && isAmong(found, address)
}
