import { defaultVersion } from '@homecare/sdk/client'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { uiFolder } from './uiFolder.ts'

/** The version of the app that a build's stamp names, `1.4.` and a number; the documents' default without a build. */
export function versionOfBuild(stamp: string | null): string {
  const digits = /^[0-9a-f]{12}/.exec(stamp ?? '')?.[0]
  return digits === undefined ? defaultVersion : `${defaultVersion}.${Number.parseInt(digits, 16)}`
}

/** The version of the web app that this server serves: in its pages, and in realtime. */
export const buildVersion = versionOfBuild(stampOfBuild())

function stampOfBuild(): string | null {
  try {
    return readFileSync(join(uiFolder, 'dist', '.stamp'), 'utf8')
  } catch {
    return null
  }
}
