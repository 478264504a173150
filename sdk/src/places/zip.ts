import { message, type BoundText, type Text } from '../kit/text.js'
import { isLongZipCode, isMilitaryZip } from '../vocabulary/places/zipCode.js'
import { zipTexts } from './texts.js'

/**
 * What is wrong with the form of a ZIP code, of five digits or of nine; null where it may exist. Whether a home has it is
 * known to the server, which has the table of the country.
 */
export function checkZip(zip: unknown): Text | null {
  return isLongZipCode(zip) ? null : zipTexts.form
}

/** What is said of a ZIP code that no home has: that it is of another form, or a military one, or that there is none. */
export function noSuchZip(zip: string): Text | BoundText {
  return checkZip(zip) ?? message(isMilitaryZip(zip) ? zipTexts.military : zipTexts.unknown, { zip })
}
