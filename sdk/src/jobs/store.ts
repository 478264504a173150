import { computed, type ReadonlySignal } from '@preact/signals-core'
import type { OutOf } from '../client/call.js'
import type { Client } from '../client/client.js'
import { resource, type Resource } from '../kit/state/resource.js'
import type { Text } from '../kit/text.js'
import type { Toasts } from '../kit/state/toasts.js'
import { listOwnApplications } from './applicationCalls.js'
import type { Application } from '../vocabulary/jobs/applicationEntities.js'
import { applicationState, countsAsApplied } from './application.js'
import type { ApplicationState } from '../vocabulary/jobs/catalogue.js'
import { jobSearchPageSize } from '../vocabulary/jobs/constants.js'
import { getJob, searchJobs, type JobQuery, type JobSummary } from './searchCalls.js'
import { jobTexts } from './texts.js'

type Found = OutOf<typeof searchJobs>

/** The jobs of a search page. A failed search has none, and says that it failed. */
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

/** Ten jobs a page, from (page - 1) × 10 on; what is no page is the first. */
export function jobPage(page: number): { limit: number; offset: number } {
  const whole = Number.isSafeInteger(page) && page >= 1 ? page : 1
  return { limit: jobSearchPageSize, offset: (whole - 1) * jobSearchPageSize }
}

/** One job with the caller's application. The forms of `forms.ts` apply, withdraw and decline. */
export interface JobStore {
  readonly job: Resource<OutOf<typeof getJob>, [id: number]>
  readonly state: ReadonlySignal<ApplicationState>
  /** Takes the application that a form has sent: the job changes where it stands, and a toast says so. */
  take(application: Application): void
}

/** One job as the caller stands to it; `loaded` is what a page came with. */
export function createJobStore(care: Client, toasts: Toasts, loaded?: OutOf<typeof getJob>): JobStore {
  const job = resource((signal, id: number) => care.call(getJob, { id }, { signal }))
  if (loaded) job.set(loaded)
  return {
    job,
    state: computed(() => applicationState(job.data.value?.application)),
    take(application) {
      job.set(
        (data) => data && { job: { ...data.job, has_applied: countsAsApplied(application) }, application },
      )
      const said = takenTexts[applicationState(application)]
      if (said) toasts.success(said)
    },
  }
}

const takenTexts: Readonly<Record<ApplicationState, Text | null>> = {
  not_applied: null,
  applied: jobTexts.applied,
  withdrawn: jobTexts.withdrawn,
  not_interested: jobTexts.markedNotInterested,
}

/** The caregiver's own applications, each with its job. */
export function createApplications(care: Client): Resource<OutOf<typeof listOwnApplications>> {
  return resource((signal) => care.call(listOwnApplications, {}, { signal }))
}
