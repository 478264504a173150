import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { runCommand } from './child.mjs'
import { bin, cacheFolder, inRoot, sdkSubjects } from './paths.mjs'
import { markPure, pureMarks, withoutExamples } from './pure.mjs'
import { shiftMappings } from './shift-map.mjs'
import { whenChanged } from './stamp.mjs'

const dist = inRoot('sdk', 'dist')

/** Builds the SDK unless nothing that it is made of has changed since. */
export async function buildSdkWhenChanged() {
  const inputs = [
    'sdk/src',
    'sdk/package.json',
    'sdk/tsup.config.ts',
    'sdk/bundle',
    'sdk/tsconfig.build.json',
    'scripts/build-sdk.mjs',
    'scripts/pure.mjs',
    'scripts/shift-map.mjs',
    'pnpm-lock.yaml',
  ]
  return whenChanged({
    stamp: join(cacheFolder, 'sdk-build'),
    inputs: inputs.map((input) => inRoot(input)),
    outputs: [inRoot('sdk/dist/index.js'), inRoot('sdk/dist/index.d.cts')],
    make: buildSdk,
  })
}

/** Builds the SDK into `sdk/dist`: ES modules, CommonJS, the one-file global, and the types of each. */
async function buildSdk() {
  rmSync(dist, { recursive: true, force: true })
  await inSdk('tsup', ['--silent'])
  await writeTypes()
  await markModulesPure()
  await writeEntries()
  await writeScripts()
  writeCommonJsTypes()
  writeLicenses()
}

/**
 * The types of every module: made anew of what has changed since the last build, and of what that shows itself to; then put
 * beside the modules, as far as their sources are still there.
 */
async function writeTypes() {
  const made = join(cacheFolder, 'sdk-types')
  const settings = ['sdk/tsconfig.build.json', 'sdk/tsconfig.json', 'tsconfig.base.json', 'pnpm-lock.yaml']
  await whenChanged({
    stamp: join(made, 'settings'),
    inputs: settings.map((file) => inRoot(file)),
    make: () => rmSync(made, { recursive: true, force: true }),
  })
  const kept = [
    '--incremental',
    '--tsBuildInfoFile',
    join(made, 'tsbuildinfo'),
    '--outDir',
    join(made, 'dist'),
  ]
  await inSdk('tsc', ['-p', 'tsconfig.build.json', '--pretty', 'false', ...kept])
  for (const file of typesIn(join(made, 'dist'))) {
    const source = inRoot('sdk', 'src', file.replace(/\.d\.ts$/, '.ts'))
    if (!existsSync(source)) continue
    const at = join(dist, file)
    mkdirSync(dirname(at), { recursive: true })
    cpSync(join(made, 'dist', file), at)
    const map = JSON.parse(readFileSync(join(made, 'dist', `${file}.map`), 'utf8'))
    writeFileSync(
      `${at}.map`,
      JSON.stringify({ ...map, sources: [relative(dirname(at), source).replaceAll('\\', '/')] }),
    )
  }
}

/**
 * The main entry and one of each subject: the names that it gives out of the one file with everything. Node loads that and
 * the few it shares with the words for any of them, apps take from it what they use, and nothing is there twice.
 */
