import {
  array,
  enums,
  nullable,
  number,
  object,
  optional,
  partial,
  size,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { noteField, versionField, versionQuery } from '../kit/fields/fields.js'
import { filterFields } from '../kit/filters/filterTable.js'
import { catalogue, type IdOf } from '../kit/catalogue.js'
import { referenceFilters } from './filters.js'
import type { Editable } from '../kit/state/recordVersion.js'

/** Where a reference stands: nobody has called yet; somebody has, in vain; or they spoke with us. */
export const referenceStatuses = catalogue([
  { id: 'added', label: ['Not called yet', 'Aún sin llamar'] },
  { id: 'asked', label: ['Called, not reached', 'Llamada sin respuesta'] },
  { id: 'answered', label: ['Spoke with us', 'Habló con nosotros'] },
])

/**
 * Somebody who speaks for the caregiver. The documents show no fields: these are what a reference is asked
 * by. `status` is one of `referenceStatuses`.
 */
export const Reference = type({
  id: number(),
  name: string(),
  relationship: string(),
  phone: string(),
  email: nullable(string()),
  note: string(),
  status: string(),
})
export type Reference = Infer<typeof Reference>

/** A reference to be saved; of the phone digits alone. Judged by `referenceErrors`. */
export const ReferenceDraft = object({
  name: size(string(), 0, 200),
  relationship: size(string(), 0, 200),
  phone: size(string(), 0, 30),
  email: optional(nullable(size(string(), 0, 254))),
  note: optional(noteField),
})
export type ReferenceDraft = Infer<typeof ReferenceDraft>

/** What a caregiver edits of a reference; where it stands with the staff is not among it. */
export const referenceRecord: Editable<Reference> = {
  shape: Reference,
  parts: () => ['name', 'relationship', 'phone', 'email', 'note'],
}

/** The caregiver's own references. */
export const listReferences = call('GET /v1/caregivers/0/references/', { out: array(Reference) })
/** Names a reference, who may then be asked. */
export const addReference = call(
  'POST /v1/caregivers/0/references/',
  {
    in: ReferenceDraft,
    out: Reference,
    repeatable: true,
  },
  {
    body: { name: 'Ana Souza', relationship: 'Supervisor', phone: '5105550119' },
  },
)
/**
 * Changes the given fields of a reference. With the version of what was seen of it, a `conflict` with the
 * reference as it is now where it was changed meanwhile; so does deleting it.
 */
export const updateReference = call(
  'PATCH /v1/caregivers/0/references/:id/',
  {
    in: partial(object({ ...ReferenceDraft.schema, version: versionField })),
    out: Reference,
    repeatable: true,
  },
  { id: 114, body: { phone: '5105550120' } },
)
/** Deletes a reference. */
export const removeReference = call(
  'DELETE /v1/caregivers/0/references/:id/',
  {
    query: versionQuery,
    repeatable: true,
  },
  { id: 114 },
)

/** A reference that waits to be called, for the staff: with whom they speak for. */
export const ReferenceToCall = type({
  ...Reference.schema,
  caregiver_id: number(),
  caregiver_name: string(),
})
export type ReferenceToCall = Infer<typeof ReferenceToCall>

/** References that have not spoken with us, the longest wait first, or those of a name: for the staff. */
export const listReferencesToCall = call(
  'GET /v1/caregivers/references-to-call/',
  {
    query: object(filterFields(referenceFilters)),
    out: array(ReferenceToCall),
    extension: true,
  },
  { query: { search: 'lupe' } },
)
/** What comes of a call: they were not reached, or they spoke with us. */
export type ReferenceCallOutcome = Exclude<IdOf<typeof referenceStatuses>, 'added'>

/** Notes what came of a call, or takes it back: for the staff. Two who spoke with us earn the badge. */
export const noteReferenceCall = call(
  'POST /v1/caregivers/:caregiverId/references/:id/called/',
  {
    in: object({ status: enums(referenceStatuses.ids) }),
    out: Reference,
    extension: true,
    repeatable: true,
  },
  { caregiverId: 3, id: 114, body: { status: 'asked' } },
)
