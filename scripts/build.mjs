import { requireNode } from './node-version.mjs'

requireNode()

const { installWhenNeeded } = await import('./pnpm.mjs')
const { buildSdk } = await import('./build-sdk.mjs')
const { buildUi } = await import('./build-ui.mjs')

await installWhenNeeded()
await buildSdk()
await buildUi()
