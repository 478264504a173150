import { computed, signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import type { ApiError } from '../client/error.js'
import type { UploadProgress } from '../client/upload.js'
import { describeFailure } from '../kit/describeFailure.js'
import type { Form } from '../kit/form.js'
import type { Sayable } from '../kit/text.js'
import { settle } from '../kit/resource.js'
import { ownCaregiverId } from './constants.js'
import { addLicensePhoto, describeLicensePhoto, type License, type LicensePhoto } from './licenseCalls.js'
import { licenseTexts } from './recordTexts.js'
import { createLicenseForm, type LicenseStore } from './licenseStore.js'
import { checkLicensePhoto, type LicenseForm } from './licenses.js'

/** A photo in the certification editor: stored, or a picked one on its way. `part` is 0 to 1. */
export interface EditedPhoto {
  readonly key: string
  readonly photo: LicensePhoto | null
  readonly file: File | null
  readonly state: 'stored' | 'waiting' | 'sending' | 'failed'
  readonly part: number
  readonly error: Sayable | null
}

/** The form of one licence and its photo, with what saves and removes them (D2 §4). */
export interface LicenseEditor {
  readonly form: Form<LicenseForm>
  readonly photos: ReadonlySignal<readonly EditedPhoto[]>
  /** Nothing typed and no photo on its way would be lost. */
  readonly dirty: ReadonlySignal<boolean>
  /** Why the last picked file was not taken. */
  readonly refused: ReadonlySignal<Sayable | null>
  /** Takes picked photos: those of a saved licence go up at once, those of a new one with it. */
  addPhotos(files: readonly File[]): Promise<void>
  retry(key: string): Promise<void>
  /** Says what a stored photo shows. Resolves to whether that was saved. */
  describe(key: string, description: string): Promise<boolean>
  removePhoto(key: string): Promise<void>
  /** Saves the licence, then sends what waits. Resolves to whether all of it arrived. */
  save(): Promise<boolean>
}

/**
 * The certification modal (D2 §2): the form of a saved licence or of a new one, and its photos. A photo that fails
 * says so where it stands and can be tried again; it is told to `report` and raises no toast (D2 §8).
 */
export function createLicenseEditor(
  care: Client,
  store: LicenseStore,
  {
    saved = null,
    upload,
    report = () => {},
  }: {
    readonly saved?: License | null
    readonly upload?: (onProgress: (progress: UploadProgress) => void) => typeof globalThis.fetch
    readonly report?: (error: ApiError) => void
  } = {},
): LicenseEditor {
  const license = signal(saved)
  let picked = 0
  const photos = signal<readonly EditedPhoto[]>((saved?.photos ?? []).map((photo) => stored(photo)))
  const refused = signal<Sayable | null>(null)
  const form = createLicenseForm(store, saved, (fresh) => (license.value = fresh))

  const change = (key: string, to: Partial<EditedPhoto>) => {
    photos.value = photos.peek().map((photo) => (photo.key === key ? { ...photo, ...to } : photo))
    keepInList()
  }
  const keepInList = () => {
    const current = license.peek()
    if (!current) return
    const kept = photos.peek().flatMap(({ photo }) => photo ?? [])
    license.value = { ...current, photos: kept }
    store.put(license.peek()!)
  }

  async function send(key: string): Promise<boolean> {
    const id = license.peek()?.id
    const file = photos.peek().find((photo) => photo.key === key)?.file
    if (id === undefined || !file) return false
    change(key, { state: 'sending', part: 0, error: null })
    const progress = upload?.(({ sent, total }) => change(key, { part: total > 0 ? sent / total : 0 }))
    const outcome = await settle(() =>
      care.call(addLicensePhoto, { id, body: { photo: file } }, progress ? { fetch: progress } : {}),
    )
    if ('value' in outcome) {
      change(key, stored(outcome.value, key))
      return true
    }
    report(outcome.error)
    const words = outcome.error.fieldErrors['photo']?.join(' ')
    change(key, {
      state: 'failed',
      error: words ?? describeFailure(outcome.error, licenseTexts.photoFailed),
    })
    return false
  }

  async function sendWaiting(): Promise<boolean> {
    let all = true
    for (const { key, state } of photos.peek())
      if (state === 'waiting' || state === 'failed') all = (await send(key)) && all
    return all
  }

  return {
    form,
    photos,
    refused,
    dirty: computed(() => form.dirty.value || photos.value.some(({ state }) => state !== 'stored')),
    async addPhotos(files) {
      const taken = files.filter((file) => checkLicensePhoto(file) === null)
      refused.value = files.map((file) => checkLicensePhoto(file)).find((wrong) => wrong !== null) ?? null
      const added = taken.map((file) => waiting(file, `picked-${(picked += 1)}`))
      photos.value = [...photos.peek(), ...added]
      if (!license.peek()) return
      for (const { key } of added) await send(key)
    },
    async retry(key) {
      await send(key)
    },
    async describe(key, description) {
      const photo = photos.peek().find((one) => one.key === key)?.photo
      const licenseId = license.peek()?.id
      if (!photo || licenseId === undefined || photo.description === description) return false
      const outcome = await settle(() =>
        care.call(describeLicensePhoto, {
          id: ownCaregiverId,
          licenseId,
          photoId: photo.id,
          body: { description },
        }),
      )
      change(key, 'value' in outcome ? stored(outcome.value, key) : { error: describeFailure(outcome.error) })
      return 'value' in outcome
    },
    async removePhoto(key) {
      const found = photos.peek().find((photo) => photo.key === key)
      const id = license.peek()?.id
      if (found?.photo && id !== undefined) {
        await store.removePhoto.run(id, found.photo.id)
        if (store.removePhoto.error.peek()) return
      }
      photos.value = photos.peek().filter((photo) => photo.key !== key)
    },
    async save() {
      if (!(await form.submit())) return false
      return sendWaiting()
    },
  }
}

function stored(photo: LicensePhoto, key = `stored-${photo.id}`): EditedPhoto {
  return { key, photo, file: null, state: 'stored', part: 1, error: null }
}

function waiting(file: File, key: string): EditedPhoto {
  return { key, photo: null, file, state: 'waiting', part: 0, error: null }
}
