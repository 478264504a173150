import type { Review } from '@homecare/sdk/caregivers'
import { message, noteMaxLength } from '@homecare/sdk/kit'
import { createReviewReportForm, reviewReasons } from '@homecare/sdk/reviews'
import { messageReportTexts, reviewAnswerTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { FormDialog } from '../frame/FormDialog'
import { Form } from '../kit/fields/Form'
import { RadioGroup } from '../kit/fields/RadioGroup'
import { TextareaField } from '../kit/fields/TextareaField'
import { useSay } from '../kit/say'

interface ReportReviewDialogProps {
  review: Review
  onSaved: (now: Review) => void
  onClose: () => void
}

/** Tells our team why a review should not stand. */
export default function ReportReviewDialog({ review, onSaved, onClose }: ReportReviewDialogProps) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [form] = useState(() => createReviewReportForm(care, review.id, onSaved))
  const accepted = () => {
    toasts.success(words.reportSent)
    onClose()
  }
  return (
    <FormDialog title={message(words.reportOf, { name: review.reviewer })} form={form} onClose={onClose}>
      <p>{say(words.reportLead)}</p>
      <Form form={form} submit={messageReportTexts.send} onAccepted={accepted}>
        <RadioGroup
          form={form}
          name="reason"
          label={words.reason}
          options={reviewReasons.entries.map(({ id, label }) => ({ value: id as string, label }))}
          required
        />
        <TextareaField
          form={form}
          name="note"
          label={messageReportTexts.note}
          rows={3}
          max={noteMaxLength}
          optional
        />
      </Form>
    </FormDialog>
  )
}
