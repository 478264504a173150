import { formatDollars, formatWholeDollars } from '@homecare/sdk/kit'
import { weekCost } from '@homecare/sdk/search'
import { costTexts } from '@homecare/sdk/texts'
import { Money } from '../kit/Money'
import { useSay } from '../kit/say'
import { useWeekHours } from './weekHours'

/** What a week with a caregiver costs, then an hour, and a month. Nothing of a wage that nobody has said. */
export function WeekPrice({ rate }: { rate: number }) {
  const say = useSay()
  const [hours] = useWeekHours()
  if (!rate) return null
  const { week, month } = weekCost(rate, hours)
  return (
    <span className="week-price row">
      <b className="money caregiver-card-rate">{say(costTexts.week, { amount: formatDollars(week) })}</b>
      <span className="soft small">{say.count(costTexts.hours, hours)}</span>
      <span>
        <Money cents={rate} perHour />
      </span>
      <span className="soft small">{say(costTexts.month, { amount: formatWholeDollars(month) })}</span>
    </span>
  )
}
