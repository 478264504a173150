import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { startClamd, testVirus, type Clamd } from '../testing/clamd.ts'
import { clamdScanner } from './scanner.ts'

let clamd: Clamd
beforeAll(async () => {
  clamd = await startClamd()
})
afterAll(() => clamd.close())
beforeEach(() => {
  clamd.mood = 'looks'
})
const scan = (file: Blob, answerMs?: number) =>
  clamdScanner({ host: '127.0.0.1', port: clamd.port }, answerMs).scan(file)

test('a clean file is sent whole, in chunks, and is clean', async () => {
  expect(await scan(new Blob([new Uint8Array(200_001)]))).toBeNull()
  expect(await scan(new Blob([]))).toBeNull()
  expect(clamd.seen.slice(-2)).toEqual([200_001, 0])
})

test('a virus is named, wherever in the file it is', async () => {
  expect(await scan(new Blob(['x'.repeat(65_520), testVirus]))).toBe('Eicar-Signature')
})

test.each([
  ['refuses', 'size limit exceeded'],
  ['falls', 'virus scanner|ECONNRESET|EPIPE'],
  ['silent', 'did not answer in time', 50],
] as const)('a scanner that %s has not looked', async (mood, why, answerMs?: number) => {
  clamd.mood = mood
  await expect(scan(new Blob(['clean']), answerMs)).rejects.toThrow(new RegExp(why))
})

test('a scanner that is not there has not looked', async () => {
  const gone = await startClamd()
  await gone.close()
  await expect(
    clamdScanner({ host: '127.0.0.1', port: gone.port }).scan(new Blob(['clean'])),
  ).rejects.toThrow('ECONNREFUSED')
})

test('is off until an address is set, and that is read', () => {
  expect(readConfig({}).clamd).toBeNull()
  expect(readConfig({ CLAMD_URL: 'tcp://scanner' }).clamd).toEqual({ host: 'scanner', port: 3310 })
  expect(readConfig({ CLAMD_URL: 'tcp://[::1]:99' }).clamd).toEqual({ host: '::1', port: 99 })
  for (const url of ['scanner', 'http://scanner', 'tcp://'])
    expect(() => readConfig({ CLAMD_URL: url })).toThrow('CLAMD_URL')
})
