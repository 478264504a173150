import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { leastNode, nodeTooOld } from './node-version.mjs'
import { inRoot } from './paths.mjs'

test('an older Node gets one sentence that names both versions', () => {
  for (const version of ['v18.20.4', 'v20.18.3', 'v8.0.0']) {
    assert.match(nodeTooOld(version), /^Homecare needs Node 20\.19 .*\d again\.$|^Homecare needs Node 20\.19/)
    assert.ok(nodeTooOld(version).includes(version.slice(1)))
  }
})

test('the least Node and newer ones are taken', () => {
  for (const version of ['v20.19.0', 'v20.20.2', 'v22.0.0', 'v24.1.0'])
    assert.equal(nodeTooOld(version), null)
})

test('package.json says the same', () => {
  const { engines } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
  assert.equal(engines.node, `>=${leastNode.join('.')}`)
})
