import { describe, expect, test } from 'vitest'
import { fileLimit, readBody } from './body.ts'

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://homecare.test/', { method: 'POST', body, headers })

function upload(...files: File[]): FormData {
  const form = new FormData()
  form.append('description', 'front')
  for (const file of files) form.append('photo', file)
  return form
}

describe('an upload', () => {
  test('is read as texts and files, and its hash does not depend on the boundary', async () => {
    const file = new File(['some bytes'], 'licence.png', { type: 'image/png' })
    const first = await readBody(post(upload(file)), 'multipart')
    const second = await readBody(post(upload(file)), 'multipart')
    const { description, photo } = first.value as { description: string; photo: File }
    expect(description).toBe('front')
    expect([photo.name, photo.type, await photo.text()]).toEqual(['licence.png', 'image/png', 'some bytes'])
    expect(first.hash).toBe(second.hash)
    await Promise.all([first.release(), second.release()])
  })

  test('of exactly the largest size is taken, and a byte more is refused', async () => {
    const largest = await readBody(post(upload(new File([new Uint8Array(fileLimit)], 'a.mov'))), 'multipart')
    expect((largest.value as { photo: File }).photo.size).toBe(fileLimit)
    await largest.release()
    const larger = post(upload(new File([new Uint8Array(fileLimit + 1)], 'a.mov')))
    await expect(readBody(larger, 'multipart')).rejects.toMatchObject({
      status: 400,
      fields: { photo: [expect.anything()] },
    })
  })

  test('that breaks off is refused', async () => {
    const request = post(
      '--x\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\n\r\nhalf',
      {
        'Content-Type': 'multipart/form-data; boundary=x',
      },
    )
    await expect(readBody(request, 'multipart')).rejects.toMatchObject({ status: 400 })
  })
})

test('a form becomes a record, JSON what it says, and nothing nothing', async () => {
  const form = await readBody(post(new URLSearchParams({ a: '1', b: 'two' })), 'form')
  expect(form.value).toEqual({ a: '1', b: 'two' })
  expect((await readBody(post('[1]'), 'json')).value).toEqual([1])
  expect((await readBody(post(''), 'json')).value).toBeUndefined()
  await expect(readBody(post('{'), 'json')).rejects.toMatchObject({ status: 400 })
})
