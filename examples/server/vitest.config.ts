import { defineConfig } from 'vitest/config'

const conditions = ['@homecare/source', 'module', 'node', 'development|production']

/** Node and not a DOM environment: that one breaks FormData. Processes, since argon2 and sharp are native. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: 'node',
    include: ['{src,test}/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
