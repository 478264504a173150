import { closingReasons, updateJob, type ClosingReason } from '@homecare/sdk/families'
import type { Job } from '@homecare/sdk/jobs'
import { createForm, describeFailure } from '@homecare/sdk/kit'
import { ownJobTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import { FormDialog } from '../../frame/FormDialog'
import { Form } from '../../kit/fields/Form'
import { RadioGroup } from '../../kit/fields/RadioGroup'
import { useSay } from '../../kit/say'
import { optionsOf } from '../signup/options'

interface CloseJobDialogProps {
  job: Job
  /** How many who applied have no answer. */
  waiting: number
  onClosed: (job: Job) => void
  onClose: () => void
}

/** Closes a job, once its consequences are said: who is told, and what stays. */
export default function CloseJobDialog({ job, waiting, onClosed, onClose }: CloseJobDialogProps) {
  const say = useSay()
  const { care } = useApp()
  const isDraft = job.status === 'draft'
  const [form] = useState(() =>
    createForm<{ status: ClosingReason | null }>({
      fields: {
        status: {
          initial: isDraft ? 'closed' : null,
          checks: [(chosen) => (chosen === null ? words.whyRequired : null)],
        },
      },
      async submit({ status }) {
        if (status) onClosed(await care.call(updateJob, { id: job.id, query: {}, body: { status } }))
      },
      describe: describeFailure,
    }),
  )
  return (
    <FormDialog
      title={isDraft ? words.discardTitle : words.closeTitle}
      form={form}
      dirty={false}
      onClose={onClose}
    >
      {isDraft ? (
        <p>{say(words.discardTold)}</p>
      ) : (
        <>
          <p>{waiting > 0 ? say.count(words.closeTold, waiting) : say(words.closeNobody)}</p>
          <p>{say(words.closeMore)}</p>
        </>
      )}
      <Form form={form} submit={isDraft ? words.discard : words.close} onAccepted={onClose}>
        {!isDraft && (
          <RadioGroup
            form={form}
            name="status"
            label={words.why}
            options={optionsOf(closingReasons)}
            required
          />
        )}
      </Form>
    </FormDialog>
  )
}
