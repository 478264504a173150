import { number, object, optional, refine, string } from '../kit/structs/struct.js'
import { describe, expect, it } from 'vitest'
import { fakeServer } from '../testing/fakeServer.js'
import { call } from './call.js'
import { fileField, lineField } from '../kit/fields/fields.js'
import { client, errorOf, listPets } from './testing/pets.js'

describe('what does not fit', () => {
  it('is found before sending when the query or a part of an upload does not fit', async () => {
    const put = call('POST /v1/photo/', {
      bodyKind: 'multipart',
      in: object({ photo: fileField, note: optional(string()) }),
    })
    const server = fakeServer()
    const care = client({ fetch: server.fetch })
    const wrong: [Promise<unknown>, string[]][] = [
      [care.call(listPets, { owner: 1, query: { page: 'two', kin: 1 } } as never), ['page', 'kin']],
      [care.call(put, { body: { photo: 'a text', note: 1 } } as never), ['photo', 'note']],
      [
        care.call(put, {
          body: { photo: { uri: 'file:///a.jpg', name: 'a.jpg', type: 'image/jpeg' } },
        } as never),
        ['photo'],
      ],
      [care.call(put, {} as never), ['']],
    ]
    for (const [sent, fields] of wrong) {
      const { kind, status, fieldErrors } = await errorOf(sent)
      expect([kind, status, Object.keys(fieldErrors)]).toEqual(['invalid', 0, fields])
    }
    expect(server.seen).toEqual([])
  })

  it.each([
    ['en', 'This field is required.', 'This value is not valid.'],
    ['es-MX,es', 'Este campo es obligatorio.', 'Este valor no es válido.'],
  ])('says so in words of ours, in the language of the calls: %s', async (language, required, badValue) => {
    const even = refine(number(), 'even', (value) => value % 2 === 0 || 'Even only.')
    const measure = call('POST /v1/measure/', {
      in: object({ a: lineField, b: string(), c: number(), d: even }),
    })
    const care = client({ headers: () => ({ 'Accept-Language': language }) })
    const error = await errorOf(care.call(measure, { body: { a: '', c: 'x', d: 3, e: 1 } } as never))
    expect(error.fieldErrors).toEqual({
      a: [required],
      b: [required],
      c: [badValue],
      d: ['Even only.'],
      e: [badValue],
    })
  })
})
