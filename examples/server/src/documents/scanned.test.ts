import { addDocument, exportDocuments } from '@homecare/sdk/documents'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startClamd, testVirus, type Clamd } from '../testing/clamd.ts'
import { photoOfAPlace, place } from '../testing/placedPhoto.ts'
import { refusal } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import { documentFiles, documents } from '../tables/documents.ts'

let clamd: Clamd
beforeAll(async () => {
  clamd = await startClamd()
})
afterAll(() => clamd.close())
const server = smallWorld(() => ({ CLAMD_URL: `tcp://127.0.0.1:${clamd.port}` }))
beforeEach(() => {
  clamd.mood = 'looks'
})

const add = async (content: BlobPart, name: string) =>
  (await server.as('caregiver')).call(addDocument, {
    body: { name: 'Card', file_2: new File([content], name), file_1: new File(['%PDF-1.4'], 'a.pdf') },
  })
const kept = () => server.db.$count(documents)

test('a virus inside a PDF is refused at its field, and nothing is kept', async () => {
  const before = await kept()
  const refused = await refusal(add(`%PDF-1.4\n${testVirus}`, 'card.pdf'))
  expect(refused.fieldErrors).toEqual({ file_2: [expect.stringContaining('We found a virus')] })
  expect(await kept()).toBe(before)
})

test('what the scanner could not look at is not taken, and may be sent again', async () => {
  clamd.mood = 'refuses'
  const refused = await refusal(add('%PDF-1.4', 'card.pdf'))
  expect(refused.fieldErrors['file_2']).toEqual([expect.stringContaining('try again in a few minutes')])
  clamd.mood = 'looks'
  expect((await add('%PDF-1.4', 'card.pdf')).file_2?.name).toBe('card.pdf')
})

test('a photo is kept and exported without where it was taken', async () => {
  const photo = await photoOfAPlace()
  const { id, file_2 } = await add(new Uint8Array(photo), 'card.jpg')
  const ofIt = and(eq(documentFiles.document_id, id), eq(documentFiles.place, 2))
  const [row] = await server.db.select().from(documentFiles).where(ofIt)
  expect(row?.size).toBe(file_2?.size)
  expect(row!.size).toBeLessThan(photo.length)
  const visitor = await server.visitorAs('caregiver')
  const { url } = await visitor.care.call(exportDocuments, { body: { ids: [id] } })
  const zip = Buffer.from(await (await visitor.jar.fetch(url)).arrayBuffer())
  expect([zip.includes(place), zip.includes('ICC_PROFILE')]).toEqual([false, true])
})
