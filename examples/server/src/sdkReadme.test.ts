import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listen, type Listening } from './boot/listen.ts'
import { DEMO_PASSWORD } from '@homecare/demo-world/ground/accounts'
import { smallWorld } from './testing/world.ts'

/* The program for Node of the SDK's README, as it stands there, against this server over real HTTP. */

const world = smallWorld()
const folder = fileURLToPath(new URL('../reports/readme', import.meta.url))
let listening: Listening
beforeAll(async () => {
  listening = await listen(createServer(), world.app, { host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await listening.close()
  await rm(folder, { recursive: true, force: true })
})

test('the program for Node signs in, reads, changes something, and a next one signs out', async () => {
  const readme = await readFile(new URL('../../../sdk/README.md', import.meta.url), 'utf8')
  const [, program = ''] = /## Without a browser[^]*?```ts\n([^]*?)```/.exec(readme) ?? []
  const origin = `http://127.0.0.1:${listening.port}`
  const mine = program.replace('https://care.example.com', origin).replace('a long password', DEMO_PASSWORD)
  expect(mine).not.toBe(program)
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}/program.ts`, `${mine}export { care }\n`)
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)

  const { care } = (await import(/* @vite-ignore */ `${folder}/program.ts`)) as {
    readonly care: import('@homecare/sdk').Client
  }
  expect(said.mock.calls).toEqual([['Carol', 'is signed in']])
  const { getSettings } = await import('@homecare/sdk')
  await expect(care.call(getSettings)).rejects.toMatchObject({ kind: 'unauthenticated' })
})
