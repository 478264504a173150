import { formatDollars } from '@homecare/sdk/kit'
import type { PayEstimate } from '@homecare/sdk/payroll'
import { wageRateScreenTexts as words } from '@homecare/sdk/texts'
import { Facts } from '../kit/layout/Facts'
import { useSay } from '../kit/say'

interface WeekEstimateProps {
  estimate: PayEstimate
  /** The caregiver's first name. */
  name: string
}

/** What a usual week costs, line by line. */
export function WeekEstimate({ estimate, name }: WeekEstimateProps) {
  const say = useSay()
  return (
    <>
      <p>
        <b>{say(words.estimateTitle, { hours: hoursOf(estimate.minutes) })}</b>
      </p>
      <Facts
        facts={[
          { name: words.wages, value: formatDollars(estimate.wages) },
          ...(estimate.overtime_premium > 0
            ? [
                {
                  name: say(words.overtime, { hours: hoursOf(estimate.overtime_minutes) }),
                  value: formatDollars(estimate.overtime_premium),
                },
              ]
            : []),
          { name: say(words.caregiverGets, { name }), value: formatDollars(estimate.gross) },
          {
            name: words.employerTaxes,
            value: formatDollars(estimate.social_security + estimate.medicare + estimate.unemployment),
          },
          ...(estimate.fee > 0 ? [{ name: words.fee, value: formatDollars(estimate.fee) }] : []),
          { name: words.total, value: <b>{formatDollars(estimate.total)}</b> },
        ]}
      />
      <p className="soft small">{say(words.estimateNote)}</p>
    </>
  )
}

const hoursOf = (minutes: number) => Math.round((minutes / 60) * 10) / 10
