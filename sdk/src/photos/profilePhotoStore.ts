import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import type { ApiError } from '../kit/error.js'
import { uploadFile, type FileUpload, type UploadFetch } from '../client/fileUpload.js'
import { action, type Action } from '../kit/state/action.js'
import { settle } from '../kit/state/resource.js'
import type { Sayable } from '../kit/text.js'
import { kitTexts } from '../kit/texts.js'
import type { ProfilePhotoMode } from '../vocabulary/caregivers/catalogue.js'
import { analysisMessage, type CropNumbers } from './crop.js'
import {
  analyzeOwnPhoto,
  cropOwnPhoto,
  getOwnPhoto,
  requestPhotoReview,
  uploadOwnPhoto,
  type PhotoAnalysis,
  type ProfilePhoto,
} from './photoCalls.js'
import { nextProfilePhotoMode, type ProfilePhotoEvent } from './profilePhotoFlow.js'
import { checkPhotoFile } from './photoQuality.js'
import { profilePhotoTexts } from './profilePhotoTexts.js'

/** Viewing, uploading and cropping the profile photo, step by step. */
export interface ProfilePhotoStore {
  readonly mode: ReadonlySignal<ProfilePhotoMode>
  readonly photo: ReadonlySignal<ProfilePhoto | null>
  readonly analysis: ReadonlySignal<PhotoAnalysis | null>
  /** What the last analysis says. */
  readonly verdict: ReadonlySignal<ReturnType<typeof analysisMessage>>
  /** Why a file was not taken, or an upload or a crop failed; null once one succeeds. */
  readonly problem: ReadonlySignal<Sayable | null>
  /** What the server said of the file besides. */
  readonly reasons: ReadonlySignal<readonly string[]>
  /** How much of the file was sent, 0 to 1; null while none is. */
  readonly progress: ReadonlySignal<number | null>
  /** Whether there is a file whose upload can be tried again. */
  readonly canRetry: ReadonlySignal<boolean>
  /** Something would be lost by closing: an upload under way, or a picture that is not cut yet. */
  readonly unsaved: ReadonlySignal<boolean>
  readonly load: Action<[], void>
  readonly upload: Action<[photo: Blob], ProfilePhoto>
  /** Sends the last file once more. */
  retry(): Promise<unknown>
  /** Breaks off the upload under way. */
  stop(): void
  /** Has the raw picture analysed, and goes on to cutting it anew. */
  readonly edit: Action<[], void>
  readonly saveCrop: Action<[crop: CropNumbers], ProfilePhoto>
  go(event: ProfilePhotoEvent): void
  /** Leaves the screen; after edits a person is asked to look at the picture. */
  leave(): Promise<void>
}

/** How the picture screen sends, and whom it tells of a new photo and of failures. */
export interface ProfilePhotoOptions {
  readonly changed?: (photo: ProfilePhoto) => void
  readonly report?: (error: ApiError) => void
  /** Sends the file so that it tells how far it has come. */
  readonly upload?: UploadFetch
}

/** The picture screen: upload, crop, what the analysis says of each, and the review at the end. */
export function createProfilePhotoStore(
  care: Client,
  { changed = () => {}, report = () => {}, upload }: ProfilePhotoOptions = {},
): ProfilePhotoStore {
  const mode = signal<ProfilePhotoMode>('viewing')
  const photo = signal<ProfilePhoto | null>(null)
  const analysis = signal<PhotoAnalysis | null>(null)
  const problem = signal<Sayable | null>(null)
  const reasons = signal<readonly string[]>([])
  const progress = signal<number | null>(null)
  const file = signal<Blob | null>(null)
  /** The raw picture is newer than the square that was cut. */
  const uncut = signal(false)
  let edited = false
  let abort = new AbortController()

  const say = (text: Sayable | null, more: readonly string[] = []) =>
    batch(() => {
      problem.value = text
      reasons.value = more
    })
  const go = (event: ProfilePhotoEvent) => {
    mode.value = nextProfilePhotoMode(mode.peek(), event)
    if (event !== 'uploaded' && event !== 'cropped') say(null)
  }

  /** An analysis that fails says nothing. */
  async function analyze(type: 'raw' | 'cropped'): Promise<void> {
    const outcome = await settle(() => care.call(analyzeOwnPhoto, { query: { type } }))
    analysis.value = 'value' in outcome ? outcome.value : null
    if ('error' in outcome) report(outcome.error)
  }
  async function fetchAndAnalyze(type: 'raw' | 'cropped'): Promise<ProfilePhoto> {
    const fresh = await care.call(getOwnPhoto)
    photo.value = fresh
    await analyze(type)
    return fresh
  }
  const done = (event: ProfilePhotoEvent) => (fresh: ProfilePhoto) =>
    batch(() => {
      edited = true
      file.value = null
      uncut.value = event === 'uploaded'
      say(null)
      go(event)
      changed(fresh)
    })

  const tellProgress = (sent: FileUpload) => {
    if (sent.state === 'sending') progress.value = sent.part
    if (sent.state === 'sent') progress.value = 1
  }
  const sendFile = action(
    async (chosen: Blob) => {
      const { signal: stopped } = (abort = new AbortController())
      batch(() => {
        say(null)
        file.value = chosen
      })
      try {
        await uploadFile(
          (options) =>
            care.call(uploadOwnPhoto, { body: { photo: chosen } }, { signal: stopped, ...options }),
          { field: 'photo', upload, tell: tellProgress, describe: () => profilePhotoTexts.uploadFailed },
        )
        return await fetchAndAnalyze('raw')
      } finally {
        progress.value = null
      }
    },
    {
      done: done('uploaded'),
      failed: (error) => say(profilePhotoTexts.uploadFailed, error.fieldErrors['photo']),
    },
  )

  return {
    mode,
    photo,
    analysis,
    verdict: computed(() => analysisMessage(analysis.value)),
    problem,
    reasons,
    progress,
    canRetry: computed(() => file.value !== null && !sendFile.busy.value),
    unsaved: computed(() => sendFile.busy.value || (uncut.value && mode.value === 'editing')),
    go,
    load: action(async () => void (photo.value = await care.call(getOwnPhoto)), { failed: report }),
    upload: {
      ...sendFile,
      async run(chosen) {
        const wrong = checkPhotoFile(chosen)
        if (!wrong) return sendFile.run(chosen)
        file.value = null
        say(wrong)
        return undefined
      },
    },
    retry: async () => file.peek() && sendFile.run(file.peek() as Blob),
    stop: () => abort.abort(),
    edit: action(async () => {
      await analyze('raw')
      go('edit')
    }),
    saveCrop: action(
      async (crop: CropNumbers) => {
        await care.call(cropOwnPhoto, { body: crop })
        return fetchAndAnalyze('cropped')
      },
      {
        done: done('cropped'),
        failed: (error) => say(error.serverMessage ?? kitTexts.somethingWentWrong),
      },
    ),
    async leave() {
      if (!edited) return
      edited = false
      const outcome = await settle(() => care.call(requestPhotoReview))
      if ('error' in outcome) report(outcome.error)
    },
  }
}
