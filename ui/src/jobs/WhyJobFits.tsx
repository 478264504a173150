import { jobFitTexts } from '@homecare/sdk/texts'
import { Reasons } from '../kit/layout/Reasons'
import { useSay } from '../kit/say'
import type { JobCardView } from './jobWords'

/** Why a job fits the caregiver who reads of it, and where in part. */
export default function WhyJobFits({ why }: Pick<JobCardView, 'why'>) {
  const say = useSay()
  return (
    <Reasons label={say(jobFitTexts.why)} of={why.map(({ fits, says }) => ({ fits, says: say(says) }))} />
  )
}
