import fc from '../testing/properties.js'
import { describe, expect, test } from 'vitest'
import {
  documentFilters,
  documentListStatuses,
  documentStatuses,
  type DocumentFilter,
  type DocumentFormMode,
  type DocumentListStatus,
  type DocumentStatus,
  type VerificationStatus,
} from '../vocabulary/documents/catalogue.js'
import { readFilters } from '../kit/filters/filterTable.js'
import { documentsShown, matchesFilter, ownDocumentFilters } from './filters.js'
import {
  documentBanner,
  documentStatus,
  exportRefusal,
  fileFields,
  formButton,
  hasFile,
  isUnderReview,
  listStatus,
  mayDelete,
  mayEdit,
  mayExport,
  offeredVerification,
  openingMode,
  rowDate,
  verificationStatus,
  type DocumentFacts,
} from './status.js'
import { documentTexts } from './texts.js'

const now = new Date('2026-11-21T20:00:00Z')
const file = { file_1: '/files/1.pdf' }
const past = { expiry_date: '2026-11-20' }
const requested = { requested_at: '2026-11-01T00:00:00Z', requested_by: 3 }

describe('the status of a document', () => {
  test.each<[string, DocumentFacts, DocumentStatus]>([
    ['deleted is inactive', { ...file, deleted: true }, 'inactive'],
    ['deleted comes before all else', { ...requested, ...past, deleted: true }, 'inactive'],
    ['uploaded is active', file, 'active'],
    ['requested and not uploaded is requested', { ...requested, file_1: null }, 'requested'],
    ['requested by somebody is enough', { requested_by: 3 }, 'requested'],
    ['requested at some time is enough', { requested_at: '2026-11-01' }, 'requested'],
    ['requested and uploaded is active', { ...requested, ...file }, 'active'],
    ['any of the five files will do', { ...requested, file_1: null, file_5: '/files/5.pdf' }, 'active'],
    ['an empty file name is no file', { ...requested, file_1: '' }, 'requested'],
    ['a row without file fields is taken at its word', { ...requested, uploaded_at: '2026-11-02' }, 'active'],
    ['also by who uploaded it', { ...requested, uploaded_by: 7 }, 'active'],
    ['the file fields come before that word', { ...requested, file_1: null, uploaded_by: 7 }, 'requested'],
    ['requested comes before expired', { ...requested, ...past }, 'requested'],
    ['past its expiry is expired', { ...file, ...past }, 'expired'],
    ['expiring today in Los Angeles is active', { ...file, expiry_date: '2026-11-21' }, 'active'],
    ['without expiry is active', { ...file, expiry_date: null }, 'active'],
    ['none of the other cases is active', {}, 'active'],
    ['no document is inactive', null as unknown as DocumentFacts, 'inactive'],
    ['a text is no document', 'x' as unknown as DocumentFacts, 'inactive'],
  ])('%s', (_, document, status) => {
    expect(documentStatus(document, now)).toBe(status)
  })

  test('turns to expired when Los Angeles passes midnight', () => {
    const document = { ...file, expiry_date: '2026-11-20' }
    expect(documentStatus(document, new Date('2026-11-21T07:59:59Z'))).toBe('active')
    expect(documentStatus(document, new Date('2026-11-21T08:00:00Z'))).toBe('expired')
  })
})

describe('verification', () => {
  test.each<[string, DocumentFacts, VerificationStatus, boolean]>([
    ['verified', { ...file, verified_by: 3 }, 'verified', false],
    ['verified comes before skipped', { ...file, verified_by: 3, skip_verify_by: 3 }, 'verified', false],
    ['skipped', { ...file, skip_verify_by: 3 }, 'skipped', false],
    ['a file and no word yet is under review', file, 'none', true],
    ['no file, nothing to review', { file_1: null }, 'none', false],
    ['a deleted one is not reviewed', { ...file, deleted: true }, 'none', false],
    ['no document', null as unknown as DocumentFacts, 'none', false],
  ])('%s', (_, document, status, underReview) => {
    expect(verificationStatus(document)).toBe(status)
    expect(isUnderReview(document)).toBe(underReview)
  })
})

