import { describe, expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import type { ApiError } from '../client/error.js'
import { message } from '../kit/text.js'
import { createToasts } from '../kit/toasts.js'
import { createTestClock, fakeServer, refuse, refuseWith } from '../testing/index.js'
import { phoneTexts } from './phone.js'
import { getPhoneVerification, verifyPhone } from './phoneCalls.js'
import { createPhoneStore } from './phoneStore.js'
import { analyzeMyPhoto, cropMyPhoto, getMyPhoto, requestPhotoReview, uploadMyPhoto } from './photoCalls.js'
import { pictureRuleTexts } from './pictureQuality.js'
import { createPictureStore, type PictureOptions } from './pictureStore.js'
import { pictureTexts } from './pictureTexts.js'

const photo = { photo_id: 3, photo: '/cropped.jpg', raw_photo: '/raw.jpg' }
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

function setUpPicture(sending?: PictureOptions['sending']) {
  const reported: ApiError[] = []
  const server = fakeServer()
    .on(getMyPhoto, () => photo)
    .on(uploadMyPhoto, () => photo)
    .on(cropMyPhoto, () => photo)
    .on(analyzeMyPhoto, () => analysis)
    .on(requestPhotoReview, () => undefined)
  const care = createClient({ fetch: server.fetch, pause: async () => {} })
  const store = createPictureStore(care, {
    report: (error) => reported.push(error),
    ...(sending && { sending: (told) => sending(told) }),
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
    const { store, calls } = setUpPicture()
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
    const { store, calls, server } = setUpPicture()
    store.go('edit')
    await store.saveCrop.run(crop)
    expect([store.mode.value, store.verdict.value]).toEqual([
      'viewing',
      { good: true, text: pictureTexts.looksGreat },
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
    const { store, server } = setUpPicture()
    server.on(analyzeMyPhoto, () => ({ ...analysis, info_message: 'Too dark' }))
    store.go('upload')
    await store.upload.run(image)
    expect(store.verdict.value).toEqual({ good: false, text: 'Too dark' })
  })
  it('goes on where the analysis fails, which is reported', async () => {
    const { store, server, reported } = setUpPicture()
    server.on(analyzeMyPhoto, () => refuseWith(500))
    store.go('upload')
    await store.upload.run(image)
    expect([store.mode.value, store.verdict.value, reported.length]).toEqual(['editing', null, 1])
  })
  it('stays at the upload when it fails, and says so', async () => {
    const { store, server } = setUpPicture()
    server.on(uploadMyPhoto, () => refuseWith(400, 'Nope'))
    store.go('upload')
    await store.upload.run(image)
    expect([store.mode.value, store.problem.value]).toEqual(['uploading', pictureTexts.uploadFailed])
    store.go('cancel')
    expect([store.mode.value, store.problem.value]).toEqual(['viewing', null])
  })
  it("stays at the crop when it is refused, with the server's words", async () => {
    const { store, server } = setUpPicture()
    server.on(cropMyPhoto, () => refuseWith(400, 'Too small'))
    store.go('edit')
    await store.saveCrop.run(crop)
    expect([store.mode.value, store.problem.value]).toEqual(['editing', 'Too small'])
  })
  it('tells how far the upload is, and breaks it off when asked', async () => {
    const seen: (number | null)[] = []
    const { store } = setUpPicture((told) => (_, init) => {
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
    const { store, server } = setUpPicture()
    server.on(uploadMyPhoto, () => refuse({ photo: ['Too large.'] }))
    store.go('upload')
    await store.upload.run(image)
    expect([store.problem.value, store.reasons.value]).toEqual([pictureTexts.uploadFailed, ['Too large.']])
    server.on(uploadMyPhoto, () => photo)
    await store.retry()
    expect([store.mode.value, store.reasons.value, store.canRetry.value]).toEqual(['editing', [], false])
    await store.retry()
    expect(server.seen.filter(({ call }) => call === uploadMyPhoto)).toHaveLength(2)
  })
  it('sends nothing of a file that is no photo', async () => {
    const { store, server } = setUpPicture()
    store.go('upload')
    await store.upload.run(new Blob(['<svg>'], { type: 'image/svg+xml' }))
    expect([store.problem.value, store.canRetry.value, server.seen]).toEqual([
      pictureRuleTexts.noImage,
      false,
      [],
    ])
  })
  it('has an older picture analysed before it is cut anew', async () => {
    const { store, calls } = setUpPicture()
    await store.edit.run()
    expect([store.mode.value, store.analysis.value, store.unsaved.value]).toEqual([
      'editing',
      analysis,
      false,
    ])
    expect(calls()).toEqual(['GET /v1/caregivers/0/photo/analyze/ raw'])
  })
  it('has something to lose from an upload until it is cut', async () => {
    const { store } = setUpPicture()
    store.go('upload')
    await store.upload.run(image)
    expect(store.unsaved.value).toBe(true)
    await store.saveCrop.run(crop)
    expect(store.unsaved.value).toBe(false)
  })
  it('asks for a review after edits, once, and not without any', async () => {
    const { store, calls } = setUpPicture()
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

function setUpPhone(status = { phone_number: null as string | null, phone_verified: false, code_digits: 3 }) {
  const clock = createTestClock()
  const numbers: string[] = []
  const server = fakeServer()
    .on(getPhoneVerification, () => status)
    .on(verifyPhone, ({ body }) => ({ phone_verified: 'validation_code' in body }))
  const care = createClient({ fetch: server.fetch, pause: async () => {} })
  const toasts = createToasts(() => {})
  const store = createPhoneStore(care, toasts, { now: clock.now, verified: (phone) => numbers.push(phone) })
  return { clock, numbers, server, toasts, store }
}

describe('verifying a phone number', () => {
  it('goes from the number to the code to verified', async () => {
    const { store, server, toasts, numbers } = setUpPhone()
    await store.status.load()
    expect(store.step.value).toBe('number')
    store.numberForm.fields.phone_number.set('(510) 555-0123')
    store.numberForm.fields.verify_method.set('call')
    await store.numberForm.submit()
    expect(server.seen.at(-1)?.body).toEqual({ phone_number: '5105550123', verify_method: 'call' })
    expect(store.step.value).toBe('code')
    store.codeForm.fields.validation_code.set('123')
    expect(await store.codeForm.submit()).toBe(true)
    expect([store.step.value, store.status.data.value?.phone_verified, numbers]).toEqual([
      'verified',
      true,
      ['5105550123'],
    ])
    expect(toasts.list.value[0]?.text).toBe(phoneTexts.verified)
  })
  it('begins with the number there is, unless another is typed, and tells where a code went', async () => {
    const { store } = setUpPhone({ phone_number: '5105550123', phone_verified: false, code_digits: 3 })
    await store.load()
    expect([store.numberForm.fields.phone_number.value.value, store.sentTo.value]).toEqual([
      '(510) 555-0123',
      null,
    ])
    store.numberForm.fields.phone_number.set('5105550199')
    await store.load()
    await store.numberForm.submit()
    expect(store.sentTo.value).toEqual({ phone: '5105550199', method: 'text' })
  })
  it('sends nothing for a number or a code that is none', async () => {
    const { store, server } = setUpPhone()
    store.numberForm.fields.phone_number.set('510')
    expect(await store.numberForm.submit()).toBe(false)
    store.codeForm.fields.validation_code.set('12')
    expect([await store.codeForm.submit(), server.seen.length]).toEqual([false, 0])
  })
  it('begins verified where the number is, and lets it be changed', async () => {
    const { store } = setUpPhone({ phone_number: '5105550123', phone_verified: true, code_digits: 3 })
    await store.status.load()
    expect(store.step.value).toBe('verified')
    store.enterNumber()
    expect(store.step.value).toBe('number')
  })
  it('sends again only after a pause', async () => {
    const { store, server, clock } = setUpPhone()
    store.numberForm.fields.phone_number.set('5105550123')
    await store.numberForm.submit()
    await store.resend.run()
    expect([server.seen.length, store.refusal.value]).toEqual([
      1,
      message(phoneTexts.waitToSend, { seconds: 30 }),
    ])
    clock.advance(30_000)
    await store.resend.run()
    expect([server.seen.length, store.refusal.value]).toEqual([2, null])
  })
  it('puts a refusal at its field, and lets no more than five tries pass', async () => {
    const { store, server } = setUpPhone()
    store.numberForm.fields.phone_number.set('5105550123')
    await store.numberForm.submit()
    server.on(verifyPhone, () => refuse({ validation_code: ['Wrong code.'] }))
    for (let tries = 0; tries < 6; tries++) {
      store.codeForm.fields.validation_code.set('999')
      await store.codeForm.submit()
      if (tries === 0) expect(store.codeForm.fields.validation_code.shownError.value).toBe('Wrong code.')
    }
    expect(server.seen.length).toBe(6)
    expect([store.refusal.value, store.codeForm.errors.value]).toEqual([
      phoneTexts.noTriesLeft,
      [phoneTexts.noTriesLeft],
    ])
  })
  it('knows that a code is ten minutes old', async () => {
    const { store, clock, server } = setUpPhone()
    store.numberForm.fields.phone_number.set('5105550123')
    await store.numberForm.submit()
    clock.advance(600_001)
    store.codeForm.fields.validation_code.set('123')
    expect([await store.codeForm.submit(), store.refusal.value, server.seen.length]).toEqual([
      false,
      phoneTexts.codeExpired,
      1,
    ])
  })
  it('takes an answer that does not verify as a refusal', async () => {
    const { store, server } = setUpPhone()
    store.numberForm.fields.phone_number.set('5105550123')
    await store.numberForm.submit()
    server.on(verifyPhone, () => ({ phone_verified: false }))
    store.codeForm.fields.validation_code.set('123')
    expect([await store.codeForm.submit(), store.step.value]).toEqual([false, 'code'])
  })
})
