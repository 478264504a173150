import { fileURLToPath } from 'node:url'
import { diskFiles } from './diskFiles.ts'
import type { FilePart, Files, StoredFile } from './files.ts'

const samples = diskFiles(fileURLToPath(new URL('../../data/documents', import.meta.url)))

/** A stored file, or a part of it. Those of the demo world come with the server, under names that begin with `sample/`. */
export function openStored(files: Files, name: string, part?: FilePart): Promise<StoredFile | null> {
  return name.startsWith('sample/') ? samples.get(name.slice('sample/'.length), part) : files.get(name, part)
}
