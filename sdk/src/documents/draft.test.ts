import fc from '../testing/properties.js'
import { describe, expect, test } from 'vitest'
import { say } from '../kit/text.js'
import {
  checkDocumentName,
  checkExpiry,
  checkFiles,
  checkPickedFile,
  draftErrors,
  type DocumentDraft,
  type DraftFile,
} from './draft.js'
import { documentTexts } from './texts.js'

const now = new Date('2026-11-21T20:00:00Z')
const twentyMegabytes = 20 * 1_048_576
const file = (size: number, name = 'card.pdf'): DraftFile => ({ name, size })
const files = (count: number) => Array.from({ length: count }, () => file(1))

describe('the files of a document', () => {
  test('are one to five', () => {
    expect(checkFiles([])).toBe(documentTexts.fileRequired)
    for (const count of [1, 5]) expect(checkFiles(files(count))).toBeNull()
    expect(say('en', checkFiles(files(6))!)).toBe('Please add no more than 5 files.')
    for (const bad of [null, undefined, 'x', {}]) expect(checkFiles(bad)).toBe(documentTexts.fileRequired)
  })

  test('have at most 20 × 1,048,576 bytes each, that size included', () => {
    expect(checkFiles([file(twentyMegabytes)])).toBeNull()
    expect(checkFiles([file(0)])).toBeNull()
    expect(say('en', checkFiles([file(1), file(twentyMegabytes + 1, 'scan.mov')])!)).toBe(
      'scan.mov is larger than 20 MB.',
    )
    for (const bad of [{ name: 'x', size: Number.NaN }, { name: 'x' }, null, 5]) {
      expect(checkFiles([bad])).not.toBeNull()
    }
  })
})

describe('the expiry', () => {
  test.each([
    ['', null],
    ['  ', null],
    [null, null],
    ['11/21/2026', null],
    ['2026-11-21', null],
    ['12/01/2026', null],
    ['11/20/2026', documentTexts.expiryInPast],
    ['2026-11-20', documentTexts.expiryInPast],
    ['11/31/2026', documentTexts.expiryInvalid],
    ['1/1/2027', documentTexts.expiryInvalid],
    ['soon', documentTexts.expiryInvalid],
    [5, documentTexts.expiryInvalid],
  ])('%j', (expiry, error) => {
    expect(checkExpiry(expiry, now)).toBe(error)
  })

  test('is judged by the day in Los Angeles', () => {
    expect(checkExpiry('11/20/2026', new Date('2026-11-21T07:59:59Z'))).toBeNull()
    expect(checkExpiry('11/20/2026', new Date('2026-11-21T08:00:00Z'))?.[0]).toBe(
      'Expiry date cannot be in the past',
    )
  })
})

test('a document needs a name', () => {
  expect(checkDocumentName('Passport')).toBeNull()
  for (const none of ['', ' ', null, undefined, 5])
    expect(checkDocumentName(none)).toBe(documentTexts.nameRequired)
})

test('Save is open when nothing is wrong, and each field says what is', () => {
  expect(draftErrors({ name: 'Passport', files: files(1), expiry: '' }, now)).toEqual({})
  expect(draftErrors({ name: '', files: [], expiry: '01/01/2020' }, now)).toEqual({
    name: documentTexts.nameRequired,
    files: documentTexts.fileRequired,
    expiry: documentTexts.expiryInPast,
  })
  expect(Object.keys(draftErrors(null as unknown as DocumentDraft, now))).toEqual(['name', 'files'])
})

test('nothing at all makes a check throw', () => {
  fc.assert(fc.property(fc.anything(), (value) => void draftErrors(value as DocumentDraft, now)))
  fc.assert(fc.property(fc.array(fc.anything()), (value) => void checkFiles(value)))
})

test('the toasts keep the documents’ words with the spelling corrected', () => {
  expect(documentTexts.deleted[0]).toBe('The document was successfully deleted.')
  expect(documentTexts.deleteFailed[0]).toBe(
    'There was an error deleting the document, please try again later.',
  )
})

test('a picked file is refused by its kind, for having nothing in it, or for having too much', () => {
  expect(checkPickedFile(file(twentyMegabytes))).toBeNull()
  expect(
    [file(twentyMegabytes + 1), file(0), file(5, 'a.exe')].map((one) => say('en', checkPickedFile(one)!)),
  ).toEqual([
    'card.pdf is larger than 20 MB.',
    'card.pdf is empty.',
    'We cannot accept a.exe. Please choose a JPG, PNG, GIF, MP4, MOV, PDF, DOC or DOCX file.',
  ])
  expect(checkPickedFile(null as unknown as DraftFile)).not.toBeNull()
})
