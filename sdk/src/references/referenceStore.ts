import type { Client } from '../client/client.js'
import type { MergingForm } from '../kit/forms/conflict.js'
import { formatPhone, phoneDigits } from '../kit/phone.js'
import { recordForm } from '../kit/forms/recordForm.js'
import { createRecordList, type RecordList } from '../kit/state/recordList.js'
import { message } from '../kit/text.js'
import type { Toasts } from '../kit/state/toasts.js'
import { createWaitingList, type WaitingList } from '../kit/state/waitingList.js'
import {
  addReference,
  updateReference,
  listReferences,
  noteReferenceCall,
  referenceRecord,
  removeReference,
  type Reference,
  type ReferenceCallOutcome,
  type ReferenceDraft,
  type ReferenceToCall,
} from './referenceCalls.js'
import { referenceErrors } from './references.js'
import { referenceNoteTexts } from './referenceScreenTexts.js'

/** The caregiver's own references in a list, each saved and removed in its place. */
export type ReferenceStore = RecordList<Reference, ReferenceDraft>

/** What the editor of a reference holds. */
export interface ReferenceForm {
  readonly name: string
  readonly relationship: string
  readonly phone: string
  readonly email: string
  readonly note: string
}

/** The caregiver's own references. */
export function createReferenceStore(care: Client, toasts: Toasts): ReferenceStore {
  return createRecordList(
    {
      kind: referenceRecord,
      list: (signal) => care.call(listReferences, {}, { signal }),
      add: (body: ReferenceDraft) => care.call(addReference, { body }),
      change: (id, body) => care.call(updateReference, { id, body }),
      remove: (id, query) => care.call(removeReference, { id, query }),
    },
    toasts,
    { saved: referenceNoteTexts.saved, removed: referenceNoteTexts.removed },
  )
}

/** The editor of a reference: of a saved one, or of a new one. */
export function createReferenceForm(
  store: ReferenceStore,
  saved: Reference | null = null,
): MergingForm<ReferenceForm> {
  return recordForm<Reference, ReferenceDraft, ReferenceForm>(store, {
    saved,
    empty: { name: '', relationship: '', phone: '', email: '', note: '' },
    valuesOf: ({ name, relationship, phone, email, note }) => ({
      ...{ name, relationship, note },
      phone: formatPhone(phone),
      email: email ?? '',
    }),
    errors: referenceErrors,
    body: referenceBody,
  })
}

/** The references that wait for a call by the staff. */
export type ReferencesToCall = WaitingList<ReferenceToCall, ReferenceCallOutcome>

/** What staff do with the references that wait for a call: one that spoke with us leaves the list. */
export function createReferencesToCall(
  care: Client,
  toasts: Toasts,
  loaded: readonly ReferenceToCall[],
): ReferencesToCall {
  return createWaitingList(loaded, toasts, {
    send: ({ caregiver_id: caregiverId, id }, status: ReferenceCallOutcome) =>
      care.call(noteReferenceCall, { caregiverId, id, body: { status } }),
    next: (reference, { status }) => (status === 'answered' ? null : { ...reference, status }),
    said: ({ name }, status) =>
      message(status === 'answered' ? referenceNoteTexts.notedAnswered : referenceNoteTexts.notedAsked, {
        name,
      }),
    undo: ({ caregiver_id: caregiverId, id, status }) =>
      care.call(noteReferenceCall, {
        ...{ caregiverId, id },
        body: { status: status === 'asked' ? 'asked' : 'added' },
      }),
    // The caregiver has removed it meanwhile.
    gone: 'notFound',
  })
}

/** A reference as it is sent; null while `referenceErrors` objects. */
function referenceBody(form: ReferenceForm): ReferenceDraft | null {
  const phone = phoneDigits(form.phone)
  if (phone === null || Object.keys(referenceErrors(form)).length > 0) return null
  return {
    name: form.name.trim(),
    relationship: form.relationship.trim(),
    phone,
    email: form.email.trim() || null,
    note: form.note.trim(),
  }
}
