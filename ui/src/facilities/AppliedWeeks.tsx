import type { FacilityWeek } from '@homecare/sdk/facilities'
import { boardTexts as words } from '@homecare/sdk/texts'
import { Chip } from '../kit/figures/Chip'
import { useSay } from '../kit/say'
import { monthDay } from './boardWords'

interface AppliedWeeksProps {
  weeks: FacilityWeek['applied_weeks']
  /** The week that is on the board. */
  shown: string
}

/** The weeks in which somebody has applied and waits to be chosen: together what the bar counts. */
export function AppliedWeeks({ weeks, shown }: AppliedWeeksProps) {
  const say = useSay()
  const all = weeks.reduce((sum, { shifts }) => sum + shifts, 0)
  if (weeks.every(({ week }) => week === shown)) return null
  return (
    <nav className="board-applied" aria-label={say(words.appliedWeeks)}>
      <p>{say.count(words.appliedAll, all)}</p>
      <ul className="chips" role="list">
        {weeks.map(({ week, shifts }) => (
          <li key={week}>
            <Chip href={`?week=${week}`} current={week === shown}>
              {say(words.appliedWeek, { day: monthDay(week, say.locale), count: shifts })}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
