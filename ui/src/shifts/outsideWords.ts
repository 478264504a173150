import type { Text } from '@homecare/sdk/kit'
import { shiftAvailabilities, shiftDurations, shiftZones, type ShiftFlag } from '@homecare/sdk/shifts'
import { openShiftTexts as words } from '@homecare/sdk/texts'
import { both, inLocale, told } from '../kit/words'

/** What of a shift was not asked for: '8 hours, you asked for 12', 'Nights: not in your preferences'. */
export function outsideWords(flag: ShiftFlag): Text {
  const length = shiftDurations.find(flag)
  const other = shiftDurations.entries.find(({ id }) => id !== flag)
  if (length && other) return told(words.lengthOutside, { hours: length.hours, asked: other.hours })
  const label =
    shiftAvailabilities.find(flag)?.label ?? shiftZones.entries.find((zone) => zone.flag === flag)?.label
  return label
    ? both((locale) => inLocale(locale, told(words.outside, { what: inLocale(locale, label) })))
    : both(() => '')
}
