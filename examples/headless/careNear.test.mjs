import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, describe, test } from 'node:test'
import { runCommand } from '../../scripts/child.mjs'
import { packedSdk } from '../../scripts/packed-sdk.mjs'
import { inRoot } from '../../scripts/paths.mjs'
import { otherNode } from '../../scripts/other-node.mjs'

const runtimes = [
  { name: `Node ${process.versions.node}`, node: process.execPath },
  { name: 'Node 22', node: otherNode(22) },
]

let folder
let backend
let sdk

before(async () => {
  folder = installInFolder(await packedSdk())
  const require = createRequire(join(folder, 'package.json'))
  sdk = { ...require('@homecare/sdk'), ...require('@homecare/sdk/testing') }
})
afterEach(() => backend?.close())
after(() => rmSync(folder, { recursive: true }))

for (const { name, node } of runtimes) {
  describe(`on ${name}`, { skip: node ? false : 'npm could not fetch it' }, () => {
    test('it lists caregivers near a place, what they cost, and the days of visits', async () => {
      const api = await serve((server) =>
        server
          .on(sdk.findLocations, () => [sdk.aPlace()])
          .on(sdk.searchCaregivers, () => sdk.aCaregiverPage([sdk.aFoundCaregiver({ first_name: 'Rosa' })])),
      )
      const { code, output } = await careNear(node, ['Oakland', '--api', api, ...december])
      assert.equal(code, 0, output)
      assert.match(output, /^1 caregivers near Oakland, CA\n {2}Rosa /)
      assert.match(output, /An hour costs \$21\.00 to \$38\.00, in the middle \$24\.50\./)
      // Mondays, Wednesdays and Fridays of December 2026: 13 days of 4 hours at $24.50.
      assert.match(output, /13 visits of 4 hours come to \$1,274\.00:\n {2}12\/02\/2026\n {2}12\/04\/2026/)
    })

    test('a place that nobody knows is said to be unknown', async () => {
      const api = await serve((server) => server.on(sdk.findLocations, () => []))
      const { code, output } = await careNear(node, ['Nowhere', '--api', api, ...december])
      assert.deepEqual([code, output.trim()], [0, 'No place is called Nowhere.'])
    })

    test('a server that refuses ends it with words and a status', async () => {
      const api = await serve((server) => server.on(sdk.findLocations, () => sdk.refuseWith(500)))
      const { code, output } = await careNear(node, ['Oakland', '--api', api, ...december])
      assert.equal(code, 1)
      assert.doesNotMatch(output, /at .*mjs:\d+/)
    })

    test('a day that does not exist is answered with how to use it', async () => {
      const { code, output } = await careNear(node, ['Oakland', '--from', '02/30/2026', '--to', '03/01/2026'])
      assert.equal(code, 2)
      assert.match(output, /^Usage:/)
    })
  })
}

const december = ['--from', '12/01/2026', '--to', '12/31/2026']

const careNear = (node, words) =>
  runCommand(node, [join(folder, 'careNear.mjs'), ...words], { cwd: folder, quiet: true })

/** The fake server of the installed SDK on a port, as the given answers make it; its address. */
async function serve(answering) {
  const fake = answering(sdk.fakeServer())
  backend = createServer(async (incoming, outgoing) => {
    const body = incoming.method === 'GET' ? undefined : Buffer.concat(await incoming.toArray())
    const url = `http://${incoming.headers.host}${incoming.url}`
    const answer = await fake.fetch(url, { method: incoming.method, headers: incoming.headers, body })
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
  })
  await new Promise((listening) => backend.listen(0, '127.0.0.1', listening))
  return `http://127.0.0.1:${backend.address().port}`
}

/** The example beside the packed SDK in an empty folder, which knows nothing of the workspace. */
function installInFolder(tarball) {
  const target = mkdtempSync(join(tmpdir(), 'homecare-headless-'))
  const here = inRoot('examples', 'headless')
  for (const file of readdirSync(here).filter((name) => /(?<!\.test)\.mjs$/.test(name)))
    cpSync(join(here, file), join(target, file))
  writeFileSync(
    join(target, 'package.json'),
    JSON.stringify({ name: 'headless', private: true, type: 'module' }),
  )
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline']
  execFileSync('npm', ['install', ...quiet, tarball], { cwd: target })
  return target
}
