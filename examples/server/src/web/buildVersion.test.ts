import { defaultVersion } from '@homecare/sdk/client'
import { compareVersions } from '@homecare/sdk/kit'
import { expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { buildVersion, versionOfBuild } from './buildVersion.ts'
import { publicConfig } from './pages.ts'

test('the version comes from the build: another build is another version, and the same is the same', () => {
  const [one, other] = ['8bcc638ddc66ff95', '8bcc638ddc67ff95'].map(versionOfBuild)
  expect(one).toMatch(/^1\.4\.\d+$/)
  expect(compareVersions(one!, other!)).not.toBe(0)
  expect(versionOfBuild('8bcc638ddc66ff95')).toBe(one)
  expect([versionOfBuild(null), versionOfBuild('?')]).toEqual([defaultVersion, defaultVersion])
})

test('a page has the version of the build', () => {
  expect(publicConfig(readConfig({}), '/', null).version).toBe(buildVersion)
})
