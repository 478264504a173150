import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { everyCall } from './index.js'

test('every call is declared by its name in one way, by which a run of what has changed finds it', () => {
  const src = join(import.meta.dirname, '..', '..')
  const declared = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(join(src, file), 'utf8').matchAll(/^export const (\w+) = call\(/gm)])
    .map(([, name]) => name)
  expect(everyCall.map(([name]) => name).filter((name) => !declared.includes(name))).toEqual([])
})
