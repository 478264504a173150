import { requireNode } from './node-version.mjs'

requireNode()

const { fork } = await import('node:child_process')
const { existsSync, readdirSync } = await import('node:fs')
const { installWhenNeeded } = await import('./pnpm.mjs')
const { inRoot, packageFolders, root, typescriptArguments } = await import('./paths.mjs')
const { buildSdkWhenChanged } = await import('./build-sdk.mjs')
const { tableOf } = await import('./bench/table.mjs')

await installWhenNeeded()
await buildSdkWhenChanged().catch((error) => console.error(error.message))
const rows = []
// One after the other: they would disturb one another.
for (const { file, parts } of benchmarks(process.argv.slice(2))) {
  console.error(`Measuring ${file} …`)
  rows.push(...(await rowsOf(file, parts)))
}
console.log(`\n${tableOf(rows).join('\n')}`)
console.log(
  '\nMedians of runs taken in turns with the peer. Machines differ: the ratios say more than the times.',
)
// A timer, or a server that a benchmark left behind, is no reason to stay.
process.exit(0)

/**
 * Every `bench/*.ts` and `bench/*.mjs` of the packages; words of the command line pick some by name, and of one a part: 'search:sql'.
 */
function benchmarks(words) {
  return packageFolders
    .map((folder) => `${folder}/bench`)
    .filter((folder) => existsSync(inRoot(folder)))
    .flatMap((folder) => readdirSync(inRoot(folder)).map((file) => `${folder}/${file}`))
    .filter((file) => /\.bench\.(ts|mjs)$/.test(file))
    .toSorted()
    .flatMap((file) => {
      const named = words.map((word) => word.split(':')).filter(([name]) => file.includes(name))
      if (words.length > 0 && named.length === 0) return []
      return [{ file, parts: named.flatMap(([, part]) => part ?? []) }]
    })
}

/** A benchmark that breaks is said, and costs no other its row. */
function rowsOf(file, parts) {
  return new Promise((resolve) => {
    let rows
    const child = fork(inRoot('scripts/bench/one.mjs'), [inRoot(file), ...parts], {
      cwd: root,
      execArgv: [...typescriptArguments(), '--expose-gc'],
      env: { ...process.env, NODE_ENV: 'production' },
    })
    child.on('message', (message) => (rows = message))
    child.on('close', (code) => {
      if (!rows) console.error(`${file} gave no figures (exit code ${code}).`)
      resolve(rows ?? [])
    })
  })
}
