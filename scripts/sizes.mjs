import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { languages } from './languages.mjs'
import { everyCallBytes, scriptBudgets, sdkBudgets, uiBudgets, wordsBudgets } from './budgets.mjs'
import { inRoot } from './paths.mjs'

/** The gzip size of a program with everything it imports, its code, and the modules that are left in it. */
export async function bundledSize(program, options = {}) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: program, resolveDir: inRoot('ui'), loader: 'js' },
    bundle: true,
    minify: true,
    // As the bundlers of apps write it: esbuild alone would make four letters of every accent in a text.
    charset: 'utf8',
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['@homecare/sdk/firebase', '*/firebase/index.js'],
    write: false,
    metafile: true,
    logLevel: 'error',
    ...options,
  })
  const [output] = Object.values(metafile.outputs)
  const modules = Object.keys(output.inputs).filter((module) => output.inputs[module].bytesInOutput > 0)
  return { bytes: gzipped(outputFiles[0].contents), code: outputFiles[0].text, modules }
}

/** The client with every call, as a program. */
export async function everyCall() {
  // Every subject gives out names of this file.
  const file = inRoot('sdk', 'dist', 'everything.js')
  const everything = await import(file)
  const calls = Object.keys(everything).filter((name) => everything[name]?.route && everything[name].envelope)
  return `export { createClient, ${calls.join(', ')} } from '${file}'`
}

/** The words of every screen in one language, as an app's build for it leaves them of the SDK's sources. */
export async function wordsIn(language) {
  const { inOneLanguage } = await oneLanguage()
  const { parseSync } = await import(createRequire(inRoot('ui/package.json')).resolve('vite'))
  const leave = ({ path }) => {
    const code = readFileSync(path, 'utf8')
    return { contents: inOneLanguage(code, parseSync(path, code).program, language), loader: 'ts' }
  }
  const plugin = {
    name: 'one-language',
    setup: (build) => build.onLoad({ filter: /[\\/]sdk[\\/]src[\\/].*\.ts$/ }, leave),
  }
  const options = { conditions: ['@homecare/source'], plugins: [plugin] }
  // Whoever imports groups gives them names of their own, which are no words.
  const groups = Object.keys(await import(inRoot('sdk', 'dist', 'texts', 'index.js'))).join(', ')
  const program = `import { ${groups} } from '@homecare/sdk/texts'\nexport default [${groups}]`
  return bundledSize(program, options)
}

/** The gzip size of a file for pages without a bundler. */
export function scriptSize(file) {
  return gzipped(readFileSync(inRoot('sdk', 'dist', `${file}.iife.js`)))
}

