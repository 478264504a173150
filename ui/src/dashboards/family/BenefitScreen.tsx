import type { Person } from '@homecare/sdk/account'
import {
  benefitCycles,
  createBenefitStore,
  loadBenefit,
  type BenefitMonth,
  type BenefitParts,
} from '@homecare/sdk/families'
import { dateWords, partOrNull } from '@homecare/sdk/kit'
import { getMembership, type Membership } from '@homecare/sdk/memberships'
import { benefitPageTexts as words, familyHomeTexts } from '@homecare/sdk/texts'
import { nameOf } from '../../caregivers/cardView'
import { useApp } from '../../frame/app'
import type { HeadOf, Load, ScreenProps } from '../../frame/screen'
import { useBeginning } from '../../frame/useBeginning'
import { useMayView } from '../../frame/useMayView'
import { PersonRow } from '../../hiring/PersonRow'
import { Bars } from '../../kit/figures/Bars'
import { Card } from '../../kit/layout/Card'
import { Facts } from '../../kit/layout/Facts'
import { List } from '../../kit/layout/List'
import { Page } from '../../kit/layout/Page'
import { Section } from '../../kit/layout/Section'
import { Link } from '../../kit/Link'
import { useSay, type Say } from '../../kit/say'
import { EmptyState } from '../../kit/states/EmptyState'
import { ErrorState } from '../../kit/states/ErrorState'
import { Skeleton } from '../../kit/states/Skeleton'
import { useValue } from '../../kit/useValue'
import { MemberIdForm } from '../../memberships/MemberIdForm'
import './DashboardScreen.css'
import { Hours } from './Plan'
import { useDashboard } from './useDashboard'

interface BenefitData extends BenefitParts {
  /** With the family's number there; null where it could not be loaded. */
  readonly membership: Membership | null
}

export const load: Load<BenefitData> = async ({ care, signal, report }) => {
  const [parts, standing] = await Promise.all([
    loadBenefit(care, signal, report),
    partOrNull(care.call(getMembership, {}, { signal }), report),
  ])
  return { ...parts, membership: standing?.membership ?? null }
}
export const head: HeadOf<BenefitData> = () => ({ title: words.title })

/** The hours that a family's benefit pays: what is left, who used them, in which months, and until when. */
export default function BenefitScreen({ data }: ScreenProps<BenefitData>) {
  const say = useSay()
  const { care } = useApp()
  const beginning = useBeginning(data)
  const store = useDashboard(() => createBenefitStore(care, data), data)
  const balance = useValue(store.balance.data)
  const uses = useValue(store.uses.data)
  const error = useValue(store.uses.error)
  const loading = useValue(store.uses.loading)
  const mayView = useMayView()
  if (balance === 'none') {
    return (
      <Page width="read" title={say(words.title)}>
        <EmptyState
          title={say(words.none)}
          actions={
            <Link href="/family/dashboard" look="quiet">
              {say(words.home)}
            </Link>
          }
        >
          {say(words.noneHint)}
        </EmptyState>
      </Page>
    )
  }
  const overview = balance?.overview
  return (
    <Page
      width="home"
      title={say(words.title)}
      lead={overview ? say(words.lead, { name: overview.benefit_name }) : say(words.leadPlain)}
    >
      <Hours benefit={store.balance} hideLink />
      {overview && (
        <Card>
          <Facts
            facts={[
              ...(overview.expiring
                ? [{ name: words.until, value: dateWords(overview.expiring, 'day', say.locale) }]
                : []),
              {
                name: words.cycle,
                value: say(benefitCycles.find(overview.cycle)?.label ?? overview.cycle),
              },
            ]}
          />
        </Card>
      )}
      {balance && (
        <Section title={say(words.byCaregiver)}>
          <Card>
            {balance.caregivers.some(({ used_hrs }) => used_hrs > 0) ? (
              <List
                items={balance.caregivers.filter(({ used_hrs }) => used_hrs > 0)}
                by={({ id }) => id}
                look="lines"
              >
                {(caregiver) => {
                  const page = `/family/dashboard/connections/${caregiver.connection_id ?? 0}` as const
                  return (
                    <PersonRow
                      name={whoIs(caregiver, say)}
                      photo={caregiver.photo}
                      href={caregiver.connection_id !== null && mayView(page) ? page : null}
                      facts={say(familyHomeTexts.hourCount, { count: caregiver.used_hrs })}
                    />
                  )
                }}
              </List>
            ) : (
              <p className="soft">{say(words.nobody)}</p>
            )}
          </Card>
        </Section>
      )}
      <Section title={say(words.byMonth)}>
        {uses ? (
          <Months uses={uses} />
        ) : error ? (
          <ErrorState
            level={3}
            title={words.unknown}
            error={error}
            retry={store.uses.reload}
            busy={loading}
          />
        ) : (
          <Skeleton shape="box" />
        )}
      </Section>
      {data.membership?.benefit_name && <MemberIdForm key={beginning} membership={data.membership} />}
    </Page>
  )
}

/** A bar for each month, and under them who it was. */
function Months({ uses }: { uses: readonly BenefitMonth[] }) {
  const say = useSay()
  if (uses.length === 0) {
    return (
      <Card>
        <p className="soft">{say(words.noMonths)}</p>
      </Card>
    )
  }
  const months = [...new Set(uses.map(({ month }) => month))].toSorted()
  const hours = (count: number) => say(familyHomeTexts.hourCount, { count })
  const name = (month: string) => dateWords(`${month}-01`, 'month', say.locale)
  return (
    <Card>
      <Bars
        label={say(words.monthsLabel)}
        bars={months.map((month) => {
          const value = sum(uses.filter((use) => use.month === month))
          return { label: name(month), value, words: hours(value) }
        })}
      />
      <Section level={3} title={say(words.when)}>
        <Facts
          facts={uses.map(({ month, caregiver, used_hrs }) => ({
            name: `${name(month)} · ${whoIs(caregiver, say)}`,
            value: hours(used_hrs),
          }))}
        />
      </Section>
    </Card>
  )
}

/** A caregiver by name; whose account is deleted has none any more. */
const whoIs = (caregiver: Person, say: Say) => nameOf(caregiver) || say(familyHomeTexts.caregiverLeft)

const sum = (uses: readonly BenefitMonth[]) =>
  Math.round(uses.reduce((all, { used_hrs }) => all + used_hrs, 0) * 10) / 10
