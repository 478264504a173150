import { createJobNoteForm, withdrawApplication } from '@homecare/sdk/jobs'
import { jobPageTexts, jobTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useCare } from '../frame/app'
import type { JobDialogProps } from './ApplyDialog'
import { ReasonDialog } from '../frame/ReasonDialog'

/** Takes an application back; one may apply again. */
export default function WithdrawDialog({ job, onDone, onClose }: JobDialogProps) {
  const care = useCare()
  const [form] = useState(() => createJobNoteForm(care, withdrawApplication, job.id, onDone))
  const { withdrawTitle: title, withdrawHint: hint } = jobPageTexts
  return <ReasonDialog form={form} title={title} hint={hint} submit={jobTexts.withdraw} onClose={onClose} />
}
