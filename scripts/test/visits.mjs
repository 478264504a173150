import { importersOf, reachedFrom } from './imports.mjs'

/** Journeys of a change: as many as take a minute with what they need before them. */
const mostJourneys = 24
const screenFile = /^ui\/src\/(.+(?:Screen|Modal))\.tsx$/
const specFile = /^ui\/journeys\/.+\.spec\.ts$/
/** What goes to every page by a list of its own: no address in it says more than another. */
const everywhere = /\/(walk|axe|routes|spanish|phone)\.spec\.ts$/

/**
 * The spec files that go to the screens which a change reaches, as `{ taken, left }`: those of the nearest screens, by how many
 * imports lie between, and of these the ones that name their addresses most; as many as hold `most` journeys.
 */
export function journeysReached(changed, sources, most = mostJourneys) {
  const reached = reachedFrom(changed, importersOf(sources), { stop: (file) => screenFile.test(file) })
  const addresses = addressesOf(sources)
  const known = new Set([...addresses.values()].flat())
  const specs = [...sources]
    .filter(([file]) => specFile.test(file) && !everywhere.test(file))
    .map(([file, text]) => ({
      file: file.replace('ui/', ''),
      journeys: [...text.matchAll(/^\s*test(?:\.only)?\(/gm)].length,
      named: addressesIn(text).map((path) => addressAt(path, known) ?? path),
    }))
  const isNamed = (address) => specs.some(({ named }) => named.includes(address))
  const near = new Map()
  for (const [file, distance] of reached)
    for (const address of addresses.get(screenFile.exec(file)?.[1]) ?? []) {
      // What is only come to by pressing is beneath the page that it is come to from.
      const at = waysUpTo(address).find((way) => isNamed(way))
      if (at) near.set(at, Math.min(distance, near.get(at) ?? Infinity))
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
  return { taken, left: found.map(({ file }) => file).filter((file) => !taken.includes(file)) }
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
      const rows = /'(\/[^'\n]*)':\s*(?:\{[^}]*?\bscreen:\s*'([^']+)'|(?:\{\s*\.\.\.)?(\w+))/g
      for (const [, address, screen = '', name] of text.matchAll(rows)) {
        const at = screen || shared.get(name)
        if (at) add(at, address)
      }
    }
    if (file === 'sdk/src/vocabulary/addresses/modals.ts')
      for (const [, id, rest] of text.matchAll(/\bid: '([\w-]+)'([^}]*)/g)) {
        const paths = [...(/\bpaths: \[([^\]]*)\]/.exec(rest)?.[1] ?? '').matchAll(/'([^']+)'/g)]
        modals.set(id.toLowerCase().replaceAll('-', ''), [
          `?modal=${id}`,
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

/** What of a text may be an address: quoted, built or sought in the address bar, and the modal that is named in it. */
function addressesIn(text) {
  const plain = text.replaceAll('\\/', '/').replace(/\$\{[^}]*\}|\\d\+?|\[\^\/\]\+/g, '1')
  const paths = [...plain.matchAll(/(?<=['"`/])\/?(\/[\w:][\w\-/:.]*)/g)].map(([, path]) =>
    path.replace(/(?<=.)\/$/, ''),
  )
  if (/goto\('\/['?]/.test(plain)) paths.push('/')
  const modals = [...plain.matchAll(/[?&]modal=([\w-]+)/g)].map(([, id]) => `?modal=${id}`)
  return [...paths, ...modals]
}

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
