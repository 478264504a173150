import type { Job } from '@homecare/sdk/jobs'
import { dateWords, message, type Sayable } from '@homecare/sdk/kit'
import { hireStepTexts as words } from '@homecare/sdk/texts'
import { RadioGroup } from '../../kit/fields/RadioGroup'
import { useSay, type Say } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import type { OpenHire } from './hireSteps'
import { StepForm } from './StepForm'

/** Which of the family's open jobs the offer is for, or none of them. */
export default function JobStep(hire: OpenHire) {
  const say = useSay()
  const { flow, hiring } = hire
  const { job_id } = flow.form.fields
  const chosen = useValue(job_id.value)
  return (
    <StepForm {...hire} step="select-job">
      <RadioGroup
        name="job_id"
        label={words.job}
        value={chosen}
        error={useValue(job_id.shownError)}
        onChange={(id) => flow.chooseJob(id ?? 0)}
        required
        options={[
          ...hiring.jobs.map((job) => ({
            value: job.id,
            label: job.title || words.untitled,
            hint: jobFacts(job, say),
          })),
          { value: 0, label: words.noJob, hint: words.noJobHint },
        ]}
      />
    </StepForm>
  )
}

function jobFacts({ city, state, hours_week, start_date }: Job, say: Say): Sayable {
  const hours = hours_week ? [say(message(words.weekSum, { hours: hours_week }))] : []
  return [`${city}, ${state}`, ...hours, dateWords(start_date, 'day', say.locale)].join(' · ')
}
