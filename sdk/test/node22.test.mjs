import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { otherNode } from '../../scripts/other-node.mjs'

const node = otherNode(22)
const sdk = fileURLToPath(new URL('..', import.meta.url))

test(
  'every build loads on Node 22 and answers alike',
  { skip: node ? false : 'npm could not fetch it' },
  () => {
    const program = `
    import { createRequire } from 'node:module'
    import * as esm from './dist/index.js'
    import { aCaregiverPage, fakeServer } from './dist/testing/index.js'
    const cjs = createRequire(import.meta.url)('./dist/index.cjs')
    const ask = async ({ createClient, searchCaregivers }) => {
      const server = fakeServer().on(searchCaregivers, () => aCaregiverPage())
      const page = await createClient({ fetch: server.fetch }).call(searchCaregivers)
      return page.data[0].first_name
    }
    console.log(process.versions.node.split('.')[0], await ask(esm), await ask(cjs))
  `
    const run = (file) =>
      execFileSync(file, ['--input-type=module', '--eval', program], { cwd: sdk, encoding: 'utf8' })
    const [version, ...answers] = run(node).trim().split(' ')
    assert.equal(version, '22')
    assert.deepEqual(answers, run(process.execPath).trim().split(' ').slice(1))
  },
)
