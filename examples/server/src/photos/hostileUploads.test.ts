import { gzipSync } from 'node:zlib'
import { existsSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { testOrigin } from '../testing/jar.ts'
import { noise, pngBomb } from '../testing/pictures.ts'
import { smallWorld } from '../testing/world.ts'
import { profilePhotos } from '../tables/caregivers.ts'

const server = smallWorld({ RATE_LIMIT_FACTOR: '100' })
let jpeg: Buffer
beforeAll(async () => {
  jpeg = await noise(300, 300).jpeg().toBuffer()
})

const megabyte = 1_048_576
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><script>alert(1)</script></svg>'
const html = '<!doctype html><script>alert(1)</script>'
type Sent = readonly [name: string, bytes: Buffer | string, type?: string]

const hostile: readonly (readonly [what: string, file: () => Sent | Promise<Sent>])[] = [
  [
    '20 MiB and one byte',
    () => ['me.jpg', Buffer.concat([jpeg, Buffer.alloc(20 * megabyte + 1 - jpeg.length)])],
  ],
  ['nothing', () => ['me.jpg', '']],
  ['HTML in a .jpg', () => ['me.jpg', html]],
  [
    'HTML behind the first bytes of a JPEG',
    () => ['me.jpg', Buffer.concat([jpeg.subarray(0, 20), Buffer.from(html)])],
  ],
  ['SVG as .png', () => ['me.png', svg, 'image/png']],
  ['SVG as itself', () => ['me.svg', svg, 'image/svg+xml']],
  ['compressed SVG', () => ['me.png', gzipSync(svg), 'image/png']],
  ['a photo with an ending that is run', () => ['me.jpg.exe', jpeg]],
  ['a photo with such an ending inside its name', () => ['me.php.jpg', jpeg]],
  ['HTML with two endings', () => ['me.html.jpg', html]],
  ['30,000 by 30,000 pixels', () => ['me.png', pngBomb(30_000, 30_000), 'image/png']],
  ['a bomb that is one line high', () => ['me.png', pngBomb(2_000_000_000, 1), 'image/png']],
  ['a picture whose lines are missing', () => ['me.png', pngBomb(3000, 3000), 'image/png']],
  ['half a JPEG', () => ['me.jpg', jpeg.subarray(0, jpeg.length / 2)]],
  ['a picture of ten pixels', async () => ['me.png', await noise(10, 10).png().toBuffer(), 'image/png']],
  ['a TIFF as .jpg', async () => ['me.jpg', await noise(300, 300).tiff().toBuffer()]],
  ['a PDF', () => ['me.jpg', '%PDF-1.7\n1 0 obj']],
  ['a path as its name', () => ['../../etc/passwd', html]],
]

test.each(hostile)('%s is refused at its field, and nothing is stored', async (_, file) => {
  const [name, bytes, type = 'image/jpeg'] = await file()
  const form = new FormData()
  form.append('photo', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type }))
  expect(await post(form)).toEqual([400, ['photo']])
  expectNothing()
})

test('six photos are refused at the field of the second', async () => {
  const form = new FormData()
  for (let count = 1; count <= 6; count++)
    form.append('photo', new File([new Uint8Array(jpeg)], `${count}.jpg`))
  expect(await post(form)).toEqual([400, ['photo']])
  expectNothing()
})

test('a photo beside others in fields of their own is refused at theirs', async () => {
  const form = new FormData()
  for (const field of ['photo', 'photo_2']) form.append(field, new File([new Uint8Array(jpeg)], 'me.jpg'))
  expect(await post(form)).toEqual([400, ['photo_2']])
})

test('a text in place of a photo is refused, and so are fields that nobody asked for', async () => {
  const form = new FormData()
  form.append('photo', 'delete')
  form.append('user_id', '1')
  expect(await post(form)).toEqual([400, ['photo', 'user_id']])
})

test('a body of another length than it says is refused', async () => {
  const head = '--x\r\nContent-Disposition: form-data; name="photo"; filename="me.jpg"\r\n\r\n'
  const type = { 'Content-Type': 'multipart/form-data; boundary=x' }
  expect(await post(Buffer.concat([Buffer.from(head), jpeg]), type)).toEqual([400, ['photo']])
  expect(await post(head, { ...type, 'Content-Length': '5000000000' })).toEqual([413, []])
  expectNothing()
})

async function post(body: FormData | Buffer | string, headers: Record<string, string> = {}) {
  const { jar } = await server.visitorAs('caregiver')
  await jar.fetch(`${testOrigin}/v1/whoami/`)
  const response = await jar.fetch(`${testOrigin}/v1/caregivers/0/photo/`, {
    method: 'POST',
    headers: { 'X-CSRFToken': jar.get('csrftoken') ?? '', ...headers },
    body: Buffer.isBuffer(body) ? new Uint8Array(body) : body,
  })
  const answer = (await response.json()) as { message: { error_data?: object } }
  return [response.status, Object.keys(answer.message.error_data ?? {}).toSorted()]
}

function expectNothing(): void {
  expect(existsSync(join(server.deps.config.dataFolder, 'files'))).toBe(false)
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith(`homecare-upload-${process.pid}-`))).toEqual(
    [],
  )
}

test('the table of photos is empty after all of them', async () => {
  expect(await server.db.select().from(profilePhotos)).toEqual([])
})
