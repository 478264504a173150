import { requireNode } from './node-version.mjs'

requireNode()

// Loaded late, so that an old Node meets our sentence before it meets syntax it cannot read.
const { installWhenNeeded } = await import('./pnpm.mjs')
const { buildUi } = await import('./build-ui.mjs')
const { runToEnd } = await import('./child.mjs')
const { inRoot, root, typescriptArguments } = await import('./paths.mjs')

const development = process.argv.includes('--dev') || process.env.DEV === '1'

try {
  await installWhenNeeded()
  if (!development) await buildUi()
  process.exitCode = await runToEnd(
    process.execPath,
    [
      ...typescriptArguments(),
      '--import',
      inRoot('scripts', 'stop-with-parent.mjs'),
      'examples/server/src/main.ts',
    ],
    {
      cwd: root,
      env: {
        PORT: process.env.PORT ?? '4200',
        HOST: process.env.HOST ?? '127.0.0.1',
        DATA_DIR: process.env.DATA_DIR ?? inRoot('.data'),
        DEMO: process.env.DEMO ?? '1',
        ...(development
          ? { DEV: '1', NODE_ENV: 'development' }
          : { NODE_ENV: process.env.NODE_ENV ?? 'production' }),
      },
    },
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
