import { fileURLToPath } from 'node:url'
import { runCommand } from './child.mjs'
import { bin, inRoot } from './paths.mjs'

/**
 * Writes the reference of the SDK from its docstrings: pages into `sdk/reference`, or, with `json`, what it found into
 * a file. Whatever TypeDoc warns of is an error.
 */
export async function writeReference({ json } = {}) {
  const folder = inRoot('scripts', 'reference')
  const target = json ? ['--json', json] : ['--out', inRoot('sdk', 'reference')]
  const { code, output } = await runCommand(bin('scripts/reference', 'typedoc'), target, {
    cwd: folder,
    quiet: true,
  })
  if (code !== 0) throw new Error(`The reference could not be written:\n${output.trim()}`)
}

/** `npm run reference` */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeReference()
  console.log('sdk/reference/index.html')
}
