import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const conditions = ['@homecare/source', 'module', 'browser', 'development|production']

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
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    maxWorkers: 2,
  },
})
