import { takingJobsToo, type JobSummary } from '@homecare/sdk/jobs'
import type { Text } from '@homecare/sdk/kit'
import { jobFitTexts, jobTakeTexts } from '@homecare/sdk/texts'
import { Reasons } from '../kit/layout/Reasons'
import { useSay } from '../kit/say'
import { TakeToo } from '../profileDialog/TakeToo'
import { jobFitWords } from './jobFitWords'

interface WhyJobFitsProps extends Pick<JobSummary, 'why'> {
  /** The job's. */
  title: Text
}

/** Why a job fits the caregiver who reads of it, and where in part; where their preferences are why, such jobs by one press. */
export default function WhyJobFits({ why, title }: WhyJobFitsProps) {
  const say = useSay()
  return (
    <>
      <Reasons
        label={say(jobFitTexts.why)}
        of={jobFitWords({ why }).map(({ fits, says }) => ({ fits, says: say(says) }))}
      />
      <TakeToo change={takingJobsToo(why)} words={jobTakeTexts} about={say(title)} />
    </>
  )
}
