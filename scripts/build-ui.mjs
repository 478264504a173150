import { runCommand } from './child.mjs'
import { bin, inRoot } from './paths.mjs'
import { whenChanged } from './stamp.mjs'

/** The module that renders a page on the server. */
const serverEntry = 'src/app/entry-server.tsx'

/**
 * Builds the web app into `ui/dist/client` (what browsers load, with Vite's manifest) and `ui/dist/server`
 * (what the server renders with), unless nothing it is made of has changed since.
 */
export async function buildUi() {
  const inputs = [
    'ui/src',
    'ui/build',
    'ui/public',
    'ui/vite.config.ts',
    'ui/package.json',
    'sdk/src',
    'sdk/package.json',
    'pnpm-lock.yaml',
  ]
  return whenChanged({
    stamp: inRoot('ui/dist/.stamp'),
    inputs: inputs.map((input) => inRoot(input)),
    outputs: [inRoot('ui/dist/client/.vite/manifest.json'), inRoot('ui/dist/server')],
    make: async () => {
      console.log('Building the web app …')
      await vite(['--outDir', 'dist/client', '--manifest'])
      await vite(['--outDir', 'dist/server', '--ssr', serverEntry])
    },
  })
}

async function vite(options) {
  const { code, output } = await runCommand(
    bin('ui', 'vite'),
    ['build', '--emptyOutDir', '--logLevel', 'warn', ...options],
    {
      cwd: inRoot('ui'),
      env: { NODE_ENV: 'production' },
      quiet: true,
    },
  )
  if (code !== 0) throw new Error(`The web app could not be built:\n${output.trim()}`)
  if (output.trim()) console.log(output.trim())
}
