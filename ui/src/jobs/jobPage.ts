import type { PageHref } from '@homecare/sdk/addresses'
import { dayWords } from '../kit/dayWords'
import { assistance, clinicalSkills, conditions, languages } from '@homecare/sdk/caregivers'
import { relationships } from '@homecare/sdk/families'
import {
  getJob,
  helpKinds,
  jobHref,
  jobSearchHref,
  type Application,
  type JobDetail,
} from '@homecare/sdk/jobs'
import { slug, type Text } from '@homecare/sdk/kit'
import { stateBySlug, type StateCode } from '@homecare/sdk/places'
import { jobPageTexts, jobSearchTexts } from '@homecare/sdk/texts'
import { namesOf } from '../kit/namesOf'
import { counted, told } from '../kit/words'
import { redirectTo, type Head, type LoadContext } from '../frame/screen'
import { helpWords, jobFacts, titleOf, weekWords } from './jobWords'

/** A job's page, ready to be shown. */
export interface JobPageData {
  readonly job: JobDetail
  readonly application: Application | null
  readonly here: PageHref
  readonly backHref: PageHref
  readonly place: string
  readonly facts: readonly { readonly name: Text; readonly value: Text }[]
  readonly week: readonly { readonly day: Text; readonly times: Text }[]
  readonly title: Text
  /** The kind of help, in general words: what may stand in a search engine. */
  readonly kinds: Text
  readonly lists: readonly { readonly title: Text; readonly items: readonly Text[] }[]
  readonly notes: readonly Text[]
  /** Why it fits the reader, and where in part. */
  readonly why: NonNullable<JobDetail['why']>
  readonly isOpen: boolean
  readonly head: Head
}

type Context = Pick<LoadContext, 'care' | 'path' | 'params' | 'signal'>

/** The job of a path. It has one address, under its own place; any other leads there. */
export async function loadJobPage({ care, path, params, signal }: Context): Promise<JobPageData> {
  const { job, application } = await care.call(getJob, { id: params.job_id ?? '' }, { signal })
  const here = jobHref(job)
  if (path !== here) redirectTo(here, { permanent: true })
  const state = stateBySlug(job.state.toLowerCase()) as StateCode | undefined
  const name = titleOf(job)
  const title = told(jobPageTexts.titleIn, { title: name, place: `${job.city}, ${job.state}` })
  return {
    job,
    application,
    here,
    backHref: jobSearchHref(state ? { place: { state, city: slug(job.city) } } : {}),
    place: `${job.city}, ${job.state}`,
    title: name,
    kinds: helpWords(job.help),
    facts: jobFacts(job),
    week: weekWords(job),
    lists: listsOf(job),
    why: (application?.proposal_state !== 'applied' && job.why) || [],
    notes: [
      told(jobPageTexts.posted, { day: dayWords(job.created_at.slice(0, 10), 'day') }),
      ...(job.applicants_count === null ? [] : [counted(jobPageTexts.applicants, job.applicants_count)]),
    ],
    isOpen: job.status === 'open',
    head: {
      title,
      description: told(jobSearchTexts.description, { city: job.city, state: job.state }),
      canonical: here,
      // Listed only where the family has agreed to exactly that.
      noindex: job.status !== 'open' || !job.may_be_indexed,
    },
  }
}

function listsOf(job: JobDetail): JobPageData['lists'] {
  const careFor = relationships.find(job.care_for)?.label
  return [
    { title: jobPageTexts.careFor, items: careFor ? [careFor] : [] },
    { title: jobPageTexts.conditions, items: namesOf(job.conditions, conditions, clinicalSkills) },
    {
      title: jobPageTexts.assistance,
      items: job.assistance === null ? namesOf(job.help, helpKinds) : namesOf(job.assistance, assistance),
    },
    { title: jobPageTexts.languages, items: namesOf(job.preferred_languages, languages) },
  ].filter(({ items }) => items.length > 0)
}
