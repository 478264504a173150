import { fileURLToPath } from 'node:url'
import { diskFiles } from '../files/diskFiles.ts'
import type { Files, StoredFile } from '../files/files.ts'

const samples = diskFiles(fileURLToPath(new URL('../../data/documents', import.meta.url)))

/** A stored file. Those of the demo world come with the server, under names that begin with `sample/`. */
export function openStored(files: Files, name: string): Promise<StoredFile | null> {
  return name.startsWith('sample/') ? samples.get(name.slice('sample/'.length)) : files.get(name)
}
