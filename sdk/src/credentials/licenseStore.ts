import type { Client } from '../client/client.js'
import { action, type Action } from '../kit/state/action.js'
import type { MergingForm } from '../kit/forms/conflict.js'
import { sayFailure } from '../kit/forms/sayFailure.js'
import { recordForm } from '../kit/forms/recordForm.js'
import { createRecordList, type RecordList } from '../kit/state/recordList.js'
import type { Text } from '../kit/text.js'
import { kitTexts } from '../kit/texts.js'
import type { Toasts } from '../kit/state/toasts.js'
import { ownCaregiverId } from '../vocabulary/caregivers/constants.js'
import {
  addLicense,
  updateLicense,
  licenseRecord,
  listOwnLicenses,
  removeLicense,
  removeLicensePhoto,
} from './licenseCalls.js'
import { type License, type LicenseDraft } from '../vocabulary/caregivers/licenseEntities.js'
import { licenseBody, licenseErrors, licenseForm, type LicenseForm } from './licenses.js'
import { profileEditTexts } from '../caregivers/profileEditTexts.js'
import { licenseTexts } from '../caregivers/recordTexts.js'

/** Licenses in a list, each saved and removed in its place. */
export interface LicenseStore extends RecordList<License, LicenseDraft> {
  readonly removePhoto: Action<[id: number, photoId: number], void>
}

/**
 * The caregiver's own licenses; `createLicenseEditor` sends their photos. `deleted` runs after one was
 * deleted, to refresh the profile and close the modal. `removed` is what is said of a deleted one: a license of a
 * nurse and another person's certification have words of their own.
 */
export function createLicenseStore(
  care: Client,
  toasts: Toasts,
  { deleted = () => {}, removed = licenseTexts.deleted }: { deleted?: () => void; removed?: Text } = {},
): LicenseStore {
  const list = createRecordList<License, LicenseDraft>(
    {
      kind: licenseRecord,
      list: (signal) => care.call(listOwnLicenses, {}, { signal }),
      add: (body) => care.call(addLicense, { body }),
      change: (id, body) => care.call(updateLicense, { id, body }),
      async remove(id, query) {
        await care.call(removeLicense, { id, query })
        deleted()
      },
    },
    toasts,
    { saved: profileEditTexts.updated, removed },
  )
  const removePhoto = action(
    async (id: number, photoId: number) => {
      await care.call(removeLicensePhoto, { id: ownCaregiverId, licenseId: id, photoId })
    },
    {
      done(_, id, photoId) {
        list.records.set((licenses) =>
          licenses?.map((license) =>
            license.id === id
              ? { ...license, photos: license.photos.filter((photo) => photo.id !== photoId) }
              : license,
          ),
        )
        toasts.success(licenseTexts.photoDeleted)
      },
      failed: sayFailure(toasts, kitTexts.somethingWentWrong),
    },
  )
  return { ...list, removePhoto }
}

/**
 * The certification editor's form: of a saved license, or of a new one; refusals stand at the fields they name. Once
 * a new one is stored, saving again changes it.
 */
export function createLicenseForm(
  store: Pick<LicenseStore, 'kind' | 'save' | 'take'>,
  saved: License | null = null,
  stored: (license: License) => void = () => {},
): MergingForm<LicenseForm> {
  return recordForm<License, LicenseDraft, LicenseForm>(store, {
    saved,
    empty: licenseForm(null),
    valuesOf: licenseForm,
    errors: licenseErrors,
    body: licenseBody,
    stored,
  })
}
