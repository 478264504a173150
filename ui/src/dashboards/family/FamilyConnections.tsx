import { dateWords } from '@homecare/sdk/kit'
import { agreementHref, isHiringOrHired } from '@homecare/sdk/dashboards'
import type { ConnectionSummary } from '@homecare/sdk/families'
import { dashboardTexts, familyDashboardTexts, partnerHireTexts } from '@homecare/sdk/texts'
import { nameOf } from '../../caregivers/cardView'
import { usePlanHref } from '../../caregivers/usePlanHref'
import { useMayView } from '../../frame/useMayView'
import { MessageLink } from '../../hiring/MessageLink'
import { PersonRow } from '../../hiring/PersonRow'
import { RateText } from '../../hiring/RateText'
import { StageBadge } from '../../hiring/StageBadge'
import { Card } from '../../kit/layout/Card'
import { EmptyState } from '../../kit/states/EmptyState'
import { Link } from '../../kit/Link'
import { List } from '../../kit/layout/List'
import { Section } from '../../kit/layout/Section'
import { useSay } from '../../kit/say'

/** The caregivers whom the family is in touch with or has hired. */
export function FamilyConnections({ connections }: { connections: readonly ConnectionSummary[] }) {
  const say = useSay()
  const mayView = useMayView()
  return (
    <Section title={say(familyDashboardTexts.connections)}>
      <Card>
        {connections.length === 0 ? (
          <EmptyState
            level={3}
            title={say(familyDashboardTexts.noConnections)}
            actions={
              mayView('/caregivers-search') && (
                <Link href="/caregivers-search" look="primary">
                  {say(familyDashboardTexts.findCaregivers)}
                </Link>
              )
            }
          >
            {mayView('/caregivers-search') && say(familyDashboardTexts.noConnectionsHint)}
          </EmptyState>
        ) : (
          <List items={connections} by={({ id }) => id} look="lines">
            {(connection) => <Row connection={connection} />}
          </List>
        )}
      </Card>
    </Section>
  )
}

function Row({ connection }: { connection: ConnectionSummary }) {
  const say = useSay()
  const mayView = useMayView()
  const { provider, conversation_id, start_date, hire_stage } = connection
  const name = nameOf(provider)
  const planVisit = usePlanHref()(`/newshift-b2b/${connection.id}`)
  return (
    <PersonRow
      name={name}
      photo={provider.photo}
      href={`/family/dashboard/connections/${connection.id}`}
      badge={<StageBadge stage={hire_stage} />}
      facts={
        <>
          <RateText {...connection} />
          {start_date && <> {say(dashboardTexts.since, { day: dateWords(start_date, 'day', say.locale) })}</>}
        </>
      }
      actions={
        <>
          {hire_stage === 3 && planVisit && (
            <Link look="quiet" href={planVisit} aria-label={say(partnerHireTexts.planWith, { name })}>
              {say(partnerHireTexts.planOne)}
            </Link>
          )}
          {isHiringOrHired(connection) && mayView(agreementHref(connection)) && (
            <Link
              look="quiet"
              href={agreementHref(connection)}
              aria-label={say(familyDashboardTexts.agreementWith, { name })}
            >
              {say(familyDashboardTexts.agreement)}
            </Link>
          )}
          {conversation_id !== null && mayView('/messages') && (
            <MessageLink conversationId={conversation_id} name={name} />
          )}
        </>
      }
    />
  )
}
