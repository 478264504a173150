import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const conditions = ['@homecare/source', 'module', 'browser', 'development|production']
/** They listen on the window itself, as a page does that has been left for good. */
const pages = ['src/{app,frame}/**/*.test.{ts,tsx}']

/** Screens in happy-dom. Journeys, accessibility and looks are Playwright's, in `journeys`. */
export default defineConfig({
  plugins: [react()],
  resolve: { conditions, dedupe: ['react', 'react-dom', '@preact/signals-core'] },
  ssr: { resolve: { conditions } },
  test: {
    // The page that the service worker carries is made of them.
    css: { include: [/tokens\.css/] },
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { settings: { fetch: { disableSameOriginPolicy: true } } } },
    experimental: { fsModuleCache: true },
    maxWorkers: 2,
    // A busy machine makes everything several times slower; no test is about how long it takes.
    testTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      // What is rendered leaves nothing behind, so modules are loaded once for all files.
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['{src,build}/**/*.test.{ts,tsx}'],
          exclude: pages,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'pages', include: pages } },
    ],
  },
})
