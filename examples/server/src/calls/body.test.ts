import { expect, test } from 'vitest'
import { readBody } from './body.ts'
import { deepestBody } from './shape.ts'
import { serverTexts } from '../refusals/texts.ts'

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://homecare.test/', { method: 'POST', body, headers })

test('a form becomes a record, JSON what it says, and nothing nothing', async () => {
  const form = await readBody(post(new URLSearchParams({ a: '1', b: 'two' })), 'form')
  expect(form.value).toEqual({ a: '1', b: 'two' })
  expect((await readBody(post('[1]'), 'json')).value).toEqual([1])
  expect((await readBody(post(''), 'json')).value).toBeUndefined()
  await expect(readBody(post('{'), 'json')).rejects.toMatchObject({ status: 400 })
})

test.each(Object.getOwnPropertyNames(Object.prototype))(
  'the name %s is refused, at its place',
  async (name) => {
    for (const [body, place] of [
      [`{"${name}":1}`, name],
      [`{"a":[{"${name}":{}}]}`, `a.0.${name}`],
    ] as const)
      await expect(readBody(post(body), 'json')).rejects.toMatchObject({
        status: 400,
        fields: { [place]: [serverTexts.unknownField] },
      })
    const form = post(new URLSearchParams([[name, '1']]))
    await expect(readBody(form, 'form')).rejects.toMatchObject({ status: 400 })
  },
)

test('lists and records stand only so deep in one another', async () => {
  const deep = (depth: number, open: string, close: string) => open.repeat(depth) + '1' + close.repeat(depth)
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const) {
    await readBody(post(deep(deepestBody, open, close)), 'json')
    for (const depth of [deepestBody + 1, 10_000])
      await expect(readBody(post(deep(depth, open, close)), 'json')).rejects.toMatchObject({ status: 400 })
  }
})
