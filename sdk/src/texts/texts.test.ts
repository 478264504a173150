import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as entry from './index.js'

type Pair = readonly [string, string]

const isPair = (value: unknown): value is Pair =>
  Array.isArray(value) && value.length === 2 && value.every((words) => typeof words === 'string')

/** Every pair of a group, however deep, with its path. */
function pairsOf(value: unknown, path: string): (readonly [string, Pair])[] {
  if (isPair(value)) return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => pairsOf(part, `${path}.${name}`))
}

const placeholders = (words: string) => (words.match(/\{\w+\}/g) ?? []).toSorted()

test.each(Object.entries(entry).filter(([, group]) => typeof group !== 'function'))(
  '%s says everything in both languages, with the same placeholders',
  (name, group) => {
    const pairs = pairsOf(group, name)
    expect(pairs).not.toEqual([])
    expect(pairs.filter(([, pair]) => !pair.every((words) => /^\S([^]*\S)?$/.test(words)))).toEqual([])
    const differing = pairs.filter(
      ([, [english, spanish]]) => placeholders(english).join() !== placeholders(spanish).join(),
    )
    expect(differing).toEqual([])
  },
)

describe('every file of texts', () => {
  const src = new URL('..', import.meta.url)
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /[tT]exts\.ts$/.test(file))
    .map((file) => file.replace(/\.ts$/, '.js'))
  const linesOf = (index: string) => readFileSync(new URL(index, src), 'utf8').split('\n')

  test('is exported here', () => {
    const exported = linesOf('texts/index.ts')
    expect(files.filter((file) => !exported.includes(`export * from '../${file}'`))).toEqual([])
  })

  test('keeps the words of screens apart from those of rules, whoever imports a rule else carries all of them', () => {
    const rules = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !/[tT]exts\.ts$|\.test\.ts$|^texts/.test(file),
    )
    const saying = rules.filter((file) =>
      /\b\w*ScreenTexts\b(?!\.js)/.test(readFileSync(new URL(file, src), 'utf8')),
    )
    expect(saying).toEqual([])
  })

  test('is left to this entry by every other, which else would carry its words', () => {
    const others = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /(^|\/)index\.ts$/.test(file) && file !== 'texts/index.ts',
    )
    const exported = others.flatMap((entry) =>
      linesOf(entry).flatMap((line) => {
        const module = /^export .* from '([^']+)'/.exec(line)?.[1]
        return module ? [posix.join(posix.dirname(entry), module)] : []
      }),
    )
    expect(files.filter((file) => exported.includes(file))).toEqual([])
  })
})
