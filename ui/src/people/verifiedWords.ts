import type { LicenseVerified } from '@homecare/sdk/caregivers'
import { dateWords, message, type Locale, type Sayable } from '@homecare/sdk/kit'
import { licenseScreenTexts as words } from '@homecare/sdk/texts'

/** Who of our team verified a license, and when; without a name where they have left us. */
export function verifiedWords({ on, by }: LicenseVerified, locale: Locale): Sayable {
  const date = dateWords(on, 'day', locale)
  return by ? message(words.verifiedBy, { name: by, date }) : message(words.verifiedOn, { date })
}
