import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { sdkSubjects } from '../../scripts/paths.mjs'
import { writeReference } from '../../scripts/reference.mjs'

let folder
let entries

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'homecare-reference-'))
  const json = join(folder, 'reference.json')
  // For a release from the sources, as it is published.
  await writeReference({ json, fromTypes: !process.env.TEST_RELEASE })
  entries = JSON.parse(readFileSync(json, 'utf8')).children
})
after(() => rmSync(folder, { recursive: true }))

test('the reference is written without a warning', () => {
  assert.deepEqual(entries.map(({ name }) => name).toSorted(), ['index', ...sdkSubjects()].toSorted())
})

test('every function, class, interface and value that is exported says what it is', () => {
  const silent = entries.flatMap(({ name, children }) =>
    children.filter((each) => mustSay.has(each.kind) && !says(each)).map((each) => `${name}: ${each.name}`),
  )
  assert.deepEqual(silent, [])
})

/** TypeDoc's numbers. A type beside a struct of the same name is told by the struct. */
const [variable, func, classKind, interfaceKind] = [32, 64, 128, 256]
const mustSay = new Set([variable, func, classKind, interfaceKind])

const says = ({ comment, signatures = [] }) =>
  Boolean(comment?.summary.length) || signatures.some((signature) => says(signature))
