import { message } from '@homecare/sdk/kit'
import {
  createReviewForm,
  reviewLimits,
  reviewStars,
  type FamilyReview,
  type FamilyReviewing,
} from '@homecare/sdk/reviews'
import { familyReviewTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { FormDialog } from '../frame/FormDialog'
import { Form } from '../kit/fields/Form'
import { RadioGroup } from '../kit/fields/RadioGroup'
import { TextareaField } from '../kit/fields/TextareaField'
import { useSay } from '../kit/say'

interface ReviewDialogProps {
  caregiver: number
  name: string
  review: FamilyReview | null
  onSaved: (now: FamilyReviewing) => void
  onClose: () => void
}

/** Writes a family's review of a caregiver, or changes it. */
export default function ReviewDialog({ caregiver, name, review, onSaved, onClose }: ReviewDialogProps) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [form] = useState(() => createReviewForm(care, caregiver, review, onSaved))
  const accepted = () => {
    toasts.success(words.sent)
    onClose()
  }
  return (
    <FormDialog title={message(words.dialog, { name })} form={form} onClose={onClose}>
      <p>{say(words.lead, { name })}</p>
      <Form form={form} submit={words.send} onAccepted={accepted}>
        <RadioGroup
          form={form}
          name="rating"
          label={words.stars}
          options={reviewStars.entries.map(({ id, label }) => ({ value: id as number, label }))}
          required
        />
        <TextareaField
          form={form}
          name="review_text"
          label={words.words}
          hint={words.wordsHint}
          rows={6}
          max={reviewLimits.longest}
          required
        />
      </Form>
    </FormDialog>
  )
}
