import { fileURLToPath } from 'node:url'
import { runCommand, runToEnd } from './child.mjs'
import { cacheFolder, inRoot, packageFolders, root } from './paths.mjs'
import { whenChanged } from './stamp.mjs'

/** The pnpm of this workspace. A fresh machine has none, so npm fetches it into its own cache. */
export const pnpmVersion = '12.21.0'

/** Installs the workspace's packages, exactly as locked, when they are not what the lockfile says. */
export async function installWhenNeeded() {
  await whenChanged({
    stamp: `${cacheFolder}/installed`,
    inputs: [
      ...['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'].map((file) => inRoot(file)),
      ...packageFolders.map((folder) => inRoot(folder, 'package.json')),
    ],
    outputs: ['', 'sdk', 'ui', 'examples/server', 'examples/realtime', 'examples/payments'].map((folder) =>
      inRoot(folder, 'node_modules'),
    ),
    make: install,
  })
}

async function install() {
  console.log('Installing packages …')
  const pnpm = await pnpmBinary()
  // CI=true: never stop to ask a question that nobody is there to answer.
  const { code } = await runCommand(
    pnpm,
    ['install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=error'],
    {
      cwd: root,
      env: { CI: 'true' },
    },
  )
  if (code !== 0) throw new Error('The packages could not be installed: see what pnpm says above.')
}

/**
 * The path of pnpm's native program. Started directly, and not through npx, it gets our signals itself.
 * Works with npm 10 and 11, which may print warnings but put the path on the last line.
 */
async function pnpmBinary() {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const find = process.platform === 'win32' ? 'where pnpm' : 'command -v pnpm'
  const { code, output } = await runCommand(
    npm,
    ['exec', '--yes', '--loglevel=error', `--package=pnpm@${pnpmVersion}`, '-c', find],
    { cwd: root, quiet: true },
  )
  const path = lastPath(output)
  if (code !== 0 || !path) throw new Error(`npm could not fetch pnpm ${pnpmVersion}:\n${output.trim()}`)
  return path
}

/** The last line that is a path. */
export function lastPath(output) {
  return output
    .split('\n')
    .map((line) => line.trim())
    .findLast((line) => /^(\/|[A-Za-z]:\\).*pnpm/.test(line))
}

/** `node scripts/pnpm.mjs add --filter ui x@1` is pnpm itself. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = await runToEnd(await pnpmBinary(), process.argv.slice(2), { cwd: process.cwd() })
}
