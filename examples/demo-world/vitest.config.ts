import { defineConfig } from 'vitest/config'

const conditions = ['@homecare/source', 'module', 'node', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // Long for a machine that is busy with much else.
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
})
