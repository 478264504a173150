import { importsOf } from '../folders.mjs'
import { fileOf, importersOf, reachedFrom } from './imports.mjs'

/** Journeys of a change: as many as take a minute with what they need before them. */
const mostJourneys = 24
const screenFile = /^ui\/src\/(.+(?:Screen|Modal))\.tsx$/
const specFile = /^ui\/journeys\/.+\.spec\.ts$/
/** What goes to every page by a list of its own: no address in it says more than another. */
const everywhere = /\/(walk|axe|routes|spanish|phone)\.spec\.ts$/

/**
 * The spec files that go to the screens which a change reaches, as `{ taken, left, unvisited }`: those of the nearest screens, by how
 * many imports lie between, and of these the ones that name their addresses most; as many as hold `most` journeys. `unvisited` are
 * screens that are reached and that no spec file goes to, so far as their addresses and titles tell.
 */
export function journeysReached(changed, sources, most = mostJourneys) {
  const reached = reachedFrom(changed, importersOf(sources), { stop: (file) => screenFile.test(file) })
  const addresses = addressesOf(sources)
  const known = new Set([...addresses.values()].flat())
  const ofEverywhere = new Set(
    [...sources].flatMap(([file, text]) => (everywhere.test(file) ? helpersOf(file, text) : [])),
  )
  const specs = [...sources]
    .filter(([file]) => specFile.test(file) && !everywhere.test(file))
    .map(([file, text]) => ({
      file: file.replace('ui/', ''),
      journeys: [...text.matchAll(/^\s*test(?:\.only)?\(/gm)].length,
      named: [file, ...helpersOf(file, text).filter((helper) => !ofEverywhere.has(helper))]
        .flatMap((one) => addressesIn(sources.get(one)))
        .map((path) => addressAt(path, known) ?? path),
    }))
  const isNamed = (address) => specs.some(({ named }) => named.includes(address))
  const near = new Map()
  const unvisited = []
  for (const [file, distance] of reached) {
    const screen = screenFile.exec(file)?.[1]
    if (!screen || !sources.has(file)) continue
    // What is only come to by pressing is beneath the page that it is come to from.
    const seen = (addresses.get(screen) ?? []).flatMap((address) => waysUpTo(address).find(isNamed) ?? [])
    for (const at of seen) near.set(at, Math.min(distance, near.get(at) ?? Infinity))
    if (seen.length === 0) unvisited.push(screen)
  }

  const found = specs
    .map(({ file, journeys, named }) => {
      const reachedHere = named.filter((address) => near.has(address))
      const distance = Math.min(...reachedHere.map((address) => near.get(address)))
      const times = reachedHere.filter((address) => near.get(address) === distance).length
      return { file, distance, times, journeys }
    })
    .filter(({ times }) => times > 0)
    .toSorted((one, other) => one.distance - other.distance || other.times - one.times)
  const taken = []
  let count = 0
  for (const { file, journeys } of found) {
    if (taken.length > 0 && count + journeys > most) continue
    taken.push(file)
    count += journeys
  }
  return { taken, left: found.map(({ file }) => file).filter((file) => !taken.includes(file)), unvisited }

  /** What a spec file shares with others of its subject. */
  function helpersOf(file, text) {
    return importsOf(text)
      .filter(({ specifier }) => /^\.\/\w+$/.test(specifier))
      .flatMap(({ specifier }) => fileOf(specifier, file, sources) ?? [])
  }
}

/** The addresses of every screen and modal, by its file: `{ 'jobs/JobScreen' → ['/caregiver-jobs/:id'] }`. */
function addressesOf(sources) {
  const found = new Map()
  const add = (screen, address) => found.set(screen, [...(found.get(screen) ?? []), address])
  const modals = new Map()
  for (const [file, text] of sources) {
    if (/^ui\/src\/app\/routes\/.*(?<!\.test)\.ts$/.test(file)) {
      const shared = new Map(
        [...text.matchAll(/\bconst (\w+) = \{[^}]*?\bscreen:\s*'([^']+)'/g)].map(([, name, screen]) => [
          name,
          screen,
        ]),
      )
      for (const [, name, screen] of text.matchAll(
        /\bconst (\w+) = \([^)]*\) =>\s*\w+\([^)]*'(\w[\w/]*Screen)'\)/g,
      ))
        shared.set(name, screen)
      const rows =
        /'(\/[^'\n]*)':\s*(?:(?:\{[^}]*?\bscreen:\s*|\w+\([^)]*?)'(\w[\w/]*(?:Screen|Modal))'|(?:\{\s*\.\.\.)?(\w+))/g
      for (const [, address, screen = '', name] of text.matchAll(rows)) {
        const at = screen || shared.get(name)
        if (at) add(at, address)
      }
    }
    if (file === 'sdk/src/vocabulary/addresses/modals.ts')
      for (const [, id, rest] of text.matchAll(/\bid: '([\w-]+)'([^}]*)/g)) {
        const paths = [...(/\bpaths: \[([^\]]*)\]/.exec(rest)?.[1] ?? '').matchAll(/'([^']+)'/g)]
        const title = /\blabel: \['([^']+)'/.exec(rest)?.[1]
        modals.set(id.toLowerCase().replaceAll('-', ''), [
          `?modal=${id}`,
          ...(title ? [titled(title)] : []),
          ...paths.map(([, path]) => `/caregiver/profile/${path}`),
        ])
      }
  }
  for (const file of sources.keys()) {
    const screen = screenFile.exec(file)?.[1]
    const name = /(\w+)Modal$/.exec(screen ?? '')?.[1].toLowerCase()
    for (const address of modals.get(name) ?? []) add(screen, address)
  }
  return found
}

/** What of a text may be an address: quoted, built or sought in the address bar, and the modal that is named in it, by its title too. */
function addressesIn(text) {
  const plain = text.replaceAll('\\/', '/').replace(/\$\{[^}]*\}|\\d\+?|\[\^\/\]\+/g, '1')
  const paths = [...plain.matchAll(/(?<=['"`/])\/?(\/[\w:][\w\-/:.]*)/g)].map(([, path]) =>
    path.replace(/(?<=.)\/$/, ''),
  )
  if (/goto\('\/['?]/.test(plain)) paths.push('/')
  const modals = [...plain.matchAll(/[?&]modal=([\w-]+)/g)].map(([, id]) => `?modal=${id}`)
  const titles = [...text.matchAll(/\b(?:name|title): '([^']+)'/g)].map(([, title]) => titled(title))
  return [...paths, ...modals, ...titles]
}

/** What is opened by a press alone is known by the title that it is sought by. */
const titled = (title) => `“${title}”`

/** Of the known addresses the one that a path is at: the one with the most of it literal. */
function addressAt(path, known) {
  if (known.has(path)) return path
  const parts = path.split('/')
  return [...known]
    .filter((address) => {
      const own = address.split('/')
      return (
        own.length === parts.length && own.every((part, at) => part.startsWith(':') || part === parts[at])
      )
    })
    .toSorted((one, other) => literal(other) - literal(one))[0]
}

/** An address, and the ones above it that have more than one part: `/a/:b/c`, `/a/:b`. */
function waysUpTo(address) {
  const parts = address.split('/')
  return parts
    .slice(2)
    .map((_, at) => parts.slice(0, parts.length - at).join('/'))
    .concat(parts.length < 3 ? [address] : [])
}

const literal = (address) => address.split('/').filter((part) => !part.startsWith(':')).length
