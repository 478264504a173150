import { dateWords, message, pacificTimeZone, type Locale, type Sayable } from '@homecare/sdk/kit'
import type { HealthWageSavings } from '@homecare/sdk/payments'
import { householdTaxTexts as words } from '@homecare/sdk/texts'

/** Whether a household saves wages for health costs, in words. */
export const savingsWords = ({ opted_in_at: at }: HealthWageSavings, locale: Locale): Sayable =>
  at ? message(words.savingsSince, { day: dateWords(at, 'day', locale, pacificTimeZone) }) : words.savingsNot
