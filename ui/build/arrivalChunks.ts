import { build, type Rolldown, type UserConfig } from 'vite'
import { arrivals } from '../src/app/arrivals.ts'

/** For a module, the name of the chunk that it belongs in; null leaves it to the bundler. */
export type ChunkOf = (moduleId: string) => string | null

/**
 * How to cut chunks so that a page of arrival asks for three scripts at most and for nothing that it does not run, and
 * that no later screen loads a page of arrival for the sake of a part: the entry; `shared`, what home, search and
 * profile have in common with one another or with later screens; `forms`, what the login has in common with those; and
 * the page itself. What many later screens build on is `kit`, which comes with the later code. Found by building once as the bundler cuts by itself, one chunk for every set of screens, and
 * seeing which pages need which modules.
 */
export async function arrivalChunks(config: UserConfig): Promise<ChunkOf> {
  const { output } = (await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: {
      ...config.build,
      write: false,
      minify: false,
      // Every chunk is what one set of screens needs: none is laid into another to save a request.
      rolldownOptions: { ...config.build?.rolldownOptions, experimental: { chunkOptimization: false } },
    },
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
  visit('later', (chunk) => chunk.facadeModuleId !== null && !chunk.isEntry && !isArrival(chunk))

  const screensOf = new Map<string, number>()
  for (const screen of [...chunks.values()].filter(isLaterScreen)) {
    for (const chunk of closure([screen], chunks)) {
      for (const id of chunk.moduleIds) screensOf.set(id, (screensOf.get(id) ?? 0) + 1)
    }
  }

  return (id) => {
    const pages = pagesOf.get(id)
    if (!pages) return null
    if (pages.has('entry')) return 'entry'
    const isLater = pages.has('later')
    const [first, ...more] = [...pages].filter((page) => page !== 'later')
    if (first === undefined)
      return knowsNoDomain.test(id) && (screensOf.get(id) ?? 0) >= manyScreens ? 'kit' : null
    if (more.length > 0) return pages.has('login') ? 'entry' : 'shared'
    if (!isLater) return first
    return first === 'login' ? 'forms' : 'shared'
  }
}

/** Every other chunk that is loaded by name is a screen, a modal or a part of one that comes later. */
const isArrival = (chunk: Rolldown.OutputChunk) =>
  Object.keys(arrivals).some((screen) => isOf(`/src/${screen}.tsx`)(chunk))

const isLaterScreen = (chunk: Rolldown.OutputChunk) =>
  /(?:Screen|Modal)\.tsx$/.test(chunk.facadeModuleId ?? '') && !isArrival(chunk)

/** The layers beneath the domains. */
const knowsNoDomain = /\/(?:ui\/src\/(?:kit|frame)|sdk\/src\/kit)\//
/** From so many screens on, a piece is loaded once for all of them. */
const manyScreens = 5

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
