import { rmSync } from 'node:fs'
import { runCommand } from './child.mjs'
import { languages } from './languages.mjs'
import { bin, inRoot } from './paths.mjs'
import { whenChanged } from './stamp.mjs'

/** The module that renders a page on the server. */
const serverEntry = 'src/app/entry-server.tsx'

/**
 * Builds the web app for each language into `ui/dist/client` (what browsers load, with Vite's manifest for each) and
 * `ui/dist/server` (what the server renders with), unless nothing it is made of has changed since.
 */
export async function buildUi() {
  const inputs = [
    'ui/src',
    'ui/build',
    'ui/public',
    'ui/vite.config.ts',
    'scripts/languages.mjs',
    'scripts/pure.mjs',
    'ui/package.json',
    'sdk/src',
    'sdk/package.json',
    'pnpm-lock.yaml',
  ]
  return whenChanged({
    stamp: inRoot('ui/dist/.stamp'),
    inputs: inputs.map((input) => inRoot(input)),
    outputs: languages.flatMap((language) => [
      inRoot(`ui/dist/client/.vite/${language}.json`),
      inRoot(`ui/dist/server/${language}`),
    ]),
    make: async () => {
      console.log('Building the web app …')
      for (const folder of ['client', 'server'])
        rmSync(inRoot('ui/dist', folder), { recursive: true, force: true })
      await Promise.all(languages.map((language) => vite(['--mode', language])))
      await Promise.all(languages.map((language) => vite(['--mode', language, '--ssr', serverEntry])))
    },
  })
}

async function vite(options) {
  const { code, output } = await runCommand(bin('ui', 'vite'), ['build', '--logLevel', 'warn', ...options], {
    cwd: inRoot('ui'),
    env: { NODE_ENV: 'production' },
    quiet: true,
  })
  if (code !== 0) throw new Error(`The web app could not be built:\n${output.trim()}`)
  if (output.trim()) console.log(output.trim())
}
