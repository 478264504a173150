import { dateWords } from '@homecare/sdk/kit'
import { scheduleTexts as words } from '@homecare/sdk/texts'
import { Badge } from '../kit/figures/Badge'
import { Card } from '../kit/layout/Card'
import { Icon } from '../kit/icons/Icon'
import { calendar } from '../kit/icons/basic'
import { clock, place } from '../kit/icons/care'
import { useSay } from '../kit/say'
import { OwnShiftBadge } from './OwnShiftBadge'
import type { ScheduleEntry } from './scheduleEntries'
import './ShiftCard.css'
import { timeWords } from '../clock/timeWords'
import { A } from '../kit/Link'

interface ScheduleCardProps {
  entry: ScheduleEntry
  /** Its day stands above it. */
  isUnderDay?: boolean
}

/** A shift or a visit in the schedule; all of it leads there. */
export function ScheduleCard({ entry, isUnderDay = false }: ScheduleCardProps) {
  const say = useSay()
  const Heading = isUnderDay ? 'h4' : 'h3'
  return (
    <Card as="article" className={isUnderDay ? 'shift-card schedule-of-day' : 'shift-card'}>
      <div className="row" data-spread>
        <Heading>
          <A href={entry.href}>{entry.name}</A>
        </Heading>
        {entry.shift ? (
          <OwnShiftBadge shift={entry.shift} />
        ) : (
          entry.isCancelled && <Badge>{say(words.canceled)}</Badge>
        )}
      </div>
      <p className="shift-card-when">
        {!isUnderDay && (
          <span>
            <Icon of={calendar} /> <strong>{dateWords(entry.day, 'weekday', say.locale)}</strong>
          </span>
        )}
        <span>
          <Icon of={clock} /> {say(timeWords(entry.start, entry.end, entry.zone))}
        </span>
      </p>
      <p className="shift-card-facts soft">
        <span>
          <Icon of={place} /> {entry.place}
        </span>
      </p>
    </Card>
  )
}
