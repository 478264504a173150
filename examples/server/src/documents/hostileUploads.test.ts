import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { csrfCookie, csrfHeader } from '@homecare/sdk/client'
import { documentFiles as limits } from '@homecare/sdk/documents'
import { expect, test } from 'vitest'
import { smallPng } from '../testing/pictures.ts'
import { smallWorld } from '../testing/world.ts'
import { documents } from '../tables/documents.ts'

const server = smallWorld()

const [png, bytes] = [smallPng(), smallPng]
const form = (files: Record<string, File>) => {
  const filled = new FormData()
  filled.append('name', 'Card')
  for (const [name, file] of Object.entries(files)) filled.append(name, file)
  return filled
}
const one = (content: string | Uint8Array<ArrayBuffer>, name: string) =>
  form({ file_1: new File([content], name) })

/** Sends a body as a browser with a session would, and tells what came of it. */
async function send(body: BodyInit, headers: Record<string, string> = {}) {
  const { jar } = await server.visitorAs('caregiver')
  await jar.fetch('/v1/legal/document_types/')
  const answer = await jar.fetch('/v1/legal/documents/', {
    method: 'POST',
    body,
    headers: { ...headers, [csrfHeader]: jar.get(csrfCookie) ?? '' },
  })
  const said = (await answer.json()) as { message?: { error_data?: object }; non_field_errors?: string[] }
  return [answer.status, Object.keys(said.message?.error_data ?? {})] as const
}

const kept = async () => ({
  rows: await server.db.$count(documents),
  files: (await readdir(join(server.deps.config.dataFolder, 'files'), { recursive: true }).catch(() => []))
    .length,
})

const six = Object.fromEntries(
  [1, 2, 3, 4, 5, 6].map((place) => [`file_${place}`, new File([png], `${place}.png`)]),
)
const html = '<!doctype html><script>alert(1)</script>'
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'

test.each<[what: string, body: () => BodyInit, field: string, headers?: Record<string, string>]>([
  ['20 MiB and one byte more', () => one(bytes(limits.maxBytes + 1), 'card.png'), 'file_1'],
  ['six files', () => form(six), 'file_6'],
  ['an empty file', () => one('', 'card.png'), 'file_1'],
  ['HTML called .jpg', () => one(html, 'card.jpg'), 'file_1'],
  ['SVG called .png', () => one(svg, 'card.png'), 'file_1'],
  ['SVG called .svg', () => one(svg, 'card.svg'), 'file_1'],
  ['two endings, one that runs', () => one(bytes(100), 'card.html.png'), 'file_1'],
  ['two endings of two kinds', () => one(bytes(100), 'card.pdf.png'), 'file_1'],
  ['no ending', () => one(bytes(100), 'card'), 'file_1'],
  ['an image called .pdf', () => one(bytes(100), 'card.pdf'), 'file_1'],
  ['a picture that breaks off in its head', () => one(png.subarray(0, 20), 'card.png'), 'file_1'],
  ['a text in the place of a file', () => formOf({ name: 'Card', file_1: 'hello' }), 'file_1'],
])('%s is refused at its field, and nothing is kept', async (_, body, field, headers) => {
  const before = await kept()
  expect(await send(body(), headers)).toEqual([400, [field]])
  expect(await kept()).toEqual(before)
})

function formOf(fields: Record<string, string>): FormData {
  const filled = new FormData()
  for (const [name, text] of Object.entries(fields)) filled.append(name, text)
  return filled
}

test('a length that is claimed and not sent is refused, and nothing is kept', async () => {
  const before = await kept()
  const type = { 'Content-Type': 'multipart/form-data; boundary=x' }
  const part = '--x\r\nContent-Disposition: form-data; name="file_1"; filename="a.png"\r\n\r\n'
  const [short] = await send(`${part}half`, { ...type, 'Content-Length': '5000' })
  const [long] = await send(`${part}half\r\n--x--\r\n`, { ...type, 'Content-Length': String(10 ** 12) })
  expect([short, long].every((status) => status >= 400 && status < 500)).toBe(true)
  expect(await kept()).toEqual(before)
})

test('exactly 20 MiB is taken, and its name loses what could mislead', async () => {
  const { jar } = await server.visitorAs('caregiver')
  await jar.fetch('/v1/legal/document_types/')
  const answer = await jar.fetch('/v1/legal/documents/', {
    method: 'POST',
    body: one(bytes(limits.maxBytes), 'my\u202e<card>:.jpg'),
    headers: { [csrfHeader]: jar.get(csrfCookie) ?? '' },
  })
  expect(answer.status).toBe(200)
  const { data } = (await answer.json()) as { data: { data: { file_1: { name: string; size: number } } } }
  // It is a PNG, whatever its name says.
  expect(data.data.file_1).toMatchObject({ name: 'mycard.png', size: limits.maxBytes })
})
