import { licenseTypes } from '@homecare/sdk/caregivers'
import { both, inLocale } from '../kit/words'

/** Who works at facilities most; the others are a press away. */
export const usualLicenses: readonly number[] = [7, 6, 8, 2, 3]

/** The licenses that a facility may ask for, each in full with its initials, the usual ones first. */
export const licenseOptions = [...licenseTypes.entries]
  .toSorted((one, other) => rank(one.id) - rank(other.id))
  .map(({ id, abbreviation, label }) => ({
    value: id as number,
    label: both((locale) => `${inLocale(locale, label)} (${abbreviation})`),
  }))

function rank(id: number): number {
  const at = usualLicenses.indexOf(id)
  return at < 0 ? usualLicenses.length + id : at
}
