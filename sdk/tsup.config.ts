import { defineConfig, type Options } from 'tsup'
import { lean } from './bundle/lean.mjs'

/** What is built; the other entries give out names of the first (scripts/build-sdk.mjs). */
const entries = ['everything', 'texts/index', 'testing/index', 'firebase/index'].map(
  (file) => `src/${file}.ts`,
)

const shared = {
  dts: false,
  clean: false,
  target: 'es2022',
  sourcemap: true,
  platform: 'browser',
  esbuildPlugins: [lean],
  // What ofetch reads JSON with, which it is never asked to, and makes addresses with, which ours are simpler than.
  esbuildOptions(options) {
    options.alias = { destr: './bundle/destr.mjs', ufo: './bundle/ufo.mjs' }
  },
} satisfies Options

/** For a page or a web view with no bundler: one file, one global, everything but Firebase. */
const script = (file: string, entry: string, globalName: string) =>
  ({
    ...shared,
    entry: { [file]: entry },
    format: 'iife',
    globalName,
    outExtension: () => ({ js: '.iife.js' }),
    noExternal: [/.*/],
    external: [/\/firebase\/index\.js$/],
    minify: true,
    sourcemap: false,
  }) as const

export default defineConfig([
  // Few files, so that Node loads them fast; apps take from them only what they use (scripts/pure.mjs).
  {
    ...shared,
    entry: entries,
    outDir: 'dist',
    outBase: 'src',
    format: ['esm', 'cjs'],
    splitting: true,
    // Node has superstruct as CommonJS only, whose names it would look for anew for each of some sixty modules. Of ofetch
    // the package takes what any platform has; apps drop its own instance, which they could not see to be of no effect.
    noExternal: ['superstruct', 'ofetch'],
  },
  script('homecare', 'src/index.ts', 'Homecare'),
  script('homecare-signup', 'src/signup/index.ts', 'HomecareSignup'),
  script('homecare-native', 'src/native/script.ts', 'HomecareNative'),
])
