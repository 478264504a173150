import { object, optional, string } from '../kit/structs/struct.js'
import { describe, expect, it, vi } from 'vitest'
import { nativeFile } from './body.js'
import { call } from './call.js'
import { fileField } from '../kit/fields/fields.js'
import { client, errorOf } from './testing/pets.js'

describe('a file of React Native', () => {
  /** As React Native's, which keeps what it is given and reads a file at its address when it is sent. */
  class NativeFormData {
    readonly parts: [name: string, value: unknown][] = []
    append(name: string, value: unknown) {
      this.parts.push([name, value])
    }
    getParts() {
      return this.parts
    }
  }

  it('goes to the form as it is, which sends what lies at its address', async () => {
    const put = call('POST /v1/photo/', {
      bodyKind: 'multipart',
      in: object({ photo: fileField, note: optional(string()) }),
    })
    const file = { uri: 'file:///photos/me.jpg', name: 'me.jpg', type: 'image/jpeg' }
    vi.stubGlobal('FormData', NativeFormData)
    try {
      let sent: unknown
      const fetch: typeof globalThis.fetch = async (_, init) => {
        sent = init?.body
        return Response.json({ status: 'success', data: null })
      }
      await client({ fetch }).call(put, { body: { photo: nativeFile(file), note: 'me' } })
      expect((sent as NativeFormData).parts).toEqual([
        ['photo', file],
        ['note', 'me'],
      ])
      const error = await errorOf(client({ fetch }).call(put, { body: { photo: 'me.jpg' } } as never))
      expect(Object.keys(error.fieldErrors)).toEqual(['photo'])
    } finally {
      vi.unstubAllGlobals()
    }
  })
})
