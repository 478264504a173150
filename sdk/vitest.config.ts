import { defineConfig } from 'vitest/config'

const conditions = ['@homecare/source', 'module', 'node', 'development|production']

/** Everything runs in plain Node; what needs a browser's globals is named `*.dom.test.ts`. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    experimental: { fsModuleCache: true },
    maxWorkers: 2,
    // Modules keep no state that one file's tests could leave to another's, and are loaded once for all of them.
    isolate: false,
    // A busy machine makes everything several times slower; no test is about how long it takes.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { settings: { fetch: { disableSameOriginPolicy: true } } } },
          include: ['{src,test}/**/*.dom.test.ts'],
        },
      },
    ],
  },
})
