import {
  countWaiting,
  listStaffWaiting,
  staffQueues,
  type StaffQueue,
  type StaffWait,
  type Waiting,
} from '@homecare/sdk/account'
import type { PageHref } from '@homecare/sdk/addresses'
import {
  listAdvisedFamilies,
  listCallsToMake,
  type AdvisedFamily,
  type CallToMake,
} from '@homecare/sdk/families'
import type { Text } from '@homecare/sdk/kit'
import {
  advisedTexts,
  callsToMakeTexts,
  dashboardTexts,
  newcomerTexts,
  pageTitles,
  staffReviewTexts,
  staffDeskTexts,
  staffHomeTexts as words,
  intakeTexts,
  moneyDeskTexts,
  refundDeskTexts,
} from '@homecare/sdk/texts'
import { useSession } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Badge } from '../kit/figures/Badge'
import { Columns } from '../kit/layout/Columns'
import { List } from '../kit/layout/List'
import { Page } from '../kit/layout/Page'
import { Section } from '../kit/layout/Section'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { EmptyState } from '../kit/states/EmptyState'
import { useValue } from '../kit/useValue'
import { AdvisedRow } from '../people/AdvisedRow'
import { CallsToMake } from '../people/CallsToMake'
import { waitWords } from '../people/QueuePage'
import './account.css'

/** The page of each queue, of which what waits has one under its number. */
const queuePages: Readonly<Record<StaffQueue, { readonly href: PageHref; readonly title: Text }>> = {
  licenses: { href: '/staff/licenses', title: pageTitles.staffLicenses },
  profiles: { href: '/staff/profiles', title: pageTitles.staffProfiles },
  photos: { href: '/staff/photos', title: pageTitles.staffPhotos },
  documents: { href: '/staff/documents', title: pageTitles.staffDocuments },
  references: { href: '/staff/references', title: pageTitles.staffReferences },
  background: { href: '/staff/background', title: pageTitles.staffBackground },
  screening: { href: '/staff/screening', title: newcomerTexts.staffTitle },
  intakes: { href: '/staff/intake', title: intakeTexts.staffTitle },
  payments: { href: '/staff/payments', title: moneyDeskTexts.title },
  refunds: { href: '/staff/payments/memberships', title: refundDeskTexts.heading },
  fingerprinting: { href: '/staff/fingerprinting', title: pageTitles.staffFingerprinting },
  calls: { href: '/staff/calls', title: pageTitles.staffCalls },
  support: { href: '/staff/support', title: pageTitles.staffSupport },
  reports: { href: '/staff/reports', title: pageTitles.staffReports },
  reviews: { href: '/staff/reviews', title: staffReviewTexts.title },
  answers: { href: '/staff/reviews', title: staffReviewTexts.answersWait },
}

interface StaffHomeData {
  /** What waits for the staff; null for a care manager. */
  readonly today: {
    readonly counts: Waiting
    readonly waits: readonly StaffWait[]
    readonly now: string
  } | null
  /** The families of a care manager, and those who asked for a call. */
  readonly families: readonly AdvisedFamily[]
  readonly calls: readonly CallToMake[]
}

export const load: Load<StaffHomeData> = async ({ care, identity, signal }) => {
  if (identity.user_type !== 'staff') {
    const [families, calls] = await Promise.all([
      care.call(listAdvisedFamilies, {}, { signal }),
      care.call(listCallsToMake, { query: {} }, { signal }),
    ])
    return { today: null, families, calls }
  }
  const [counts, waits] = await Promise.all([
    care.call(countWaiting, {}, { signal }),
    care.call(listStaffWaiting, {}, { signal }),
  ])
  return { today: { counts, waits, now: new Date().toISOString() }, families: [], calls: [] }
}
export const head: HeadOf<StaffHomeData> = () => ({ title: pageTitles.dashboard })

/** The home of staff, with what waits for them, and of care managers. */
export default function StaffHomeScreen({ data: { today, families, calls } }: ScreenProps<StaffHomeData>) {
  const say = useSay()
  const { first_name } = useValue(useSession().identity)
  const title = say(dashboardTexts.hello, { name: first_name })
  return today ? (
    <Today {...today} title={title} />
  ) : (
    <ManagerHome title={title} families={families} calls={calls} />
  )
}

