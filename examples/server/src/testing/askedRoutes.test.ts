import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { registerRoutes } from '../boot/routes.ts'
import { sdkNames } from '../calls/sdkNames.ts'

test('where a call is answered, it is named in a way by which a run of what has changed finds it', () => {
  const src = join(import.meta.dirname, '..')
  const calls = registerRoutes(true)
    .all()
    .map(({ call }) => sdkNames.get(call) ?? call.route)
  const unread = new Set(calls)
  for (const file of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue
    const text = readFileSync(join(src, file), 'utf8')
    const names = [...text.matchAll(/\.on\(\s*(\w+)\s*,/g)].map(([, name = '']) => name)
    for (const name of names) unread.delete(name)
    // By a name that is no call's, as in a loop, the whole domain is asked.
    if (names.some((name) => !calls.includes(name)))
      for (const call of unread) if (text.includes(call)) unread.delete(call)
  }
  expect([...unread]).toEqual([])
})
