import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../child.mjs'
import { bin, cacheFolder, inRoot, root } from '../paths.mjs'
import { slowestOfPlaywright, slowestOfVitest } from './slowest.mjs'
import {
  besidesTests,
  failedOne,
  failuresOfPlaywright,
  failuresOfTap,
  failuresOfVitest,
  noTests,
  passedOne,
  settle,
  tallyOfPlaywright,
  tallyOfTap,
  tallyOfVitest,
} from './tally.mjs'

/** A step that is one program: it passes when the program does. `judged` are the files that it is to look at instead of all. */
export const program =
  (command, args, { cwd = root } = {}) =>
  async ({ say, judged }) => {
    if (judged?.length === 0) return passedOne
    const { code, output } = await runCommand(command, [...args, ...(judged ?? [])], { cwd, onLine: say })
    return code === 0
      ? passedOne
      : { ...failedOne, failures: [output.trim().split('\n').slice(-20).join('\n')] }
  }

/**
 * vitest in a package's folder; `filters` are what followed the step's name on the command line. With `since` only what
 * imports a file that differs from that commit is run, and with `tests` these files instead.
 */
export const vitest =
  (folder, { env, args = [], report = folder } = {}) =>
  (context) => {
    if (context.tests?.length === 0) return noTests
    const file = reportFile(`vitest-${report}`)
    return runner(context, {
      file,
      command: bin(folder, 'vitest'),
      args: [
        'run',
        '--reporter=default',
        '--slowTestThreshold=5000',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...args,
        // Of what a change reaches there may be none in a file that asks calls of one kind, or anywhere.
        ...(context.since === undefined ? [] : ['--passWithNoTests']),
        ...(context.tests ?? (context.since === undefined ? [] : [`--changed=${context.since}`])),
        ...context.filters,
      ],
      cwd: inRoot(folder),
      env: { ...env, ...context.env, ...(context.release && { TEST_RELEASE: '1' }) },
      mayBeNone: context.since !== undefined,
      read: (text) => {
        const found = JSON.parse(text)
        return {
          ...tallyOfVitest(found),
          failures: failuresOfVitest(found),
          slowest: slowestOfVitest(found, inRoot(folder)),
        }
      },
    })
  }

/** Playwright in the UI's folder, with the browser it is to use. */
export const playwright =
  ({ env } = {}) =>
  (context) => {
    const file = reportFile('playwright')
    return runner(context, {
      file,
      command: bin('ui', 'playwright'),
      args: ['test', '--reporter=list,json', ...context.filters],
      cwd: inRoot('ui'),
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      read: (text) => {
        const found = JSON.parse(text)
        return {
          ...tallyOfPlaywright(found),
          failures: failuresOfPlaywright(found),
          slowest: slowestOfPlaywright(found),
        }
      },
    })
  }

/** node --test over some files, or those of them that `tests` names. */
export const nodeTest = (name, files) => (context) => {
  if (context.tests?.length === 0) return noTests
  const file = reportFile(`node-${name}`)
  const reporters = ['spec', 'stdout', 'tap', file]
  return runner(context, {
    file,
    command: process.execPath,
    args: [
      '--test',
      ...reporters.map((value, at) => `--test-reporter${at % 2 ? '-destination' : ''}=${value}`),
      ...context.filters.map((filter) => `--test-name-pattern=${filter}`),
      ...(context.tests ?? files),
    ],
    cwd: root,
    env: context.release && { TEST_RELEASE: '1' },
    onlyFailures: true,
    read: (text) => ({ ...tallyOfTap(text), failures: failuresOfTap(text) }),
  })
}

async function runner(
  { say },
  { file, command, args, cwd, env, read, onlyFailures = false, mayBeNone = false },
) {
  if (!existsSync(command)) {
    say(`${command} is not installed.`)
    return failedOne
  }
  rmSync(file, { force: true })
  const { code, output } = await runCommand(command, args, {
    cwd,
    env,
    onLine: onlyFailures ? () => {} : say,
  })
  if (onlyFailures && code !== 0) failuresOf(output).forEach((line) => say(line))
  if (!existsSync(file)) {
    say('The runner ended without a report.')
    return failedOne
  }
  const found = read(readFileSync(file, 'utf8'))
  if (mayBeNone && code === 0 && found.passed + found.failed === 0) return found
  const settled = settle(found, code)
  return settled === found ? found : { ...settled, failures: [besidesTests(output)] }
}

/** What node --test says of failed tests, which it prints twice, without the frames of Node itself. */
function failuresOf(output) {
  const [before, after] = output.split('✖ failing tests:\n')
  return (after ?? before)
    .trim()
    .split('\n')
    .filter((line) => !/^\s+at .*(node:internal|node_modules)/.test(line))
}

function reportFile(name) {
  const folder = join(cacheFolder, 'reports')
  mkdirSync(folder, { recursive: true })
  return join(folder, `${name.replaceAll('/', '-')}.txt`)
}
