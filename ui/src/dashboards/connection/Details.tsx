import { contactTypes, isWorking } from '@homecare/sdk/hiring'
import { jobHref } from '@homecare/sdk/jobs'
import { dateWords } from '@homecare/sdk/kit'
import {
  carePlaceTexts,
  connectionTexts,
  familyConnectionTexts,
  hubTexts as words,
  jobTexts,
  ownJobTexts,
} from '@homecare/sdk/texts'
import { useState } from 'react'
import { useProfileHref } from '../../caregivers/useProfileHref'
import { useNavigation } from '../../frame/app'
import { laterDialog } from '../../frame/laterDialog'
import { useMayView } from '../../frame/useMayView'
import { RateText } from '../../hiring/RateText'
import { Button } from '../../kit/Button'
import { Card } from '../../kit/layout/Card'
import { Facts } from '../../kit/layout/Facts'
import { Section } from '../../kit/layout/Section'
import { A, Link } from '../../kit/Link'
import { PhoneText } from '../../kit/PhoneText'
import { useSay } from '../../kit/say'
import type { OpenConnection } from './openConnection'

const ReachDialog = laterDialog(() => import('./ReachDialog'))

interface DetailsProps {
  open: OpenConnection
  /** Of who is hired. */
  phone: string | null
  /** Whether the rate stands here, and not with its history. */
  withRate: boolean
}

/** What the two agreed on, in short: the rate, since when, which job, and how they reach each other. */
export function Details({ open, phone, withRate }: DetailsProps) {
  const say = useSay()
  const mayView = useMayView()
  const profileHref = useProfileHref()
  const [changing, setChanging] = useState(false)
  const { connection, side, today } = open
  const { provider, start_date, contact_types } = connection
  const hasRate = connection.provider_hourly_rate !== null || connection.provider_daily_rate !== null
  const profile = side === 'family' ? profileHref(provider) : null
  const reach = contactTypes.entries
    .filter(({ id }) => contact_types.includes(id))
    .map(({ label }) => say(label))
  const mayChange = isWorking(connection, today) && mayView(`/manage-connection/${connection.id}`)
  return (
    <Section
      title={say(words.details)}
      aside={
        mayChange && (
          <Button look="quiet" onClick={() => setChanging(true)}>
            {say(words.change)}
          </Button>
        )
      }
    >
      <Card>
        <Facts
          facts={[
            ...(withRate
              ? [
                  {
                    name: connectionTexts.rate,
                    value: hasRate ? <RateText {...connection} /> : say(connectionTexts.noRate),
                  },
                ]
              : []),
            ...(start_date
              ? [
                  {
                    name: start_date > today ? words.startsOn : connectionTexts.since,
                    value: dateWords(start_date, 'day', say.locale),
                  },
                ]
              : []),
            ...(phone ? [{ name: familyConnectionTexts.phone, value: <PhoneText digits={phone} /> }] : []),
            ...(connection.place && connection.hire_stage === 3
              ? [
                  {
                    name: carePlaceTexts.fact,
                    value: <Place open={open} mayChange={mayChange && side === 'family'} />,
                  },
                ]
              : []),
            { name: words.reach, value: reach.join(', ') || say(words.reachNone) },
            ...(connection.job ? [{ name: connectionTexts.job, value: <Job open={open} /> }] : []),
          ]}
        />
        {profile && (
          <p>
            <Link href={profile} look="quiet">
              {say(familyConnectionTexts.profile)}
            </Link>
          </p>
        )}
      </Card>
      {changing && <ReachDialog open={open} onSaved={open.took} onClose={() => setChanging(false)} />}
    </Section>
  )
}

/** The town where the care is given, and the family's way to another. */
function Place({ open: { connection }, mayChange }: Pick<DetailsProps, 'open'> & { mayChange: boolean }) {
  const say = useSay()
  const navigation = useNavigation()
  const { place } = connection
  return (
    <>
      {place && [place.city, place.state].filter(Boolean).join(', ')}
      {mayChange && (
        <>
          <br />
          <Button look="quiet" onClick={() => void navigation.openModal('editLocation')}>
            {say(carePlaceTexts.change)}
          </Button>
        </>
      )}
    </>
  )
}

function Job({ open: { connection, side } }: Pick<DetailsProps, 'open'>) {
  const say = useSay()
  const mayView = useMayView()
  const { job } = connection
  if (!job) return null
  if (side === 'caregiver')
    return (
      <>
        <A href={jobHref(job)}>{job.title ?? say(jobTexts.plainTitle)}</A>
        <br />
        <span className="soft">
          {job.city}, {job.state}
        </span>
      </>
    )
  const title = job.title || say(ownJobTexts.untitled)
  return mayView('/family-signup') ? (
    <A className="link" href={`/family/dashboard/job/${job.id}`}>
      {title}
    </A>
  ) : (
    title
  )
}
