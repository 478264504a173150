import { requireNode } from './node-version.mjs'

requireNode()

const { installWhenNeeded } = await import('./pnpm.mjs')
const { runToEnd } = await import('./child.mjs')
const { root, typescriptArguments } = await import('./paths.mjs')

await installWhenNeeded()
process.exitCode = await runToEnd(
  process.execPath,
  [...typescriptArguments(), 'examples/server/src/seed/main.ts', ...process.argv.slice(2)],
  { cwd: root },
)