async function writeEntries() {
  for (const [entry, names] of await namesOfEntries()) {
    const file = join(dist, entry)
    if (existsSync(`${file}.js`)) continue
    const all = relative(dirname(file), join(dist, 'everything')).replaceAll('\\', '/')
    const path = all.startsWith('.') ? all : `./${all}`
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.js`, `export { ${names.join(', ')} } from '${path}.js'\n`)
    const given = names.map((name) => `exports.${name} = all.${name}`)
    const marked = "Object.defineProperty(exports, '__esModule', { value: true })"
    writeFileSync(
      `${file}.cjs`,
      [`'use strict'`, marked, `const all = require('${path}.cjs')`, ...given, ''].join('\n'),
    )
  }
}

/** For a page or a web view with no bundler: one file, one global, of an entry all names or those that are named. */
const scripts = [
  { file: 'homecare', global: 'Homecare', entry: 'index' },
  { file: 'homecare-signup', global: 'HomecareSignup', entry: 'signup/index' },
  {
    file: 'homecare-native',
    global: 'HomecareNative',
    entry: 'native/index',
    names: ['askNative', 'askNativeAndWait', 'deviceOf', 'listenToNativeApp'],
  },
]

async function writeScripts() {
  // Loaded here, as below.
  const { build } = await import('esbuild')
  const write = ({ file, global, entry, names }) =>
    build({
      stdin: { contents: `export ${names ? `{ ${names} }` : '*'} from './${entry}.js'`, resolveDir: dist },
      outfile: join(dist, `${file}.iife.js`),
      bundle: true,
      format: 'iife',
      globalName: global,
      platform: 'browser',
      target: 'es2022',
      minify: true,
      // Every accent in a text as it is.
      charset: 'utf8',
      logLevel: 'error',
    })
  await Promise.all(scripts.map(write))
}

/** Which names each entry gives out, as `[entry, names]` with the entry's path in the package, less its ending. */
async function namesOfEntries() {
  // Loaded here, as below.
  const { build } = await import('esbuild')
  const src = inRoot('sdk', 'src')
  const entries = ['index', ...sdkSubjects().map((subject) => `${subject}/index`)]
  const { metafile } = await build({
    entryPoints: entries.map((entry) => join(src, `${entry}.ts`)),
    outdir: dist,
    outbase: src,
    bundle: true,
    packages: 'external',
    format: 'esm',
    splitting: true,
    write: false,
    metafile: true,
    logLevel: 'error',
  })
  const exported = new Map(
    Object.values(metafile.outputs).map(({ entryPoint, exports }) => [
      entryPoint && resolve(entryPoint),
      exports,
    ]),
  )
  return entries.map((entry) => [entry, exported.get(join(src, `${entry}.ts`)).toSorted()])
}

/** Of the packages whose code is in ours: each asks that its terms go with it. */
function writeLicenses() {
  const ofetch = realpathSync(inRoot('sdk', 'node_modules', 'ofetch'))
  const folders = [
    ...['@preact/signals-core', 'ofetch', 'superstruct'].map((name) => inRoot('sdk', 'node_modules', name)),
    ...['destr', 'ufo'].map((name) => join(dirname(ofetch), name)),
  ]
  const terms = folders.map((folder) => {
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
    return `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`
  })
  writeFileSync(join(dist, 'LICENSES.txt'), terms.join('\n'))
}

async function inSdk(name, args) {
  const { code, output } = await runCommand(bin('sdk', name), args, { cwd: inRoot('sdk'), quiet: true })
  if (code !== 0) throw new Error(`The SDK could not be built (${name}):\n${output.trim()}`)
}

/** Leaves out the examples of calls, and marks the ES modules: nobody takes CommonJS apart again. */
async function markModulesPure() {
  // Loaded here: a fresh clone has no packages yet when this file is imported, and installs them first.
  const { parse } = await import('acorn')
  for (const file of readdirSync(dist, { recursive: true })) {
    if (!/\.c?js$/.test(file)) continue
    const isModule = file.endsWith('.js')
    const written = readFileSync(join(dist, file), 'utf8')
    const program = parse(written, { ecmaVersion: 'latest', sourceType: isModule ? 'module' : 'script' })
    const code = isModule ? markPure(written, program) : withoutExamples(written, program)
    writeFileSync(join(dist, file), code)
    if (!isModule) continue
    const map = JSON.parse(readFileSync(join(dist, `${file}.map`), 'utf8'))
    const mappings = shiftMappings(map.mappings, placesOf(pureMarks(program), written))
    writeFileSync(join(dist, `${file}.map`), JSON.stringify({ ...map, mappings }))
  }
}

/** The lines and columns of what is put into a file. */
function placesOf(marks, code) {
  let line = 0
  let start = 0
  return marks.map(({ at, text }) => {
    for (let end = code.indexOf('\n', start); end !== -1 && end < at; end = code.indexOf('\n', start)) {
      line++
      start = end + 1
    }
    return { line, column: at - start, length: text.length }
  })
}

/**
 * TypeScript takes the module kind of a `.d.ts` from its package, which is ESM here; so `require` needs a
 * `.d.cts` beside each, whose relative imports lead to `.cjs` and thereby to the other `.d.cts` files.
 * Their maps are those of the `.d.ts` files, whose lines they have.
 * superstruct, which the build takes in, has types for ESM alone: they are written beside ours in the same way.
 */
function writeCommonJsTypes() {
  const superstruct = join(dist, 'superstruct')
  for (const file of typesIn(dist)) {
    const at = join(dist, file)
    cpSync(`${at}.map`, at.replace(/\.d\.ts$/, '.d.cts.map'))
    const toSuperstruct = relative(dirname(at), superstruct).replaceAll('\\', '/')
    const folder = toSuperstruct.startsWith('.') ? toSuperstruct : `./${toSuperstruct}`
    const types = readFileSync(at, 'utf8').replace(
      /(['"])superstruct(?:\/dist\/([\w/]+)(?:\.js)?)?\1/g,
      (_, quote, module = 'index') => `${quote}${folder}/${module}.cjs${quote}`,
    )
    writeCommonJs(at, types, true)
  }
  const theirs = inRoot('sdk', 'node_modules', 'superstruct', 'dist')
  for (const file of typesIn(theirs))
    writeCommonJs(join(superstruct, file), readFileSync(join(theirs, file), 'utf8'))
}

const typesIn = (folder) => readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.d.ts'))

function writeCommonJs(file, types, map = false) {
  const toModule = /((?:from|import)\s*\(?\s*['"]\.{1,2}\/[^'"]*)\.js(['"])/g
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(
    file.replace(/\.d\.ts$/, '.d.cts'),
    types
      .replace(toModule, '$1.cjs$2')
      .replace(/^\/\/# sourceMappingURL=.*$/m, (line) =>
        map ? line.replace('.d.ts.map', '.d.cts.map') : '',
      ),
  )
}
