import { computed, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import type { ApiError } from '../client/error.js'
import { action, type Action } from '../kit/action.js'
import type { Form } from '../kit/form.js'
import { createRecordList, type RecordList } from '../kit/recordList.js'
import { kitTexts } from '../kit/texts.js'
import type { Toasts } from '../kit/toasts.js'
import { ownCaregiverId } from './constants.js'
import {
  addLicense,
  addLicensePhoto,
  changeLicense,
  listMyLicenses,
  removeLicense,
  removeLicensePhoto,
  type License,
  type LicenseDraft,
  type LicensePhoto,
} from './licenseCalls.js'
import { licenseBody, licenseErrors, licenseForm, type LicenseForm } from './licenses.js'
import { profileEditTexts } from './profileEditTexts.js'
import { recordForm } from './recordStores.js'
import { licenseTexts } from './recordTexts.js'

export interface LicenseStore extends RecordList<License, LicenseDraft> {
  readonly addPhoto: Action<[id: number, photo: Blob], LicensePhoto>
  readonly removePhoto: Action<[id: number, photoId: number], void>
  readonly uploading: ReadonlySignal<boolean>
}

/**
 * The caregiver's own licences and their photos (D2 §4, §8). `deleted` runs after one was deleted, to refresh the
 * profile and close the modal; a photo that failed to upload is told to `report` alone.
 */
export function createLicenseStore(
  care: Client,
  toasts: Toasts,
  {
    deleted = () => {},
    report = () => {},
  }: { deleted?: () => void; report?: (error: ApiError) => void } = {},
): LicenseStore {
  const list = createRecordList<License, LicenseDraft>(
    {
      list: (signal) => care.call(listMyLicenses, {}, { signal }),
      add: (body) => care.call(addLicense, { body }),
      change: (id, body) => care.call(changeLicense, { id, body }),
      async remove(id) {
        await care.call(removeLicense, { id })
        deleted()
      },
    },
    toasts,
    { saved: profileEditTexts.updated, removed: licenseTexts.deleted },
  )
  const changePhotos = (id: number, change: (photos: readonly LicensePhoto[]) => LicensePhoto[]) =>
    list.records.set((licenses) =>
      licenses?.map((license) =>
        license.id === id ? { ...license, photos: change(license.photos) } : license,
      ),
    )
  const addPhoto = action((id: number, photo: Blob) => care.call(addLicensePhoto, { id, body: { photo } }), {
    done(added, id) {
      changePhotos(id, (photos) => [...photos, added])
      toasts.success(licenseTexts.photoAdded)
    },
    failed: report,
  })
  const removePhoto = action(
    async (id: number, photoId: number) => {
      await care.call(removeLicensePhoto, { id: ownCaregiverId, licenseId: id, photoId })
    },
    {
      done(_, id, photoId) {
        changePhotos(id, (photos) => photos.filter((photo) => photo.id !== photoId))
        toasts.success(licenseTexts.photoDeleted)
      },
      failed: () => toasts.error(kitTexts.somethingWentWrong),
    },
  )
  return { ...list, addPhoto, removePhoto, uploading: computed(() => addPhoto.busy.value) }
}

/** The certification editor: of a saved licence, or of a new one; refusals stand at the fields they name (D2 §5). */
export function createLicenseForm(store: LicenseStore, saved: License | null = null): Form<LicenseForm> {
  return recordForm(licenseForm(saved), licenseErrors, licenseBody, store, saved?.id)
}
