import { readFileSync, writeFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { bin, inRoot } from './paths.mjs'

/** Prints the server's settings into the README's table; a test holds the two together. */
const path = inRoot('README.md')
const print = `
  import { settings } from './src/config/settings.ts'
  console.log(JSON.stringify(settings))
`
const settings = JSON.parse(
  execFileSync(bin('examples/server', 'tsx'), ['-C', '@homecare/source', '--eval', print], {
    cwd: inRoot('examples/server'),
    encoding: 'utf8',
  }),
)
const table = [
  '| variable | default | what it does |',
  '| --- | --- | --- |',
  ...settings.map(
    ({ name, default: usual, about }) => `| \`${name}\` | ${usual && `\`${usual}\``} | ${about} |`,
  ),
].join('\n')
const readme = readFileSync(path, 'utf8')
writeFileSync(
  path,
  readme.replace(
    /<!-- settings -->[^]*<!-- \/settings -->/,
    `<!-- settings -->\n${table}\n<!-- /settings -->`,
  ),
)
