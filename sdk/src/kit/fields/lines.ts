import { noHiddenSigns, type Check } from '../checks.js'
import type { Text } from '../text.js'

/** As `noHiddenSigns`, of a text that may have several lines: the ends of lines and tabs are typed. */
export function noHiddenSignsInLines(text?: Text): Check {
  const check = noHiddenSigns(text)
  return (value) => check(typeof value === 'string' ? value.replace(/[\n\r\t]/g, ' ') : value)
}
