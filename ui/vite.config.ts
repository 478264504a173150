import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The SDK and the UI are read as source in the workspace, so that one build sees it all. */
const conditions = ['@homecare/source', 'module', 'browser', 'development|production']

/**
 * `vite build` makes what browsers load, with a manifest; `vite build --ssr src/app/entry-server.tsx` makes what the
 * server renders with. In development the server takes this as a middleware.
 */
export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react()],
  resolve: { conditions, dedupe: ['react', 'react-dom', '@preact/signals-core'] },
  ssr: {
    resolve: { conditions: ['@homecare/source', 'module', 'node', 'development|production'] },
    noExternal: true,
  },
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node20', copyPublicDir: false }
    : {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        target: 'es2022',
        rolldownOptions: { input: 'src/app/entry-client.tsx' },
      },
}))
