import {
  createFamilyDashboard,
  loadFamilyDashboard,
  type FamilyDashboard,
  type FamilyDashboardParts,
} from '@homecare/sdk/families'
import { dashboardTexts, familyDashboardTexts, pageTitles } from '@homecare/sdk/texts'
import { useApp } from '../../frame/app'
import type { HeadOf, Load, ScreenProps } from '../../frame/screen'
import { useMayView } from '../../frame/useMayView'
import { ErrorState } from '../../kit/states/ErrorState'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { Skeleton } from '../../kit/states/Skeleton'
import { useValue } from '../../kit/useValue'
import { Alerts } from './Alerts'
import { DashboardPage } from './DashboardPage'
import { Advisor, Favorites } from './FamilyAside'
import { FamilyConnections } from './FamilyConnections'
import { FamilyJobs } from './FamilyJobs'
import { Suggestions } from './Suggestions'
import { useDashboard } from './useDashboard'
import './DashboardScreen.css'

export const load: Load<FamilyDashboardParts> = ({ care, signal }) => loadFamilyDashboard(care, signal)
export const head: HeadOf<FamilyDashboardParts> = () => ({ title: pageTitles.dashboard })

/** The family's home: what needs it, its jobs and who applied, its caregivers, and who may fit. */
export default function DashboardScreen({ data, path }: ScreenProps<FamilyDashboardParts>) {
  const say = useSay()
  const { care, session } = useApp()
  const mayView = useMayView()
  const { first_name } = useValue(session.identity)
  const store = useDashboard(() => createFamilyDashboard(care, data), data)
  const dashboard = useValue(store.dashboard.data)
  const error = useValue(store.dashboard.error)
  const loading = useValue(store.dashboard.loading)
  const hasHired = dashboard?.connections.some(({ hire_stage }) => hire_stage === 3)
  return (
    <DashboardPage
      title={say(dashboardTexts.hello, { name: first_name })}
      lead={say(hasHired ? familyDashboardTexts.leadHired : familyDashboardTexts.lead)}
      actions={
        mayView('/caregivers-search') && (
          <Link href="/caregivers-search" look="primary">
            {say(familyDashboardTexts.findCaregivers)}
          </Link>
        )
      }
      alerts={dashboard && <Alerts alerts={dashboard.alerts} />}
      aside={dashboard && <Aside {...dashboard} />}
      below={<Suggestions suggestions={store.suggestions} here={path} />}
    >
      {dashboard ? (
        <>
          <FamilyJobs jobs={dashboard.jobs} connections={dashboard.connections} />
          <FamilyConnections connections={dashboard.connections} />
        </>
      ) : error ? (
        <ErrorState
          title={familyDashboardTexts.couldNotLoad}
          error={error}
          retry={store.dashboard.reload}
          busy={loading}
        />
      ) : (
        <Skeleton shape="person" count={3} />
      )}
    </DashboardPage>
  )
}

function Aside({ advisor, favorites }: FamilyDashboard) {
  return (
    <>
      <Favorites favorites={favorites} />
      {advisor && <Advisor advisor={advisor} />}
    </>
  )
}
