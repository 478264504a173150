import { isEmpty } from '../kit/checks.js'
import { entryOf, isRecord, numberOf, textOf } from '../kit/shape.js'
import type { Text } from '../kit/text.js'
import { addressCountries, addressModes, type AddressMode } from '../vocabulary/places/catalogue.js'
import { coordinateDecimals } from '../vocabulary/places/constants.js'
import { states } from '../vocabulary/places/states.js'
import { addressTexts } from './texts.js'

/** An address as picked from suggestions; what a suggestion lacks is empty or left out. */
export interface Address {
  /** The street in one line as it is written, 'Calle Luna 105'; else it is made of its parts, the number first. */
  readonly address?: string | null
  readonly street_number?: string | null
  readonly street_name?: string | null
  readonly city?: string | null
  /** Two letters; PR is one of them. */
  readonly state?: string | null
  readonly zip_code?: string | null
  readonly country?: string | null
  readonly latitude?: number | null
  readonly longitude?: number | null
}

/** What the address field holds: what is typed, and what was picked; null where nothing was, or it was changed since. */
export interface AddressField {
  readonly typed: string
  readonly picked: Address | null
}

/**
 * What is wrong with an address, for the mode that is asked for: nothing picked, no street number, the
 * street cleared, or outside the United States and Puerto Rico.
 */
export function checkAddress(field: AddressField, mode: AddressMode = 'full'): Text | null {
  if (!isRecord(field)) return addressTexts.nothingPicked
  const picked = isRecord(field.picked) ? (field.picked as Address) : null
  if (mode === 'full' && picked && isEmpty(field.typed)) return addressTexts.streetMissing
  if (!picked || !isInCountries(picked)) return addressTexts.nothingPicked
  if (isComplete(picked, mode)) return null
  const numberMissing = mode === 'full' && isEmpty(picked.street_number) && !isEmpty(picked.street_name)
  return numberMissing ? addressTexts.streetNumberMissing : addressTexts.nothingPicked
}

/** Whether an address has all that a mode needs: for coordinates two numbers on the globe. */
export function isComplete(address: Address, mode: AddressMode): boolean {
  const fields = entryOf<readonly (keyof Address)[]>(addressModes, mode)
  if (!isRecord(address) || !fields) return false
  if (mode === 'coordinates') return isOnGlobe(address.latitude, address.longitude)
  return fields.every((field) => textOf(address[field]) !== '')
}

/** Whether it lies in the United States or Puerto Rico, by its country, or where it names none by its state. */
export function isInCountries(address: Address): boolean {
  if (!isRecord(address)) return false
  const country = textOf(address.country).toUpperCase()
  if (country !== '') return addressCountries.has(country)
  const state = textOf(address.state).toUpperCase()
  return state === '' ? isOnGlobe(address.latitude, address.longitude) : states.has(state)
}

/** A coordinate as it is kept: six decimals unless told; null for what is no number. */
export function roundCoordinate(value: unknown, decimals = coordinateDecimals): number | null {
  const number = numberOf(value)
  if (number === null || Math.abs(number) > 180) return null
  const rounded = Math.round(number * 10 ** decimals) / 10 ** decimals
  return rounded === 0 ? 0 : rounded
}

/** A street in one line in its two parts: '88 Grand Ave', and 'Calle Luna 105' as it is said in Puerto Rico. */
export function splitStreet(line: string): { readonly street_number: string; readonly street_name: string } {
  const words = textOf(line).split(/\s+/)
  const at = /^\d/.test(words[0] ?? '') ? 0 : words.findLastIndex((word) => /^#?\d/.test(word))
  if (at < 0) return { street_number: '', street_name: words.join(' ') }
  return { street_number: words[at] ?? '', street_name: words.toSpliced(at, 1).join(' ') }
}

/** The user fields an address is sent as: the street in one line, coordinates to six decimals. */
export function addressBody(address: Address) {
  const latitude = roundCoordinate(address?.latitude)
  const longitude = roundCoordinate(address?.longitude)
  return {
    address:
      textOf(address?.address) || `${textOf(address?.street_number)} ${textOf(address?.street_name)}`.trim(),
    city: textOf(address?.city),
    state: textOf(address?.state),
    zip_code: textOf(address?.zip_code),
    ...(latitude !== null && longitude !== null && { latitude, longitude }),
  }
}

/** An address as the user's record has it: the street in one line. */
export interface SavedAddress {
  readonly address?: string | null
  readonly city?: string | null
  readonly state?: string | null
  readonly zip_code?: string | null
}

/** Whether a picked address is the saved one; coordinates alone are no change. */
export function isSameAddress(saved: SavedAddress, picked: Address): boolean {
  const body = addressBody(picked)
  return savedFields.every((field) => textOf(saved?.[field]).toLowerCase() === body[field].toLowerCase())
}

/**
 * What saving the location sends: the address only if another one was picked, the
 * distance always; 'Invalid address' where neither the picked nor, with none picked, the saved one is full. `asTyped`
 * goes with an address that is to be taken although no provider of addresses knows it.
 */
export function locationChange(
  saved: SavedAddress,
  picked: Address | null,
  distance: number,
  asTyped = false,
): { readonly error: Text } | { readonly user: LocationChange } {
  const full = isRecord(picked)
    ? isComplete(picked, 'full') && isInCountries(picked)
    : savedFields.every((field) => textOf(saved?.[field]) !== '')
  if (!full) return { error: addressTexts.invalid }
  const settings = { max_job_distance_preference: distance }
  return {
    user:
      picked && !isSameAddress(saved, picked)
        ? { ...addressBody(picked), ...(asTyped && { address_as_typed: true }), settings }
        : { settings },
  }
}

export type AddressBody = ReturnType<typeof addressBody>

/** What is sent of a location: the address where it is another one, and how far to work, in miles. */
export interface LocationChange extends Partial<AddressBody> {
  readonly address_as_typed?: boolean
  readonly settings: { readonly max_job_distance_preference: number }
}

const savedFields = ['address', 'city', 'state', 'zip_code'] as const

function isOnGlobe(latitude: unknown, longitude: unknown): boolean {
  const north = numberOf(latitude, -90)
  const east = numberOf(longitude, -180)
  return north !== null && north <= 90 && east !== null && east <= 180
}
