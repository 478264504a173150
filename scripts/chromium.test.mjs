import assert from 'node:assert/strict'
import { test } from 'node:test'
import { noBrowser, resolveChromium } from './chromium.mjs'

const own = '/own/chromium-12/chrome-linux64/chrome'
const ownShell = '/own/chromium_headless_shell-12/chrome-headless-shell-linux64/chrome-headless-shell'
const systemShell = '/usr/lib/chromium/chromium-headless-shell'

/** A machine with these programs; `apt` and `playwright` add theirs when asked to install. */
function machine({ env = {}, programs = [], isRoot = false, apt, playwright, path = own }) {
  const present = new Set(programs)
  const asked = []
  const install = (name, added) => () => {
    asked.push(name)
    if (added) present.add(added)
    return Boolean(added)
  }
  return {
    asked,
    env,
    isRoot,
    exists: (program) => present.has(program),
    playwrightPath: () => path,
    installWithApt: install('apt', apt),
    installWithPlaywright: install('playwright', playwright),
  }
}

const browsers = [own, '/usr/bin/chromium', '/usr/bin/google-chrome']
const all = ['/mine/chrome', ownShell, systemShell, ...browsers]

test('CHROMIUM_PATH is first', () => {
  assert.equal(
    resolveChromium(machine({ env: { CHROMIUM_PATH: '/mine/chrome' }, programs: all })),
    '/mine/chrome',
  )
})

test('a CHROMIUM_PATH that leads nowhere is an error, not passed over', () => {
  assert.throws(() => resolveChromium(machine({ env: { CHROMIUM_PATH: '/gone' }, programs: all })), /\/gone/)
})

test("then a headless shell, Playwright's own before the system's", () => {
  assert.equal(resolveChromium(machine({ programs: all })), ownShell)
  assert.equal(resolveChromium(machine({ programs: [systemShell, ...browsers] })), systemShell)
  const windows = {
    path: 'C:\\own\\chromium-12\\chrome-win64\\chrome.exe',
    shell: 'C:\\own\\chromium_headless_shell-12\\chrome-headless-shell-win64\\chrome-headless-shell.exe',
  }
  assert.equal(resolveChromium(machine({ path: windows.path, programs: [windows.shell] })), windows.shell)
})

test("then a whole browser, Playwright's own before the system's", () => {
  assert.equal(resolveChromium(machine({ programs: browsers })), own)
  assert.equal(resolveChromium(machine({ programs: ['/usr/bin/google-chrome'] })), '/usr/bin/google-chrome')
  assert.equal(resolveChromium(machine({ path: null, programs: browsers })), '/usr/bin/chromium')
})

test('nothing is installed when a shell is there, nor by others than root when a browser is', () => {
  const root = machine({ programs: [systemShell], isRoot: true, apt: systemShell })
  const other = machine({ programs: ['/usr/bin/chromium'] })
  resolveChromium(root)
  resolveChromium(other)
  assert.deepEqual([root.asked, other.asked], [[], []])
})

test('root installs a shell by apt; where apt has none the browser that is there does, else Playwright installs', () => {
  const debian = machine({ isRoot: true, programs: browsers, apt: systemShell })
  assert.equal(resolveChromium(debian), systemShell)
  assert.deepEqual(debian.asked, ['apt'])
  const offline = machine({ isRoot: true, programs: ['/usr/bin/chromium'] })
  assert.equal(resolveChromium(offline), '/usr/bin/chromium')
  assert.deepEqual(offline.asked, ['apt'])
  const other = machine({ isRoot: true, playwright: ownShell })
  assert.equal(resolveChromium(other), ownShell)
  assert.deepEqual(other.asked, ['apt', 'playwright'])
})

test('others install by Playwright, and get one sentence when that fails', () => {
  const here = machine({})
  assert.throws(() => resolveChromium(here), { message: noBrowser })
  assert.deepEqual(here.asked, ['playwright'])
})
