import { formatDollars, type Text } from '@homecare/sdk/kit'
import { membershipScreenTexts as words } from '@homecare/sdk/texts'
import { told } from '../kit/words'

/** What a tier costs: '$19.00 a month'. */
export const priceWords = ({
  price_cents,
  interval,
}: {
  readonly price_cents: number
  readonly interval: string
}): Text =>
  price_cents === 0
    ? words.free
    : told(interval === 'year' ? words.perYear : words.perMonth, { price: formatDollars(price_cents) })
