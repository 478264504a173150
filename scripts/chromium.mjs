import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { inRoot } from './paths.mjs'

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

export const noBrowser =
  'No Chromium was found and none could be installed: install Chromium or Chrome and set CHROMIUM_PATH to its program.'

/**
 * The path of a Chromium, in this order: CHROMIUM_PATH, Playwright's own, the system's, one installed now
 * by apt (as root), one installed now by Playwright. Throws `noBrowser` when there is none.
 */
export function resolveChromium(machine = thisMachine()) {
  if (machine.env.CHROMIUM_PATH) {
    if (machine.exists(machine.env.CHROMIUM_PATH)) return machine.env.CHROMIUM_PATH
    throw new Error(`CHROMIUM_PATH is ${machine.env.CHROMIUM_PATH}, and there is no such program.`)
  }
  const present = () =>
    [machine.playwrightPath(), ...systemPaths].find((path) => path && machine.exists(path))
  const path =
    present() ??
    (machine.isRoot && machine.installWithApt() ? present() : undefined) ??
    (machine.installWithPlaywright() ? present() : undefined)
  if (!path) throw new Error(noBrowser)
  return path
}

function thisMachine() {
  return {
    env: process.env,
    exists: existsSync,
    isRoot: process.getuid?.() === 0,
    playwrightPath,
    installWithApt: () =>
      attempt('apt-get', ['update', '-qq']) &&
      attempt('apt-get', [
        'install',
        '-y',
        '-qq',
        '-o',
        'DPkg::Lock::Timeout=120',
        '--no-install-recommends',
        'chromium',
        'fonts-liberation',
      ]),
    installWithPlaywright: () => attempt(inRoot('ui/node_modules/.bin/playwright'), ['install', 'chromium']),
  }
}

function playwrightPath() {
  try {
    const { chromium } = createRequire(inRoot('ui/package.json'))('@playwright/test')
    return chromium.executablePath()
  } catch {
    return undefined
  }
}

function attempt(command, args) {
  if (args[0] === 'install') console.log(`Installing Chromium (${command.split('/').at(-1)}) …`)
  try {
    execFileSync(command, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    return true
  } catch (error) {
    console.log(
      `${command} ${args[0]} failed: ${String(error.stderr ?? error.message)
        .trim()
        .split('\n')
        .at(-1)}`,
    )
    return false
  }
}

/** `node scripts/chromium.mjs` prints the path, installing the browser when there is none. */
if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(resolveChromium())
