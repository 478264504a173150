import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settings } from './config/settings.ts'

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')

test('the README lists every environment variable with its default', () => {
  const table = [
    '| variable | default | what it does |',
    '| --- | --- | --- |',
    ...settings.map(
      ({ name, default: usual, about }) => `| \`${name}\` | ${usual && `\`${usual}\``} | ${about} |`,
    ),
  ]
  const listed = readme.split('<!-- settings -->')[1]?.split('<!-- /settings -->')[0] ?? ''
  expect(listed.trim()).toBe(table.join('\n'))
})
