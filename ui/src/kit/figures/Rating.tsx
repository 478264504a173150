import { localeTags } from '@homecare/sdk/kit'
import { uiTexts } from '@homecare/sdk/texts'
import { Icon } from '../icons/Icon'
import { star } from '../icons/basic'
import { useSay } from '../say'

interface RatingProps {
  /** 0–5, or null while there are no reviews. */
  value: number | null
  /** How many reviews stand behind it. */
  count?: number
}

/** Stars as a number and a count: a number is honest, five little stars are not. */
export function Rating({ value, count }: RatingProps) {
  const say = useSay()
  if (value === null || count === 0) return <span className="soft">{say(uiTexts.noReviews)}</span>
  const shown = new Intl.NumberFormat(localeTags[say.locale], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(value)
  const reviews = count === undefined ? '' : say.count(uiTexts.reviews, count)
  return (
    <span className="rating">
      <Icon of={star} />
      <span className="hidden">
        {say(uiTexts.ratingOf, { rating: shown })}, {reviews}
      </span>
      <b aria-hidden="true">{shown}</b>
      {count !== undefined && (
        <span aria-hidden="true">({new Intl.NumberFormat(localeTags[say.locale]).format(count)})</span>
      )}
    </span>
  )
}