test('staff verify or skip what is under review, and take back what they did', () => {
  expect(offeredVerification(file)).toEqual(['verify', 'skip'])
  expect(offeredVerification({ ...file, verified_by: 3 })).toEqual(['unverify'])
  expect(offeredVerification({ ...file, skip_verify_by: 3 })).toEqual(['unskip'])
  expect(offeredVerification({})).toEqual([])
})

describe('filters', () => {
  const documents: Record<
    DocumentStatus | 'verified' | 'skipped' | 'deletedVerified' | 'deletedSkipped',
    DocumentFacts
  > = {
    active: file,
    expired: { ...file, ...past },
    requested,
    inactive: { ...file, deleted: true },
    verified: { ...file, verified_by: 3 },
    skipped: { ...file, skip_verify_by: 3 },
    deletedVerified: { ...file, verified_by: 3, deleted: true },
    deletedSkipped: { ...file, skip_verify_by: 3, deleted: true },
  }

  test.each<[DocumentFilter, string[]]>([
    ['active', ['active', 'verified', 'skipped']],
    ['expired', ['expired']],
    ['requested', ['requested']],
    ['inactive', ['inactive', 'deletedVerified', 'deletedSkipped']],
    ['verified', ['verified']],
    ['verificationSkipped', ['skipped']],
  ])('%s', (filter, names) => {
    const kept = Object.entries(documents).filter(([, document]) => matchesFilter(document, filter, now))
    expect(kept.map(([name]) => name)).toEqual(names)
  })

  test('every document is in exactly one of the status filters', () => {
    for (const document of Object.values(documents)) {
      const statuses = documentStatuses.ids.filter((id) => matchesFilter(document, id, now))
      expect(statuses).toHaveLength(1)
    }
    expect(documentFilters.ids).toEqual(expect.arrayContaining([...documentStatuses.ids]))
  })
})

describe('a row of the list', () => {
  test.each<[DocumentFacts, DocumentListStatus]>([
    [{ ...file, ...past, verified_by: 3 }, 'expired'],
    [requested, 'requested'],
    [{ ...file, verified_by: 3 }, 'verified'],
    [{ ...file, skip_verify_by: 3 }, 'none'],
    [file, 'none'],
  ])('row %# stands as it should', (document, status) => {
    expect(listStatus(document, now)).toBe(status)
  })

  test('reads its status, and Created without one', () => {
    const label = (document: DocumentFacts) => documentListStatuses.get(listStatus(document, now)).label[0]
    expect([label({ ...file, ...past }), label(requested), label({ ...file, verified_by: 3 })]).toEqual([
      'Expired',
      'Requested',
      'Verified',
    ])
    for (const none of [file, {}, null as never]) expect(label(none)).toBe('Created')
  })
})

describe('the form', () => {
  test.each<[string, DocumentFacts | null, DocumentFormMode]>([
    ['a new document starts in edit mode', null, 'edit'],
    ['an active one opens to read', file, 'view'],
    ['an expired one opens to read', { ...file, ...past }, 'view'],
    ['a requested one opens for editing', requested, 'edit'],
    ['a deleted one opens to read', { ...requested, deleted: true }, 'view'],
  ])('%s', (_, document, mode) => {
    expect(openingMode(document, now)).toBe(mode)
  })

  test('the button reads Edit, then Save, or Update when expired', () => {
    expect(formButton(file, 'view', now)[0]).toBe('Edit')
    expect(formButton(file, 'edit', now)[0]).toBe('Save')
    expect(formButton(null, 'edit', now)[0]).toBe('Save')
    expect(formButton({ ...file, ...past }, 'view', now)[0]).toBe('Edit')
    expect(formButton({ ...file, ...past }, 'edit', now)[0]).toBe('Update')
  })

  test('a requested document warns, an expired one is an error, an active one says nothing', () => {
    expect(documentBanner(requested, now)).toEqual({ kind: 'warning', text: documentTexts.requestedBanner })
    expect(documentBanner({ ...file, ...past }, now)).toEqual({
      kind: 'error',
      text: documentTexts.expiredBanner,
    })
    expect(documentBanner(file, now)).toBeNull()
  })
})

