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
  for (const [screen, page] of Object.entries(arrivals)) {
    visit(page, (chunk) => chunk.facadeModuleId?.endsWith(`/src/${screen}.tsx`) === true)
  }
  visit('later', (chunk) => chunk.facadeModuleId?.endsWith('/src/app/laterCode.ts') === true)
  return (id) => {
    const pages = pagesOf.get(id)
    if (!pages || (pages.size === 1 && pages.has('later'))) return null
    if (pages.has('entry') || (pages.has('login') && pages.size > 1)) return 'entry'
    return pages.size > 1 ? 'shared' : ([...pages][0] ?? null)
  }
}

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
