import { dirname, join, relative } from 'node:path'

/**
 * What holds of the folders of a package, given its sources as `[{ file, text }]` with paths from the root: tests, and what
 * only tests use, aside.
 */

/** Folders that import each other, straight or by way of others: a line for each circle, with an import that closes it. */
export function folderCircles(sources) {
  const arrows = arrowsOf(sources)
  return circlesOf(arrows).map((circle) => {
    const [first, ...others] = shortestRound(arrows, circle)
    const round = [first, ...others, first]
    const steps = round.slice(1).map((to, at) => arrows.get(round[at]).get(to))
    return `${circle.length} folders import each other (${circle.join(', ')}): ${steps.join('; ')}`
  })
}

/** Folders with more than `most` files: a line for each. */
export function crowdedFolders(sources, most) {
  return [...countFiles(sources)]
    .filter(([, count]) => count > most)
    .map(([folder, count]) => `${folder} has ${count} files besides tests: at most ${most}`)
}

/** The folder with the most files, and how many those are. */
export function fullestFolder(sources) {
  return [...countFiles(sources)].reduce((fullest, one) => (one[1] > fullest[1] ? one : fullest), ['', 0])
}

/**
 * Imports of a higher floor: a line for each. `floors` names the folders of each floor below `home`, lowest first; the
 * floor `'*'` is of every folder that no other names. '.' is `home` itself.
 */
export function floorBreaches(sources, home, floors) {
  const rest = floors.findIndex((folders) => folders.includes('*'))
  const floorOf = (folder) => {
    const [top] = relative(home, folder).split('/')
    const named = floors.findIndex((folders) => folders.includes(top || '.'))
    return named === -1 ? rest : named
  }
  return [...arrowsOf(sources)].flatMap(([from, targets]) =>
    [...targets]
      .filter(([to]) => to.startsWith(home) && floorOf(to) > floorOf(from))
      .map(
        ([, line]) => `${line} goes up a floor: ${floors.map((folders) => folders.join(' ')).join(' ← ')}`,
      ),
  )
}

/** Tests, and what only tests use. */
export const isTest = (file) => /\.(test|spec|bench)\.tsx?$|\/testing\//.test(file)

/**
 * Every import of a file, and what it gives on: what it names, on which line, whether for types alone, and the clause, which
 * says by what names; none where all is imported.
 */
export function importsOf(text) {
  return [...text.matchAll(imported)].map((match) => {
    const [whole, verb = 'import', types, clause, from, dynamic, effect] = match
    return {
      ...{ verb, clause, specifier: from ?? dynamic ?? effect, typesOnly: Boolean(types) },
      get line() {
        return text.slice(0, match.index + whole.length).split('\n').length
      },
    }
  })
}

const imported =
  /^[ \t]*(import|export)\s+(type\s)?(?!const\b|function\b|class\b|interface\b|async\b)([^'";=]*?)\bfrom\s*'([^']+)'|\bimport\(\s*'([^']+)'\s*\)|^[ \t]*import\s*'([^']+)'/gm

/** The folder of a file. An entry (`index.ts`) stands for itself: it is above the folders that it gives out. */
const placeOf = (file) => (/\/index(\.[jt]s)?$/.test(file) ? file.replace(/\.[jt]s$/, '') : dirname(file))

/** Which folder imports which, types included: by folder, the folders that it imports, each with one such import. */
function arrowsOf(sources) {
  const arrows = new Map()
  for (const { file, text } of sources) {
    if (isTest(file)) continue
    const from = placeOf(file)
    for (const { specifier, line } of importsOf(text)) {
      if (!specifier.startsWith('.') || specifier.endsWith('.css')) continue
      const target = join(dirname(file), specifier)
      const to = placeOf(target)
      if (to === from || isTest(`${target}.ts`)) continue
      const targets = arrows.get(from) ?? new Map()
      if (!targets.has(to)) targets.set(to, `${file}:${line} → ${target}`)
      arrows.set(from, targets)
    }
  }
  return arrows
}

/** Folders that all reach each other, by Tarjan's way: the circles of the arrows. */
function circlesOf(arrows) {
  const numbers = new Map()
  const lowest = new Map()
  const path = []
  const circles = []
  function visit(folder) {
    numbers.set(folder, numbers.size)
    lowest.set(folder, numbers.get(folder))
    path.push(folder)
    for (const to of arrows.get(folder)?.keys() ?? []) {
      if (!numbers.has(to)) visit(to)
      if (path.includes(to)) lowest.set(folder, Math.min(lowest.get(folder), lowest.get(to)))
    }
    if (lowest.get(folder) !== numbers.get(folder)) return
    const circle = path.splice(path.indexOf(folder))
    if (circle.length > 1) circles.push(circle.toSorted())
  }
  for (const folder of arrows.keys()) if (!numbers.has(folder)) visit(folder)
  return circles
}

/** The fewest folders of a circle that come back to its first one. */
function shortestRound(arrows, circle) {
  const [first] = circle
  const ways = [[first]]
  const seen = new Set()
  for (const way of ways) {
    for (const to of arrows.get(way.at(-1)).keys()) {
      if (to === first) return way
      if (!circle.includes(to) || seen.has(to)) continue
      seen.add(to)
      ways.push([...way, to])
    }
  }
  return circle
}

function countFiles(sources) {
  const counts = new Map()
  for (const { file } of sources)
    if (!isTest(file)) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  return counts
}
