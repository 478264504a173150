import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildSdkWhenChanged } from './build-sdk.mjs'
import { cacheFolder, inRoot } from './paths.mjs'
import { whenChanged } from './stamp.mjs'

/** The path of what `npm pack` makes of the SDK: packed once for all that look at it, and anew when it has changed. */
export async function packedSdk() {
  await buildSdkWhenChanged()
  const { files } = JSON.parse(readFileSync(inRoot('sdk', 'package.json'), 'utf8'))
  const held = files.filter((file) => !file.startsWith('!'))
  const tarball = join(cacheFolder, 'sdk-packed', 'sdk.tgz')
  await whenChanged({
    stamp: join(cacheFolder, 'sdk-packed', 'stamp'),
    inputs: ['package.json', ...held].map((file) => inRoot('sdk', file)),
    outputs: [tarball],
    make: () => packInto(tarball),
  })
  return tarball
}

/** Put in its place whole: another test may be reading the one before it. */
function packInto(tarball) {
  const folder = join(cacheFolder, 'sdk-packed')
  mkdirSync(folder, { recursive: true })
  const target = mkdtempSync(join(folder, 'new-'))
  const name = execFileSync('npm', ['pack', '--silent', '--pack-destination', target], { cwd: inRoot('sdk') })
  renameSync(join(target, name.toString().trim().split('\n').at(-1)), tarball)
  rmSync(target, { recursive: true })
}
