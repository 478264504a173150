import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { bin, cacheFolder, inRoot, packageFolders, root } from '../paths.mjs'
import { program } from './runners.mjs'

/**
 * Types of a package, judged anew only of what has changed since the last run, and of what the change shows itself to: what a
 * file declares is kept by its hash, so that another body within it reaches nobody else. TypeScript keeps these only of what it
 * writes, and takes what lies in `node_modules` for others', so declarations are written, into the cache, and packages of ours
 * are named by where their sources are.
 */
export const typeCheck = (folder) => (context) => {
  // Within the package: there its own `@types` are found.
  const config = inRoot(folder, 'node_modules', '.types.json')
  rmSync(config, { force: true })
  writeFileSync(config, JSON.stringify(incrementalOf(folder)))
  return program(bin('.', 'tsc'), ['--pretty', 'false', '-p', config])(context)
}

function incrementalOf(folder) {
  const kept = join(cacheFolder, 'types', folder.replaceAll('/', '-'))
  return {
    extends: inRoot(folder, 'tsconfig.json'),
    compilerOptions: {
      ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, incremental: true },
      ...{ rootDir: root, outDir: kept, tsBuildInfoFile: `${kept}.tsbuildinfo` },
      paths: Object.fromEntries(packageFolders.flatMap((name) => [...sourcesOf(name, manifestOf(name))])),
    },
  }
}

const manifestOf = (folder) => JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8'))

/** Where the sources of what a package gives out are, as `[specifier, [path]]`; the star of a specifier is that of the path. */
export function sourcesOf(folder, { name, exports = {} }) {
  return Object.entries(exports).flatMap(([entry, target]) => {
    const source = typeof target === 'string' ? target : target['@homecare/source']
    return /\.tsx?$/.test(source ?? '') ? [[posix.join(name, entry), [inRoot(folder, source)]]] : []
  })
}
