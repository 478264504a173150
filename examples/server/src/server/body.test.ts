import { expect, test } from 'vitest'
import { readBody } from './body.ts'

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://homecare.test/', { method: 'POST', body, headers })

test('a form becomes a record, JSON what it says, and nothing nothing', async () => {
  const form = await readBody(post(new URLSearchParams({ a: '1', b: 'two' })), 'form')
  expect(form.value).toEqual({ a: '1', b: 'two' })
  expect((await readBody(post('[1]'), 'json')).value).toEqual([1])
  expect((await readBody(post(''), 'json')).value).toBeUndefined()
  await expect(readBody(post('{'), 'json')).rejects.toMatchObject({ status: 400 })
})
