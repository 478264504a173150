import { requireNode } from './node-version.mjs'

// What `npm pack` and `npm publish` in `sdk` run first: without a build the package would be empty.
requireNode()

const { installWhenNeeded } = await import('./pnpm.mjs')
await installWhenNeeded()

// Loaded late: it imports what has just been installed.
const { buildSdkWhenChanged } = await import('./build-sdk.mjs')
await buildSdkWhenChanged()
