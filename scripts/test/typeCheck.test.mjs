import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inRoot } from '../paths.mjs'
import { sourcesOf } from './typeCheck.mjs'

test('packages of ours are named by where their sources are, and what has none is left out', () => {
  const sdk = {
    name: '@homecare/sdk',
    exports: {
      '.': { '@homecare/source': './src/index.ts', import: './dist/index.js' },
      './*': { '@homecare/source': './src/*/index.ts', import: './dist/*/index.js' },
      './package.json': './package.json',
    },
  }
  assert.deepEqual(sourcesOf('sdk', sdk), [
    ['@homecare/sdk', [inRoot('sdk/src/index.ts')]],
    ['@homecare/sdk/*', [inRoot('sdk/src/*/index.ts')]],
  ])
  assert.deepEqual(sourcesOf('ui', { name: '@homecare/ui' }), [])
})
