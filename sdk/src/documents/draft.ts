import { isEmpty } from '../kit/checks.js'
import { isApiDate, isExpired, parseFormDate } from '../kit/dates/dates.js'
import { isRecord } from '../kit/shape.js'
import { message, type BoundText, type Text } from '../kit/text.js'
import { documentFiles } from '../vocabulary/documents/constants.js'
import { isUploadName } from '../vocabulary/documents/fileTypes.js'
import { documentTexts } from './texts.js'

/** A file to be uploaded, as far as the rules look at it. */
export interface DraftFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
}

/** What the form holds: `files` are those that stay and those that are new, `expiry` is MM/DD/YYYY or empty. */
export interface DocumentDraft {
  readonly name: string
  readonly files: readonly DraftFile[]
  readonly expiry: string
}

/** What is wrong with a document as it is filled in, by field; empty when nothing is. */
export interface DraftErrors {
  readonly name?: Text
  readonly files?: Text | BoundText
  readonly expiry?: Text
}

/** What keeps a document from being saved, by field; empty when it may be. */
export function draftErrors(draft: DocumentDraft, now: Date): DraftErrors {
  const name = checkDocumentName(draft?.name)
  const files = checkFiles(draft?.files)
  const expiry = checkExpiry(draft?.expiry, now)
  return { ...(name && { name }), ...(files && { files }), ...(expiry && { expiry }) }
}

/** A document has a name. */
export function checkDocumentName(name: unknown): Text | null {
  return typeof name !== 'string' || isEmpty(name) ? documentTexts.nameRequired : null
}

/** One to five files of at most 20 × 1,048,576 bytes each, that size included. A size that is no number is too large. */
export function checkFiles(files: unknown): Text | BoundText | null {
  if (!Array.isArray(files) || files.length === 0) return documentTexts.fileRequired
  if (files.length > documentFiles.max) return message(documentTexts.tooManyFiles, { max: documentFiles.max })
  for (const file of files as readonly DraftFile[]) {
    const wrong = checkFileSize(file)
    if (wrong) return wrong
  }
  return null
}

/** Why a file that somebody picked cannot be uploaded: its kind by its name, nothing in it, or too much. */
export function checkPickedFile(file: DraftFile): BoundText | null {
  const { name } = isRecord(file) ? file : { name: '' }
  if (!isUploadName(name)) return message(documentTexts.fileKind, { name: String(name) })
  if (file.size === 0) return message(documentTexts.fileEmpty, { name })
  return checkFileSize(file)
}

function checkFileSize(file: DraftFile): BoundText | null {
  return file?.size <= documentFiles.maxBytes
    ? null
    : message(documentTexts.fileTooLarge, { name: file?.name ?? '' })
}

/** An expiry date as typed, MM/DD/YYYY, or as calls have it; optional, and today is accepted. */
export function checkExpiry(expiry: unknown, now: Date): Text | null {
  if (isEmpty(expiry)) return null
  const date = isApiDate(expiry) ? expiry : parseFormDate(expiry as string)
  if (date === null) return documentTexts.expiryInvalid
  return isExpired(date, now) ? documentTexts.expiryInPast : null
}
