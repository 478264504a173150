import type { WageRate } from '@homecare/sdk/hiring'
import { dateWords, formatDollars, message, type Locale, type Sayable } from '@homecare/sdk/kit'
import { wageRateScreenTexts as words } from '@homecare/sdk/texts'

/** The days of a rate, in words. */
export function rateDays({ valid_from, valid_to }: WageRate, today: string, locale: Locale): Sayable {
  const day = dateWords(valid_from, 'day', locale)
  if (valid_to !== null) return message(words.span, { from: day, until: dateWords(valid_to, 'day', locale) })
  return message(valid_from > today ? words.fromDay : words.sinceDay, { day })
}

/** The amount of a rate with what it pays for: '$24.50 an hour'. */
export const rateAmount = (
  { amount, unit }: Pick<WageRate, 'amount' | 'unit'>,
  say: (what: Sayable) => string,
): string => `${formatDollars(amount)} ${say(unit === 'day' ? words.perDay : words.perHour)}`
