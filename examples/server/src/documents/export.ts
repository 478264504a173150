import { addAbortSignal, Readable } from 'node:stream'
import { extensionOf, mayExport, type ExportedFile } from '@homecare/sdk/documents'
import { say, type Locale } from '@homecare/sdk/kit'
import { documentTexts } from '@homecare/sdk/texts'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import yazl from 'yazl'
import type { SessionUser } from '../people/session.ts'
import type { Db } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { refuse } from '../refusals/refuse.ts'
import { filesOf, readDocuments } from './documents.ts'
import { openStored } from '../files/openStored.ts'
import { documents } from '../tables/documents.ts'
import { documentServerTexts } from './texts.ts'

/** Milliseconds that the address of an export is good for. */
const exportLifeMs = 600_000

/**
 * The address of one file with these documents. Refuses at `ids` where one of them may not be exported by this person,
 * without telling whether there is such a document. Whoever opens the address is asked again.
 */
export async function exportOf(
  db: Db,
  ids: readonly number[],
  user: SessionUser,
  now: number,
  locale: Locale,
): Promise<ExportedFile> {
  if ((await exportable(db, ids, user, now)) === null) {
    throw refuse.invalid({ ids: [documentTexts.cannotExport] }, documentTexts.cannotExport)
  }
  const until = now + exportLifeMs
  return {
    url: `/files/documents/export.zip?ids=${[...new Set(ids)].join(',')}&until=${until}`,
    name: `${say(locale, documentServerTexts.exportName)}.zip`,
    expires_at: new Date(until).toISOString(),
  }
}

/** The documents of these numbers, all of them; null where this person may not export one of them. */
export async function exportable(db: Db, ids: readonly number[], user: SessionUser, now: number) {
  const wanted = [...new Set(ids)]
  const isStaff = user.role === 'staff'
  const fits = and(
    inArray(documents.id, wanted),
    isNull(documents.deleted_at),
    isStaff ? undefined : eq(documents.user_id, user.id),
  )
  const found = await readDocuments(db, fits, { isStaff, now })
  return found.length === wanted.length && wanted.length > 0 && found.every(mayExport) ? found : null
}

/** A ZIP of the documents' files, made while it is read: a folder for each document of several files. */
export async function zipOf(
  deps: Pick<Deps, 'db' | 'files'>,
  found: readonly { readonly id: number; readonly name: string }[],
): Promise<ReadableStream<Uint8Array>> {
  const zip = new yazl.ZipFile()
  const output = zip.outputStream as unknown as Readable
  // Whoever leaves before the end leaves no file open.
  const over = new AbortController()
  output.once('close', () => over.abort())
  const files = await filesOf(
    deps.db,
    found.map(({ id }) => id),
  )
  void addAll().then(
    () => zip.end(),
    (error: Error) => output.destroy(error),
  )
  return Readable.toWeb(output) as unknown as ReadableStream<Uint8Array>

  // One after the other, each opened when the one before it has been read: not all of them at once.
  async function addAll() {
    const taken = new Set<string>()
    for (const { id, name } of found) {
      for (const file of files.get(id) ?? []) {
        const stored = await openStored(deps.files, file.stored_as)
        if (!stored) continue
        const stream = addAbortSignal(over.signal, Readable.fromWeb(stored.body as never))
        zip.addReadStream(stream, pathIn(name, id, file.name, taken), { compress: false })
        await new Promise<void>((resolve, reject) => stream.once('close', resolve).once('error', reject))
      }
    }
  }
}

function pathIn(document: string, id: number, file: string, taken: Set<string>): string {
  const folder = document.replace(/[\p{Cc}\p{Cf}"\\/:*?<>|]/gu, '').trim() || String(id)
  const stem = file.slice(0, file.length - extensionOf(file).length - 1)
  for (let copy = 1; ; copy++) {
    const path = `${folder}/${copy === 1 ? file : `${stem} (${copy}).${extensionOf(file)}`}`
    if (taken.has(path)) continue
    taken.add(path)
    return path
  }
}
