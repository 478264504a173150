import type { Shift } from '@homecare/sdk'
import { formatDollars, premiumMark } from '@homecare/sdk'
import { openShiftTexts, shiftFactTexts } from '@homecare/sdk/texts'
import type { ReactNode } from 'react'
import { Badge } from '../kit/Badge'
import { Card } from '../kit/Card'
import { Icon } from '../kit/Icon'
import { calendar } from '../kit/icons/basic'
import { clock, money, place } from '../kit/icons/care'
import { useSay } from '../kit/say'
import './ShiftCard.css'
import { dayWords, hoursWords, licenseWords, placeWords, timeWords } from './shiftWords'

interface ShiftCardProps {
  shift: Shift
  href: string
  /** Where it stands with the reader. */
  badge?: ReactNode
  level?: 2 | 3
}

/** A shift in a list; all of it leads to the shift. */
export function ShiftCard({ shift, href, badge, level = 2 }: ShiftCardProps) {
  const say = useSay()
  const Heading = level === 2 ? 'h2' : 'h3'
  const mark = premiumMark(shift)
  return (
    <Card as="article" className="shift-card">
      <div className="row" data-spread>
        <Heading>
          <a href={href}>{shift.facility.name}</a>
        </Heading>
        {badge}
      </div>
      <p className="shift-card-when">
        <span>
          <Icon of={calendar} /> <strong>{say(dayWords(shift))}</strong>
        </span>
        <span>
          <Icon of={clock} /> {say(timeWords(shift.start, shift.end, shift.facility.time_zone))}{' '}
          <span className="soft">({say(hoursWords(shift))})</span>
        </span>
        <span>
          <Icon of={money} /> {say(shiftFactTexts.perHour, { amount: formatDollars(shift.rate) })}
          {mark && (
            <Badge tone="good">
              <span aria-hidden="true">{mark}</span>
              <span className="hidden">{say(openShiftTexts.premium)}</span>
            </Badge>
          )}
        </span>
      </p>
      <p className="shift-card-facts soft">
        <span>
          <Icon of={place} /> {say(placeWords(shift))}
        </span>
        <span>{say(licenseWords(shift.license_types))}</span>
      </p>
    </Card>
  )
}
