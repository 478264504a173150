import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import type { ApiError } from '../kit/error.js'
import { uploadFile, type FileUpload, type UploadFetch } from '../client/fileUpload.js'
import { formatFormDate, isApiDate, parseFormDate } from '../kit/dates/dates.js'
import { describeFailure } from '../kit/describeFailure.js'
import { createMergingForm, type MergingForm } from '../kit/forms/conflict.js'
import { createForm } from '../kit/forms/form.js'
import { versionFor } from '../kit/state/recordVersion.js'
import { textOf } from '../kit/shape.js'
import type { Sayable } from '../kit/text.js'
import { addDocument, updateDocument, type DocumentChange, type DocumentUpload } from './calls.js'
import { draftErrors } from './draft.js'
import { documentRecord, type LegalDocument, type StoredFile } from '../vocabulary/documents/entities.js'
import { fileFields } from './status.js'
import { filesIn, filesToSend, type FilePlace, type FilePlaces } from './files.js'
import type { DocumentStore } from './store.js'
import { documentTexts } from './texts.js'

/** What the document form holds; `expiry` MM/DD/YYYY or empty. A new file is a File, so that it has a name. */
export interface DocumentFormData {
  readonly name: string
  readonly type: number | null
  readonly doc_ref_id: string
  readonly expiry: string
  readonly user_note: string
  readonly files: FilePlaces<StoredFile, File>
}

/** How far the new files have come, by their places. */
export type FileUploads = Readonly<Partial<Record<FilePlace, FileUpload>>>

/** The form of a document, in one of its modes. */
export interface DocumentForm extends MergingForm<DocumentFormData> {
  /** The new files of the save under way, or of the last one that failed, by their places. */
  readonly uploads: ReadonlySignal<FileUploads>
  /** The document as it is stored: null until the first file of a new one has arrived. */
  readonly stored: ReadonlySignal<LegalDocument | null>
  /** Stops the upload under way; what has arrived stays. */
  stop(): void
}

/** What the form of a document begins with and saves through. */
export interface DocumentFormOptions {
  readonly document?: LegalDocument | null
  readonly now: () => Date
  /** After everything has arrived and the list was fetched anew. */
  readonly saved?: (document: LegalDocument) => void
  /** Sends a file so that it tells how far it has come. */
  readonly upload?: UploadFetch
}

/**
 * The form of a new document, or of a saved one. Each file travels by itself, so that each has its progress
 * and its failure: what has arrived is stored, and saving again sends only the rest. The details go with the first.
 */
export function createDocumentForm(
  care: Client,
  store: Pick<DocumentStore, 'documents'>,
  { document = null, now, saved = () => {}, upload }: DocumentFormOptions,
): DocumentForm {
  const stored = signal(document)
  const uploads = signal<FileUploads>({})
  let flight: AbortController | null = null

  const first = valuesOf(document)
  const form = createMergingForm<LegalDocument, DocumentFormData>({
    kind: documentRecord,
    record: document,
    valuesOf,
    taken: (now) => (stored.value = now),
    form: () =>
      createForm<DocumentFormData>({
        fields: {
          name: { initial: first.name },
          type: { initial: first.type },
          doc_ref_id: { initial: first.doc_ref_id },
          expiry: { initial: first.expiry },
          user_note: { initial: first.user_note },
          files: { initial: first.files },
        },
        check: ({ name, files, expiry }) =>
          draftErrors({ name, files: filesIn<StoredFile, File>(files), expiry }, now()),
        serverNames: {
          expiry_date: 'expiry',
          ...Object.fromEntries(fileFields.map((place) => [place, 'files' as const])),
        },
        async submit({ files, ...details }) {
          const sent = filesToSend(stored.peek() && placesOf(stored.peek()), files)
          const fresh = fileFields.filter((place) => sent[place] instanceof File)
          const taken = fileFields.filter((place) => typeof sent[place] === 'string')
          const [first, ...others] = fresh
          uploads.value = Object.fromEntries(fresh.map((place) => [place, { state: 'waiting' }]))
          flight = new AbortController()
          let body: Record<string, unknown> = bodyOf(details)
          for (const place of taken) body[place] = sent[place]
          if (first) body[first] = sent[first]
          await send(body, first, flight.signal)
          for (const place of others) {
            body = { [place]: sent[place] }
            await send(body, place, flight.signal)
          }
          uploads.value = {}
          await store.documents.load()
          saved(stored.peek()!)
        },
        describe: (error) => (error.kind === 'aborted' ? documentTexts.stopped : describeFailure(error)),
      }),
  })

  async function send(body: Record<string, unknown>, place: FilePlace | undefined, stop: AbortSignal) {
    const saved = stored.peek()
    const id = saved?.id
    const version = saved ? versionFor(documentRecord, saved) : undefined
    const save = (sending: { readonly fetch?: typeof globalThis.fetch } = {}) => {
      const options = { signal: stop, ...sending }
      return id === undefined
        ? care.call(addDocument, { body: body as DocumentUpload }, options)
        : care.call(updateDocument, { id, body: { ...(body as DocumentChange), version } }, options)
    }
    if (!place) {
      stored.value = await save()
      return
    }
    const take = (answer: LegalDocument) => {
      stored.value = answer
      form.fill({ files: { ...form.data.peek().files, [place]: answer[place] } })
    }
    await uploadFile((sending) => save(sending).then(take), {
      field: place,
      upload,
      tell: (state) => (uploads.value = { ...uploads.peek(), [place]: state }),
      describe: reasonOf,
    })
  }

  return { ...form, uploads, stored, stop: () => flight?.abort() }
}

/** What is said at a file of which the server says nothing: what became of the sending. */
function reasonOf(error: ApiError): Sayable {
  if (Object.keys(error.fieldErrors).length > 0) return documentTexts.notSent
  return error.kind === 'aborted' ? documentTexts.stopped : describeFailure(error, documentTexts.brokenOff)
}

function valuesOf(document: LegalDocument | null): DocumentFormData {
  const { name = '', type = null, doc_ref_id, expiry_date, user_note = '' } = document ?? {}
  return {
    name,
    type,
    doc_ref_id: doc_ref_id ?? '',
    expiry: isApiDate(expiry_date) ? formatFormDate(expiry_date) : '',
    user_note,
    files: placesOf(document),
  }
}

function placesOf(document: LegalDocument | null): FilePlaces<StoredFile, never> {
  const { file_1 = null, file_2 = null, file_3 = null, file_4 = null, file_5 = null } = document ?? {}
  return { file_1, file_2, file_3, file_4, file_5 }
}

function bodyOf({ name, type, doc_ref_id, expiry, user_note }: Omit<DocumentFormData, 'files'>) {
  return {
    name: textOf(name),
    ...(type !== null && { type }),
    doc_ref_id: textOf(doc_ref_id),
    expiry_date: parseFormDate(expiry) ?? '',
    user_note: textOf(user_note),
  }
}
