import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { givenOutForNobody, unusedExports, workspaceEntries } from './exports.mjs'
import { crowdedFolders, floorBreaches, folderCircles, fullestFolder, importsOf, isTest } from './folders.mjs'
import { inRoot, sdkSubjects } from './paths.mjs'
import { bothDatabasesBreaches } from './test/bothDatabases.mjs'
import { unusedTexts } from './unused-texts.mjs'

/**
 * The order of the house: who may import whom, lowest first. A file imports from its own layer or a lower
 * one; domains are one layer, in which they may use one another's types and rules but not their stores. Above them is
 * what joins them: a caregiver's own profile, their registration, and the homes of caregivers and families.
 */
const layers = {
  sdk: [
    'kit',
    'client',
    'vocabulary',
    'domains',
    'ownProfile',
    'registration',
    'dashboards',
    'signup',
    'texts',
    'index',
  ],
  ui: ['kit', 'frame', 'domains', 'app'],
}

/** The packages whose folders make no circles and hold at most `mostFiles` files besides tests. */
const held = [
  'sdk/src',
  'ui/src',
  'examples/server/src',
  'examples/realtime/src',
  'examples/payments/src',
  'examples/demo-world/src',
]
const mostFiles = 25

/** Where no name is exported that only its own file uses, and where such names might be asked for. */
const exporting = [
  'sdk/src',
  'ui/src',
  'examples/server/src',
  'examples/realtime/src',
  'examples/payments/src',
  'examples/demo-world/src',
]
/** Where texts are declared and said. */
const saying = ['sdk/src', 'ui/src', 'examples/server/src', 'examples/demo-world/src']
const asking = ['sdk', 'ui', 'examples', 'scripts']

/** Names that are asked for otherwise than by an import. */
const askedForOtherwise = [
  // A route asks the screen that it loads for these.
  { files: /^ui\/src\/.*\.tsx$/, names: /^(?:load|head|code|later)$/ },
  // A build for browsers puts these in place of others of the same names.
  { files: /^sdk\/src\/kit\/structs\/light\//, names: /./ },
  // The app adds its pages to it.
  { files: /^ui\/src\/kit\/href\.ts$/, names: /^Pages$/ },
  // What Vite and the server begin with.
  { files: /^ui\/src\/app\/entry-\w+\.tsx$/, names: /./ },
  // Loaded late, and handed on whole.
  { files: /^ui\/src\/app\/laterCode\.ts$/, names: /./ },
  // The tests of all calls read every file of samples.
  { files: /^examples\/server\/src\/.*[sS]amples\.ts$/, names: /Samples$/ },
]

/**
 * The server's floors, lowest first: what knows no table; the tables; what knows no call; how calls are answered, and by
 * whom they are sent; the domains; what joins them; the start.
 */
const serverFloors = [
  ['config', 'refusals', 'files', 'geo', 'log', 'pdf'],
  ['tables'],
  ['db', 'http', 'limits', 'secrets', 'mail', 'provider', 'driving', 'web'],
  ['deps', 'people', 'uploads', 'calls', 'answering'],
  ['*'],
  ['dashboards', 'settings', 'seed'],
  ['boot', '.'],
]

/** Every breach in the given sources, `[{ file, text }]` with paths from the root, as lines to print. */
export function breaches(sources) {
  const stores = new Set(sources.filter(holdsState).map(({ file }) => file))
  return sources.flatMap(({ file, text }) => [
    ...orderBreaches(file, text, stores),
    ...signalBreaches(file, text),
    ...stateBreaches(file, text),
    ...markBreaches(file, text),
  ])
}

/** A store by what it does, whatever its name: it makes signals, resources or actions. */
function holdsState({ text }) {
  return /^import \{[^}]*\} from '(@preact\/signals-core|[./]*\/kit\/state\/(resource|action)\.js)'/m.test(
    text,
  )
}

