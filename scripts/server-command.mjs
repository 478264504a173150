import { requireNode } from './node-version.mjs'

/** Runs a command of the server's: the file below its sources that is named first, with what follows. */
requireNode()

const { installWhenNeeded } = await import('./pnpm.mjs')
const { runToEnd } = await import('./child.mjs')
const { root, typescriptArguments } = await import('./paths.mjs')

await installWhenNeeded()
const [file, ...args] = process.argv.slice(2)
process.exitCode = await runToEnd(
  process.execPath,
  [...typescriptArguments(), `examples/server/src/${file}`, ...args],
  { cwd: root },
)
