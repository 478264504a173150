import { message, type BoundText, type Text } from '../kit/text.js'
import { isLongZipCode, isMilitaryZip } from '../vocabulary/places/zipCode.js'
import { zipTexts } from './texts.js'

/**
 * What is wrong with a ZIP code as far as its digits tell, of five or of nine; null where it may exist. Whether it does
 * is known to the server, which has the table of the country.
 */
export function checkZip(zip: unknown): Text | BoundText | null {
  if (!isLongZipCode(zip)) return zipTexts.form
  return isMilitaryZip(zip) ? message(zipTexts.military, { zip }) : null
}

/** What is said of a ZIP code that does not exist: that it is a military one, or that there is none. */
export function noSuchZip(zip: string): Text | BoundText {
  return checkZip(zip) ?? message(zipTexts.unknown, { zip })
}
