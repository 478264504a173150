import { chooseConnectionHref, isHiringOrHired } from '@homecare/sdk/dashboards'
import { loadAgreement, type Agreement } from '@homecare/sdk/documents'
import { getConnection, type Connection } from '@homecare/sdk/hiring'
import { jobHref } from '@homecare/sdk/jobs'
import { partOf, type Part, dateWords } from '@homecare/sdk/kit'
import { caregiverDashboardTexts, connectionTexts as words, jobTexts } from '@homecare/sdk/texts'
import { MessageLink } from '../../hiring/MessageLink'
import { RateText } from '../../hiring/RateText'
import { StageBadge } from '../../hiring/StageBadge'
import type { HeadOf, Load, ScreenProps } from '../../frame/screen'
import { Avatar } from '../../kit/figures/Avatar'
import { Banner } from '../../kit/states/Banner'
import { Card } from '../../kit/layout/Card'
import { DateText } from '../../kit/DateText'
import { left } from '../../kit/icons/basic'
import { Link, A } from '../../kit/Link'
import { Page } from '../../kit/layout/Page'
import { Section } from '../../kit/layout/Section'
import { useSay } from '../../kit/say'
import { nameOf } from '../../caregivers/cardView'
import './ConnectionScreen.css'
import { ConnectionAgreement } from './ConnectionAgreement'
import { NextVisit } from './NextVisit'

interface ConnectionData {
  readonly connection: Connection
  /** Undefined where nothing is agreed on yet. */
  readonly agreement?: Part<Agreement>
}

export const load: Load<ConnectionData> = async ({ care, params, signal, report }) => {
  const id = Number(params['id'])
  const connection = await care.call(getConnection, { id }, { signal })
  if (!isHiringOrHired(connection)) return { connection }
  return { connection, agreement: await partOf(loadAgreement(care, { connection: id }, signal), report) }
}
export const head: HeadOf<ConnectionData> = ({ connection }) => ({ title: nameOf(connection.family) })

/** A family that the caregiver is in touch with or works for (`caregiver/dashboard/connections/{id}`). */
export default function ConnectionScreen({ data: { connection, agreement } }: ScreenProps<ConnectionData>) {
  const say = useSay()
  const { family, hire_stage, conversation_id, end_date } = connection
  const name = nameOf(family)
  return (
    <Page
      className="connection"
      width="home"
      title={name}
      lead={say(words.lead)}
      actions={conversation_id !== null && <MessageLink conversationId={conversation_id} name={name} />}
    >
      <p className="connection-who">
        <Avatar name={name} src={family.photo} />
        <StageBadge stage={hire_stage} />
      </p>
      {end_date && <Banner title={say(words.ended, { day: dateWords(end_date, 'day', say.locale) })} />}
      <Details connection={connection} />
      {isHiringOrHired(connection) && !end_date && <NextVisit connection={connection} />}
      {agreement !== undefined && <ConnectionAgreement connection={connection} agreement={agreement} />}
      <p>
        <Link href={chooseConnectionHref()} look="plain" icon={left}>
          {say(caregiverDashboardTexts.allConnections)}
        </Link>
      </p>
    </Page>
  )
}

function Details({ connection }: { connection: Connection }) {
  const say = useSay()
  const { job, start_date } = connection
  const hasRate = connection.provider_hourly_rate !== null || connection.provider_daily_rate !== null
  return (
    <Section title={say(words.details)}>
      <Card>
        <dl className="connection-facts">
          <div>
            <dt>{say(words.rate)}</dt>
            <dd>{hasRate ? <RateText {...connection} /> : say(words.noRate)}</dd>
          </div>
          {start_date && (
            <div>
              <dt>{say(words.since)}</dt>
              <dd>
                <DateText value={start_date} />
              </dd>
            </div>
          )}
          {job && (
            <div>
              <dt>{say(words.job)}</dt>
              <dd>
                <A href={jobHref(job)}>{job.title ?? say(jobTexts.plainTitle)}</A>
                <br />
                <span className="soft">
                  {job.city}, {job.state}
                </span>
              </dd>
            </div>
          )}
        </dl>
      </Card>
    </Section>
  )
}
