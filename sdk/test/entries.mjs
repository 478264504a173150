import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sdkSubjects } from '../../scripts/paths.mjs'

/** The package's folder. */
export const folder = fileURLToPath(new URL('..', import.meta.url))
export const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
/** What each entry is in the package, by its name; `./*` stands for one of each subject. */
export const exported = Object.fromEntries(
  Object.entries(manifest.exports).flatMap(([entry, files]) => {
    if (entry === './package.json') return []
    if (entry !== './*') return [[entry, files]]
    return sdkSubjects().map((subject) => [
      `./${subject}`,
      JSON.parse(JSON.stringify(files).replaceAll('*', subject)),
    ])
  }),
)
export const entries = Object.keys(exported)
