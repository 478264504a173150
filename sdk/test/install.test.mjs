import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { runCommand } from '../../scripts/child.mjs'
import { packedSdk } from '../../scripts/packed-sdk.mjs'
import { bin, sdkSubjects } from '../../scripts/paths.mjs'

/* What somebody else has who installs the packed package into a folder of their own, beside signals of their own. */

const sdk = fileURLToPath(new URL('..', import.meta.url))
const manifest = JSON.parse(readFileSync(join(sdk, 'package.json'), 'utf8'))
/** The oldest version of the signals that the package says it works with. */
const oldest = manifest.dependencies['@preact/signals-core'].replace('^', '')
let folder

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'homecare-elsewhere-'))
  const dependencies = { '@homecare/sdk': `file:${await packedSdk()}`, '@preact/signals-core': oldest }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }))
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline']
  execFileSync('npm', ['install', ...quiet], { cwd: folder })
  // What programs have besides, without asking a registry for what lies here.
  symlinkSync(join(sdk, 'node_modules', 'firebase'), join(folder, 'node_modules', 'firebase'))
  symlinkSync(join(sdk, '..', 'node_modules', '@types'), join(folder, 'node_modules', '@types'))
})
after(() => rmSync(folder, { recursive: true }))

/** What a program says that is run in the folder. */
async function run(program) {
  const { code, output } = await runCommand(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: folder,
    quiet: true,
  })
  assert.equal(code, 0, output)
  return output.trim()
}

test('publint finds nothing in what is installed', async () => {
  const pkgDir = join(folder, 'node_modules', manifest.name)
  const { messages, pkg } = await publint({ pkgDir, strict: true, pack: false })
  assert.deepEqual(
    messages.map((message) => formatMessage(message, pkg)),
    [],
  )
})

test('an effect by signals of its own, of any version that we work with, runs when a signal of ours changes', async () => {
  const said = await run(`
    import { effect } from '@preact/signals-core'
    import { createToasts } from '@homecare/sdk'
    const toasts = createToasts(() => {})
    effect(() => console.log(toasts.list.value.length))
    toasts.success(['Saved', 'Guardado'])
  `)
  assert.equal(said, '0\n1')
})

test('a program changes things over HTTP as a browser does: the forgery check is passed, and the session kept', async () => {
  const asked = []
  const server = createServer((request, response) => {
    const { cookie = '' } = request.headers
    asked.push(`${request.method} ${request.url} ${cookie}`)
    const answer = (status, body, headers) =>
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))
    const token = /csrftoken=(\w+)/.exec(cookie)?.[1]
    if (!token || token !== request.headers['x-csrftoken'])
      return answer(403, { status: 'fail' }, { 'X-CSRF-Stale': '1', 'Set-Cookie': 'csrftoken=t1; Path=/' })
    answer(200, { status: 'success', data: null }, { 'Set-Cookie': 'session=s1; HttpOnly; Secure' })
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const said = await run(`
      import { createClient, logout } from '@homecare/sdk'
      import { createCookieJar } from '@homecare/sdk/transport'
      const jar = createCookieJar({ baseUrl: 'http://127.0.0.1:${server.address().port}' })
      const care = createClient(jar)
      await care.call(logout)
      await care.call(logout)
      console.log(jar.cookies())
    `)
    assert.equal(said, 'csrftoken=t1; session=s1')
    const path = 'GET /v1/web/accounts/logout/'
    assert.deepEqual(asked, [`${path} `, `${path} csrftoken=t1`, `${path} csrftoken=t1; session=s1`])
  } finally {
    server.closeAllConnections()
    server.close()
  }
})

for (const [kind, file] of [
  ['CommonJS', 'program.cts'],
  ['an ES module', 'program.mts'],
]) {
  test(`a strict program in ${kind} that checks the types of its libraries compiles`, () => {
    const entries = ['', ...sdkSubjects().map((subject) => `/${subject}`)]
    const lines = entries.map((entry, at) => `export * as entry${at} from '${manifest.name}${entry}'`)
    writeFileSync(join(folder, file), lines.join('\n'))
    const flags = '--noEmit --strict --pretty false --skipLibCheck false --types node'.split(' ')
    const language = '--module node16 --target es2022 --lib es2022,dom,dom.iterable'.split(' ')
    const { status, stdout } = spawnSync(bin('.', 'tsc'), [...flags, ...language, file], { cwd: folder })
    assert.deepEqual([stdout.toString(), status], ['', 0])
  })
}
