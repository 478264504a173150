import type { HireTerms } from '@homecare/sdk/hiring'
import type { Deps } from '../deps/deps.ts'
import type { PlaceRow } from './offers.ts'
import { placeAt } from '../places/findPlace.ts'
import { placeZone } from '../places/placeZone.ts'
import { verifyAddress } from '../places/streets.ts'
import { refuse } from '../refusals/refuse.ts'
import { seal } from '../secrets/secret.ts'
import { accessPurpose } from './offers.ts'
import { offerServerTexts as words } from './texts.ts'

type PlaceTerms = Pick<
  HireTerms,
  'address' | 'address2' | 'address_as_typed' | 'city' | 'state' | 'zip_code' | 'access_note'
>

/**
 * The place of care as it is written in an offer, or changed later, found in the gazetteer, with its zone; refuses what is nowhere. Where a
 * provider of addresses does not know the street, it is taken as it is typed only if the family says so.
 */
export async function carePlaceOf(
  deps: Deps,
  { address, address2 = '', city, state, zip_code, access_note = '', address_as_typed }: PlaceTerms,
): Promise<Omit<PlaceRow, 'id' | 'family_id' | 'created_at'>> {
  const found = await placeAt(deps.db, { city, state, zip_code })
  if (!found) throw refuse.invalid({ city: [words.unknownPlace] })
  const { place, zip } = found
  const street = { address: address.trim(), city: place.city, state: place.state, zip_code: zip }
  const isKnown = await verifyAddress(deps, street)
  if (isKnown === false && !address_as_typed) throw refuse.invalid({ address: [words.unknownStreet] })
  const note = access_note.trim()
  return {
    ...street,
    address2: address2.trim(),
    address_verified: isKnown === true,
    county: place.county,
    latitude: place.latitude,
    longitude: place.longitude,
    time_zone: placeZone({ state: place.state, county: place.county, zip_code: zip }),
    access_note: note === '' ? '' : seal(deps.config.secret!, accessPurpose, note),
  }
}
