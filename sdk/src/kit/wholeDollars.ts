import { centsPerDollar } from './constants.js'
import { formatDollars } from './money.js'

/** Integer cents rounded to whole dollars, where there is room for no more: `$1,235`. Empty for what is no whole number of cents. */
export const formatWholeDollars = (cents: number): string =>
  Number.isSafeInteger(cents)
    ? formatDollars(Math.round(cents / centsPerDollar) * centsPerDollar).replace('.00', '')
    : ''
