import type { Review } from '@homecare/sdk/caregivers'
import { message } from '@homecare/sdk/kit'
import { createReviewAnswerForm, reviewLimits } from '@homecare/sdk/reviews'
import { familyReviewTexts, reviewAnswerTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { FormDialog } from '../frame/FormDialog'
import { Form } from '../kit/fields/Form'
import { TextareaField } from '../kit/fields/TextareaField'
import { useSay } from '../kit/say'

interface AnswerDialogProps {
  review: Review
  onSaved: (now: Review) => void
  onClose: () => void
}

/** Answers a review, or changes the answer. */
export default function AnswerDialog({ review, onSaved, onClose }: AnswerDialogProps) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [form] = useState(() => createReviewAnswerForm(care, review, onSaved))
  const title = message(review.answer ? words.changeTo : words.answerTo, { name: review.reviewer })
  const accepted = () => {
    toasts.success(words.sent)
    onClose()
  }
  return (
    <FormDialog title={title} form={form} onClose={onClose}>
      <p className="review-words">{review.review_text}</p>
      <Form form={form} submit={words.send} onAccepted={accepted}>
        {review.answer?.note && (
          <p>
            {say(familyReviewTexts.returned)} <b>{review.answer.note}</b>
          </p>
        )}
        <TextareaField
          form={form}
          name="answer"
          label={words.yours}
          hint={words.lead}
          max={reviewLimits.answer}
          required
        />
      </Form>
    </FormDialog>
  )
}
