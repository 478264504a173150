import { whenFilled, type Check } from '../checks.js'
import { parseFormDate } from './dates.js'
import type { Text } from '../text.js'
import { dateFieldTexts } from '../texts.js'

/** Fails on anything but MM/DD/YYYY, the empty field included. */
export function strictDate(text: Text = dateFieldTexts.invalid): Check {
  return (value) => (parseFormDate(value as string) === null ? text : null)
}

/** Fails on a filled field that is not MM/DD/YYYY. */
export function optionalDate(text: Text = dateFieldTexts.invalid): Check {
  return whenFilled(strictDate(text))
}
