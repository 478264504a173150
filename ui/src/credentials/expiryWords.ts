import type { License } from '@homecare/sdk/caregivers'
import { isExpired, message, type Locale, type Sayable, dateWords } from '@homecare/sdk/kit'
import { licenseScreenTexts as words } from '@homecare/sdk/texts'

/**
 * Until when a license or certification is valid, and whether that day is past; null where it says nothing. The day is in
 * words: 6/3/2028 is another day in Spanish.
 */
export function expiryWords(
  { expires }: Pick<License, 'expires'>,
  now: Date,
  locale: Locale,
): { readonly says: Sayable; readonly isPast: boolean } | null {
  if (!expires) return null
  const isPast = isExpired(expires, now)
  return {
    says: message(isPast ? words.expiredOn : words.expiresOn, { date: dateWords(expires, 'day', locale) }),
    isPast,
  }
}
