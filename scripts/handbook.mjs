import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runCommand } from './child.mjs'
import { printed } from './handbook/tables.mjs'
import { bin, inRoot } from './paths.mjs'

/** Where the handbook lies. */
export const handbookFolder = inRoot('sdk', 'docs')

/** The pages of the handbook, by their file. */
export function handbookPages() {
  return Object.fromEntries(
    readdirSync(handbookFolder)
      .filter((file) => file.endsWith('.md'))
      .toSorted()
      .map((file) => [file, readFileSync(`${handbookFolder}/${file}`, 'utf8')]),
  )
}

/** What the tables are printed from, read from the sources of the SDK and of the reference server. */
export async function handbookFacts() {
  const args = ['-C', '@homecare/source', inRoot('scripts', 'handbook', 'facts.mjs')]
  const { code, output } = await runCommand(bin('examples/server', 'tsx'), args, {
    cwd: inRoot('examples/server'),
    quiet: true,
  })
  if (code !== 0) throw new Error(`The handbook's facts could not be read:\n${output.trim()}`)
  // Node may have warned of something before it.
  return JSON.parse(output.trim().split('\n').at(-1))
}

/** `npm run handbook` prints every table anew; a test holds them to the code. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const facts = await handbookFacts()
  for (const [file, page] of Object.entries(handbookPages()))
    writeFileSync(`${handbookFolder}/${file}`, printed(page, facts))
}
