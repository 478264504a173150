import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { diskFiles, leastSpace } from './diskFiles.ts'
import type { Files } from './files.ts'
import { s3Files } from './s3Files.ts'
import { s3Store, type S3Store } from './testing/s3Store.ts'

let folder: string
let store: S3Store
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homecare-files-'))
  store = await s3Store()
})
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => {
  store.seen.length = 0
  store.faults.length = 0
})

const quick = { retryMs: 1 }
const impatient = { answerMs: 50, uploadMs: 50 }
const text = async (files: Files, name: string) => {
  const found = await files.get(name)
  return found && { ...found, body: await new Response(found.body).text() }
}

describe.each<[kind: string, open: () => Files]>([
  ['a folder', () => diskFiles(folder)],
  ['an S3-compatible store', () => s3Files(store.config)],
])('files in %s', (_, open) => {
  test('are read as they were written, with their size and type', async () => {
    const files = open()
    await files.put('documents/7/a-1.txt', new Blob(['¡Hola!']), 'text/plain')
    expect(await text(files, 'documents/7/a-1.txt')).toEqual({ body: '¡Hola!', size: 7, type: 'text/plain' })
  })

  test('written by many at the same instant are one of theirs, whole', async () => {
    const files = open()
    const bodies = Array.from({ length: 8 }, (_each, at) => String(at).repeat(50_000))
    await Promise.all(bodies.map((body) => files.put('photos/8/raw.txt', new Blob([body]), 'text/plain')))
    expect(bodies).toContain((await text(files, 'photos/8/raw.txt'))?.body)
  })

  test('are replaced by what is written last', async () => {
    const files = open()
    await files.put('a', new Blob(['one']), 'text/plain')
    await files.put('a', new Blob(['{}']), 'application/json')
    expect(await text(files, 'a')).toEqual({ body: '{}', size: 2, type: 'application/json' })
  })

  test('of twenty megabytes come in pieces', async () => {
    const files = open()
    const size = 20 * 1_048_576
    await files.put('large', new Blob([new Uint8Array(size).fill(7)]), 'video/mp4')
    const found = await files.get('large')
    let pieces = 0
    let bytes = 0
    for await (const piece of found!.body as unknown as AsyncIterable<Uint8Array>) {
      pieces++
      bytes += piece.length
    }
    expect(bytes).toBe(size)
    expect(pieces).toBeGreaterThan(10)
    await files.remove('large')
  })

  test('are read in part, with the size of the whole', async () => {
    const files = open()
    await files.put('film', new Blob(['0123456789']), 'video/mp4')
    const found = await files.get('film', { first: 3, last: 5 })
    expect([await new Response(found!.body).text(), found!.size, found!.type]).toEqual([
      '345',
      10,
      'video/mp4',
    ])
  })

  test('that are empty are files too', async () => {
    const files = open()
    await files.put('empty', new Blob([]), 'text/plain')
    expect(await text(files, 'empty')).toEqual({ body: '', size: 0, type: 'text/plain' })
  })

  test('that are not there, or gone, are null', async () => {
    const files = open()
    expect(await files.get('nothing/here')).toBeNull()
    await files.put('gone', new Blob(['x']), 'text/plain')
    await files.remove('gone')
    await files.remove('gone')
    expect(await files.get('gone')).toBeNull()
  })

  test.each(['../secret', 'a/../../b', '/etc/passwd', 'a//b', '.hidden', 'a b', 'a?b', '', 'x'.repeat(301)])(
    'are not named %j',
    async (name) => {
      await expect(open().get(name)).rejects.toThrow(RangeError)
      await expect(open().put(name, new Blob([]), 'text/plain')).rejects.toThrow(RangeError)
    },
  )

  test('say that they are well', async () => expect(await open().health()).toBe('ok'))
})

describe('a folder', () => {
  test('whose disk is full is told', async () => {
    let space = leastSpace
    const files = diskFiles(folder, async () => space)
    expect(await files.health()).toBe('ok')
    space--
    expect(await files.health()).toBe('The disk is full: 99 MB are left for files.')
  })

  test('that takes no file is told, whatever its disk says, and nothing is left of the question', async () => {
    await writeFile(join(folder, 'no-folder'), '')
    expect(await diskFiles(join(folder, 'no-folder', 'files')).health()).not.toBe('ok')
    const asked = join(folder, 'asked')
    await diskFiles(asked).health()
    expect(await readdir(asked)).toEqual([])
  })
})

describe('an S3-compatible store', () => {
  test('takes no request that another secret has signed', async () => {
    const files = s3Files({ ...store.config, secretAccessKey: 'another' })
    await expect(files.put('a', new Blob(['x']), 'text/plain')).rejects.toThrow('refused PUT (403)')
    expect(await files.health()).toBe('The file store refused HEAD (403)')
  })

  test('that lacks the bucket is told', async () => {
    const files = s3Files({ ...store.config, bucket: 'else' })
    await expect(files.put('a', new Blob(['x']), 'text/plain')).rejects.toThrow('There is no bucket else')
    expect(await files.health()).toBe('There is no bucket else')
  })

  test('that cannot just now is asked again, with all of the file', async () => {
    const files = s3Files(store.config, quick)
    store.faults.push(503, 500)
    await files.put('again', new Blob(['whole']), 'text/plain')
    expect(store.seen).toEqual(Array(3).fill('PUT /files/again'))
    expect(await text(files, 'again')).toMatchObject({ body: 'whole' })
  })

  test('that stays down is given up on after three tries', async () => {
    store.faults.push(503, 503, 503, 503)
    await expect(s3Files(store.config, quick).get('a')).rejects.toThrow('refused GET (503)')
    expect(store.seen).toHaveLength(3)
  })

  test.each([
    ['GET', (files: Files) => files.get('a')],
    ['PUT', (files: Files) => files.put('a', new Blob(['x']), 'text/plain')],
    ['DELETE', (files: Files) => files.remove('a')],
  ])('that never answers %s is given up on', async (method, ask) => {
    store.faults.push('silence')
    await expect(ask(s3Files(store.config, impatient))).rejects.toThrow(`gave no answer to ${method}`)
  })

  test('that is not there is told', async () => {
    const files = s3Files({ ...store.config, endpoint: 'http://127.0.0.1:1' })
    expect(await files.health()).not.toBe('ok')
    await expect(files.get('a')).rejects.toThrow()
  })
})
