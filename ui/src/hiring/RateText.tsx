import type { ConnectionSummary } from '@homecare/sdk/families'
import { dashboardTexts } from '@homecare/sdk/texts'
import { Money } from '../kit/Money'
import { useSay } from '../kit/say'

/** What was agreed with a caregiver, an hour or a day; nothing where nothing was. */
export function RateText({
  provider_hourly_rate: hourly,
  provider_daily_rate: daily,
}: Pick<ConnectionSummary, 'provider_hourly_rate' | 'provider_daily_rate'>) {
  const say = useSay()
  if (hourly !== null) return <Money cents={hourly} perHour />
  if (daily === null) return null
  return (
    <>
      <Money cents={daily} /> {say(dashboardTexts.perDay)}
    </>
  )
}