/** The app's own plugin, which is TypeScript. */
async function oneLanguage() {
  const { outputFiles } = await build({
    entryPoints: [inRoot('ui/build/oneLanguage.ts')],
    ...{ bundle: true, format: 'esm', write: false },
  })
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`)
}

/** What Vite built for a language, as `{ script, style, chunks }` of a source module; sizes are gzip bytes. */
export function readUiBuild(language, dist = inRoot('ui', 'dist', 'client')) {
  const manifest = JSON.parse(readFileSync(`${dist}/.vite/${language}.json`, 'utf8'))
  const sizes = new Map()
  const sizeOf = (file) => {
    if (!sizes.has(file)) sizes.set(file, gzipped(withoutHashes(readFileSync(`${dist}/${file}`, 'utf8'))))
    return sizes.get(file)
  }
  return uiBuildOf(manifest, sizeOf)
}

/**
 * A script or a style in which each hash of a file's name is another one, as long and as hard to compress, by its place
 * alone: a hash changes with every file that it stands for, and would move a size by some bytes where no code has changed.
 */
export function withoutHashes(code) {
  const standIns = new Map()
  return code.replace(/(?<=-)[\w-]{7,8}(?=\.(?:js|css|woff2)\b)/g, (hash) => {
    if (!standIns.has(hash)) standIns.set(hash, standIn(standIns.size, hash.length))
    return standIns.get(hash)
  })
}

const standIn = (place, length) =>
  createHash('sha256').update(String(place)).digest('base64url').slice(0, length)

/** The same from a manifest and a size of each file. */
export function uiBuildOf(manifest, sizeOf) {
  const keys = Object.keys(manifest)
  const entry = keys.find((key) => manifest[key].isEntry)
  const total = (files) => [...files].reduce((bytes, file) => bytes + sizeOf(file), 0)
  const shell = filesOf(manifest, [entry])
  const fonts = new Set(keys.map((key) => manifest[key].file).filter((file) => file.endsWith('.woff2')))
  const isScript = (key) => manifest[key].file.endsWith('.js')
  const keyOf = (screen) => keys.find((key) => key === `src/${screen}.tsx`)
  /** What there is once a home is open: the app's later code, and what all of these homes have in common. */
  const loadedAt = (homes) => {
    const later = filesOf(
      manifest,
      keys.filter((key) => key.endsWith('/laterCode.ts')),
    )
    const atHomes = homes.map((home) => filesOf(manifest, [keyOf(home)]).scripts)
    const common = [...(atHomes[0] ?? [])].filter((file) => atHomes.every((scripts) => scripts.has(file)))
    return new Set([...shell.scripts, ...later.scripts, ...common])
  }
  const added = (asked, loaded) =>
    total([...filesOf(manifest, asked).scripts].filter((file) => !loaded.has(file)))

  return {
    /** All that a browser loads to show the first page: the entry, and the screen. */
    firstLoad(screen) {
      const page = keyOf(screen)
      const { scripts, styles } = filesOf(manifest, page ? [entry, page] : [entry])
      return {
        found: page !== undefined,
        scriptBytes: total(scripts),
        styleBytes: total(styles),
        // The document, which holds the styles, and what it names.
        requests: 1 + scripts.size + fonts.size,
      }
    },
    /** The scripts that a screen asks for after the login form, with the later code of the app. */
    fromLogin(screen) {
      const { scripts: loaded } = filesOf(manifest, [entry, keyOf('account/LoginScreen')])
      const asked = keys.filter((key) => key.endsWith('/laterCode.ts') || key.endsWith(`/${screen}.tsx`))
      return [...filesOf(manifest, asked).scripts].filter((file) => !loaded.has(file))
    },
    /**
     * For each screen and modal of its own chunk, the script bytes it adds to what is loaded when it is opened: the app's
     * later code, and what all of these homes have in common.
     */
    laterRoutes(homes = []) {
      const loaded = loadedAt(homes)
      return keys
        .filter((key) => /(Screen|Modal)\.tsx$/.test(key) && isScript(key))
        .map((route) => ({ route, bytes: added([route], loaded) }))
    },
    /** What parts of a screen add to its first load, their styles included: what comes when somebody asks for them. */
    onDemand(screen, parts) {
      const first = filesOf(manifest, [entry, keyOf(screen)])
      const { scripts, styles } = filesOf(manifest, parts.map(keyOf))
      return total(
        [...scripts, ...styles].filter((file) => !first.scripts.has(file) && !first.styles.has(file)),
      )
    },
    /**
     * For each part of a screen that is a chunk of its own, such as a step, what it adds together with its screen to
     * these homes. Dialogs come with a press of their own.
     */
    parts(screen, homes = []) {
      const loaded = loadedAt(homes)
      const route = keyOf(screen)
      return (manifest[route]?.dynamicImports ?? [])
        .filter((part) => !part.endsWith('Dialog.tsx'))
        .map((part) => ({ part, bytes: added([route, part], loaded) }))
    },
  }
}

/** The value below which `percent` of the values lie (nearest rank). */
export function percentile(values, percent) {
  const ordered = values.toSorted((a, b) => a - b)
  return ordered[Math.max(0, Math.ceil((percent / 100) * ordered.length) - 1)] ?? 0
}

/** The files of chunks with all that they import statically, each once. */
function filesOf(manifest, keys) {
  const seen = new Set()
  const scripts = new Set()
  const styles = new Set()
  const visit = (key) => {
    if (seen.has(key)) return
    seen.add(key)
    const { file, css = [], imports = [] } = manifest[key]
    imports.forEach(visit)
    if (file.endsWith('.js')) scripts.add(file)
    for (const sheet of css) styles.add(sheet)
  }
  keys.forEach(visit)
  return { scripts, styles }
}

/** The tiles of the map's ground, of which a view of so many columns and rows holds most: all of them, in gzip bytes. */
export function heaviestView(columns, rows, file = inRoot('examples', 'server', 'data', 'map-tiles.br')) {
  const sizes = new Map(
    brotliDecompressSync(readFileSync(file))
      .toString()
      .split('\n')
      .map((line) => line.split('\t'))
      .map(([path, tile]) => [path, gzipped(tile)]),
  )
  let most = 0
  for (const path of sizes.keys()) {
    const [level, x, y] = path.split('/').map(Number)
    let bytes = 0
    for (let right = 0; right < columns; right++)
      for (let down = 0; down < rows; down++) bytes += sizes.get(`${level}/${x + right}/${y + down}`) ?? 0
    most = Math.max(most, bytes)
  }
  return most
}

function gzipped(content) {
  return gzipSync(content, { level: 9 }).length
}

/** `node scripts/sizes.mjs` prints every size beside its budget, from what is built. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const line = (name, bytes, budget) =>
    console.log(
      `${name.padEnd(36)} ${(bytes / 1000).toFixed(1).padStart(7)} kB of ${(budget / 1000).toFixed(1).replace('.0', '')}`,
    )
  for (const { name, program, bytes, aim = bytes } of sdkBudgets)
    line(`SDK, ${name}`, (await bundledSize(program)).bytes, aim)
  line('SDK, every call', (await bundledSize(await everyCall())).bytes, everyCallBytes)
  for (const { file, bytes } of scriptBudgets) line(`SDK, ${file}.iife.js`, scriptSize(file), bytes)
  for (const [language, { bytes, aim = bytes }] of Object.entries(wordsBudgets))
    line(`SDK, the words of screens (${language})`, (await wordsIn(language)).bytes, aim)
  const { pages, styleBytes } = uiBudgets.firstLoad
  for (const language of languages) {
    const build = readUiBuild(language)
    for (const [page, { screen, bytes }] of Object.entries(pages)) {
      const load = build.firstLoad(screen)
      line(`UI, ${page} (${language}): script`, load.scriptBytes, bytes)
      line(`UI, ${page} (${language}): style`, load.styleBytes, styleBytes)
    }
    const { screen, parts, bytes } = uiBudgets.map
    line(`the map (${language})`, build.onDemand(screen, parts) + heaviestView(...uiBudgets.map.view), bytes)
    for (const { route, bytes } of build.laterRoutes(uiBudgets.fromLogin.homes))
      line(`${route.split('/').at(-1)} (${language})`, bytes, uiBudgets.laterRoute.scriptBytes)
    for (const screen of uiBudgets.steps.screens)
      for (const { part, bytes } of build.parts(screen, uiBudgets.steps.homes))
        line(`${part.split('/').at(-1)} with its screen (${language})`, bytes, uiBudgets.steps.scriptBytes)
  }
}
