import { getOwnJob, listOwnJobApplicants, listOwnJobs } from '@homecare/sdk/families'
import type { Applicant, Job } from '@homecare/sdk/jobs'
import { partOf, type Part } from '@homecare/sdk/kit'
import { familyDashboardTexts, ownJobTexts as words, pageTitles } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import { part } from '../../frame/part'
import type { CodeContext, HeadOf, Load, ScreenProps } from '../../frame/screen'
import { useMayView } from '../../frame/useMayView'
import { A, Link } from '../../kit/Link'
import { Card } from '../../kit/layout/Card'
import { List } from '../../kit/layout/List'
import { Page } from '../../kit/layout/Page'
import { useSay } from '../../kit/say'
import { EmptyState } from '../../kit/states/EmptyState'
import { ErrorState } from '../../kit/states/ErrorState'
import { JobPane } from './JobPane'
import { JobStatusBadge } from './JobStatusBadge'
import '../signup/signup.css'
import './OwnJobsScreen.css'

const JobEditor = part(() => import('./JobEditor'))

interface OwnJobsData {
  readonly jobs: Part<readonly Job[]>
  /** The job of the address, with who applied to it. */
  readonly shown: { readonly job: Job; readonly applicants: readonly Applicant[] } | null
  readonly loadedAt: string
}

export const code = ({ query }: CodeContext) => (query.get('edit') ? JobEditor.load() : Promise.resolve())
export const load: Load<OwnJobsData> = async ({ care, params, signal, report }) => {
  const id = Number(params['id'])
  const one = async () => {
    if (!id) return null
    const [job, applicants] = await Promise.all([
      care.call(getOwnJob, { id }, { signal }),
      care.call(listOwnJobApplicants, { id }, { signal }),
    ])
    return { job, applicants }
  }
  const [shown, jobs] = await Promise.all([one(), partOf(care.call(listOwnJobs, {}, { signal }), report)])
  return { jobs, shown, loadedAt: new Date().toISOString() }
}
export const head: HeadOf<OwnJobsData> = ({ shown }) => ({ title: shown?.job.title || pageTitles.ownJobs })

/** The family's jobs (`/jobposts`), and one of them (`/family/dashboard/job/{id}`): beside the others where there is room. */
export default function OwnJobsScreen(props: ScreenProps<OwnJobsData>) {
  return <Shown key={props.data.shown?.job.id ?? 0} {...props} />
}

function Shown({ data, query }: ScreenProps<OwnJobsData>) {
  const say = useSay()
  const { navigation } = useApp()
  const mayPost = useMayView()('/family-signup')
  const [changed, setChanged] = useState<Job | null>(null)
  const [from, setFrom] = useState(data)
  // Loaded anew, what the page comes with is newer than what was changed here.
  if (from !== data) {
    setFrom(data)
    setChanged(null)
  }
  const { jobs, shown, loadedAt } = data
  const job = changed ?? shown?.job
  const edit = query.get('edit')
  const listed = jobs.data
  const list = listed?.map((one) => (one.id === changed?.id ? changed : one))
  return (
    <Page
      className="own-jobs"
      title={say(job ? job.title || words.untitled : words.title)}
      lead={job ? undefined : say(words.lead)}
      up={job && { href: '/jobposts', words: say(words.title) }}
      actions={
        !job &&
        mayPost && (
          <Link href="/family/dashboard/add-job" look="primary">
            {say(listed?.length === 0 ? familyDashboardTexts.postJob : words.add)}
          </Link>
        )
      }
    >
      <div className="own-jobs-room">
        <div className="own-jobs-inner" data-one={job ? true : undefined}>
          <nav className="own-jobs-list" aria-label={say(words.title)}>
            {!list ? (
              <ErrorState title={words.failed} failure={jobs.failure} retry={() => navigation.reload()} />
            ) : list.length === 0 ? (
              <Card>
                <EmptyState title={say(familyDashboardTexts.noJobs)}>
                  {say(mayPost ? familyDashboardTexts.noJobsHint : words.planArranges)}
                </EmptyState>
              </Card>
            ) : (
              <List className="own-jobs-cards" items={list} by={({ id }) => id}>
                {(one) => <JobLine job={one} current={one.id === job?.id} />}
              </List>
            )}
          </nav>
          {job && (
            <div className="own-jobs-pane">
              {edit ? (
                <JobEditor
                  key={edit}
                  job={job}
                  opens={edit === 'open'}
                  loadedAt={loadedAt}
                  onSaved={(saved) => {
                    setChanged(saved)
                    void navigation.go(`/family/dashboard/job/${saved.id}`, { replace: true })
                  }}
                />
              ) : (
                <JobPane
                  job={job}
                  applicants={shown?.applicants ?? []}
                  loadedAt={loadedAt}
                  onChanged={setChanged}
                />
              )}
            </div>
          )}
        </div>
      </div>
    </Page>
  )
}

function JobLine({ job, current }: { job: Job; current: boolean }) {
  const say = useSay()
  return (
    <Card as="article" className="own-jobs-line">
      <div className="row" data-spread>
        <h2>
          <A href={`/family/dashboard/job/${job.id}`} aria-current={current ? 'page' : undefined}>
            {job.title || say(words.untitled)}
          </A>
        </h2>
        <JobStatusBadge status={job.status} />
      </div>
      <p className="soft">
        {job.city}, {job.state}
        {job.status === 'open' && (
          <>
            {' · '}
            {job.applicants_count > 0
              ? say.count(familyDashboardTexts.applicants, job.applicants_count)
              : say(words.noApplicants)}
          </>
        )}
      </p>
    </Card>
  )
}
