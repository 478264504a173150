import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { compare } from '../../scripts/measure.mjs'

const folder = fileURLToPath(new URL('..', import.meta.url))

/** How long Node takes to start and import the built SDK, over the same with ofetch alone. */
export default async function () {
  const { ours, peer } = await compare(load('./dist/index.js'), load('ofetch'), { runs: 15, minMs: 0 })
  return [
    {
      name: 'SDK: import in Node',
      ours: ours / 1000,
      peer: peer / 1000,
      peerName: 'ofetch',
      unit: 'ms',
      budget: 1.2,
    },
  ]
}

const load = (specifier: string) => () =>
  execFileSync(
    process.execPath,
    ['--input-type=module', '-e', `await import(${JSON.stringify(specifier)})`],
    { cwd: folder },
  )
