import {
  createCaregiverDashboard,
  loadCaregiverDashboard,
  type CaregiverDashboardParts,
  type CaregiverDashboardStore,
} from '@homecare/sdk/dashboards'
import { caregiverDashboardTexts, dashboardTexts, pageTitles } from '@homecare/sdk/texts'
import { useEffect } from 'react'
import { ownRecordOf } from '../../account/ownRecord'
import { Alerts } from '../family/Alerts'
import { DashboardPage } from '../family/DashboardPage'
import { useDashboard } from '../family/useDashboard'
import { loadChat } from '../../chat/useChat'
import { useApp } from '../../frame/app'
import type { HeadOf, Load, ScreenProps } from '../../frame/screen'
import { ErrorState } from '../../kit/states/ErrorState'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import { CaregiverConnections } from './CaregiverConnections'
import { Earnings } from './Earnings'
import { MessagesPreview } from './MessagesPreview'
import { NearbyJobs } from './NearbyJobs'
import { OwnLinks } from './OwnLinks'
import { ScoreCard } from './ScoreCard'

const isOfAgency = (params: Readonly<Record<string, string>>) => params['agency'] !== undefined

export const load: Load<CaregiverDashboardParts> = ({ care, params, signal }) =>
  loadCaregiverDashboard(care, isOfAgency(params), signal)
export const code = loadChat
export const head: HeadOf<CaregiverDashboardParts> = () => ({ title: pageTitles.dashboard })

/**
 * The caregiver's home: what needs them, messages as they come, their families, what they earned,
 * their profile, jobs near them, and the way to everything else that is theirs.
 * An agency caregiver's has no profile and no jobs of its own to show: the agency sees to both.
 */
export default function DashboardScreen({ data, params }: ScreenProps<CaregiverDashboardParts>) {
  const say = useSay()
  const app = useApp()
  const { care, session } = app
  const { first_name } = useValue(session.identity)
  const isAgency = isOfAgency(params)
  const store = useDashboard(() => createCaregiverDashboard(care, isAgency, data), data)
  // What has come with the page need not be asked for again after the login.
  useEffect(() => {
    if (data.record) ownRecordOf(app).caregiver.set(data.record)
  }, [app, data])
  return (
    <DashboardPage
      title={say(dashboardTexts.hello, { name: first_name })}
      lead={say(isAgency ? caregiverDashboardTexts.leadAgency : caregiverDashboardTexts.lead)}
      alerts={<OwnAlerts alerts={store.alerts} />}
      aside={!isAgency && <ScoreCard record={store.record} />}
      below={<OwnLinks />}
    >
      <MessagesPreview />
      <CaregiverConnections connections={store.connections} isAgency={isAgency} />
      <Earnings earnings={store.earnings} />
      {!isAgency && <NearbyJobs nearby={store.nearby} />}
    </DashboardPage>
  )
}

function OwnAlerts({ alerts }: Pick<CaregiverDashboardStore, 'alerts'>) {
  const found = useValue(alerts.data)
  const error = useValue(alerts.error)
  const loading = useValue(alerts.loading)
  if (found) return <Alerts alerts={found} />
  if (!error) return null
  return <ErrorState title={dashboardTexts.alertsFailed} error={error} retry={alerts.reload} busy={loading} />
}
