import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { sdkBudgets, uiBudgets } from './budgets.mjs'
import { inRoot } from './paths.mjs'

/** The gzip size of a program with everything it imports, its code, and the modules that are left in it. */
export async function bundledSize(program) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: program, resolveDir: inRoot('ui'), loader: 'js' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['@homecare/sdk/firebase', '*/firebase/index.js'],
    write: false,
    metafile: true,
    logLevel: 'error',
  })
  const [output] = Object.values(metafile.outputs)
  const modules = Object.keys(output.inputs).filter((module) => output.inputs[module].bytesInOutput > 0)
  return { bytes: gzipped(outputFiles[0].contents), code: outputFiles[0].text, modules }
}

/** What Vite built, as `{ script, style, chunks }` of a source module; sizes are gzip bytes. */
export function readUiBuild(dist = inRoot('ui', 'dist', 'client')) {
  const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'))
  const sizes = new Map()
  const sizeOf = (file) => {
    if (!sizes.has(file)) sizes.set(file, gzipped(readFileSync(`${dist}/${file}`)))
    return sizes.get(file)
  }
  return uiBuildOf(manifest, sizeOf)
}

/** The same from a manifest and a size of each file. */
export function uiBuildOf(manifest, sizeOf) {
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
  const total = (files) => [...files].reduce((bytes, file) => bytes + sizeOf(file), 0)
  const shell = filesOf(manifest, entry)
  const routes = [...new Set(shell.keys.flatMap((key) => manifest[key].dynamicImports ?? []))]

  return {
    /** All that a browser loads to show the first page, when that page is this screen. */
    firstLoad(screen) {
      const key = routes.find((route) => route.includes(`/${screen}.`))
      const page = key ? filesOf(manifest, key) : { scripts: [], styles: [] }
      const scripts = new Set([...shell.scripts, ...page.scripts])
      const styles = new Set([...shell.styles, ...page.styles])
      return {
        found: Boolean(key),
        scriptBytes: total(scripts),
        styleBytes: total(styles),
        // The document, and what it names.
        requests: 1 + scripts.size + styles.size,
      }
    },
    /** For each lazy route, the script bytes it adds to the shell. */
    laterRoutes: () =>
      routes.map((route) => ({
        route,
        bytes: total(filesOf(manifest, route).scripts.filter((file) => !shell.scripts.includes(file))),
      })),
  }
}

/** The value below which `percent` of the values lie (nearest rank). */
export function percentile(values, percent) {
  const ordered = values.toSorted((a, b) => a - b)
  return ordered[Math.max(0, Math.ceil((percent / 100) * ordered.length) - 1)] ?? 0
}

function filesOf(manifest, key, seen = new Set()) {
  if (seen.has(key)) return { keys: [], scripts: [], styles: [] }
  seen.add(key)
  const { file, css = [], imports = [] } = manifest[key]
  const below = imports.map((other) => filesOf(manifest, other, seen))
  return {
    keys: [...below.flatMap(({ keys }) => keys), key],
    scripts: [...new Set([...below.flatMap(({ scripts }) => scripts), file])].filter((name) =>
      /\.m?js$/.test(name),
    ),
    styles: [...new Set([...below.flatMap(({ styles }) => styles), ...css])],
  }
}

function gzipped(content) {
  return gzipSync(content, { level: 9 }).length
}

/** `node scripts/sizes.mjs` prints every size beside its budget, from what is built. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const line = (name, bytes, budget) =>
    console.log(
      `${name.padEnd(36)} ${(bytes / 1000).toFixed(1).padStart(7)} kB of ${(budget / 1000).toFixed(0)}`,
    )
  for (const { name, program, bytes } of sdkBudgets)
    line(`SDK, ${name}`, (await bundledSize(program)).bytes, bytes)
  const build = readUiBuild()
  const { pages, scriptBytes, styleBytes } = uiBudgets.firstLoad
  for (const [page, screen] of Object.entries(pages)) {
    const load = build.firstLoad(screen)
    line(`UI, ${page}: script`, load.scriptBytes, scriptBytes)
    line(`UI, ${page}: style`, load.styleBytes, styleBytes)
  }
  for (const { route, bytes } of build.laterRoutes())
    line(route.split('/').at(-1), bytes, uiBudgets.laterRoute.scriptBytes)
}
