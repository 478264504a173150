import { describe, expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import type { ApiError } from '../kit/error.js'
import { fakeServer, refuse, refuseWith } from '../testing/index.js'
import {
  analyzeOwnPhoto,
  cropOwnPhoto,
  getOwnPhoto,
  requestPhotoReview,
  uploadOwnPhoto,
} from './photoCalls.js'
import { profilePhotoRuleTexts } from './photoQuality.js'
import { createProfilePhotoStore, type ProfilePhotoOptions } from './profilePhotoStore.js'
import { profilePhotoTexts } from './profilePhotoTexts.js'

const photo = {
  ...{ photo_id: 3, photo: '/cropped.jpg', raw_photo: '/raw.jpg' },
  ...{ state: 'waiting', refusal: null, refusal_note: null },
}
const analysis = {
  original_width: 800,
  original_height: 600,
  crop_width: 1,
  crop_height: 1,
  deltax: 0,
  deltay: 0,
  info_message: '',
}
const crop = { ll_x: 0, ll_y: 0, ur_x: 9, ur_y: 9, cropped_at_width: 9 }
const image = new Blob(['x'], { type: 'image/jpeg' })

function setUp(upload?: ProfilePhotoOptions['upload']) {
  const reported: ApiError[] = []
  const server = fakeServer()
    .on(getOwnPhoto, () => photo)
    .on(uploadOwnPhoto, () => photo)
    .on(cropOwnPhoto, () => photo)
    .on(analyzeOwnPhoto, () => analysis)
    .on(requestPhotoReview, () => undefined)
  const care = createClient({ fetch: server.fetch, pause: async () => {} })
  const store = createProfilePhotoStore(care, {
    report: (error) => reported.push(error),
    ...(upload && { upload }),
  })
  return {
    server,
    store,
    reported,
    calls: () => server.seen.map(({ call, query }) => [call.route, query.type].filter(Boolean).join(' ')),
  }
}

describe('the picture screen', () => {
  it('uploads, fetches, analyses the raw photo and goes on to cropping', async () => {
    const { store, calls } = setUp()
    store.go('upload')
    expect(store.mode.value).toBe('uploading')
    await store.upload.run(image)
    expect([store.mode.value, store.photo.value, store.analysis.value]).toEqual(['editing', photo, analysis])
    expect(calls()).toEqual([
      'POST /v1/caregivers/0/photo/',
      'GET /v1/caregivers/0/photo/',
      'GET /v1/caregivers/0/photo/analyze/ raw',
    ])
  })
  it('crops, fetches, analyses the cropped photo and goes back to viewing', async () => {
    const { store, calls, server } = setUp()
    store.go('edit')
    await store.saveCrop.run(crop)
    expect([store.mode.value, store.verdict.value]).toEqual([
      'viewing',
      { good: true, text: profilePhotoTexts.looksGreat },
    ])
    expect(calls().at(-1)).toBe('GET /v1/caregivers/0/photo/analyze/ cropped')
    expect(server.seen[0]?.body).toEqual({
      ll_x: '0',
      ll_y: '0',
      ur_x: '9',
      ur_y: '9',
      cropped_at_width: '9',
    })
    expect(server.seen[0]?.headers.get('Content-Type')).toContain('application/x-www-form-urlencoded')
  })
  it('says what the analysis objects to', async () => {
    const { store, server } = setUp()
    server.on(analyzeOwnPhoto, () => ({ ...analysis, info_message: 'Too dark' }))
    store.go('upload')
    await store.upload.run(image)
    expect(store.verdict.value).toEqual({ good: false, text: 'Too dark' })
  })
  it('goes on where the analysis fails, which is reported', async () => {
    const { store, server, reported } = setUp()
    server.on(analyzeOwnPhoto, () => refuseWith(500))
    store.go('upload')
    await store.upload.run(image)
    expect([store.mode.value, store.verdict.value, reported.length]).toEqual(['editing', null, 1])
  })
  it('stays at the upload when it fails, and says so', async () => {
    const { store, server } = setUp()
    server.on(uploadOwnPhoto, () => refuseWith(400, 'Nope'))
    store.go('upload')
    await store.upload.run(image)
    expect([store.mode.value, store.problem.value]).toEqual(['uploading', profilePhotoTexts.uploadFailed])
    store.go('cancel')
    expect([store.mode.value, store.problem.value]).toEqual(['viewing', null])
  })
  it("stays at the crop when it is refused, with the server's words", async () => {
    const { store, server } = setUp()
    server.on(cropOwnPhoto, () => refuseWith(400, 'Too small'))
    store.go('edit')
    await store.saveCrop.run(crop)
    expect([store.mode.value, store.problem.value]).toEqual(['editing', 'Too small'])
  })
  it('tells how far the upload is, and breaks it off when asked', async () => {
    const seen: (number | null)[] = []
    const { store } = setUp((told) => (_, init) => {
      told({ sent: 0, total: 0 })
      told({ sent: 4, total: 5 })
      return new Promise((__, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
      )
    })
    store.progress.subscribe((share) => seen.push(share))
    store.go('upload')
    const upload = store.upload.run(image)
    await Promise.resolve()
    expect([store.unsaved.value, store.canRetry.value]).toEqual([true, false])
    await expect.poll(() => store.progress.value).toBe(0.8)
    store.stop()
    expect(await upload).toBeUndefined()
    expect(seen).toEqual([null, 0, 0.8, null])
    expect([store.mode.value, store.problem.value, store.unsaved.value]).toEqual(['uploading', null, false])
    expect(store.canRetry.value).toBe(true)
  })
  it('sends the same file again after a failure, with what the server said of it', async () => {
    const { store, server } = setUp()
    server.on(uploadOwnPhoto, () => refuse({ photo: ['Too large.'] }))
    store.go('upload')
    await store.upload.run(image)
    expect([store.problem.value, store.reasons.value]).toEqual([
      profilePhotoTexts.uploadFailed,
      ['Too large.'],
    ])
    server.on(uploadOwnPhoto, () => photo)
    await store.retry()
    expect([store.mode.value, store.reasons.value, store.canRetry.value]).toEqual(['editing', [], false])
    await store.retry()
    expect(server.seen.filter(({ call }) => call === uploadOwnPhoto)).toHaveLength(2)
  })
  it('sends nothing of a file that is no photo', async () => {
    const { store, server } = setUp()
    store.go('upload')
    await store.upload.run(new Blob(['<svg>'], { type: 'image/svg+xml' }))
    expect([store.problem.value, store.canRetry.value, server.seen]).toEqual([
      profilePhotoRuleTexts.noImage,
      false,
      [],
    ])
  })
  it('has an older picture analysed before it is cut anew', async () => {
    const { store, calls } = setUp()
    await store.edit.run()
    expect([store.mode.value, store.analysis.value, store.unsaved.value]).toEqual([
      'editing',
      analysis,
      false,
    ])
    expect(calls()).toEqual(['GET /v1/caregivers/0/photo/analyze/ raw'])
  })
  it('has something to lose from an upload until it is cut', async () => {
    const { store } = setUp()
    store.go('upload')
    await store.upload.run(image)
    expect(store.unsaved.value).toBe(true)
    await store.saveCrop.run(crop)
    expect(store.unsaved.value).toBe(false)
  })
  it('asks for a review after edits, once, and not without any', async () => {
    const { store, calls } = setUp()
    await store.load.run()
    await store.leave()
    expect([calls().includes('GET /v1/mturk/analyze/'), store.photo.value]).toEqual([false, photo])
    store.go('edit')
    await store.saveCrop.run(crop)
    await store.leave()
    await store.leave()
    expect(calls().filter((route) => route === 'GET /v1/mturk/analyze/')).toHaveLength(1)
  })
})
