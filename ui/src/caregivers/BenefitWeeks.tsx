import { getBenefitBalance } from '@homecare/sdk/families'
import { dateWords, dayIn, pacificTimeZone } from '@homecare/sdk/kit'
import { hoursLast } from '@homecare/sdk/search'
import { benefitTakesTexts, benefitWeeksTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useCare } from '../frame/app'
import { useLoaded } from '../frame/useLoaded'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'

/** What the plan of a partner's family has left, and how far that goes at so many hours a week. Nothing without a plan of hours. */
export default function BenefitWeeks({ hours }: { hours: number }) {
  const say = useSay()
  const care = useCare()
  const balance = useValue(useLoaded((signal) => care.call(getBenefitBalance, {}, { signal })).data)
  const [today] = useState(() => dayIn(pacificTimeZone, new Date()))
  const left = balance?.overview.free_hrs
  const expiring = balance?.overview.expiring
  if (!balance || left === undefined || !expiring) return null
  const { total_hrs: total } = balance.overview
  const weeks = hoursLast(left, hours, today, expiring)
  return (
    <>
      <p>{say(benefitTakesTexts.left, { left, total, day: dateWords(expiring, 'day', say.locale) })}</p>
      {left > 0 && (
        <p>
          {weeks === null
            ? say(words.cycle, { hours })
            : weeks > 0
              ? say.count(words.weeks, weeks, { hours })
              : say(words.less, { hours })}
        </p>
      )}
    </>
  )
}
