import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the workspace. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const inRoot = (...parts) => join(root, ...parts)

/** Where the scripts keep reports and stamps: never committed, gone with node_modules. */
export const cacheFolder = inRoot('node_modules', '.cache', 'homecare')

/** The folders of the workspace's packages, relative to the root. */
export const packageFolders = ['sdk', 'ui', ...examples()]

/** The subjects of the SDK: its folders that have an entry, and so are imported as `@homecare/sdk/<subject>`. */
export const sdkSubjects = () =>
  readdirSync(inRoot('sdk', 'src')).filter((name) => existsSync(inRoot('sdk', 'src', name, 'index.ts')))

/** A program that a package of ours installed, by the package's folder: `bin('ui', 'vite')`. */
export function bin(folder, name) {
  const places = [inRoot(folder, 'node_modules', '.bin', name), inRoot('node_modules', '.bin', name)]
  return places.find((place) => existsSync(place)) ?? places[1]
}

/** Node's arguments that run TypeScript from the workspace's sources, with no build before it. */
export const typescriptArguments = () => [
  '--conditions',
  '@homecare/source',
  '--import',
  import.meta.resolve('tsx'),
]

function examples() {
  return readdirSync(join(root, 'examples'))
    .map((name) => `examples/${name}`)
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .toSorted()
}
