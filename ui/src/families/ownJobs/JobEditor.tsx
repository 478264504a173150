import { createJobForm, type JobFields } from '@homecare/sdk/families'
import type { Job } from '@homecare/sdk/jobs'
import { dayIn } from '@homecare/sdk/kit'
import { timeZoneOfState } from '@homecare/sdk/places'
import { ownJobTexts as words, signupTexts, uiTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import { useUnsaved } from '../../frame/useUnsaved'
import { Form } from '../../kit/fields/Form'
import { Link } from '../../kit/Link'
import { ConflictChoices } from '../../kit/overlays/ConflictChoices'
import { conflictWordsOf } from '../../kit/overlays/conflictWords'
import { useSay } from '../../kit/say'
import { JobFormFields } from './JobFormFields'

const conflictWords = conflictWordsOf<JobFields>({
  title: [signupTexts.jobTitle],
  description: [signupTexts.description],
  start_date: [signupTexts.startDate],
})

interface JobEditorProps {
  job: Job
  /** Posts or opens the job by the same press. */
  opens: boolean
  loadedAt: string
  onSaved: (job: Job) => void
}

/** The form of a job that there is: another tab's change is never overwritten in silence. */
export default function JobEditor({ job, opens, loadedAt, onSaved }: JobEditorProps) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [form] = useState(() =>
    createJobForm(care, dayIn(timeZoneOfState(job.state), new Date(loadedAt)), job, opens, (saved) => {
      toasts.success(opens ? words.posted : words.saved)
      form.reset(form.data.peek())
      onSaved(saved)
    }),
  )
  useUnsaved(form.dirty)
  return (
    <Form
      form={form}
      submit={opens ? words.saveAndOpen : words.save}
      actions={
        <Link href={`/family/dashboard/job/${job.id}`} look="plain">
          {say(uiTexts.cancel)}
        </Link>
      }
    >
      <p className="soft">{say(opens ? words.reopenLead : words.editLead)}</p>
      <ConflictChoices form={form} words={conflictWords} />
      <JobFormFields form={form} />
    </Form>
  )
}
