import type { Text } from '@homecare/sdk/kit'
import {
  shiftAvailabilities,
  shiftDurations,
  shiftZones,
  takingToo,
  type FitGroup,
  type OpenShift,
  type ShiftFlag,
} from '@homecare/sdk/shifts'
import { openShiftTexts as words } from '@homecare/sdk/texts'
import { both, counted, told } from '../kit/words'

/** Why a shift fits, and where it does so in part, in words: what fits comes first. */
export function fitWords(
  shift: Pick<OpenShift, 'busy' | 'within' | 'outside' | 'license_gap' | 'license_types'>,
): { readonly fits: boolean; readonly says: Text }[] {
  const { busy, within, outside, license_gap, license_types } = shift
  return [
    ...(busy === null ? [] : [{ fits: false, says: told(words.busyText, { name: busy }) }]),
    ...(!license_gap && license_types.length > 0 ? [{ fits: true, says: words.licenseHeld }] : []),
    ...within.map((flag) => ({ fits: true, says: labelOf(flag) })),
    ...outside.map((flag) => ({ fits: false, says: outsideWords(flag) })),
  ]
}

/** What takes such shifts into the preferences; null where nothing of it is outside them. */
export const changeFor = ({ outside }: Pick<OpenShift, 'outside'>) =>
  outside.length > 0 ? takingToo(outside) : null

/** What of a shift was not asked for: '8 hours, you asked for 12', 'Nights: not in your preferences'. */
function outsideWords(flag: ShiftFlag): Text {
  const length = shiftDurations.find(flag)
  const other = shiftDurations.entries.find(({ id }) => id !== flag)
  if (length && other) return told(words.lengthOutside, { hours: length.hours, asked: other.hours })
  return told(words.outside, { what: labelOf(flag) })
}

const labelOf = (flag: ShiftFlag): Text =>
  shiftAvailabilities.find(flag)?.label ??
  shiftDurations.find(flag)?.label ??
  shiftZones.entries.find((zone) => zone.flag === flag)?.label ??
  both(() => '')

/** What stands above shifts that fit in part, or that the reader cannot take: '7 more fit in part'. */
export function groupWords({ fit, count, isFirst }: FitGroup<unknown>): Text | null {
  if (fit === 'part') return counted(isFirst ? words.allInPart : words.moreInPart, count)
  // Where none of all can be taken, the count above the list has said so.
  return fit === 'full' || isFirst ? null : told(words.moreMissing, { count })
}
