import { getPersonRecord, userTypes, type FamilyWord, type PersonRecord } from '@homecare/sdk/account'
import { declineReasons } from '@homecare/sdk/families'
import { endReasons } from '@homecare/sdk/hiring'
import { listSealedPlans, type SealedPlan } from '@homecare/sdk/careplans'
import { dateWords, dayIn, pacificTimeZone, partOrNull } from '@homecare/sdk/kit'
import { pageTitles, staffDeskTexts as words } from '@homecare/sdk/texts'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Avatar } from '../kit/figures/Avatar'
import { Card } from '../kit/layout/Card'
import { Columns } from '../kit/layout/Columns'
import { EmailText } from '../kit/figures/EmailText'
import { Facts } from '../kit/layout/Facts'
import { List } from '../kit/layout/List'
import { Page } from '../kit/layout/Page'
import { A, Link } from '../kit/Link'
import { SealedPlans } from './SealedPlans'
import { PhoneText } from '../kit/PhoneText'
import { useSay } from '../kit/say'
import { AskNewPassword } from './AskNewPassword'
import { MayAskForCalls } from './MayAskForCalls'
import { CaregiverFacts } from './PersonEvidence'

interface RecordData {
  readonly person: PersonRecord
  /** The care plans of a family; null of anybody else, and where they could not be loaded. */
  readonly plans: readonly SealedPlan[] | null
  readonly now: string
}

export const load: Load<RecordData> = async ({ care, params, signal, report }) => {
  const person = await care.call(getPersonRecord, { id: params['userId'] ?? '' }, { signal })
  const plans =
    person.user_type === 'family'
      ? await partOrNull(care.call(listSealedPlans, { user_id: person.id }, { signal }), report)
      : null
  return { person, plans, now: new Date().toISOString() }
}
export const head: HeadOf<RecordData> = (data) => ({ title: data?.person.name ?? pageTitles.staffPeople })

/** Staff: what is known of one person, and the ways to what else is theirs. */
export default function StaffPersonRecordScreen({ data: { person, plans, now } }: ScreenProps<RecordData>) {
  const say = useSay()
  const { id, name, user_type, email, phone, city, state, caregiver, photo } = person
  const kind = userTypes.find(user_type)
  const day = (instant: string) => dateWords(dayIn(pacificTimeZone, new Date(instant)), 'day', say.locale)
  const profileState = caregiver && profileStates[caregiver.profile_state_name]
  return (
    <Page
      className="staff-people"
      title={name}
      lead={kind ? say(kind.label) : undefined}
      up={{ href: '/staff/people', words: say(words.people) }}
    >
      <Columns
        aside={
          <Card as="section">
            <Avatar name={name} src={photo} size="large" />
            <Facts
              facts={[
                {
                  name: words.contact,
                  value: (
                    <>
                      <div>
                        <A className="link" href={`mailto:${email}`}>
                          <EmailText email={email} />
                        </A>
                      </div>
                      {phone && (
                        <div>
                          <PhoneText digits={phone} />
                        </div>
                      )}
                    </>
                  ),
                },
                ...(city ? [{ name: words.place, value: [city, state].filter(Boolean).join(', ') }] : []),
                ...(profileState ? [{ name: words.profileState, value: say(profileState) }] : []),
                { name: words.memberSince, value: day(person.created_at) },
                { name: words.lastActive, value: day(person.last_active_at) },
              ]}
            />
            <p className="row">
              <Link href={`/staff/documents/${id}`} look="quiet">
                {say(words.toDocuments)}
              </Link>
              {caregiver?.profile_state_name === 'active' && (
                <Link
                  href={`/caregivers/profile/${encodeURIComponent(name.split(' ')[0]!.toLowerCase())}/${id}`}
                  look="quiet"
                >
                  {say(words.toProfile)}
                </Link>
              )}
              <Link href="/staff/trail" look="quiet">
                {say(words.toTrail)}
              </Link>
            </p>
          </Card>
        }
      >
        {person.asks_for_calls !== null && (
          <MayAskForCalls
            key={id}
            id={id}
            allowed={person.asks_for_calls}
            byMembership={person.calls_by_membership === true}
          />
        )}
        {caregiver && (
          <Card as="section">
            <h2>{say(words.profileState)}</h2>
            <CaregiverFacts caregiver={caregiver} person={person} now={now} />
            {caregiver.about && (
              <>
                <h3>{say(words.about)}</h3>
                <p className="staff-people-about">{caregiver.about}</p>
              </>
            )}
            <FamilyWords said={caregiver.family_words ?? []} />
          </Card>
        )}
        {user_type === 'agency_caregiver' && <AskNewPassword key={id} id={id} />}
        {user_type === 'family' && <SealedPlans plans={plans} />}
      </Columns>
    </Page>
  )
}

/** What families told the staff alone. */
function FamilyWords({ said }: { said: readonly FamilyWord[] }) {
  const say = useSay()
  if (said.length === 0) return null
  return (
    <>
      <h3>{say(words.familyWords)}</h3>
      <List look="lines" items={said} by={({ what, at, from }) => `${what} ${at} ${from}`}>
        {({ what, at, from, reason, note }) => {
          const known = declineReasons.find(reason) ?? endReasons.find(reason)
          const day = dateWords(dayIn(pacificTimeZone, new Date(at)), 'day', say.locale)
          return (
            <>
              <p>
                <b>{say(what === 'declined' ? words.declinedBy : words.endedBy, { name: from })}</b>
                <br />
                <span className="soft small">
                  {known ? say(words.because, { day, reason: say(known.label) }) : day}
                </span>
              </p>
              {note && <p className="staff-people-about">{note}</p>}
            </>
          )
        }}
      </List>
    </>
  )
}

const profileStates: Readonly<
  Record<string, (typeof words)['profile_draft' | 'profile_pending' | 'profile_active']>
> = {
  draft: words.profile_draft,
  pending: words.profile_pending,
  active: words.profile_active,
}
