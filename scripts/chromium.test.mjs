import assert from 'node:assert/strict'
import { test } from 'node:test'
import { noBrowser, resolveChromium } from './chromium.mjs'

/** A machine with these programs; `apt` and `playwright` add theirs when asked to install. */
function machine({ env = {}, programs = [], isRoot = false, apt, playwright }) {
  const present = new Set(programs)
  const asked = []
  const install = (name, path) => () => {
    asked.push(name)
    if (path) present.add(path)
    return Boolean(path)
  }
  return {
    asked,
    env,
    isRoot,
    exists: (path) => present.has(path),
    playwrightPath: () => '/own/chrome',
    installWithApt: install('apt', apt),
    installWithPlaywright: install('playwright', playwright),
  }
}

const all = ['/mine/chrome', '/own/chrome', '/usr/bin/chromium', '/usr/bin/google-chrome']

test('CHROMIUM_PATH is first', () => {
  assert.equal(
    resolveChromium(machine({ env: { CHROMIUM_PATH: '/mine/chrome' }, programs: all })),
    '/mine/chrome',
  )
})

test('a CHROMIUM_PATH that leads nowhere is an error, not passed over', () => {
  assert.throws(() => resolveChromium(machine({ env: { CHROMIUM_PATH: '/gone' }, programs: all })), /\/gone/)
})

test("then Playwright's own, then the system's", () => {
  assert.equal(resolveChromium(machine({ programs: all })), '/own/chrome')
  assert.equal(resolveChromium(machine({ programs: ['/usr/bin/google-chrome'] })), '/usr/bin/google-chrome')
})

test('nothing is installed when one is there', () => {
  const here = machine({ programs: ['/usr/bin/chromium'], isRoot: true, apt: '/usr/bin/chromium' })
  resolveChromium(here)
  assert.deepEqual(here.asked, [])
})

test('root installs by apt, and by Playwright when apt has none', () => {
  const debian = machine({ isRoot: true, apt: '/usr/bin/chromium' })
  assert.equal(resolveChromium(debian), '/usr/bin/chromium')
  assert.deepEqual(debian.asked, ['apt'])
  const other = machine({ isRoot: true, playwright: '/own/chrome' })
  assert.equal(resolveChromium(other), '/own/chrome')
  assert.deepEqual(other.asked, ['apt', 'playwright'])
})

test('others install by Playwright, and get one sentence when that fails', () => {
  const here = machine({})
  assert.throws(() => resolveChromium(here), { message: noBrowser })
  assert.deepEqual(here.asked, ['playwright'])
})
