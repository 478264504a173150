import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import { uploadFile, type FileUpload, type UploadFetch } from '../client/fileUpload.js'
import { checkLicensePhoto } from '../credentials/licenses.js'
import { describeFailure } from '../kit/describeFailure.js'
import { newId } from '../kit/newId.js'
import { settle } from '../kit/state/resource.js'
import { message, type Sayable } from '../kit/text.js'
import { nursingTimesheetLimits as limits } from '../vocabulary/timesheets/constants.js'
import { updateNursingPhotos, type NursingTimesheet } from './nursingCalls.js'
import { nursingTexts } from './nursingTexts.js'

/** A picked photo that is not stored yet. */
export interface WaitingPhoto {
  readonly key: string
  readonly file: File
  readonly upload: FileUpload
}

/** A photo as a draft keeps it. It is sent under its key, so that it is stored once. */
export type PickedPhoto = Pick<WaitingPhoto, 'key' | 'file'>

/** The photos that were picked and wait to be stored. */
interface WaitingPhotos {
  readonly all: ReadonlySignal<readonly WaitingPhoto[]>
  /** Why a picked file was not taken. */
  readonly refused: ReadonlySignal<Sayable | null>
  /** Takes of what was picked what is a picture, and for which there is room. */
  pick(files: readonly File[], room: number): void
  /** Takes in what an earlier page had picked. */
  restore(photos: readonly PickedPhoto[]): void
  drop(key: string): void
  /** Stores them with a timesheet, one after the other. Resolves to whether all of them arrived. */
  send(timesheet: number): Promise<boolean>
}

/** What photos are sent with, and who hears of them. */
interface WaitingPhotosOptions {
  readonly care: Client
  readonly upload: UploadFetch | undefined
  /** There are more or fewer of them. */
  readonly counted: () => void
  /** One was stored: the timesheet as it is now. */
  readonly stored: (timesheet: NursingTimesheet) => void
}

/** Keeps the picked photos of a timesheet until they are stored. */
export function createWaitingPhotos({ care, upload, counted, stored }: WaitingPhotosOptions): WaitingPhotos {
  const all = signal<readonly WaitingPhoto[]>([])
  const refused = signal<Sayable | null>(null)

  function put(photos: readonly WaitingPhoto[]): void {
    all.value = photos
    counted()
  }

  function drop(key: string): void {
    put(all.peek().filter((photo) => photo.key !== key))
  }

  function tell(key: string, state: FileUpload): void {
    all.value = all.peek().map((photo) => (photo.key === key ? { ...photo, upload: state } : photo))
  }

  async function sendOne({ key, file }: WaitingPhoto, id: number): Promise<boolean> {
    const outcome = await settle(() =>
      uploadFile(
        // Its own key, so that a photo whose answer was lost is not stored twice when it is tried again.
        (options) =>
          care.call(updateNursingPhotos, { id, body: { photo: file } }, { ...options, idempotencyKey: key }),
        {
          field: 'photo',
          upload,
          tell: (state) => tell(key, state),
          describe: (error) => describeFailure(error, nursingTexts.photoFailed),
        },
      ),
    )
    if ('error' in outcome) return false
    drop(key)
    stored(outcome.value)
    return true
  }

  return {
    all,
    refused,
    pick(files, room) {
      const { taken, why } = photosToTake(files, room)
      refused.value = why
      put([...all.peek(), ...taken.map((file) => waitingPhoto({ key: newId(), file }))])
    },
    restore(photos) {
      put([...all.peek(), ...photos.map(waitingPhoto)])
    },
    drop,
    async send(timesheet) {
      let areAll = true
      for (const photo of all.peek()) areAll = (await sendOne(photo, timesheet)) && areAll
      return areAll
    },
  }
}

/** Of picked files the pictures there is room for, and why another was not taken. */
export function photosToTake(
  files: readonly File[],
  room: number,
): { readonly taken: readonly File[]; readonly why: Sayable | null } {
  const judged = files.map((file) => ({ file, error: checkLicensePhoto(file) }))
  const pictures = judged.filter(({ error }) => error === null).map(({ file }) => file)
  const wrong = judged.find(({ error }) => error !== null)?.error ?? null
  const tooMany = pictures.length > room
  return {
    taken: pictures.slice(0, Math.max(0, room)),
    why: wrong ?? (tooMany ? message(nursingTexts.tooManyPhotos, { max: limits.photosMax }) : null),
  }
}

const waitingPhoto = ({ key, file }: PickedPhoto): WaitingPhoto => ({
  ...{ key, file },
  upload: { state: 'waiting' },
})