function orderBreaches(file, text, stores) {
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
    if (house === 'sdk' && foreignStore && !typesOnly && stores.has(target.replace(/\.js$/, '.ts'))) {
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

/**
 * A module of screens holds no state, which would outlive the page that it is of, and be everybody's on the server: it
 * is held in the page's scope (ui/src/frame/scope.ts). What holds code only, or never changes, is none.
 */
function stateBreaches(file, text) {
  if (!file.startsWith('ui/') || layerOf('ui', file)?.layer !== 'domains' || isTest(file)) return []
  return text
    .split('\n')
    .flatMap((line, at) =>
      moduleState.test(line) && !fixed.test(line)
        ? [`${file}:${at + 1} holds state in a module: use the page's scope (ui/src/frame/scope.ts)`]
        : [],
    )
}
const moduleState =
  /^(?:export )?(?:(?:let|var) |const [^=]*= (?:signal|computed|new (?:Map|Set|WeakMap|WeakSet))\b)/
const fixed = /: Readonly(?:Signal|Map|Set)<|<typeof import\(/

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

/** The builds mark what is declared as pure (`pure.mjs`): a mark by hand would be a second way, and miss others. */
function markBreaches(file, text) {
  if (!/^(?:sdk|ui)\/src\//.test(file)) return []
  return text
    .split('\n')
    .flatMap((line, at) =>
      /@__PURE__|@__NO_SIDE_EFFECTS__/.test(line)
        ? [`${file}:${at + 1} marks something as pure: the builds do`]
        : [],
    )
}

function layerOf(house, file) {
  const [, src, folder, ...rest] = file.split('/')
  if (!layers[house] || src !== 'src') return undefined
  if (rest.length === 0) return house === 'sdk' ? { layer: 'index' } : { layer: 'app' }
  if (folder === 'testing') return undefined
  return layers[house].includes(folder) ? { layer: folder } : { layer: 'domains', domain: folder }
}

const notOurs = new Set(['node_modules', 'dist', '.stryker-tmp', 'reference'])

function sourcesUnder(folder, pattern = /\.tsx?$/) {
  return readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : sourcesUnder(path, pattern)
    return pattern.test(path) ? [{ file: path, text: readFileSync(inRoot(path), 'utf8') }] : []
  })
}

/** Names that only their own file uses, as lines to print. */
function unusedNames() {
  const sources = asking.flatMap((folder) => sourcesUnder(folder, /\.(?:tsx?|[cm]?js|mts)$/))
  return unusedExports(sources, {
    ...workspaceEntries(['sdk', 'examples/realtime', 'examples/payments', 'examples/demo-world']),
    judged: (file) => exporting.some((folder) => file.startsWith(`${folder}/`)),
    isAskedFor: (file, name) =>
      askedForOtherwise.some(({ files, names }) => files.test(file) && names.test(name)),
  })
}

/** Functions that an entry of the SDK gives out and nobody asks for, as lines to print. */
function forNobody() {
  const others = asking.flatMap((folder) => sourcesUnder(folder, /\.(?:tsx?|[cm]?js|mts)$/))
  const documents = ['README.md', 'CHANGELOG.md', 'src/index.ts'].map((file) => `sdk/${file}`)
  return givenOutForNobody(sourcesUnder('sdk/src'), {
    // The stand-ins for tests are for others' tests.
    entries: sdkSubjects()
      .filter((subject) => subject !== 'testing')
      .map((subject) => `sdk/src/${subject}/index.ts`),
    askers: others.filter(({ file, text }) => !file.startsWith('sdk/src/') && text.includes('@homecare/sdk')),
    words: [
      ...sourcesUnder('sdk/docs', /\.md$/).map(({ text }) => text),
      // What prints its tables takes the entries whole.
      ...sourcesUnder('scripts/handbook', /\.mjs$/).map(({ text }) => text),
      ...documents.map((file) => readFileSync(inRoot(file), 'utf8')),
    ],
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const packages = held.map((folder) => sourcesUnder(folder))
  const unused = unusedNames()
  const found = [
    ...breaches([...sourcesUnder('sdk/src'), ...sourcesUnder('ui/src')]),
    ...packages.flatMap((sources) => [...folderCircles(sources), ...crowdedFolders(sources, mostFiles)]),
    ...floorBreaches(sourcesUnder('examples/server/src'), 'examples/server/src', serverFloors),
    ...bothDatabasesBreaches(),
    ...unused,
    ...forNobody(),
    ...unusedTexts(saying.flatMap((folder) => sourcesUnder(folder)).filter(({ file }) => !isTest(file))),
  ]
  for (const [at, sources] of packages.entries()) {
    const [folder, files] = fullestFolder(sources)
    console.log(
      `${held[at]}: ${folderCircles(sources).length} circles of folders; at most ${files} files in a folder (${folder})`,
    )
  }
  console.log(`${exporting.join(', ')}: ${unused.length} names are exported that only their own file uses`)
  for (const breach of found) console.log(breach)
  process.exitCode = found.length > 0 ? 1 : 0
}
