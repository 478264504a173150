import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { readUpload, uploadLimits, UploadedFile } from './upload.ts'

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://homecare.test/', { method: 'POST', body, headers })
const file = (content: string | Uint8Array<ArrayBuffer> = 'some bytes', name = 'license.png') =>
  new File([content], name, { type: 'image/png' })

function form(files: Record<string, File>, texts: Record<string, string> = {}): FormData {
  const filled = new FormData()
  for (const [name, text] of Object.entries(texts)) filled.append(name, text)
  for (const [name, one] of Object.entries(files)) filled.append(name, one)
  return filled
}
const refusal = (body: FormData, limits = uploadLimits) =>
  readUpload(post(body), limits).then(
    async (upload) => (await upload.release(), null),
    (error: { status: number; fields: Record<string, unknown> }) => [
      error.status,
      ...Object.keys(error.fields),
    ],
  )

describe('an upload', () => {
  test('is texts and files, which lie at a path until they are released', async () => {
    const upload = await readUpload(post(form({ photo: file() }, { description: 'front' })))
    const photo = upload.value.photo as UploadedFile
    expect(upload.value.description).toBe('front')
    expect([photo.name, photo.type, photo.size, await photo.text()]).toEqual([
      'license.png',
      'image/png',
      10,
      'some bytes',
    ])
    expect(await readFile(photo.path, 'utf8')).toBe('some bytes')
    await upload.release()
    expect(existsSync(photo.path)).toBe(false)
  })

  test('has one hash, whatever its boundary and its order', async () => {
    const first = await readUpload(post(form({ a: file(), b: file('more') })))
    const second = await readUpload(post(form({ b: file('more'), a: file() })))
    const other = await readUpload(post(form({ a: file('more'), b: file() })))
    expect(first.hash).toBe(second.hash)
    expect(first.hash).not.toBe(other.hash)
    await Promise.all([first.release(), second.release(), other.release()])
  })

  test('of exactly the largest size is taken, and a byte more is refused at its field', async () => {
    const largest = await readUpload(post(form({ photo: file(new Uint8Array(uploadLimits.fileBytes)) })))
    expect((largest.value.photo as File).size).toBe(20 * 1_048_576)
    await largest.release()
    expect(await refusal(form({ photo: file(new Uint8Array(uploadLimits.fileBytes + 1)) }))).toEqual([
      400,
      'photo',
    ])
  })

  test('of more files than it may hold is refused at the first too many', async () => {
    const two = { files: 2, fileBytes: 100 }
    expect(await refusal(form({ file_1: file(), file_2: file() }), two)).toBeNull()
    expect(await refusal(form({ file_1: file(), file_2: file(), file_3: file() }), two)).toEqual([
      400,
      'file_3',
    ])
  })

  test('of two files in one field is refused there', async () => {
    const twice = form({ photo: file() })
    twice.append('photo', file('another'))
    expect(await refusal(twice)).toEqual([400, 'photo'])
  })

  test('with an empty file is refused, and a field that nobody filled is absent', async () => {
    expect(await refusal(form({ photo: file('') }))).toEqual([400, 'photo'])
    const empty =
      '--x\r\nContent-Disposition: form-data; name="photo"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--x--\r\n'
    const unfilled = await readUpload(post(empty, { 'Content-Type': 'multipart/form-data; boundary=x' }))
    expect(unfilled.value).toEqual({})
    await unfilled.release()
  })

  test.each([
    ['in the middle of a file', 'form-data; name="photo"; filename="a.png"\r\n\r\nhalf', 'photo'],
    ['in the middle of a text', 'form-data; name="a"\r\n\r\nhalf', 'non_field_errors'],
  ])('that breaks off %s is refused', async (_, part, field) => {
    const body = `--x\r\nContent-Disposition: ${part}`
    await expect(
      readUpload(post(body, { 'Content-Type': 'multipart/form-data; boundary=x' })),
    ).rejects.toMatchObject({ status: 400, fields: { [field]: [expect.anything()] } })
  })

  test.each([
    ['without a boundary', { 'Content-Type': 'multipart/form-data' }, 400],
    [
      'that announces more than it may have',
      { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': '9999999999' },
      413,
    ],
  ])('%s is refused unread', async (_, headers, status) => {
    await expect(readUpload(post('--x--', headers))).rejects.toMatchObject({ status })
  })

  test('that says it goes on, behind its last part, is refused', async () => {
    const part = 'Content-Disposition: form-data; name="photo"; filename="a.png"\r\n\r\nsome bytes'
    const bytes = new TextEncoder().encode(`--x\r\n${part}\r\n--x--\r\n`)
    const open = new ReadableStream<Uint8Array>({ start: (to) => to.enqueue(bytes) })
    const request = new Request('http://homecare.test/', {
      method: 'POST',
      body: open,
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      duplex: 'half',
    } as RequestInit)
    await expect(readUpload(request)).rejects.toMatchObject({
      status: 400,
      fields: { photo: [expect.anything()] },
    })
  })

  test('without end is broken off', async () => {
    const chunk = new Uint8Array(65_536)
    const endless = new ReadableStream<Uint8Array>({ pull: (to) => to.enqueue(chunk) })
    const request = new Request('http://homecare.test/', {
      method: 'POST',
      body: endless,
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      duplex: 'half',
    } as RequestInit)
    await expect(readUpload(request, { files: 1, fileBytes: 1000 })).rejects.toMatchObject({ status: 413 })
  })
})
