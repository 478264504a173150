import assert from 'node:assert/strict'
import { SourceMap } from 'node:module'
import { test } from 'node:test'
import { transformSync } from 'esbuild'
import { shiftMappings } from './shift-map.mjs'

const source = 'const first = one(two), second = three\nconst other = four(first, second)\nfive(other)\n'

test('what stands behind an insertion is found where it stood in the source, and all else as before', () => {
  const { code, map } = transformSync(source, { sourcemap: true, sourcefile: 'source.ts' })
  const inserted = ['one(', 'two', 'second)'].map((words) => {
    const at = code.indexOf(words)
    const before = code.slice(0, at).split('\n')
    return { at, line: before.length - 1, column: before.at(-1).length, length: words === 'two' ? 700 : 3 }
  })
  let marked = code
  for (const { at, length } of inserted.toReversed())
    marked = marked.slice(0, at) + '/'.repeat(length) + marked.slice(at)
  const payload = JSON.parse(map)
  const shifted = new SourceMap({ ...payload, mappings: shiftMappings(payload.mappings, inserted) })

  for (const word of ['first', 'one', 'two', 'three', 'four', 'five']) {
    const before = marked.slice(0, marked.indexOf(word)).split('\n')
    const { originalLine, originalColumn } = shifted.findEntry(before.length - 1, before.at(-1).length)
    assert.equal(source.split('\n')[originalLine].slice(originalColumn).startsWith(word), true, word)
  }
})

test('without an insertion nothing changes', () => {
  const { map } = transformSync(source, { sourcemap: true })
  const { mappings } = JSON.parse(map)
  assert.equal(shiftMappings(mappings, []), mappings)
})
