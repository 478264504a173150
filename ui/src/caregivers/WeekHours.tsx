import { formatDollars } from '@homecare/sdk/kit'
import { weekCost } from '@homecare/sdk/search'
import { costTexts } from '@homecare/sdk/texts'
import { useId } from 'react'
import { useSession } from '../frame/app'
import { minus, plus } from '../kit/icons/care'
import { IconButton } from '../kit/IconButton'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { laterPart } from '../frame/laterPart'
import { useWeekHours } from './weekHours'

/** Of partners' families alone. */
const BenefitWeeks = laterPart(() => import('./BenefitWeeks'))

/** For how many hours a week care is looked for, by which prices are said; `median` is what half of the list ask an hour. `plain` within a card. */
export function WeekHours({ median, plain }: { median: number | null; plain?: boolean }) {
  const say = useSay()
  const id = useId()
  const { is_b2b } = useValue(useSession().identity)
  const [hours, changeBy] = useWeekHours()
  return (
    <section className={plain ? 'week-hours row' : 'card week-hours row'} aria-labelledby={id}>
      <div>
        <p className="label" id={id}>
          {say(costTexts.hoursAWeek)}
        </p>
        <div className="row" role="group" aria-labelledby={id}>
          <IconButton icon={minus} label={say(costTexts.hourLess)} onClick={() => changeBy(-1)} />
          <output className="caregiver-card-rate">
            <span aria-hidden="true">{hours}</span>
            <span className="hidden">{say.count(costTexts.hours, hours)}</span>
          </output>
          <IconButton icon={plus} label={say(costTexts.hourMore)} onClick={() => changeBy(1)} />
        </div>
      </div>
      <div className="soft small">
        {median !== null && (
          <p>{say.count(costTexts.median, hours, { amount: formatDollars(weekCost(median, hours).week) })}</p>
        )}
        {is_b2b ? <BenefitWeeks hours={hours} /> : <p>{say(costTexts.without)}</p>}
      </div>
    </section>
  )
}
