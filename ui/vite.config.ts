import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The SDK and the UI are read as source in the workspace, so that one build sees it all. */
const conditions = ['@homecare/source', 'module', 'browser', 'development|production']

/** Functions of the SDK and of superstruct that only declare: what nobody uses of them is left out. */
const declarations =
  'call type object string number boolean nullable optional array enums record size partial integer min max'.split(
    ' ',
  )

/**
 * The entry with all it imports is one file; what several pages of a domain share is one more. So a page that people
 * arrive on asks for three: the entry, its domain's and its own. An earlier group takes what it needs from later ones.
 */
const chunks = [
  { name: 'app', tags: ['$initial' as const], priority: 3 },
  { name: 'account', test: /\/(ui|sdk)\/src\/account\//, minShareCount: 2, priority: 2 },
  {
    name: 'care',
    test: /\/(ui|sdk)\/src\/(caregivers|places|content|home)\//,
    minShareCount: 2,
    priority: 1,
  },
  {
    debugName: 'domains',
    name: (id: string) => /\/(?:ui|sdk)\/src\/(\w+)\//.exec(id)?.[1] ?? 'shared',
    minShareCount: 2,
  },
]

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
        rolldownOptions: {
          input: 'src/app/entry-client.tsx',
          treeshake: { manualPureFunctions: declarations },
          output: {
            codeSplitting: { groups: chunks },
            assetFileNames: ({ names }) =>
              `assets/${(names[0] ?? 'asset').split('~')[0]?.replace(/\.\w+$/, '')}-[hash][extname]`,
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
          },
        },
      },
}))
