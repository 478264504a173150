import { defineConfig } from 'vitest/config'
import { LongestFirst } from './vitest.longest.ts'

const conditions = ['@homecare/source', 'module', 'node', 'development|production']

/** Node and not a DOM environment: that one breaks FormData. Processes, since argon2 and sharp are native. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/wholeRun.ts'],
    setupFiles: ['src/testing/setup.ts'],
    experimental: { fsModuleCache: true },
    pool: 'forks',
    // A file has a server of its own and a database by itself. It shares modules, which hold no state, with those before
    // it, whose databases it is left.
    isolate: false,
    restoreMocks: true,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Long for a machine that is busy with much else: what is polled for is there at once on any other.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
