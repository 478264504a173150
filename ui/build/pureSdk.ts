import type { Plugin } from 'vite'
import { markPure } from '../../scripts/pure.mjs'

/**
 * Marks what the SDK's sources declare as its package is marked (`scripts/pure.mjs`), so that what nobody uses of it is
 * left out.
 */
export function pureSdk(): Plugin {
  return {
    name: 'pure-sdk',
    apply: 'build',
    transform: {
      filter: { id: /\/sdk\/src\/.*\.ts$/ },
      handler(code) {
        const marked = markPure(code, this.parse(code))
        return marked === code ? null : { code: marked, map: null }
      },
    },
  }
}
