import { fileURLToPath } from 'node:url'
import { runCommand } from './child.mjs'
import { bin, inRoot } from './paths.mjs'

/**
 * Writes the reference of the SDK from its docstrings: pages into `sdk/reference`, or, with `json`, what it found into
 * a file. Whatever TypeDoc warns of is an error. `fromTypes` reads the types that are built, which say the same of every export
 * in a third of the time; the sources say it of the fields of inferred types too.
 */
export async function writeReference({ json, fromTypes = false } = {}) {
  const folder = inRoot('scripts', 'reference')
  const options = ['--options', fromTypes ? 'types.json' : 'typedoc.json']
  const target = json ? ['--json', json] : ['--out', inRoot('sdk', 'reference')]
  const { code, output } = await runCommand(bin('scripts/reference', 'typedoc'), [...options, ...target], {
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
