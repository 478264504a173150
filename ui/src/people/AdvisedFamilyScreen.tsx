import {
  familyNeeds,
  getAdvisedFamily,
  isCallOpen,
  listCallsToMake,
  type AdvisedFamilyDetail,
  type CallToMake,
} from '@homecare/sdk/families'
import { dateWords, dayIn } from '@homecare/sdk/kit'
import { advisedTexts as words, pageTitles } from '@homecare/sdk/texts'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Avatar } from '../kit/figures/Avatar'
import { Badge } from '../kit/figures/Badge'
import { Columns } from '../kit/layout/Columns'
import { List } from '../kit/layout/List'
import { LongList } from '../kit/layout/LongList'
import { Page } from '../kit/layout/Page'
import { Section } from '../kit/layout/Section'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { CallsToMake } from './CallsToMake'
import { Contact } from './Contact'
import { PastCalls } from './PastCalls'

interface FamilyData {
  readonly family: AdvisedFamilyDetail
  /** Those that it asked for, the latest first. */
  readonly calls: readonly CallToMake[]
}

export const load: Load<FamilyData> = async ({ care, params, signal }) => {
  const id = params['familyId'] ?? ''
  const [family, calls] = await Promise.all([
    care.call(getAdvisedFamily, { id }, { signal }),
    care.call(listCallsToMake, { query: { family_id: Number(id) } }, { signal }),
  ])
  return { family, calls }
}
export const head: HeadOf<FamilyData> = (data) => ({
  title: data?.family.name ?? pageTitles.advisedFamilies,
})

/** Care manager: a family they advise, with its visits, caregivers and jobs, and how to reach it. */
export default function AdvisedFamilyScreen({ data: { family, calls } }: ScreenProps<FamilyData>) {
  const say = useSay()
  const { name, city, state, email, phone, needs, time_zone, visits, caregivers, jobs } = family
  const day = (instant: string) => dateWords(dayIn(time_zone, new Date(instant)), 'day', say.locale)
  return (
    <Page
      className="advised"
      title={name}
      lead={[city, state].filter(Boolean).join(', ')}
      up={{ href: '/advised-families', words: say(words.families) }}
    >
      {needs.map((need) => (
        <p key={need}>
          <Badge tone="warn">{say(familyNeeds.get(need).label)}</Badge>
        </p>
      ))}
      <Columns
        aside={
          <>
            <Section title={say(words.contact)}>
              <Contact email={email} phone={phone} />
            </Section>
            <Section title={say(words.caregivers)}>
              {caregivers.length > 0 ? (
                <List items={caregivers} by={({ id }) => id} look="lines">
                  {({ id, first_name, last_initial, photo, hire_stage, since }) => (
                    <div className="row">
                      <Avatar name={first_name} src={photo} />
                      <div>
                        <Link
                          href={`/caregivers/profile/${encodeURIComponent(first_name.toLowerCase())}/${id}`}
                          look="line"
                        >
                          {`${first_name} ${last_initial}.`}
                        </Link>
                        <p className="soft">
                          {[
                            say(hire_stage === 3 ? words.hired : words.inTouch),
                            since && say(words.since, { date: dateWords(since, 'day', say.locale) }),
                          ]
                            .filter(Boolean)
                            .join(' ')}
                        </p>
                      </div>
                    </div>
                  )}
                </List>
              ) : (
                <p className="soft">{say(words.noCaregivers)}</p>
              )}
            </Section>
          </>
        }
      >
        <CallsToMake calls={calls.filter(({ state }) => isCallOpen(state))} ofOne />
        <Section title={say(words.coming)}>
          {visits.length > 0 ? (
            <LongList items={visits} by={({ id }) => id} look="lines" first={visitsShown}>
              {({ start, end, caregiver }) => (
                <p>
                  <strong>{dateWords(dayIn(time_zone, new Date(start)), 'weekday', say.locale)}</strong>
                  <br />
                  {say(words.visit, {
                    from: dateWords(start, 'time', say.locale, time_zone),
                    to: dateWords(end, 'time', say.locale, time_zone),
                    name: caregiver,
                  })}
                </p>
              )}
            </LongList>
          ) : (
            <p className="soft">{say(words.noVisits)}</p>
          )}
        </Section>
        <PastCalls calls={calls} />
        <Section title={say(words.jobs)}>
          {jobs.length > 0 ? (
            <List items={jobs} by={({ id }) => id} look="lines">
              {({ title, status, created_at, applicants }) => (
                <div>
                  <strong>{title}</strong>
                  <p className="soft">
                    {[
                      say(statuses[status] ?? words.statusClosed),
                      say(words.posted, { date: day(created_at) }),
                      say.count(words.applicants, applicants),
                    ].join(' · ')}
                  </p>
                </div>
              )}
            </List>
          ) : (
            <p className="soft">{say(words.noJobs)}</p>
          )}
        </Section>
      </Columns>
    </Page>
  )
}

/** Visits that are shown before all of two weeks are asked for. */
const visitsShown = 6

const statuses: Readonly<Record<string, (typeof words)['statusOpen' | 'statusDraft']>> = {
  open: words.statusOpen,
  draft: words.statusDraft,
}
