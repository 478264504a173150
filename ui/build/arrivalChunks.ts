import { build, type Rolldown, type UserConfig } from 'vite'
import { arrivals, commonChunks, homes, partsIn } from '../src/app/document/arrivals.ts'

/** For a module, the name of the chunk that it belongs in; null leaves it to the bundler. */
export type ChunkOf = (moduleId: string) => string | null

/**
 * How to cut chunks so that a page of arrival asks for few scripts and for little that it does not run, and that no
 * later screen loads a page of arrival for the sake of a part: the entry; what several of these pages have in common
 * (`commonChunks`); what one of them has in common with later screens, as `profileParts` (or `partsIn` one of those,
 * to save a request); and the page itself. What many later screens build on is `kit`, which comes with the later
 * code. What a login leads to is cut coarser than by sets of screens, for a slow line pays for each file. Found by
 * building once as the bundler cuts by itself, one chunk for every set of screens, and seeing which pages need which
 * modules. What the bundler adds for groups of texts that are read by a name lies in the entry as long as the entry
 * reads one (`toneTexts`), and is else a file of its own.
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

  const later = [...chunks.values()]
  const screens = later.filter(isLaterScreen)
  const screensOf = countOf(screens, chunks)
  const withLaterCode = countOf(later.filter(isOf('/app/laterCode.ts')), chunks)
  const withParts = countOf(later.filter(isLaterPart), chunks)
  const homesOf = Object.entries(homes).map(([screen, name]) => ({
    name,
    needs: countOf(later.filter(isOf(`/src/${screen}.tsx`)), chunks),
  }))
  /** Every home is few files: what homes share with one another, and what one of them shares with other screens. */
  const partOfHome = (id: string): string | null => {
    const count = screensOf.get(id) ?? 0
    const [home, ...others] = homesOf.filter(({ needs }) => needs.has(id))
    if (!home || count < 2) return null
    const owner = others.length > 0 ? 'homes' : home.name
    // What loads little of a home otherwise does not load all of it for the sake of what it shares with it.
    if (withParts.has(id)) return `${owner}-steps`
    if (isOfChat.test(id)) return `${owner}-chat`
    return `${owner}-${shares.findIndex((most) => count <= most)}`
  }

  return (id) => {
    const pages = pagesOf.get(id)
    if (!pages) return null
    if (pages.has('entry')) return 'entry'
    const isLater = pages.has('later')
    const [first, ...more] = [...pages].filter((page) => page !== 'later')
    if (first === undefined) {
      if (withLaterCode.has(id)) return isOfLaterCode.test(id) ? null : 'kit'
      if ((screensOf.get(id) ?? 0) > screens.length * kitShare) return 'kit'
      if (beneathDomains.test(id) && (screensOf.get(id) ?? 0) >= manyScreens) return 'kit'
      return partOfHome(id)
    }
    if (more.length > 0) return commonOf([first, ...more])
    return isLater ? (partsIn[first] ?? `${first}Parts`) : null
  }
}

/** The chunk that all of the pages load and the fewest others; the entry where there is none. */
function commonOf(pages: readonly string[]): string {
  const fitting = Object.entries(commonChunks).filter(([, loading]: readonly [string, readonly string[]]) =>
    pages.every((page) => loading.includes(page)),
  )
  return fitting.toSorted(([, one], [, other]) => one.length - other.length)[0]?.[0] ?? 'entry'
}

/** Every other chunk that is loaded by name is a screen, a modal or a part of one that comes later. */
const isArrival = (chunk: Rolldown.OutputChunk) =>
  Object.keys(arrivals).some((screen) => isOf(`/src/${screen}.tsx`)(chunk))

const isLaterScreen = (chunk: Rolldown.OutputChunk) =>
  /(?:Screen|Modal)\.tsx$/.test(chunk.facadeModuleId ?? '') && !isArrival(chunk)

/** A piece of a screen that is a chunk of its own, such as a step; the page of a connection, which has a bit of both homes. */
const isLaterPart = (chunk: Rolldown.OutputChunk) =>
  /(?:(?:Step|Part|Page)|\/ConnectionScreen)\.tsx$/.test(chunk.facadeModuleId ?? '') && !isArrival(chunk)

/** Of modules, how many of the chunks need each, with all that they import. */
function countOf(from: readonly Rolldown.OutputChunk[], chunks: Chunks): ReadonlyMap<string, number> {
  const count = new Map<string, number>()
  for (const one of from) {
    for (const chunk of closure([one], chunks)) {
      for (const id of chunk.moduleIds) count.set(id, (count.get(id) ?? 0) + 1)
    }
  }
  return count
}

/** Its own file is named by the page. */
const isOfLaterCode = /\/app\/laterCode\.ts$/
/** The layers beneath the domains. */
const beneathDomains = /\/(?:ui\/src\/(?:kit|frame)|sdk\/src\/(?:kit|vocabulary))\//
/** Pieces of a home that about as many screens need are one file: another screen loads little that it does not use. */
const shares = [4, Infinity]
/** What a home knows of messages. */
const isOfChat = /\/src\/chat\//
/** From so many screens on, a piece is loaded once for all of them. */
const manyScreens = 5
/** What this part of the later screens needs, and more, comes with the later code. */
const kitShare = 0.3

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
