import { expect, it } from 'vitest'
import { ApiError } from '../kit/error.js'
import { uploadFile, type FileUpload, type UploadFetch } from './fileUpload.js'

function setUp(upload?: UploadFetch) {
  const told: FileUpload[] = []
  const options = {
    ...{ field: 'photo', upload },
    tell: (state: FileUpload) => void told.push(state),
    describe: ({ kind }: ApiError) => `because ${kind}`,
  }
  return { told, options }
}

it('tells how far a file has come, and hands on the answer', async () => {
  const { told, options } = setUp((onProgress) => {
    for (const sent of [0, 5, 11]) onProgress({ sent, total: sent === 0 ? 0 : 10 })
    return fetch
  })
  expect(await uploadFile(async (given) => given, options)).toEqual({ fetch })
  expect(told).toEqual([
    { state: 'sending', part: 0 },
    { state: 'sending', part: 0 },
    { state: 'sending', part: 0.5 },
    { state: 'sending', part: 1 },
    { state: 'sent' },
  ])
})

it('sends without a fetch of its own where none is given', async () => {
  const { told, options } = setUp()
  expect(await uploadFile(async (given) => given, options)).toEqual({})
  expect(told.map(({ state }) => state)).toEqual(['sending', 'sent'])
})

it.each([
  [new ApiError('invalid', { fieldErrors: { photo: ['Too dark.', 'Too small.'] } }), 'Too dark. Too small.'],
  [new ApiError('invalid', { fieldErrors: { name: ['Missing.'] } }), 'because invalid'],
  [new ApiError('invalid', { fieldErrors: { photo: [] } }), 'because invalid'],
  [new ApiError('offline'), 'because offline'],
])('says at the file why it failed, %#', async (error, words) => {
  const { told, options } = setUp()
  await expect(uploadFile(failing(error), options)).rejects.toBe(error)
  expect(told.at(-1)).toEqual({ state: 'failed', error: words })
})

it('hands on what is no failure of the call, and says nothing of it', async () => {
  const { told, options } = setUp()
  const fault = new TypeError('a mistake in the program')
  await expect(uploadFile(failing(fault), options)).rejects.toBe(fault)
  expect(told).toEqual([{ state: 'sending', part: 0 }])
})

const failing = (error: Error) => async (): Promise<never> => {
  throw error
}
