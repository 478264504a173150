import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressed, jsonAnswer } from './compress.ts'

const asking = (encoding: string) =>
  new Request('http://homecare.test/', { headers: { 'Accept-Encoding': encoding } })
const init = () => ({ status: 201, headers: new Headers({ 'Cache-Control': 'no-store', ETag: '"1"' }) })
const long = { words: 'ñ and o '.repeat(300) }

test('a long answer is gzipped where that is taken, and is the same', async () => {
  const answer = compressed(asking('br, gzip'), await jsonAnswer(asking('br, gzip'), long, init()))
  expect(answer.status).toBe(201)
  expect(Object.fromEntries(answer.headers)).toEqual({
    ...{ 'cache-control': 'no-store', 'content-encoding': 'gzip', 'content-type': 'application/json' },
    ...{ vary: 'Accept-Encoding', etag: 'W/"1"' },
  })
  expect(JSON.parse(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString())).toEqual(long)
})

test.each([
  ['is not taken', 'br', long],
  ['would gain nothing', 'gzip', { words: 'ñ' }],
])('an answer is left as it is where that %s', async (_, encoding, value) => {
  const answer = await jsonAnswer(asking(encoding), value, init())
  expect(compressed(asking(encoding), answer)).toBe(answer)
  const text = JSON.stringify(value)
  expect(answer.headers.get('Content-Encoding')).toBe(null)
  expect(answer.headers.get('Content-Length')).toBe(String(Buffer.byteLength(text)))
  expect(await answer.text()).toBe(text)
})
