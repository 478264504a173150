import { ownCaregiverId } from '@homecare/sdk/caregivers'
import {
  choosableConnections,
  connectionTargetOf,
  connectionTargets,
  type ConnectionTarget,
} from '@homecare/sdk/dashboards'
import { listCaregiverConnections, type CaregiverConnection } from '@homecare/sdk/hiring'
import { caregiverDashboardTexts, connectionTexts as words, jobTexts } from '@homecare/sdk/texts'
import { useSession } from '../../frame/app'
import { redirectTo, type HeadOf, type Load, type ScreenProps } from '../../frame/screen'
import { RateText } from '../../hiring/RateText'
import { PersonRow } from '../../hiring/PersonRow'
import { StageBadge } from '../../hiring/StageBadge'
import { Card } from '../../kit/layout/Card'
import { EmptyState } from '../../kit/states/EmptyState'
import { Link } from '../../kit/Link'
import { List } from '../../kit/layout/List'
import { Page } from '../../kit/layout/Page'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import { nameOf } from '../../caregivers/cardView'

interface SelectData {
  readonly connections: readonly CaregiverConnection[]
  readonly target: ConnectionTarget
}

export const load: Load<SelectData> = async ({ care, query, signal }) => {
  const target = connectionTargetOf(query.get('to'))
  const connections = await care.call(listCaregiverConnections, { id: ownCaregiverId }, { signal })
  const [only, ...others] = choosableConnections(connections, target)
  // There is nothing to choose: it goes on where the choice would lead.
  if (only && others.length === 0 && target !== 'connection') redirectTo(only.href)
  return { connections, target }
}
export const head: HeadOf<SelectData> = ({ target }) => ({ title: connectionTargets.get(target).label })

/** Choosing one of one's families to go on with (`select-connection`); `?to=` says what for. */
export default function SelectConnectionScreen({ data: { connections, target } }: ScreenProps<SelectData>) {
  const say = useSay()
  const choosable = choosableConnections(connections, target)
  const isAgency = useValue(useSession().identity).user_type === 'agency_caregiver'
  return (
    <Page
      className="select-connection"
      width="home"
      title={say(connectionTargets.get(target).label)}
      lead={choosable.length > 0 && target !== 'connection' ? say(words.chooseLead) : undefined}
    >
      {choosable.length === 0 ? (
        <EmptyState
          title={say(words.none)}
          actions={
            !isAgency && (
              <Link href="/caregiver-jobs" look="primary">
                {say(words.findJobs)}
              </Link>
            )
          }
        >
          {say(
            isAgency
              ? caregiverDashboardTexts.noConnectionsAgency
              : target === 'agreement'
                ? words.noneAgreement
                : words.noneHint,
          )}
        </EmptyState>
      ) : (
        <Card>
          <List items={choosable} by={({ connection }) => connection.id} look="lines">
            {({ connection, href }) => (
              <PersonRow
                name={nameOf(connection.family)}
                photo={connection.family.photo}
                href={href}
                badge={<StageBadge stage={connection.hire_stage} />}
                facts={
                  <>
                    <RateText {...connection} />
                    {hasRate(connection) && connection.job && ' · '}
                    {connection.job && (connection.job.title ?? say(jobTexts.plainTitle))}
                  </>
                }
              />
            )}
          </List>
        </Card>
      )}
    </Page>
  )
}

const hasRate = ({ provider_hourly_rate, provider_daily_rate }: CaregiverConnection) =>
  provider_hourly_rate !== null || provider_daily_rate !== null
