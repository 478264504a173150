import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../child.mjs'
import { bin, cacheFolder, inRoot, root } from '../paths.mjs'
import { importersOf, reachedFrom } from './imports.mjs'

/** Tests of the SDK's package that judge its types alone, and what is made of them. */
const ofTypes = ['sdk/test/types.test.mjs', 'sdk/test/reference.test.mjs']
/** Those that install it elsewhere, and use there what they name. */
const ofInstalling = ['sdk/test/install.test.mjs']
/** Modules of the SDK, and not what is built, said or packed besides. */
const isModule = (file) => /^sdk\/src\/.+\.ts$/.test(file)

/** What the package holds for others' tests. */
const isStandIn = /^sdk\/src\/(.+\/)?testing\/(?!everyCall\/)/

/**
 * Which of the package's tests a change cannot reach: where modules alone have changed and all of the types are as they were
 * before, those that judge types, and those that install it and use nothing that has changed.
 */
export function beyondReach(files, { typesStay, sources }) {
  if (!typesStay || files.length === 0 || !files.every(isModule)) return []
  const reached = reachedFrom(files, importersOf(sources))
  return [...ofTypes, ...ofInstalling.filter((file) => !reached.has(file))]
}

/** Whether a change can reach programs in a folder that install the package: by a name that they use, or by its stand-ins. */
export function reachesInstalled(folder, files, sources) {
  if (!files.every(isModule)) return true
  const reached = [...reachedFrom(files, importersOf(sources)).keys()]
  return reached.some((file) => file.startsWith(`${folder}/`) || isStandIn.test(file))
}

/** Whether the types that are built say what those of the sources of a commit say, their docstrings among it. */
export async function typesStaySince(since) {
  const { code, output } = await runCommand('git', ['rev-parse', `${since}^{commit}`], {
    cwd: root,
    quiet: true,
  })
  if (code !== 0) return false
  const kept = join(cacheFolder, 'types-before', output.trim())
  if (!existsSync(kept)) {
    const before = await typesOf(output.trim())
    if (before === undefined) return false
    rmSync(join(cacheFolder, 'types-before'), { recursive: true, force: true })
    mkdirSync(join(cacheFolder, 'types-before'), { recursive: true })
    writeFileSync(kept, before)
  }
  return readFileSync(kept, 'utf8') === hashOfTypes(inRoot('sdk', 'dist'))
}

/** A hash of the types of a commit's sources; undefined where they cannot be told. */
async function typesOf(commit) {
  const folder = mkdtempSync(join(tmpdir(), 'homecare-types-'))
  const archive = join(folder, 'sources.tar')
  const taken = [
    'tsconfig.base.json',
    'sdk/package.json',
    'sdk/tsconfig.json',
    'sdk/tsconfig.build.json',
    'sdk/src',
  ]
  const compile = ['-p', 'tsconfig.build.json', '--noCheck', '--pretty', 'false']
  try {
    for (const [command, args, cwd] of [
      ['git', ['archive', '-o', archive, commit, ...taken], root],
      ['tar', ['-xf', archive], folder],
    ])
      if ((await runCommand(command, args, { cwd, quiet: true })).code !== 0) return undefined
    for (const modules of ['node_modules', 'sdk/node_modules'])
      symlinkSync(inRoot(modules), join(folder, modules))
    const { code } = await runCommand(bin('sdk', 'tsc'), compile, { cwd: join(folder, 'sdk'), quiet: true })
    return code === 0 ? hashOfTypes(join(folder, 'sdk', 'dist')) : undefined
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function hashOfTypes(folder) {
  const hash = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.d.ts'),
  )
  for (const file of files.toSorted()) hash.update(`\0${file}\0`).update(readFileSync(join(folder, file)))
  return hash.digest('hex')
}
