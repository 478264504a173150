import { createDeclineFeedbackForm, previewDecline, type Declined } from '@homecare/sdk/families'
import { message, noteMaxLength } from '@homecare/sdk/kit'
import { declineTexts as words, uiTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import type { ModalProps } from '../../frame/screen'
import { useLoaded } from '../../frame/useLoaded'
import { Button } from '../../kit/Button'
import { Form } from '../../kit/fields/Form'
import { TextareaField } from '../../kit/fields/TextareaField'
import { useCloseDialog } from '../../kit/overlays/Dialog'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import { ProfileDialog } from '../../profileDialog/ProfileDialog'
import { declinedOf } from './declinedOf'

/** Asks for the staff alone why somebody was declined; it may be left out. */
export default function DeclineCaregiverFeedbackModal({ close, query }: ModalProps) {
  const [of] = useState(() => declinedOf(query))
  return of && <Opened of={of} close={close} />
}

function Opened({ of, close }: { of: Declined; close: () => void }) {
  const { care, toasts } = useApp()
  const [form] = useState(() => createDeclineFeedbackForm(care, of))
  return (
    <ProfileDialog title={words.feedbackTitle} close={close} dirty={form.dirty}>
      {(leave) => (
        <Fields
          of={of}
          form={form}
          onSent={() => {
            toasts.success(words.thanks)
            leave()
          }}
        />
      )}
    </ProfileDialog>
  )
}

interface FieldsProps {
  of: Declined
  form: ReturnType<typeof createDeclineFeedbackForm>
  onSent: () => void
}

function Fields({ of: { caregiver: id, job }, form, onSent }: FieldsProps) {
  const say = useSay()
  const { care } = useApp()
  const skip = useCloseDialog()
  const query = job === null ? {} : { job_id: job }
  const loaded = useLoaded((signal) => care.call(previewDecline, { id, query }, { signal }))
  const preview = useValue(loaded.data)
  const name = preview?.name
  // By its address, of somebody who was never declined.
  if (preview && preview.standing !== 'declined')
    return (
      <>
        <p>{say(words.notDeclined, { name: preview.name })}</p>
        <p>
          <Button onClick={skip}>{say(uiTexts.close)}</Button>
        </p>
      </>
    )
  return (
    <Form
      form={form}
      submit={words.send}
      onAccepted={onSent}
      actions={
        <Button look="plain" onClick={skip}>
          {say(words.skip)}
        </Button>
      }
    >
      <p>{say(name ? message(words.feedbackLead, { name }) : words.feedbackLeadPlain)}</p>
      <TextareaField form={form} name="feedback" label={words.feedback} max={noteMaxLength} />
    </Form>
  )
}