/** What waits, the longest wait first, each a press away from being dealt with; beside it the queues with their counts. */
function Today({ counts, waits, now, title }: NonNullable<StaffHomeData['today']> & { title: string }) {
  const say = useSay()
  const at = new Date(now)
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <Page
      className="account"
      title={title}
      lead={all > 0 ? say.count(words.waitForUs, all) : say(words.nothingWaitsLead)}
    >
      <Columns
        aside={
          <Section title={say(words.queues)}>
            <List
              items={staffQueues.ids}
              by={(queue) => queue}
              look="lines"
              label={say(words.queues)}
              className="account-queues"
            >
              {(queue) => (
                <p className="row" data-spread>
                  <Link href={queuePages[queue].href} look="line">
                    {say(queuePages[queue].title)}
                  </Link>
                  {counts[queue] > 0 ? (
                    <Badge tone="new">{say.count(words.waiting, counts[queue])}</Badge>
                  ) : (
                    <span className="soft">{say(words.nothingWaits)}</span>
                  )}
                </p>
              )}
            </List>
            <p>
              <Link href="/staff/people" look="quiet">
                {say(words.findSomebody)}
              </Link>
            </p>
          </Section>
        }
      >
        <Section title={say(words.oldestFirst)}>
          {waits.length > 0 ? (
            <List
              items={waits.slice(0, waitsShown)}
              by={({ queue, id }) => `${queue} ${id}`}
              look="lines"
              label={say(words.oldestFirst)}
            >
              {(wait) => (
                <div>
                  <Link href={`${queuePages[wait.queue].href}/${wait.id}` as PageHref} look="line">
                    {`${say(staffQueues.get(wait.queue).label)}: ${wait.name}`}
                  </Link>
                  <p className="soft">{waitWords(say, wait.since, at)}</p>
                </div>
              )}
            </List>
          ) : (
            <EmptyState title={say(staffDeskTexts.nobody)}>{say(staffDeskTexts.nobodyHint)}</EmptyState>
          )}
          {all > waitsShown && <p className="soft">{say.count(words.moreWait, all - waitsShown)}</p>}
        </Section>
      </Columns>
    </Page>
  )
}

/** Waits that are listed; the queues hold the rest. */
const waitsShown = 12

interface ManagerHomeProps {
  title: string
  families: readonly AdvisedFamily[]
  calls: readonly CallToMake[]
}

/** The calls that a care manager is to make, what to look at with the families, and all of them beside it. */
function ManagerHome({ title, families, calls }: ManagerHomeProps) {
  const say = useSay()
  const lookAt = families.filter(({ needs }) => needs.length > 0)
  const coming = families
    .filter(({ next_visit }) => next_visit !== null)
    .toSorted((one, other) => (one.next_visit! < other.next_visit! ? -1 : 1))
    .slice(0, visitsShown)
  return (
    <Page
      className="account"
      title={title}
      lead={[
        ...(calls.length > 0 ? [say.count(callsToMakeTexts.waiting, calls.length)] : []),
        ...(lookAt.length > 0 ? [say.count(advisedTexts.lookAtLead, lookAt.length)] : []),
        ...(calls.length + lookAt.length === 0 ? [say(advisedTexts.nothing)] : []),
      ].join(' ')}
    >
      <Columns
        aside={
          <Section title={say(advisedTexts.coming)}>
            {coming.length > 0 ? (
              <List items={coming} by={({ id }) => id} look="lines">
                {(family) => <AdvisedRow family={{ ...family, needs: [] }} />}
              </List>
            ) : (
              <p className="soft">{say(advisedTexts.noVisit)}</p>
            )}
          </Section>
        }
      >
        <CallsToMake calls={calls} />
        <Section title={say(advisedTexts.lookAt)}>
          {lookAt.length > 0 ? (
            <List items={lookAt.slice(0, waitsShown)} by={({ id }) => id} look="lines">
              {(family) => <AdvisedRow family={family} />}
            </List>
          ) : (
            <EmptyState title={say(advisedTexts.nothing)}>{say(advisedTexts.nothingHint)}</EmptyState>
          )}
          <p className="row">
            <Link href="/advised-families" look="quiet">
              {say(advisedTexts.all)}
            </Link>
            <Link href="/caregivers-search" look="quiet">
              {say(advisedTexts.search)}
            </Link>
          </p>
        </Section>
      </Columns>
    </Page>
  )
}

/** Next visits beside what there is to look at. */
const visitsShown = 6
