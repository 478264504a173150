import { build, type Rolldown, type UserConfig } from 'vite'
import { arrivals } from '../src/app/arrivals.ts'

/** For a module, the name of the chunk that it belongs in; null leaves it to the bundler. */
export type ChunkOf = (moduleId: string) => string | null

/**
 * How to cut chunks so that a page of arrival asks for three scripts at most and for nothing that it does not run: the
 * entry with what the login shares, what home, search and profile share, and the page itself. Found by building once
 * as the bundler cuts by itself, one chunk for every set of screens, and seeing which pages need which modules.
 */
export async function arrivalChunks(config: UserConfig): Promise<ChunkOf> {
  const { output } = (await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, minify: false },
  })) as Rolldown.RolldownOutput
  const chunks: Chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
  const pagesOf = new Map<string, Set<string>>()
  const visit = (page: string, isFirst: (chunk: Rolldown.OutputChunk) => boolean) => {
    for (const chunk of closure([...chunks.values()].filter(isFirst), chunks)) {
      for (const id of chunk.moduleIds) pagesOf.set(id, (pagesOf.get(id) ?? new Set()).add(page))
    }
  }
  visit('entry', (chunk) => chunk.isEntry)
  for (const [screen, page] of Object.entries(arrivals)) visit(page, isOf(`/src/${screen}.tsx`))
  // The one loads itself on a wide screen, the other at the first sign of life.
  visit('filters', isOf('/src/caregivers/FilterFields.tsx'))
  visit('later', isOf('/src/app/laterCode.ts'))
  const names: readonly string[] = Object.values(arrivals)

  return (id) => {
    const pages = pagesOf.get(id)
    if (!pages) return null
    if (pages.has('entry')) return 'entry'
    const [first] = [...pages].filter((page) => names.includes(page))
    if (first === undefined) return null
    if (pages.size === 1 || (pages.size === 2 && first === 'search' && pages.has('filters'))) return first
    if (!pages.has('login')) return 'shared'
    // The login asks for one file less than the others and can do with one of the bundler's own.
    return pages.size === 2 && pages.has('filters') ? null : 'entry'
  }
}

const isOf = (source: string) => (chunk: Rolldown.OutputChunk) =>
  chunk.facadeModuleId?.endsWith(source) === true

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

/** Chunks with all that they import. */
function closure(from: Iterable<Rolldown.OutputChunk>, chunks: Chunks): ReadonlySet<Rolldown.OutputChunk> {
  const reached = new Set(from)
  for (const { imports } of reached) {
    for (const file of imports) {
      const imported = chunks.get(file)
      if (imported) reached.add(imported)
    }
  }
  return reached
}
