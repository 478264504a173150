import {
  benefitCycles,
  getBenefitBalance,
  listBenefitUses,
  type BenefitBalance,
  type BenefitMonth,
} from '@homecare/sdk/families'
import { dateWords, partOrNull, resource } from '@homecare/sdk/kit'
import { benefitPageTexts as words, familyHomeTexts } from '@homecare/sdk/texts'
import { nameOf } from '../../caregivers/cardView'
import { useApp } from '../../frame/app'
import type { HeadOf, Load, ScreenProps } from '../../frame/screen'
import { useMayView } from '../../frame/useMayView'
import { PersonRow } from '../../hiring/PersonRow'
import { Bars } from '../../kit/figures/Bars'
import { Card } from '../../kit/layout/Card'
import { Facts } from '../../kit/layout/Facts'
import { List } from '../../kit/layout/List'
import { Page } from '../../kit/layout/Page'
import { Section } from '../../kit/layout/Section'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { EmptyState } from '../../kit/states/EmptyState'
import { ErrorState } from '../../kit/states/ErrorState'
import { Skeleton } from '../../kit/states/Skeleton'
import { useValue } from '../../kit/useValue'
import './DashboardScreen.css'
import { Hours } from './Plan'
import { useDashboard } from './useDashboard'

interface BenefitData {
  /** 'none' without a benefit; null where it could not be loaded, which is never zero. */
  readonly balance: BenefitBalance | 'none' | null
  readonly uses: readonly BenefitMonth[] | null
}

export const load: Load<BenefitData> = async ({ care, signal, report }) => {
  const [balance, uses] = await Promise.all([
    partOrNull(
      care.call(getBenefitBalance, {}, { signal }).then((found) => found ?? ('none' as const)),
      report,
    ),
    partOrNull(care.call(listBenefitUses, {}, { signal }), report),
  ])
  return { balance, uses }
}
export const head: HeadOf<BenefitData> = () => ({ title: words.title })

/** The hours that a family's benefit pays: what is left, who used them, in which months, and until when. */
export default function BenefitScreen({ data }: ScreenProps<BenefitData>) {
  const say = useSay()
  const { care } = useApp()
  const store = useDashboard(() => benefitStore(care, data), data)
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
                      name={nameOf(caregiver)}
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
    </Page>
  )
}

/** The parts, each with its own data, error and retry. */
function benefitStore(care: ReturnType<typeof useApp>['care'], data: BenefitData) {
  const balance = resource<BenefitBalance | 'none'>(
    async (signal) => (await care.call(getBenefitBalance, {}, { signal })) ?? 'none',
  )
  const uses = resource<readonly BenefitMonth[]>((signal) => care.call(listBenefitUses, {}, { signal }))
  balance.set(data.balance ?? undefined)
  uses.set(data.uses ?? undefined)
  return {
    balance,
    uses,
    loadMissing() {
      for (const part of [balance, uses]) if (part.data.peek() === undefined) void part.load()
    },
  }
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
            name: `${name(month)} · ${nameOf(caregiver)}`,
            value: hours(used_hrs),
          }))}
        />
      </Section>
    </Card>
  )
}

const sum = (uses: readonly BenefitMonth[]) =>
  Math.round(uses.reduce((all, { used_hrs }) => all + used_hrs, 0) * 10) / 10