describe('what may be done', () => {
  test('every document may be edited but a deleted one', () => {
    expect(mayEdit(file, now)).toBe(true)
    expect(mayEdit({ ...file, ...past }, now)).toBe(true)
    expect(mayEdit({ ...file, deleted: true }, now)).toBe(false)
  })

  test('it may be exported only with can_download, else the tooltip says why', () => {
    expect(mayExport({ can_download: true })).toBe(true)
    expect(exportRefusal({ can_download: true })).toBeNull()
    for (const can_download of [false, null, undefined, 'false', 1]) {
      expect(mayExport({ can_download })).toBe(false)
      expect(exportRefusal({ can_download })?.[0]).toBe('This document cannot be exported')
    }
    expect(mayExport(null as unknown as DocumentFacts)).toBe(false)
  })

  test('it may be deleted while under review, unless it was asked for', () => {
    expect(mayDelete(file)).toBe(true)
    expect(mayDelete({ ...file, requested_at: '2026-11-01' })).toBe(false)
    expect(mayDelete({ ...file, verified_by: 3 })).toBe(false)
    expect(mayDelete({})).toBe(false)
  })
})

test('a document has five places for files', () => {
  expect(fileFields).toEqual(['file_1', 'file_2', 'file_3', 'file_4', 'file_5'])
  for (const field of fileFields) expect(hasFile({ [field]: '/files/x.pdf' })).toBe(true)
  expect(hasFile({})).toBe(false)
  expect(hasFile(null as unknown as DocumentFacts)).toBe(false)
})

test('nothing at all makes a rule throw', () => {
  fc.assert(
    fc.property(fc.anything(), fc.date({ noInvalidDate: false }), (value, instant) => {
      const document = value as DocumentFacts
      documentStatus(document, instant)
      listStatus(document, instant)
      openingMode(document, instant)
      documentBanner(document, instant)
      mayDelete(document)
      exportRefusal(document)
    }),
  )
})

test.each<[DocumentFacts & { created_at?: string; requested_at?: string }, ReturnType<typeof rowDate>]>([
  [
    { ...requested, ...past },
    { kind: 'requested', at: '2026-11-01T00:00:00Z' },
  ],
  [
    { ...file, ...past },
    { kind: 'expired', at: '2026-11-20' },
  ],
  [
    { ...file, expiry_date: '2027-01-02' },
    { kind: 'expires', at: '2027-01-02' },
  ],
  [
    { ...file, created_at: '2026-05-01T00:00:00Z' },
    { kind: 'added', at: '2026-05-01T00:00:00Z' },
  ],
  [file, null],
  [{ requested_by: 3 }, null],
])('the date of the row of %j is %j', (document, date) => expect(rowDate(document, now)).toEqual(date))

test('a list shows what its filter says, and without one all but the deleted, first what waits for an answer', () => {
  const all = [
    { ...file, id: 1 },
    { ...file, ...past, id: 2 },
    { ...file, deleted: true, id: 3 },
  ]
  const shown = (filter: DocumentFilter | null) => documentsShown(all, filter, now).map(({ id }) => id)
  expect([shown(null), shown('expired'), shown('inactive'), shown('verified')]).toEqual([
    [2, 1],
    [2],
    [3],
    [],
  ])
  const named = (query: string) => readFilters(ownDocumentFilters, new URLSearchParams(query)).filter
  expect(['filter=expired', 'filter=x', ''].map(named)).toEqual(['expired', null, null])
})
