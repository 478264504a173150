import { listOwnEarnings, type WeekEarnings } from '@homecare/sdk/dashboards'
import { listDeposits, type Deposits } from '@homecare/sdk/deposits'
import { dateWords, formatDollars, partOrNull } from '@homecare/sdk/kit'
import { caregiverDashboardTexts as words, pageTitles, paymentsTexts } from '@homecare/sdk/texts'
import type { HeadOf, Load, ScreenProps } from '../../frame/screen'
import { Card } from '../../kit/layout/Card'
import { Page } from '../../kit/layout/Page'
import { Section } from '../../kit/layout/Section'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { Earnings } from './Earnings'

interface EarningsData {
  readonly weeks: readonly WeekEarnings[]
  /** Of whoever is paid here; null for others, and where it could not be loaded. */
  readonly deposits: Deposits | null
}

export const load: Load<EarningsData> = async ({ care, signal, identity, report }) => {
  const [weeks, deposits] = await Promise.all([
    care.call(listOwnEarnings, {}, { signal }),
    identity.user_type === 'caregiver'
      ? partOrNull(care.call(listDeposits, { query: { paginate_by: 1 } }, { signal }), report)
      : null,
  ])
  return { weeks, deposits }
}
export const head: HeadOf<EarningsData> = () => ({ title: pageTitles.earnings })

/** What a caregiver earned in the last weeks, by the hours they clocked. */
export default function EarningsScreen({ data }: ScreenProps<EarningsData>) {
  const say = useSay()
  return (
    <Page title={say(pageTitles.earnings)} lead={say(words.earningsHint)}>
      <Earnings weeks={data.weeks} />
      {data.deposits && (
        <Section title={say(paymentsTexts.next)}>
          <Card>
            {data.deposits.next ? (
              <p>
                <b>
                  {say(paymentsTexts.nextText, {
                    total: formatDollars(data.deposits.next.cents),
                    day: dateWords(data.deposits.next.arrives_on, 'weekday', say.locale),
                  })}
                </b>
              </p>
            ) : (
              <p>{say(paymentsTexts.noNext)}</p>
            )}
            <p>
              <Link href="/payments" look="quiet">
                {say(paymentsTexts.yourPay)}
              </Link>
            </p>
          </Card>
        </Section>
      )}
    </Page>
  )
}
