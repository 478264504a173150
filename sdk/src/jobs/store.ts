import { computed, type ReadonlySignal } from '@preact/signals-core'
import type { OutOf } from '../client/call.js'
import type { Client } from '../client/client.js'
import { action, type Action } from '../kit/action.js'
import { describeFailure } from '../kit/describeFailure.js'
import { resource, type Resource } from '../kit/resource.js'
import type { Toasts } from '../kit/toasts.js'
import { applyToJob, listMyApplications, markNotInterested, withdrawApplication } from './applicationCalls.js'
import type { Application } from './applicationEntities.js'
import { applicationState, countsAsApplied } from './application.js'
import type { ApplicationState } from './catalogue.js'
import { jobSearchPageSize } from './constants.js'
import { getJob, searchJobs, type JobQuery, type JobSummary } from './searchCalls.js'
import { jobTexts } from './texts.js'

type Found = OutOf<typeof searchJobs>

/** The jobs of a search page. A failed search has none, and says that it failed (D2 §8). */
export interface JobSearch {
  readonly page: Resource<Found, [filters: JobQuery, page: number]>
  readonly jobs: ReadonlySignal<readonly JobSummary[]>
  readonly count: ReadonlySignal<number>
  readonly nearby: ReadonlySignal<Found['meta']['nearby']>
  readonly pages: ReadonlySignal<number>
}

/** The jobs found, a page at a time: kept while the next are loading. */
export function createJobSearch(care: Client): JobSearch {
  const page = resource((signal, filters: JobQuery, number: number) =>
    care.call(searchJobs, { query: { ...filters, ...jobPage(number) } }, { signal }),
  )
  const found = computed(() => (page.error.value ? undefined : page.data.value))
  return {
    page,
    jobs: computed(() => found.value?.data ?? []),
    count: computed(() => found.value?.records ?? 0),
    nearby: computed(() => found.value?.meta.nearby ?? []),
    pages: computed(() => Math.ceil((found.value?.records ?? 0) / jobSearchPageSize)),
  }
}

/** Ten jobs a page, from (page - 1) × 10 on; what is no page is the first (D2 §7). */
export function jobPage(page: number): { limit: number; offset: number } {
  const whole = Number.isSafeInteger(page) && page >= 1 ? page : 1
  return { limit: jobSearchPageSize, offset: (whole - 1) * jobSearchPageSize }
}

/** One job with the caller's application, and what may be done about it (D2 §4). */
export interface JobStore {
  readonly job: Resource<OutOf<typeof getJob>, [id: number]>
  readonly state: ReadonlySignal<ApplicationState>
  readonly apply: Action<[note?: string], Application>
  /** Takes an application that a form has sent. */
  readonly take: (application: Application) => void
  readonly withdraw: Action<[note?: string], Application>
  readonly notInterested: Action<[note?: string], Application>
}

/** One job, with what applies for it, withdraws and declines (D2 §4). */
export function createJobStore(care: Client, toasts: Toasts): JobStore {
  const job = resource((signal, id: number) => care.call(getJob, { id }, { signal }))
  const take = (application: Application) =>
    job.set(
      (data) => data && { job: { ...data.job, has_applied: countsAsApplied(application) }, application },
    )
  const id = () => job.data.peek()?.job.id ?? 0
  const about = (
    call: typeof applyToJob | typeof withdrawApplication | typeof markNotInterested,
    done: (typeof jobTexts)['applied' | 'withdrawn' | 'markedNotInterested'],
  ) =>
    action(
      (note?: string) =>
        care.call(call as typeof applyToJob, {
          id: id(),
          body: noteOf(note),
        }),
      {
        done(application) {
          take(application)
          toasts.success(done)
        },
        failed: (error) => toasts.error(describeFailure(error)),
      },
    )
  return {
    job,
    state: computed(() => applicationState(job.data.value?.application)),
    take,
    apply: about(applyToJob, jobTexts.applied),
    withdraw: about(withdrawApplication, jobTexts.withdrawn),
    notInterested: about(markNotInterested, jobTexts.markedNotInterested),
  }
}

const noteOf = (note: string | undefined) => (note?.trim() ? { note: note.trim() } : {})

/** The caregiver's own applications, each with its job. */
export function createApplications(care: Client): Resource<OutOf<typeof listMyApplications>> {
  return resource((signal) => care.call(listMyApplications, {}, { signal }))
}
