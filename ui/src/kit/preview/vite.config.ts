import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The kit alone, to look at while working on it: `npx vite src/kit/preview` in `ui`. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
  resolve: {
    conditions: ['@homecare/source', 'module', 'browser', 'development|production'],
    dedupe: ['react', 'react-dom', '@preact/signals-core'],
  },
  build: { outDir: process.env.KIT_PREVIEW_OUT ?? 'dist', emptyOutDir: true },
})
