import { listOwnEarnings, type WeekEarnings } from '@homecare/sdk/dashboards'
import { caregiverDashboardTexts as words, pageTitles } from '@homecare/sdk/texts'
import type { HeadOf, Load, ScreenProps } from '../../frame/screen'
import { Page } from '../../kit/layout/Page'
import { useSay } from '../../kit/say'
import { Earnings } from './Earnings'

export const load: Load<readonly WeekEarnings[]> = ({ care, signal }) =>
  care.call(listOwnEarnings, {}, { signal })
export const head: HeadOf<readonly WeekEarnings[]> = () => ({ title: pageTitles.earnings })

/** What a caregiver earned in the last weeks, by the hours they clocked. */
export default function EarningsScreen({ data }: ScreenProps<readonly WeekEarnings[]>) {
  const say = useSay()
  return (
    <Page title={say(pageTitles.earnings)} lead={say(words.earningsHint)}>
      <Earnings weeks={data} />
    </Page>
  )
}
