import { applicationState, applicationStates, createApplications } from '@homecare/sdk/jobs'
import { jobSearchTexts } from '@homecare/sdk/texts'
import { useEffect, useState } from 'react'
import { useCare } from '../frame/app'
import { Badge } from '../kit/figures/Badge'
import { EmptyState } from '../kit/states/EmptyState'
import { ErrorState } from '../kit/states/ErrorState'
import { Link } from '../kit/Link'
import { List } from '../kit/layout/List'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { Skeleton } from '../kit/states/Skeleton'
import { useValue } from '../kit/useValue'
import { JobCard } from './JobCard'
import { jobCardView } from './jobWords'

/** The caregiver's own applications, the latest first, each with its job and where it stands. */
export default function ApplicationsScreen() {
  const say = useSay()
  const care = useCare()
  const [applications] = useState(() => createApplications(care))
  const mine = useValue(applications.data)
  const error = useValue(applications.error)
  const loading = useValue(applications.loading)
  useEffect(() => void applications.load(), [applications])
  const browse = (
    <Link href="/caregiver-jobs" look="primary">
      {say(jobSearchTexts.browse)}
    </Link>
  )
  return (
    <Page
      className="applications"
      width="home"
      title={say(jobSearchTexts.mine)}
      actions={mine?.length ? browse : null}
    >
      {mine ? (
        mine.length === 0 ? (
          <EmptyState title={say(jobSearchTexts.noMine)} actions={browse}>
            {say(jobSearchTexts.noMineHint)}
          </EmptyState>
        ) : (
          <List items={mine} by={({ id }) => id}>
            {(application) => {
              const state = applicationState(application)
              return (
                <JobCard
                  card={{ ...jobCardView(application.job), applied: false, why: [] }}
                  badge={
                    <Badge tone={state === 'applied' ? 'good' : 'info'}>
                      {say(applicationStates.find(state)!.label)}
                    </Badge>
                  }
                />
              )
            }}
          </List>
        )
      ) : error ? (
        <ErrorState
          title={jobSearchTexts.mineFailed}
          error={error}
          retry={applications.reload}
          busy={loading}
        />
      ) : (
        <Skeleton shape="box" count={3} />
      )}
    </Page>
  )
}
