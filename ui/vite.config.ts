import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, type UserConfig } from 'vite'
import { languages } from '../scripts/languages.mjs'
import { arrivalChunks } from './build/arrivalChunks.ts'
import { lightStructs } from './build/lightStructs.ts'
import { oneLanguage } from './build/oneLanguage.ts'
import { pureSdk } from './build/pureSdk.ts'
import { reactModules } from './build/reactModules.ts'
import { splitTexts } from './build/splitTexts.ts'

/** The SDK and the UI are read as source in the workspace, so that one build sees it all. */
const conditions = ['@homecare/source', 'module', 'browser', 'development|production']

const shared: UserConfig = {
  appType: 'custom',
  plugins: [react(), splitTexts(), lightStructs(), pureSdk(), reactModules()],
  resolve: {
    conditions,
    dedupe: ['react', 'react-dom', '@preact/signals-core'],
    alias: [
      // Its module, not its CommonJS: what wraps that would be a file of its own in every first load.
      { find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' },
      { find: /^cropperjs$/, replacement: 'cropperjs/dist/cropper.esm.js' },
      // What wouter and the signals bring for older versions of React is in React itself.
      {
        find: /^use-sync-external-store\/shim(\/index\.js)?$/,
        replacement: fileURLToPath(new URL('./build/useSyncExternalStore.ts', import.meta.url)),
      },
    ],
  },
  // Known beforehand, so that the first pages of development are not loaded again.
  optimizeDeps: { include: ['react-dom/client', 'wouter', 'regexparam', '@preact/signals-core'] },
  ssr: {
    resolve: { conditions: ['@homecare/source', 'module', 'node', 'development|production'] },
    noExternal: true,
  },
}

/** What every page loads, and what comes for all at the first sign that somebody is there. */
const isThere = /\/(?:entry-client|kit|laterCode|rolldown-runtime)-[^/]+$/

const forBrowsers = {
  outDir: 'dist/client',
  modulePreload: {
    polyfill: false,
    // The pages of arrival are told to the browser by the document; their names need not stand in the entry again.
    resolveDependencies: (_: string, deps: string[], { hostId }: { hostId: string }) =>
      hostId.includes('/entry') ? [] : deps.filter((file) => !isThere.test(file)),
  },
  assetsInlineLimit: 0,
  target: 'es2022',
} as const
const bundle = { input: 'src/app/entry-client.tsx' }

/**
 * `vite build --mode es` makes what browsers load to read it in Spanish, with a manifest; with
 * `--ssr src/app/entry-server.tsx` what the server renders that with. `--mode en` does so for English. In development
 * the server takes this as a middleware, and both languages are there.
 */
export default defineConfig(async ({ command, isSsrBuild, mode }) => {
  const language = languages.find((one) => one === mode)
  if (command !== 'build' || !language) return shared
  const app: UserConfig = {
    ...shared,
    plugins: [oneLanguage(language), ...(shared.plugins ?? [])],
    define: { 'import.meta.env.LANGUAGE': JSON.stringify(language) },
  }
  if (isSsrBuild)
    return { ...app, build: { outDir: `dist/server/${language}`, target: 'node20', copyPublicDir: false } }
  const chunkOf = await arrivalChunks({ ...app, build: { ...forBrowsers, rolldownOptions: bundle } })
  return {
    ...app,
    build: {
      ...forBrowsers,
      // Both languages' files lie side by side: what holds no words has the same name in both.
      emptyOutDir: false,
      manifest: `.vite/${language}.json`,
      rolldownOptions: {
        ...bundle,
        // A constant of another file is written where it is used: most are shorter than their import.
        optimization: { inlineConst: true },
        output: {
          codeSplitting: {
            groups: [
              { name: chunkOf, debugName: 'arrivals', priority: 1, includeDependenciesRecursively: false },
            ],
          },
          assetFileNames: ({ names }: { names: string[] }) =>
            `assets/${(names[0] ?? 'asset').split('~')[0]?.replace(/\.\w+$/, '')}-[hash][extname]`,
          chunkFileNames: ({ name }: { name: string }) => `assets/${name.split(/[~.]/)[0]}-[hash:7].js`,
        },
      },
    },
  }
})
