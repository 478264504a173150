import { uploadWithProgress } from '@homecare/sdk/client'
import {
  createDocumentForm,
  documentExpiryTimeZone,
  documentTypes,
  formButton,
  type DocumentForm as FormState,
  type DocumentFormData,
  type DocumentStore,
  type LegalDocument,
} from '@homecare/sdk/documents'
import { dayIn } from '@homecare/sdk/kit'
import { documentFormTexts, uiTexts } from '@homecare/sdk/texts'
import type { Signal } from '@preact/signals-core'
import { useState } from 'react'
import { useCare } from '../frame/app'
import { useUnsaved } from '../frame/useUnsaved'
import { Button } from '../kit/Button'
import { ConflictChoices } from '../kit/overlays/ConflictChoices'
import { asDay, choicesOf, conflictWordsOf } from '../kit/overlays/conflictWords'
import { DateField } from '../kit/fields/DateField'
import { Field } from '../kit/fields/Field'
import { SelectField } from '../kit/fields/SelectField'
import { TextareaField } from '../kit/fields/TextareaField'
import { Form } from '../kit/fields/Form'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { FilesField } from './FilesField'
import { useFollow } from '../kit/useFollow'

interface DocumentFormProps {
  store: DocumentStore
  document: LegalDocument | null
  now: Date
  /** Told whether something is typed that is not saved. */
  dirty?: Signal<boolean> | undefined
  onCancel: () => void
  onSaved: () => void
}

const types = documentTypes.entries.map(({ id, label }) => ({ value: id, label }))

/** Edits a document. Nothing can be saved without a name and a file, or with an expiry in the past. */
export function DocumentForm({ store, document, now, dirty, onCancel, onSaved }: DocumentFormProps) {
  const say = useSay()
  const care = useCare()
  const [form] = useState(() =>
    createDocumentForm(care, store, {
      document,
      now: () => new Date(),
      upload: uploadWithProgress,
      saved: onSaved,
    }),
  )
  const valid = useValue(form.valid)
  const busy = useValue(form.busy)
  useUnsaved(form.dirty)
  useFollow(dirty, form.dirty)
  return (
    <Form
      form={form}
      submit={formButton(document, 'edit', now)}
      disabled={!valid}
      actions={
        busy ? (
          <Button look="plain" onClick={form.stop}>
            {say(documentFormTexts.stop)}
          </Button>
        ) : (
          <Button look="plain" onClick={onCancel}>
            {say(uiTexts.cancel)}
          </Button>
        )
      }
    >
      <ConflictChoices form={form} words={conflictWords} />
      <Field
        form={form}
        name="name"
        label={documentFormTexts.name}
        hint={documentFormTexts.nameHint}
        required
      />
      <SelectField form={form} name="type" label={documentFormTexts.type} options={types} optional />
      <Field form={form} name="doc_ref_id" label={documentFormTexts.number} optional />
      <DateField
        form={form}
        name="expiry"
        label={documentFormTexts.expiry}
        min={dayIn(documentExpiryTimeZone, now)}
        optional
      />
      <TextareaField form={form} name="user_note" label={documentFormTexts.note} rows={2} optional />
      <FilesField form={form} />
      {document && <p className="hint">{say(documentFormTexts.reviewStarts)}</p>}
      <WhyNot form={form} />
    </Form>
  )
}

const conflictWords = conflictWordsOf<DocumentFormData>({
  name: [documentFormTexts.name],
  type: [documentFormTexts.type, choicesOf(documentTypes.entries)],
  doc_ref_id: [documentFormTexts.number],
  expiry: [documentFormTexts.expiry, asDay],
  user_note: [documentFormTexts.note],
  files: [
    documentFormTexts.files,
    (files: DocumentFormData['files']) => Object.values(files).map((file) => file?.name),
  ],
})

/** Says what a Save that cannot be pressed waits for. */
function WhyNot({ form }: { form: FormState }) {
  const say = useSay()
  const name = useValue(form.fields.name.error)
  const files = useValue(form.fields.files.error)
  const expiry = useValue(form.fields.expiry.error)
  const { missingBoth, missingName, missingFile, missing } = documentFormTexts
  const what = name && files ? missingBoth : name ? missingName : files ? missingFile : null
  return (
    <div role="status">
      {what ? (
        <p className="hint">{say(missing, { what: say(what) })}</p>
      ) : (
        expiry && <p className="problem">{say(expiry)}</p>
      )}
    </div>
  )
}
