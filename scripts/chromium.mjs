import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { inRoot } from './paths.mjs'

/** The browser without a window: it does what journeys need at half the processor time of the whole one. */
const systemShells = ['/usr/lib/chromium/chromium-headless-shell']
const systemBrowsers = [
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
 * The path of a Chromium, in this order: CHROMIUM_PATH; a headless shell, Playwright's own before the system's; one
 * installed now by apt (as root); a whole browser, Playwright's own before the system's; a shell installed now by
 * Playwright. Throws `noBrowser` when there is none.
 */
export function resolveChromium(machine = thisMachine()) {
  if (machine.env.CHROMIUM_PATH) {
    if (machine.exists(machine.env.CHROMIUM_PATH)) return machine.env.CHROMIUM_PATH
    throw new Error(`CHROMIUM_PATH is ${machine.env.CHROMIUM_PATH}, and there is no such program.`)
  }
  const own = machine.playwrightPath()
  const first = (paths) => paths.find((path) => path && machine.exists(path))
  const shell = () => first([shellBeside(own), ...systemShells])
  const path =
    shell() ??
    (machine.isRoot && machine.installWithApt() ? shell() : undefined) ??
    first([own, ...systemBrowsers]) ??
    (machine.installWithPlaywright() ? shell() : undefined)
  if (!path) throw new Error(noBrowser)
  return path
}

/** Where Playwright keeps the headless shell of the version whose whole browser it keeps at `path`. */
function shellBeside(path) {
  return path
    ?.replace(/chromium-(\d+)([\\/])chrome-[^\\/]+/, (folder, version, slash) =>
      [
        `chromium_headless_shell-${version}`,
        folder.split(slash)[1].replace('chrome-', 'chrome-headless-shell-'),
      ].join(slash),
    )
    .replace(/[^\\/]+?(\.exe)?$/, 'chrome-headless-shell$1')
}

function thisMachine() {
  return {
    env: process.env,
    exists: existsSync,
    isRoot: process.getuid?.() === 0,
    playwrightPath,
    installWithApt: () =>
      attempt('apt-get', ['update', '-qq', ...briefly]) &&
      attempt('apt-get', [
        'install',
        '-y',
        '-qq',
        ...briefly,
        '-o',
        'DPkg::Lock::Timeout=120',
        '--no-install-recommends',
        'chromium-headless-shell',
        'fonts-liberation',
      ]),
    installWithPlaywright: () =>
      attempt(inRoot('ui/node_modules/.bin/playwright'), ['install', '--only-shell', 'chromium']),
  }
}

/** Without a network apt gives up soon, and whatever browser is there is taken. */
const briefly = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10']

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
