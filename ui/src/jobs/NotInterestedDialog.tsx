import { createJobNoteForm, markNotInterested } from '@homecare/sdk/jobs'
import { jobPageTexts, jobTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useCare } from '../frame/app'
import type { JobDialogProps } from './ApplyDialog'
import { ReasonDialog } from '../frame/ReasonDialog'

/** Says no to a job: it is not listed again. */
export default function NotInterestedDialog({ job, onDone, onClose }: JobDialogProps) {
  const care = useCare()
  const [form] = useState(() => createJobNoteForm(care, markNotInterested, job.id, onDone))
  const { notInterestedTitle: title, notInterestedHint: hint } = jobPageTexts
  return (
    <ReasonDialog form={form} title={title} hint={hint} submit={jobTexts.notInterested} onClose={onClose} />
  )
}
