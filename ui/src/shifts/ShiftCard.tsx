import type { PageHref } from '@homecare/sdk/addresses'
import { formatDollars } from '@homecare/sdk/kit'
import { premiumMark, type Shift } from '@homecare/sdk/shifts'
import { openShiftTexts, shiftFactTexts } from '@homecare/sdk/texts'
import type { ReactNode } from 'react'
import { Badge } from '../kit/figures/Badge'
import { Card } from '../kit/layout/Card'
import { Icon } from '../kit/icons/Icon'
import { calendar } from '../kit/icons/basic'
import { clock, file, money, place } from '../kit/icons/care'
import { useSay } from '../kit/say'
import './ShiftCard.css'
import { dayWords, hoursWords, payWords, placeWords } from '../clock/shiftWords'
import { timeWords } from '../clock/timeWords'
import { A } from '../kit/Link'
import { LicenseInitials } from '../people/LicenseInitials'

interface ShiftCardProps {
  shift: Shift
  href: PageHref
  /** Where it stands with the reader. */
  badge?: ReactNode
  level?: 2 | 3
  /** On the page of its facility: named by its day, since who and where is said above. */
  isHere?: boolean
  /** What else is said of it, and done about it. */
  children?: ReactNode
}

/** A shift in a list; all of it leads to the shift. */
export function ShiftCard({ shift, href, badge, level = 2, isHere = false, children }: ShiftCardProps) {
  const say = useSay()
  const Heading = level === 2 ? 'h2' : 'h3'
  const mark = premiumMark(shift)
  const all = payWords(shift)
  return (
    <Card as="article" className="shift-card">
      <div className="row" data-spread>
        <Heading>
          <A href={href}>{isHere ? say(dayWords(shift)) : shift.facility.name}</A>
        </Heading>
        {badge}
      </div>
      <p className="shift-card-when">
        {!isHere && (
          <span>
            <Icon of={calendar} /> <strong>{say(dayWords(shift))}</strong>
          </span>
        )}
        <span>
          <Icon of={clock} />{' '}
          <span>
            {say(timeWords(shift.start, shift.end, shift.facility.time_zone))}{' '}
            <span className="soft">({say(hoursWords(shift))})</span>
          </span>
        </span>
        <span>
          <Icon of={money} />{' '}
          <span>
            {all && (
              <>
                <strong>{say(all)}</strong>{' '}
              </>
            )}
            <span className="shift-card-rate">
              {say(shiftFactTexts.perHour, { amount: formatDollars(shift.rate) })}
            </span>{' '}
            {mark && (
              <Badge tone="good">
                <span aria-hidden="true">{mark}</span> {say(openShiftTexts.premium)}
              </Badge>
            )}
          </span>
        </span>
      </p>
      <p className="shift-card-facts soft">
        {!isHere && (
          <span>
            <Icon of={place} /> {say(placeWords(shift))}
          </span>
        )}
        <span>
          <Icon of={file} /> <LicenseInitials ids={shift.license_types} none={shiftFactTexts.anyLicense} />
        </span>
      </p>
      {children}
    </Card>
  )
}
