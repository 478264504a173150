import { textOf } from '../kit/shape.js'

/** The address of a map of a place in words, outside of the product: a phone opens its own maps for it. */
export function mapHref(place: string): `https://${string}` {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(textOf(place).replaceAll(/\p{Surrogate}/gu, ''))}`
}
