import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import { action, type Action } from '../kit/action.js'
import { describeFailure } from '../kit/describeFailure.js'
import type { Form } from '../kit/form.js'
import { formatPhone, phoneDigits } from '../kit/phone.js'
import { createRecordList, type RecordList } from '../kit/recordList.js'
import { message } from '../kit/text.js'
import type { Toasts } from '../kit/toasts.js'
import { recordForm } from './recordStores.js'
import {
  addReference,
  changeReference,
  listReferences,
  noteReferenceCall,
  removeReference,
  type Reference,
  type ReferenceDraft,
  type ReferenceToCall,
} from './referenceCalls.js'
import { referenceErrors } from './references.js'
import { referenceNoteTexts } from './referenceScreenTexts.js'

export type ReferenceStore = RecordList<Reference, ReferenceDraft>

/** What the editor of a reference holds. */
export interface ReferenceForm {
  readonly name: string
  readonly relationship: string
  readonly phone: string
  readonly email: string
  readonly note: string
}

/** The caregiver's own references (D2 §7). */
export function createReferenceStore(care: Client, toasts: Toasts): ReferenceStore {
  return createRecordList(
    {
      list: (signal) => care.call(listReferences, {}, { signal }),
      add: (body: ReferenceDraft) => care.call(addReference, { body }),
      change: (id, body) => care.call(changeReference, { id, body }),
      remove: (id) => care.call(removeReference, { id }),
    },
    toasts,
    { saved: referenceNoteTexts.saved, removed: referenceNoteTexts.removed },
  )
}

/** The editor of a reference: of a saved one, or of a new one. */
export function createReferenceForm(
  store: ReferenceStore,
  saved: Reference | null = null,
): Form<ReferenceForm> {
  const initial: ReferenceForm = {
    name: saved?.name ?? '',
    relationship: saved?.relationship ?? '',
    phone: formatPhone(saved?.phone ?? ''),
    email: saved?.email ?? '',
    note: saved?.note ?? '',
  }
  return recordForm(initial, referenceErrors, referenceBody, store, saved?.id)
}

/** What staff do with references that wait for a call: each one that spoke with us leaves the list. */
export interface ReferencesToCall {
  readonly waiting: ReadonlySignal<readonly ReferenceToCall[]>
  readonly note: Action<[reference: ReferenceToCall, status: 'asked' | 'answered'], Reference>
}

/** What staff do with the references that wait for a call: one that was reached leaves the list. */
export function createReferencesToCall(
  care: Client,
  toasts: Toasts,
  loaded: readonly ReferenceToCall[],
): ReferencesToCall {
  const waiting = signal(loaded)
  const note = action(
    ({ caregiver_id: caregiverId, id }: ReferenceToCall, status: 'asked' | 'answered') =>
      care.call(noteReferenceCall, { caregiverId, id, body: { status } }),
    {
      done({ id, status, name }) {
        waiting.value =
          status === 'answered'
            ? waiting.peek().filter((one) => one.id !== id)
            : waiting.peek().map((one) => (one.id === id ? { ...one, status } : one))
        toasts.success(
          message(status === 'answered' ? referenceNoteTexts.notedAnswered : referenceNoteTexts.notedAsked, {
            name,
          }),
        )
      },
      failed(error, { id }) {
        // The caregiver has removed it meanwhile.
        if (error.kind === 'notFound') waiting.value = waiting.peek().filter((one) => one.id !== id)
        toasts.error(describeFailure(error))
      },
    },
  )
  return { waiting, note }
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
