import { message, noteMaxLength } from '@homecare/sdk/kit'
import { createReturnForm, type BackgroundOrderStore } from '@homecare/sdk/screening'
import { staffBackgroundTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { useUnsaved } from '../frame/useUnsaved'
import { TextareaField } from '../kit/fields/TextareaField'
import { Form } from '../kit/fields/Form'
import { useSay } from '../kit/say'

/** Gives a check back to be corrected. */
export function ReturnForm({ store }: { store: BackgroundOrderStore }) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [form] = useState(() => createReturnForm(care, store))
  useUnsaved(form.dirty)
  return (
    <>
      <p className="soft">{say(staffBackgroundTexts.returnText)}</p>
      <Form
        form={form}
        submit={staffBackgroundTexts.returnButton}
        onAccepted={() =>
          toasts.success(message(staffBackgroundTexts.returned, { name: store.order.peek().name }))
        }
      >
        <TextareaField
          form={form}
          name="note"
          label={staffBackgroundTexts.returnNote}
          rows={3}
          max={noteMaxLength}
          required
        />
      </Form>
    </>
  )
}
