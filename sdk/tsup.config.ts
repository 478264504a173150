import { defineConfig } from 'tsup'
import { lean } from './bundle/lean.mjs'

/**
 * What is built; the other entries, and the scripts for pages, give out names of the first (scripts/build-sdk.mjs). Named one by
 * one: found by patterns they come in any order, and with it the order of what they share.
 */
const entries = Object.fromEntries(
  ['everything', 'texts/index', 'testing/index', 'firebase/index'].map((name) => [name, `src/${name}.ts`]),
)

// Few files, so that Node loads them fast; apps take from them only what they use (scripts/pure.mjs).
export default defineConfig({
  dts: false,
  clean: false,
  target: 'es2022',
  sourcemap: true,
  entry: entries,
  outDir: 'dist',
  outBase: 'src',
  format: ['esm', 'cjs'],
  splitting: true,
  // Node has superstruct as CommonJS only, whose names it would look for anew for each of some sixty modules. Of ofetch
  // the package takes what any platform has; apps drop its own instance, which they could not see to be of no effect.
  noExternal: ['superstruct', 'ofetch'],
  platform: 'browser',
  esbuildPlugins: [lean],
  // What ofetch reads JSON with, which it is never asked to, and makes addresses with, which ours are simpler than.
  esbuildOptions(options) {
    options.alias = { destr: './bundle/destr.mjs', ufo: './bundle/ufo.mjs' }
  },
})
