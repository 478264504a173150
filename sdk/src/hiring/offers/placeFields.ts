import { max } from '../../kit/checks.js'
import { message, type Sayable } from '../../kit/text.js'
import { checkAddress, splitStreet } from '../../places/address.js'
import type { PickedPlace } from '../../places/calls.js'
import { addressTexts } from '../../places/texts.js'
import { hireLimits } from './limits.js'
import { offerErrorTexts as wrong } from './offerTexts.js'

/** A place of care as a form holds it. */
export interface PlaceFields {
  readonly address: string
  readonly address2: string
  readonly place: PickedPlace | null
  /** The street is to be taken as it is typed, although no provider of addresses knows it. */
  readonly as_typed: boolean
  readonly access_note: string
}

/** What is wrong with a text that is longer than so many characters. */
export const longAtMost = (limit: number) => max(limit, message(wrong.recipientNameLong, { max: limit }))

/** How a form asks for a place of care: empty at first. */
export const placeFields = {
  address: { initial: '' },
  address2: { initial: '', checks: [longAtMost(hireLimits.address2)] },
  place: { initial: null },
  as_typed: { initial: false },
  access_note: { initial: '', checks: [longAtMost(hireLimits.accessNote)] },
}

/** As the server names the parts of a place, and the form their one field. */
export const placeServerNames = { city: 'place', state: 'place', zip_code: 'place' } as const

/** What is wrong with the place of care, by field. */
export function placeErrors({
  address,
  place,
}: Pick<PlaceFields, 'address' | 'place'>): Partial<Record<'address' | 'place', Sayable>> {
  const picked = place && { address, ...splitStreet(address), ...place }
  const error = checkAddress({ typed: address, picked })
  if (error === null) return {}
  return error === addressTexts.nothingPicked ? { place: wrong.place } : { address: error }
}

/** The place that a form comes to, as it is sent; what is not filled in is empty. */
export function placeOf({ address, address2, place, as_typed, access_note }: PlaceFields) {
  return {
    address: address.trim(),
    address2: address2.trim(),
    ...(as_typed && { address_as_typed: true }),
    city: place?.city ?? '',
    state: place?.state ?? '',
    zip_code: place?.zip_code ?? '',
    access_note: access_note.trim(),
  }
}
