import { chooseConnectionHref, connectionHref, type CaregiverDashboardStore } from '@homecare/sdk/dashboards'
import type { CaregiverConnection } from '@homecare/sdk/hiring'
import { caregiverDashboardTexts, dashboardTexts, jobTexts } from '@homecare/sdk/texts'
import { MessageLink } from '../../hiring/MessageLink'
import { PersonRow } from '../../hiring/PersonRow'
import { RateText } from '../../hiring/RateText'
import { StageBadge } from '../../hiring/StageBadge'
import { Card } from '../../kit/layout/Card'
import { EmptyState } from '../../kit/states/EmptyState'
import { ErrorState } from '../../kit/states/ErrorState'
import { Link } from '../../kit/Link'
import { List } from '../../kit/layout/List'
import { Section } from '../../kit/layout/Section'
import { useSay } from '../../kit/say'
import { Skeleton } from '../../kit/states/Skeleton'
import { useValue } from '../../kit/useValue'
import { nameOf } from '../../caregivers/cardView'

interface CaregiverConnectionsProps extends Pick<CaregiverDashboardStore, 'connections'> {
  isAgency: boolean
}

/** The families whom the caregiver is in touch with or works for. */
export function CaregiverConnections({ connections, isAgency }: CaregiverConnectionsProps) {
  const say = useSay()
  const found = useValue(connections.data)
  const error = useValue(connections.error)
  const loading = useValue(connections.loading)
  return (
    <Section
      title={say(caregiverDashboardTexts.connections)}
      aside={
        !!found?.length && (
          <Link href={chooseConnectionHref()} look="line">
            {say(caregiverDashboardTexts.allConnections)}
          </Link>
        )
      }
    >
      {found ? (
        <Card>
          {found.length === 0 ? (
            <EmptyState level={3} title={say(caregiverDashboardTexts.noConnections)}>
              {say(
                isAgency
                  ? caregiverDashboardTexts.noConnectionsAgency
                  : caregiverDashboardTexts.noConnectionsHint,
              )}
            </EmptyState>
          ) : (
            <List items={found} by={({ id }) => id} look="lines">
              {(connection) => <Row connection={connection} />}
            </List>
          )}
        </Card>
      ) : error ? (
        <ErrorState
          level={3}
          title={caregiverDashboardTexts.connectionsFailed}
          error={error}
          retry={connections.reload}
          busy={loading}
        />
      ) : (
        <Skeleton shape="person" count={2} />
      )}
    </Section>
  )
}

function Row({ connection }: { connection: CaregiverConnection }) {
  const say = useSay()
  const { family, job, conversation_id, hire_stage } = connection
  const name = nameOf(family)
  const hasRate = connection.provider_hourly_rate !== null || connection.provider_daily_rate !== null
  const facts = job
    ? [
        job.title ?? say(jobTexts.plainTitle),
        `${job.city}, ${job.state}`,
        ...(job.hours_week ? [say.count(dashboardTexts.hoursAWeek, job.hours_week)] : []),
      ]
    : []
  return (
    <PersonRow
      name={name}
      photo={family.photo}
      href={connectionHref(connection)}
      badge={<StageBadge stage={hire_stage} />}
      facts={
        <>
          <RateText {...connection} />
          {facts.map((fact, index) => (
            <span key={fact}>
              {(index > 0 || hasRate) && ' · '}
              {fact}
            </span>
          ))}
        </>
      }
      actions={conversation_id !== null && <MessageLink conversationId={conversation_id} name={name} />}
    />
  )
}
