import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

const key = (bytes = 32) => randomBytes(bytes).toString('base64')

it('DATA_KEYS are keys by name, the newest first', () => {
  const [one, other] = [key(), key()]
  expect(readConfig({ DATA_KEYS: ` k2:${one}, k1:${other}` }).dataKeys).toEqual([
    { name: 'k2', key: Buffer.from(one, 'base64') },
    { name: 'k1', key: Buffer.from(other, 'base64') },
  ])
  expect(readConfig({}).dataKeys).toEqual([])
})

it.each(['k1', key(), `k1:${key(31)}`, `k1:${key(33)}`, `k.1:${key()}`, `k1:${key()},k1:${key()}`])(
  'they are not %j, and what is wrong is said without a key',
  (text) => {
    let said = ''
    try {
      readConfig({ DATA_KEYS: text })
    } catch (error) {
      said = (error as Error).message
    }
    expect(said).toContain('DATA_KEYS')
    expect(said).not.toContain(text.split(':')[1] ?? '-')
  },
)
