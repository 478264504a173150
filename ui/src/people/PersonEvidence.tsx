import type { PersonRecord } from '@homecare/sdk/account'
import { assistance, clinicalSkills, conditions } from '@homecare/sdk/caregivers'
import { licenseStanding } from '@homecare/sdk/credentials'
import { dateWords, dayIn, formatDollars, message, pacificTimeZone, type Sayable } from '@homecare/sdk/kit'
import { licenseScreenTexts, staffDeskTexts as words } from '@homecare/sdk/texts'
import { Avatar } from '../kit/figures/Avatar'
import { Badge } from '../kit/figures/Badge'
import { Card } from '../kit/layout/Card'
import { Facts } from '../kit/layout/Facts'
import { Link } from '../kit/Link'
import { LicenseInitials } from './LicenseInitials'
import { useSay } from '../kit/say'
import { verifiedWords } from './verifiedWords'

type Caregiver = NonNullable<PersonRecord['caregiver']>

/** What is known of somebody, beside what is to be judged of them: licenses, rate, services and checks. */
export function PersonEvidence({ person, now }: { person: PersonRecord; now: string }) {
  const say = useSay()
  const { caregiver, name, photo } = person
  return (
    <Card as="section">
      <h2 className="row">
        <Avatar name={name} src={photo} /> {say(words.person, { name })}
      </h2>
      {caregiver && <CaregiverFacts caregiver={caregiver} person={person} now={now} />}
      <p>
        <Link href={`/staff/people/${person.id}`} look="line">
          {say(words.openRecord)}
        </Link>
      </p>
    </Card>
  )
}

/** What of a caregiver's profile is to be judged: more than its words. */
export function CaregiverFacts({
  caregiver,
  person,
  now,
}: {
  caregiver: Caregiver
  person: PersonRecord
  now: string
}) {
  const say = useSay()
  const labels = (entries: readonly (Sayable | undefined)[]) =>
    entries.flatMap((entry) => (entry ? [say(entry)] : [])).join(', ')
  const services = labels(caregiver.home_support.map((id) => assistance.find(id)?.label))
  const known = labels(
    caregiver.conditions.map((id) => conditions.find(id)?.label ?? clinicalSkills.find(id)?.label),
  )
  const { background_checked_on: checked, references_answered, reviews_count, desired_wage } = caregiver
  const checks: Sayable[] = [
    checked
      ? message(words.backgroundPassed, { date: dateWords(checked, 'day', say.locale) })
      : words.backgroundNone,
    person.phone_verified ? words.phoneVerified : words.phoneNot,
  ]
  return (
    <Facts
      facts={[
        { name: words.licensesHeld, value: <HeldLicenses licenses={caregiver.licenses} now={now} /> },
        {
          name: words.rate,
          value:
            desired_wage > 0
              ? say(words.perHour, { amount: formatDollars(desired_wage) })
              : say(words.noRate),
        },
        { name: words.services, value: services || say(words.noServices) },
        ...(known ? [{ name: words.conditions, value: known }] : []),
        {
          name: words.checks,
          value: [
            ...checks.map((check) => say(check)),
            say.count(words.referencesSpoke, references_answered),
          ].map((check) => <div key={check}>{check}</div>),
        },
        { name: words.reviews, value: say.count(words.reviewsCount, reviews_count) },
        {
          name: words.memberSince,
          value: dateWords(dayIn(pacificTimeZone, new Date(person.created_at)), 'day', say.locale),
        },
      ]}
    />
  )
}

function HeldLicenses({ licenses, now }: { licenses: Caregiver['licenses']; now: string }) {
  const say = useSay()
  const day = dayIn(pacificTimeZone, new Date(now))
  if (licenses.length === 0) return say(words.noLicenses)
  return licenses.map((license) => {
    const standing = licenseStanding(license, day)
    const { label, tone } = standings[standing]
    return (
      <div key={license.id}>
        <LicenseInitials ids={[license.map_id]} none={[license.license_name, license.license_name]} />{' '}
        {license.state}{' '}
        {standing === 'verified' && license.verified ? (
          <span className="soft">{say(verifiedWords(license.verified, say.locale))}</span>
        ) : (
          <Badge tone={tone}>{say(label)}</Badge>
        )}
      </div>
    )
  })
}

const standings = {
  verified: { label: licenseScreenTexts.verified, tone: 'good' },
  waiting: { label: licenseScreenTexts.waiting, tone: 'info' },
  refused: { label: licenseScreenTexts.refused, tone: 'bad' },
  incomplete: { label: licenseScreenTexts.notVerified, tone: 'warn' },
  expired: { label: licenseScreenTexts.expired, tone: 'bad' },
} as const
