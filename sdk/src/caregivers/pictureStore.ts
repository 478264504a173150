import { computed, signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import type { ApiError } from '../client/error.js'
import { action, type Action } from '../kit/action.js'
import { settle } from '../kit/resource.js'
import type { Sayable } from '../kit/text.js'
import { kitTexts } from '../kit/texts.js'
import type { PictureMode } from './catalogue.js'
import { analysisMessage, type CropNumbers } from './crop.js'
import {
  analyzeMyPhoto,
  cropMyPhoto,
  getMyPhoto,
  requestPhotoReview,
  uploadMyPhoto,
  type PhotoAnalysis,
  type ProfilePhoto,
} from './photoCalls.js'
import { nextPictureMode, type PictureEvent } from './pictureFlow.js'
import { pictureTexts } from './pictureTexts.js'

/** Viewing, uploading and cropping the profile photo, step by step (D2 §4). */
export interface PictureStore {
  readonly mode: ReadonlySignal<PictureMode>
  readonly photo: ReadonlySignal<ProfilePhoto | null>
  readonly analysis: ReadonlySignal<PhotoAnalysis | null>
  /** What the last analysis says. */
  readonly verdict: ReadonlySignal<ReturnType<typeof analysisMessage>>
  /** Why an upload or a crop failed; null once one succeeds. */
  readonly problem: ReadonlySignal<Sayable | null>
  readonly load: Action<[], void>
  readonly upload: Action<[photo: Blob], ProfilePhoto>
  readonly saveCrop: Action<[crop: CropNumbers], ProfilePhoto>
  go(event: PictureEvent): void
  /** Leaves the screen; after edits a person is asked to look at the picture (D2 §4). */
  leave(): Promise<void>
}

/** The picture screen: upload, crop, what the analysis says of each, and the review at the end (D2 §4). */
export function createPictureStore(
  care: Client,
  {
    changed = () => {},
    report = () => {},
  }: {
    changed?: (photo: ProfilePhoto) => void
    report?: (error: ApiError) => void
  } = {},
): PictureStore {
  const mode = signal<PictureMode>('viewing')
  const photo = signal<ProfilePhoto | null>(null)
  const analysis = signal<PhotoAnalysis | null>(null)
  const problem = signal<Sayable | null>(null)
  let edited = false
  const go = (event: PictureEvent) => {
    mode.value = nextPictureMode(mode.peek(), event)
    if (event !== 'uploaded' && event !== 'cropped') problem.value = null
  }

  /** Fetches the picture anew and has it analysed. An analysis that fails says nothing. */
  async function fetchAndAnalyze(type: 'raw' | 'cropped'): Promise<ProfilePhoto> {
    const fresh = await care.call(getMyPhoto)
    photo.value = fresh
    const outcome = await settle(() => care.call(analyzeMyPhoto, { query: { type } }))
    analysis.value = 'value' in outcome ? outcome.value : null
    if ('error' in outcome) report(outcome.error)
    return fresh
  }
  const done = (event: PictureEvent) => (fresh: ProfilePhoto) => {
    edited = true
    problem.value = null
    go(event)
    changed(fresh)
  }

  return {
    mode,
    photo,
    analysis,
    verdict: computed(() => analysisMessage(analysis.value)),
    problem,
    go,
    load: action(async () => void (photo.value = await care.call(getMyPhoto)), { failed: report }),
    upload: action(
      async (file: Blob) => {
        await care.call(uploadMyPhoto, { body: { photo: file } })
        return fetchAndAnalyze('raw')
      },
      { done: done('uploaded'), failed: () => void (problem.value = pictureTexts.uploadFailed) },
    ),
    saveCrop: action(
      async (crop: CropNumbers) => {
        await care.call(cropMyPhoto, { body: crop })
        return fetchAndAnalyze('cropped')
      },
      {
        done: done('cropped'),
        failed: (error) => void (problem.value = error.serverMessage ?? kitTexts.somethingWentWrong),
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
