import type { PageHref } from '@homecare/sdk/addresses'
import { formatDollars } from '@homecare/sdk/kit'
import type { PaymentTimesheet } from '@homecare/sdk/timesheets'
import { paymentsTexts as words } from '@homecare/sdk/texts'
import type { ReactNode } from 'react'
import { spanWords } from '../clock/timeWords'
import { A } from '../kit/Link'
import { useSay } from '../kit/say'
import { spanOfDays } from '../timesheets/family/sheetWords'
import './Payments.css'

interface PaymentLineProps {
  sheet: PaymentTimesheet
  href: PageHref
  /** Besides the hours. */
  facts: string
  badge: ReactNode
}

/** Hours with what they come to and where that stands. */
export function PaymentLine({ sheet, href, facts, badge }: PaymentLineProps) {
  const say = useSay()
  return (
    <div className="payment-line">
      <p>
        <A className="link" href={href}>
          {say(words.hoursOf, { name: sheet.name, days: say(spanOfDays(sheet)) })}
        </A>
        <br />
        <span className="soft small">
          {[say(spanWords(sheet.minutes)), facts].filter(Boolean).join(' · ')}
        </span>
      </p>
      <span className="row">
        <b className="money">{formatDollars(sheet.total)}</b>
        {badge}
      </span>
    </div>
  )
}
