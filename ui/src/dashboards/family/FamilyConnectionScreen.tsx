import { agreementHref, isHiringOrHired } from '@homecare/sdk/dashboards'
import { getCareTeam } from '@homecare/sdk/families'
import { getConnection, type Connection } from '@homecare/sdk/hiring'
import { dateWords, partOrNull } from '@homecare/sdk/kit'
import { familyConnectionTexts as words, familyHomeTexts, ownJobTexts, pageTitles } from '@homecare/sdk/texts'
import { useState } from 'react'
import { kindOf, nameOf } from '../../caregivers/cardView'
import { useProfileHref } from '../../caregivers/useProfileHref'
import { laterDialog } from '../../frame/laterDialog'
import type { HeadOf, Load, ScreenProps } from '../../frame/screen'
import { useMayView } from '../../frame/useMayView'
import { RateText } from '../../hiring/RateText'
import { StageBadge } from '../../hiring/StageBadge'
import { Button } from '../../kit/Button'
import { Avatar } from '../../kit/figures/Avatar'
import { message as messageIcon } from '../../kit/icons/care'
import { Card } from '../../kit/layout/Card'
import { Facts } from '../../kit/layout/Facts'
import { Page } from '../../kit/layout/Page'
import { Section } from '../../kit/layout/Section'
import { A, Link } from '../../kit/Link'
import { PhoneText } from '../../kit/PhoneText'
import { useSay } from '../../kit/say'
import { Banner } from '../../kit/states/Banner'
import { VisitList } from './Today'
import './FamilyConnectionScreen.css'

const MessageDialog = laterDialog(() => import('../../profile/MessageDialog'))

interface ConnectionData {
  readonly connection: Connection
  /** Of who is hired. */
  readonly phone: string | null
  readonly loadedAt: string
}

export const load: Load<ConnectionData> = async ({ care, params, signal }) => {
  const [connection, team] = await Promise.all([
    care.call(getConnection, { id: Number(params['id']) }, { signal }),
    partOrNull(care.call(getCareTeam, {}, { signal })),
  ])
  const phone = team?.find(({ connection_id }) => connection_id === connection.id)?.phone ?? null
  return { connection, phone, loadedAt: new Date().toISOString() }
}
export const head: HeadOf<ConnectionData> = ({ connection }) => ({ title: nameOf(connection.provider) })

/** A caregiver of the family, and what is between them (`family/dashboard/connections/{id}`). */
export default function FamilyConnectionScreen({ data }: ScreenProps<ConnectionData>) {
  const say = useSay()
  const mayView = useMayView()
  const profileHref = useProfileHref()
  const [writing, setWriting] = useState(false)
  const { connection, loadedAt } = data
  // A plan has one number to call: its own.
  const phone = mayView('/family-signup') ? data.phone : null
  const { provider, job, upcoming_shift, conversation_id, start_date, end_date } = connection
  const name = nameOf(provider)
  const profile = profileHref(provider)
  const agreement = agreementHref(connection)
  const hasRate = connection.provider_hourly_rate !== null || connection.provider_daily_rate !== null
  const jobHref = job && (`/family/dashboard/job/${job.id}` as const)
  const write = say(words.write, { name: provider.first_name })
  return (
    <Page
      className="family-connection"
      width="read"
      title={name}
      lead={say(kindOf(provider))}
      up={
        mayView('/careteam')
          ? { href: '/careteam', words: say(pageTitles.care) }
          : { href: '/family/dashboard', words: say(pageTitles.dashboard) }
      }
    >
      <div className="row">
        <Avatar name={name} src={provider.photo} />
        <StageBadge stage={connection.hire_stage} />
        {mayView('/messages') &&
          (conversation_id === null ? (
            <Button look="primary" icon={messageIcon} onClick={() => setWriting(true)}>
              {write}
            </Button>
          ) : (
            <Link href={`/messages/${conversation_id}`} look="primary" icon={messageIcon}>
              {write}
            </Link>
          ))}
      </div>
      {end_date && <Banner title={say(words.ended, { day: dateWords(end_date, 'day', say.locale) })} />}
      <Section title={say(words.nextVisit)}>
        <Card>
          {upcoming_shift ? (
            <VisitList
              day
              visits={[upcoming_shift]}
              now={new Date(loadedAt)}
              connections={[connection]}
              team={null}
            />
          ) : (
            <p className="soft">{say(words.noVisit)}</p>
          )}
        </Card>
      </Section>
      <Card>
        <Facts
          facts={[
            { name: words.rate, value: hasRate ? <RateText {...connection} /> : say(words.noRate) },
            ...(start_date ? [{ name: words.since, value: dateWords(start_date, 'day', say.locale) }] : []),
            ...(phone ? [{ name: words.phone, value: <PhoneText digits={phone} /> }] : []),
            ...(job && jobHref
              ? [
                  {
                    name: words.job,
                    value: mayView('/family-signup') ? (
                      <A className="link" href={jobHref}>
                        {job.title || say(ownJobTexts.untitled)}
                      </A>
                    ) : (
                      job.title
                    ),
                  },
                ]
              : []),
          ]}
        />
        <div className="row">
          {profile && (
            <Link href={profile} look="quiet">
              {say(words.profile)}
            </Link>
          )}
          {isHiringOrHired(connection) && mayView(agreement) && (
            <Link href={agreement} look="quiet">
              {say(words.agreement)}
            </Link>
          )}
        </div>
      </Card>
      {writing && <MessageDialog id={provider.id} name={name} onClose={() => setWriting(false)} />}
      {phone && (
        <p>
          <Link href={`tel:+${phone.length === 10 ? `1${phone}` : phone}`} look="quiet">
            {say(familyHomeTexts.callTo, { name: provider.first_name })}
          </Link>
        </p>
      )}
    </Page>
  )
}
