import { requireNode } from './node-version.mjs'

requireNode()

const { installWhenNeeded } = await import('./pnpm.mjs')
const { buildSdkWhenChanged } = await import('./build-sdk.mjs')
const { buildUi } = await import('./build-ui.mjs')

try {
  await installWhenNeeded()
  await buildSdkWhenChanged()
  await buildUi()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
