import { afterEach, expect, test, vi } from 'vitest'
import { saveFile } from './saveFile'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test.each([
  ['text/csv', '\uFEFFa,b'],
  ['application/json', 'a,b'],
] as const)('saves %s under its name, and lets go of it later', async (type, kept) => {
  vi.useFakeTimers()
  const made: Blob[] = []
  const revoked = vi.fn<(url: string) => void>()
  vi.stubGlobal('URL', {
    createObjectURL: (file: Blob) => `blob:${made.push(file)}`,
    revokeObjectURL: revoked,
  })
  const link = { href: '', download: '', click: vi.fn<() => void>() }
  vi.stubGlobal('document', { createElement: () => link })
  saveFile('hours.csv', type, 'a,b')
  expect(link).toMatchObject({ href: 'blob:1', download: 'hours.csv' })
  expect(link.click).toHaveBeenCalledOnce()
  // A text that is read leaves the mark out; the bytes have it.
  const bytes = new Uint8Array(await made[0]!.arrayBuffer())
  expect(bytes).toEqual(new TextEncoder().encode(kept))
  expect(made[0]!.type).toBe(type)
  expect(revoked).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(revoked).toHaveBeenCalledWith('blob:1')
})
