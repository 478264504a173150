import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inRoot, root } from './paths.mjs'

/**
 * The order of the house: who may import whom, lowest first. A file imports from its own layer or a lower
 * one; domains are one layer, in which they may use one another's types and rules but not their stores.
 */
const layers = {
  sdk: ['kit', 'client', 'domains', 'index'],
  ui: ['kit', 'domains', 'app'],
}

/** Every breach in the given sources, `[{ file, text }]` with paths from the root, as lines to print. */
export function breaches(sources) {
  return sources.flatMap(({ file, text }) => [...orderBreaches(file, text), ...signalBreaches(file, text)])
}

function orderBreaches(file, text) {
  const house = file.split('/')[0]
  const from = layerOf(house, file)
  if (!from || isTest(file)) return []
  return importsOf(text).flatMap(({ specifier, line, typesOnly }) => {
    if (!specifier.startsWith('.') || specifier.endsWith('.css')) return []
    const target = join(dirname(file), specifier)
    const to = layerOf(house, target)
    const at = `${file}:${line}`
    if (!to) return target.startsWith(`${house}/src/testing/`) ? [`${at} imports the testing entry`] : []
    if (layers[house].indexOf(to.layer) > layers[house].indexOf(from.layer)) {
      return [
        `${at} is ${from.layer} and imports ${to.layer} (${specifier}): the order is ${layers[house].join(' ← ')}`,
      ]
    }
    const foreignStore = to.layer === 'domains' && to.domain !== from.domain && from.layer === 'domains'
    if (house === 'sdk' && foreignStore && !typesOnly && /(^|\/)(store|[a-z]+Store)\.js$/.test(specifier)) {
      return [`${at} imports another domain's store (${specifier})`]
    }
    return []
  })
}

/**
 * A component that reads a signal's `.value` in render goes silently stale: it reads through
 * useValue(signal). Allowed are what is no signal (an element, `field` as useField gives it, an item of a
 * list), writing, computing (useComputed), and handing a form field's value signal on: useValue(form.fields.name.value).
 */
function signalBreaches(file, text) {
  // The entries are no components: what they read as .value are pieces of a stream.
  if (!/^ui\/src\/.*(?<!\/entry-\w+)\.tsx$/.test(file) || isTest(file)) return []
  return text.split('\n').flatMap((line, at) => {
    const code = line.replace(/\/\/.*|^\s*\*.*|'[^']*'|useValue\([\w.?[\]]+\)|useComputed\(.*/g, '')
    const reads = [...code.matchAll(/([\w$]+)[)\]]*\??\.value\b(?!\s*=[^=])/g)]
    return reads.some(([, receiver]) => !notSignals.includes(receiver))
      ? [`${file}:${at + 1} reads .value in a JSX file: use useValue(signal)`]
      : []
  })
}

const notSignals = [
  'target',
  'currentTarget',
  'current',
  'input',
  'element',
  'field',
  'option',
  'choice',
  'item',
  'row',
  'bar',
  'entry',
]

function layerOf(house, file) {
  const [, src, folder, ...rest] = file.split('/')
  if (!layers[house] || src !== 'src') return undefined
  if (rest.length === 0) return house === 'sdk' ? { layer: 'index' } : { layer: 'app' }
  if (folder === 'testing') return undefined
  // The one error of the SDK: what resources, actions and forms hold, so the kit knows it.
  if (house === 'sdk' && /^sdk\/src\/client\/error(\.[jt]s)?$/.test(file)) return { layer: 'kit' }
  return layers[house].includes(folder) ? { layer: folder } : { layer: 'domains', domain: folder }
}

function importsOf(text) {
  const pattern =
    /^\s*(?:import|export)\s+(type\s)?[^'";]*?from\s*'([^']+)'|import\(\s*'([^']+)'\s*\)|^\s*import\s*'([^']+)'/gm
  return [...text.matchAll(pattern)].map((match) => ({
    specifier: match[2] ?? match[3] ?? match[4],
    typesOnly: Boolean(match[1]),
    line: text.slice(0, match.index + match[0].length).split('\n').length,
  }))
}

/** Tests, and what only tests use. */
function isTest(file) {
  return /\.(test|spec|bench)\.tsx?$|\/testing\//.test(file)
}

function sourcesUnder(folder) {
  return readdirSync(inRoot(folder), { recursive: true })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({
      file: relative(root, inRoot(folder, file)),
      text: readFileSync(inRoot(folder, file), 'utf8'),
    }))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = breaches([...sourcesUnder('sdk/src'), ...sourcesUnder('ui/src')])
  for (const breach of found) console.log(breach)
  process.exitCode = found.length > 0 ? 1 : 0
}
