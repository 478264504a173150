import { getOwnJob, listOwnJobApplicants } from '@homecare/sdk/families'
import { listConnections } from '@homecare/sdk/hiring'
import type { Applicant, Job } from '@homecare/sdk/jobs'
import { dateWords, message, partOrNull } from '@homecare/sdk/kit'
import { candidateTexts as words, familyHomeTexts, ownJobTexts } from '@homecare/sdk/texts'
import { kindOf, nameOf } from '../../caregivers/cardView'
import { useProfileHref } from '../../caregivers/useProfileHref'
import type { HeadOf, Load, ScreenProps } from '../../frame/screen'
import { Card } from '../../kit/layout/Card'
import { Columns } from '../../kit/layout/Columns'
import { Link } from '../../kit/Link'
import { Page } from '../../kit/layout/Page'
import { Section } from '../../kit/layout/Section'
import { useSay } from '../../kit/say'
import { EmptyState } from '../../kit/states/EmptyState'
import { ApplicantRows, WhyTheyFit } from './ApplicantRows'

interface CandidateData {
  readonly job: Job
  /** Null where they are no longer applying. */
  readonly applicant: Applicant | null
  readonly conversation: number | null
}

export const load: Load<CandidateData> = async ({ care, params, signal }) => {
  const id = Number(params['job_id'])
  const provider = Number(params['provider_id'])
  const [job, applicants, connections] = await Promise.all([
    care.call(getOwnJob, { id }, { signal }),
    care.call(listOwnJobApplicants, { id }, { signal }),
    partOrNull(care.call(listConnections, {}, { signal })),
  ])
  return {
    job,
    applicant: applicants.find((one) => one.provider.id === provider) ?? null,
    conversation: connections?.find((one) => one.provider.id === provider)?.conversation_id ?? null,
  }
}
export const head: HeadOf<CandidateData> = ({ job, applicant }) => ({
  title: applicant ? message(words.title, { name: nameOf(applicant.provider), job: job.title }) : job.title,
})

/** Somebody who applied, as a person for this job (`job/{job_id}/candidate/{provider_id}`). */
export default function CandidateScreen({ data }: ScreenProps<CandidateData>) {
  const say = useSay()
  const profileHref = useProfileHref()
  const { job, applicant, conversation } = data
  const up = {
    href: `/family/dashboard/job/${job.id}`,
    words: say(ownJobTexts.job),
  } as const
  if (!applicant)
    return (
      <Page width="read" title={job.title} up={up}>
        <Card>
          <EmptyState
            title={say(words.gone)}
            actions={
              <Link href={`/family/dashboard/job/${job.id}`} look="primary">
                {say(ownJobTexts.seeJob)}
              </Link>
            }
          />
        </Card>
      </Page>
    )
  const { provider, caregiver_note, applied_date } = applicant
  const profile = profileHref(provider)
  return (
    <Page
      title={nameOf(provider)}
      lead={`${say(kindOf(provider))} · ${provider.city}, ${provider.state}`}
      up={up}
    >
      <Columns
        aside={
          <>
            <Section title={say(words.why)}>
              <Card>
                <p>{say(familyHomeTexts.forJob, { title: job.title })}</p>
                <WhyTheyFit applicant={applicant} job={job} />
              </Card>
            </Section>
            {provider.about && (
              <Section title={nameOf(provider)}>
                <Card>
                  <p className="own-jobs-words">{provider.about}</p>
                  {profile && (
                    <Link href={profile} look="line">
                      {say(words.profile)}
                    </Link>
                  )}
                </Card>
              </Section>
            )}
          </>
        }
      >
        <Section title={say(words.answer)}>
          <Card>
            <p className="soft">
              {say(job.status === 'open' ? familyHomeTexts.applicantsLead : ownJobTexts.reopenToAnswer)}
            </p>
            <ApplicantRows applied={[{ job, applicant }]} conversationWith={() => conversation} here />
          </Card>
        </Section>
        <Section title={say(words.theirWords)}>
          <Card>
            {applied_date && (
              <p className="soft small">
                {say(words.applied, { day: dateWords(applied_date, 'day', say.locale) })}
              </p>
            )}
            <p className="own-jobs-words">{caregiver_note || say(ownJobTexts.noneSaid)}</p>
          </Card>
        </Section>
      </Columns>
    </Page>
  )
}
