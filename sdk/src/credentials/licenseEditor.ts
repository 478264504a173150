import { computed, signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import type { ApiError } from '../kit/error.js'
import { uploadFile, type FileUpload, type UploadFetch } from '../client/fileUpload.js'
import { describeFailure } from '../kit/describeFailure.js'
import type { MergingForm } from '../kit/forms/conflict.js'
import type { Sayable } from '../kit/text.js'
import { settle } from '../kit/state/resource.js'
import type { After } from '../kit/state/toasts.js'
import { licensePhotoSuccessMs, ownCaregiverId } from '../vocabulary/caregivers/constants.js'
import { addLicensePhoto, updateLicensePhoto } from './licenseCalls.js'
import { type License, type LicensePhoto } from '../vocabulary/caregivers/licenseEntities.js'
import { licenseTexts } from '../caregivers/recordTexts.js'
import { createLicenseForm, type LicenseStore } from './licenseStore.js'
import { checkLicensePhoto, type LicenseForm } from './licenses.js'

/** A photo in the certification editor: one that is stored, or a picked one on its way. */
export interface EditedPhoto {
  readonly key: string
  readonly photo: LicensePhoto | null
  readonly file: File | null
  /** How far the file has come; null for one that is stored, a second after it arrived. */
  readonly upload: FileUpload | null
  /** Why its words could not be saved. */
  readonly error: Sayable | null
}

/** The form of one license and its photo, with what saves and removes them. */
export interface LicenseEditor {
  readonly form: MergingForm<LicenseForm>
  readonly photos: ReadonlySignal<readonly EditedPhoto[]>
  /** Nothing typed and no photo on its way would be lost. */
  readonly dirty: ReadonlySignal<boolean>
  /** Why the last picked file was not taken. */
  readonly refused: ReadonlySignal<Sayable | null>
  /** Takes picked photos: those of a saved license go up at once, those of a new one with it. */
  addPhotos(files: readonly File[]): Promise<void>
  retry(key: string): Promise<void>
  /** Says what a stored photo shows. Resolves to whether that was saved. */
  describe(key: string, description: string): Promise<boolean>
  removePhoto(key: string): Promise<void>
  /** Saves the license, then sends what waits. Resolves to whether all of it arrived. */
  save(): Promise<boolean>
}

/**
 * The certification modal: the form of a saved license or of a new one, and its photos. A photo that fails
 * says so where it stands and can be tried again; it is told to `report` and raises no toast.
 */
export function createLicenseEditor(
  care: Client,
  store: LicenseStore,
  {
    saved = null,
    upload,
    report = () => {},
    after = (ms, run) => void setTimeout(run, ms),
  }: {
    readonly saved?: License | null
    readonly upload?: UploadFetch
    readonly report?: (error: ApiError) => void
    readonly after?: After
  } = {},
): LicenseEditor {
  const license = signal(saved)
  let picked = 0
  const photos = signal<readonly EditedPhoto[]>((saved?.photos ?? []).map(stored))
  const refused = signal<Sayable | null>(null)
  const form = createLicenseForm(store, saved, (fresh) => {
    // Added again after it was deleted elsewhere: its stored photos went with it.
    if (license.peek() && license.peek()?.id !== fresh.id)
      photos.value = photos.peek().filter(({ file }) => file !== null)
    license.value = fresh
  })

  const change = (key: string, to: Partial<EditedPhoto>) => {
    photos.value = photos.peek().map((photo) => (photo.key === key ? { ...photo, ...to } : photo))
    if (to.photo) keepInList()
  }
  const keepInList = () => {
    const current = license.peek()
    if (!current) return
    const kept = photos.peek().flatMap(({ photo }) => photo ?? [])
    license.value = { ...current, photos: kept }
    store.put(license.peek()!)
  }

  const flights = new Map<string, Promise<boolean>>()
  /** Whether it arrived. One that is on its way is not sent a second time. */
  function send(key: string): Promise<boolean> {
    const flight = flights.get(key) ?? sendNow(key).finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }
  async function sendNow(key: string): Promise<boolean> {
    const id = license.peek()?.id
    const file = photos.peek().find((photo) => photo.key === key)?.file
    if (id === undefined) return false
    // It was removed meanwhile.
    if (!file) return true
    const outcome = await settle(() =>
      uploadFile((options) => care.call(addLicensePhoto, { id, body: { photo: file } }, options), {
        field: 'photo',
        upload,
        tell: (state) => change(key, { upload: state }),
        describe: (error) => describeFailure(error, licenseTexts.photoFailed),
      }),
    )
    if ('error' in outcome) {
      report(outcome.error)
      return false
    }
    change(key, { photo: outcome.value, file: null })
    after(licensePhotoSuccessMs, () => change(key, { upload: null }))
    return true
  }

  async function sendWaiting(): Promise<boolean> {
    let all = true
    for (const { key, file } of photos.peek()) if (file) all = (await send(key)) && all
    return all
  }

  let removal: Promise<void> = Promise.resolve()
  /** One after the other: the store removes one photo at a time. */
  async function removeNow(key: string): Promise<void> {
    const found = photos.peek().find((photo) => photo.key === key)
    const id = license.peek()?.id
    if (found?.photo && id !== undefined) {
      await store.removePhoto.run(id, found.photo.id)
      if (store.removePhoto.error.peek()) return
    }
    photos.value = photos.peek().filter((photo) => photo.key !== key)
  }

  return {
    form,
    photos,
    refused,
    dirty: computed(() => form.dirty.value || photos.value.some(({ file }) => file !== null)),
    async addPhotos(files) {
      const taken = files.filter((file) => checkLicensePhoto(file) === null)
      refused.value = files.map((file) => checkLicensePhoto(file)).find((wrong) => wrong !== null) ?? null
      const added = taken.map((file) => waiting(file, `picked-${(picked += 1)}`))
      photos.value = [...photos.peek(), ...added]
      if (!license.peek()) return
      for (const { key } of added) await send(key)
    },
    retry: async (key) => void (await send(key)),
    async describe(key, description) {
      const photo = photos.peek().find((one) => one.key === key)?.photo
      const licenseId = license.peek()?.id
      if (!photo || licenseId === undefined || photo.description === description) return false
      const outcome = await settle(() =>
        care.call(updateLicensePhoto, {
          id: ownCaregiverId,
          licenseId,
          photoId: photo.id,
          body: { description },
        }),
      )
      change(
        key,
        'value' in outcome
          ? { photo: outcome.value, error: null }
          : { error: describeFailure(outcome.error) },
      )
      return 'value' in outcome
    },
    removePhoto(key) {
      removal = removal.then(() => removeNow(key))
      return removal
    },
    async save() {
      if (!(await form.submit())) return false
      return sendWaiting()
    },
  }
}

function stored(photo: LicensePhoto): EditedPhoto {
  return { key: `stored-${photo.id}`, photo, file: null, upload: null, error: null }
}

function waiting(file: File, key: string): EditedPhoto {
  return { key, photo: null, file, upload: { state: 'waiting' }, error: null }
}
