import { exampleFile } from '../client/exampleFile.js'
import { array, object, optional } from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { fileField, noteField, versionField, versionQuery } from '../kit/fields/fields.js'
import type { Editable } from '../kit/state/recordVersion.js'
import { License, LicenseDraft, LicensePhoto } from '../vocabulary/caregivers/licenseEntities.js'

/** What its owner edits of a license; each photo has calls of its own. */
export const licenseRecord: Editable<License> = {
  shape: License,
  parts: () => ['map_id', 'license_number', 'state', 'expires'],
}

/** The caregiver's own licenses. Refusals name `map_id`, `license_number` or `expires`. */
export const listOwnLicenses = call('GET /v1/caregivers/0/licenses/', { out: array(License) })
/** Adds a license. */
export const addLicense = call(
  'POST /v1/caregivers/0/licenses/',
  {
    in: LicenseDraft,
    out: License,
    repeatable: true,
  },
  { body: { map_id: 3, license_number: 'HH-204816', expires: '2027-06-30' } },
)
/**
 * Replaces what a license says; its photos stay. With the version of what was seen of it, a `conflict` with the
 * license as it is now where it was changed meanwhile; so does deleting it.
 */
export const updateLicense = call(
  'PUT /v1/caregivers/0/licenses/:id/',
  {
    in: object({ ...LicenseDraft.schema, version: versionField }),
    out: License,
    repeatable: true,
  },
  { id: 101, body: { map_id: 3, license_number: 'HH-204816', expires: '2027-06-30' } },
)
/** Deletes a license with its photos. */
export const removeLicense = call(
  'DELETE /v1/caregivers/0/licenses/:id/',
  {
    query: versionQuery,
    repeatable: true,
  },
  { id: 101 },
)

/** Adds a photo of a license: images only. */
export const addLicensePhoto = call(
  'POST /v1/caregivers/0/licenses/:id/photos/',
  {
    in: object({ photo: fileField, description: optional(noteField) }),
    out: LicensePhoto,
    bodyKind: 'multipart',
    repeatable: true,
  },
  { id: 101, body: { photo: exampleFile('license.png'), description: 'front' } },
)
/** Changes what is said of a license photo. */
export const updateLicensePhoto = call(
  'PATCH /v1/caregivers/:id/licenses/:licenseId/photos/:photoId/',
  {
    in: object({ description: noteField }),
    out: LicensePhoto,
    repeatable: true,
  },
  { id: 0, licenseId: 101, photoId: 4, body: { description: 'back' } },
)
/** Deletes one photo of a license. */
export const removeLicensePhoto = call(
  'DELETE /v1/caregivers/:id/licenses/:licenseId/photos/:photoId/',
  {
    repeatable: true,
  },
  { id: 0, licenseId: 101, photoId: 4 },
)
