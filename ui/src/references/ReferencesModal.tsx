import { formatPhone, message, type Form } from '@homecare/sdk/kit'
import {
  createReferenceForm,
  createReferenceStore,
  referenceStatuses,
  type ReferenceForm,
} from '@homecare/sdk/references'
import { referenceScreenTexts } from '@homecare/sdk/texts'
import { useEffect, useState } from 'react'
import { useApp } from '../frame/app'
import type { ModalProps } from '../frame/screen'
import { conflictWordsOf } from '../kit/overlays/conflictWords'
import { Field } from '../kit/fields/Field'
import { PhoneField } from '../kit/fields/PhoneField'
import { TextareaField } from '../kit/fields/TextareaField'
import { useSay } from '../kit/say'
import { useProfileStore } from '../profileDialog/openProfile'
import { idIn } from '../profileDialog/idIn'
import { Records } from '../profileDialog/Records'

const words = {
  failed: referenceScreenTexts.failed,
  add: referenceScreenTexts.add,
  save: referenceScreenTexts.save,
  remove: referenceScreenTexts.remove,
}

const conflictWords = conflictWordsOf<ReferenceForm>({
  name: [referenceScreenTexts.name],
  relationship: [referenceScreenTexts.relationship],
  phone: [referenceScreenTexts.phone],
  email: [referenceScreenTexts.email],
  note: [referenceScreenTexts.note],
})

/** Who speaks for a caregiver, and whether they have spoken with us. */
export default function ReferencesModal({ close, query }: ModalProps) {
  const say = useSay()
  const { care, toasts } = useApp()
  const { extras } = useProfileStore()
  const [list] = useState(() => createReferenceStore(care, toasts))
  // A reference more or less is a step more or less to a badge.
  useEffect(() => {
    let loaded = false
    return list.records.data.subscribe((records) => {
      if (loaded) void extras.reload()
      loaded = records !== undefined
    })
  }, [list, extras])
  return (
    <Records
      modal="references"
      lead={referenceScreenTexts.lead}
      close={close}
      openId={idIn(query)}
      list={list}
      words={words}
      nameOf={({ name }) => name}
      detailOf={({ relationship, status }) => {
        const state = referenceStatuses.find(status)
        return state
          ? message(referenceScreenTexts.detail, { relationship, state: say(state.label) })
          : relationship
      }}
      restOf={({ phone, email, note }) => [formatPhone(phone) || phone, email, note]}
      create={(saved) => createReferenceForm(list, saved)}
      conflictWords={conflictWords}
      isEnough={({ name, phone }) => name.trim() !== '' && phone !== ''}
    >
      {(form, saved) => <Referee form={form} hasSpoken={saved?.status === 'answered'} />}
    </Records>
  )
}

function Referee({ form, hasSpoken }: { form: Form<ReferenceForm>; hasSpoken: boolean }) {
  return (
    <>
      <Field form={form} name="name" label={referenceScreenTexts.name} autoComplete="off" required />
      <Field
        form={form}
        name="relationship"
        label={referenceScreenTexts.relationship}
        hint={referenceScreenTexts.relationshipHint}
        autoComplete="off"
        required
      />
      <PhoneField
        form={form}
        name="phone"
        label={referenceScreenTexts.phone}
        {...(hasSpoken && { hint: referenceScreenTexts.changeStartsAnew })}
        required
      />
      <Field form={form} name="email" label={referenceScreenTexts.email} type="email" optional />
      <TextareaField form={form} name="note" label={referenceScreenTexts.note} rows={2} optional />
    </>
  )
}
