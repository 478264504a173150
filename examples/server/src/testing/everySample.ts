import { readdirSync } from 'node:fs'
import type { AnyCall } from '@homecare/sdk'
import type { Sample } from './samples.ts'

/** The samples beside each domain's handlers, by their call. */
export async function everySample(): Promise<Map<AnyCall, Sample>> {
  const source = new URL('../', import.meta.url)
  const found = new Map<AnyCall, Sample>()
  for (const domain of readdirSync(source, { withFileTypes: true })) {
    if (!domain.isDirectory() || domain.name === 'testing') continue
    const folder = new URL(`${domain.name}/`, source)
    for (const file of readdirSync(folder).filter((name) => /^samples\.ts$|Samples\.ts$/.test(name))) {
      const module = (await import(new URL(file, folder).href)) as Record<string, unknown>
      for (const list of Object.values(module)) {
        if (Array.isArray(list)) for (const sample of list as Sample[]) found.set(sample.call, sample)
      }
    }
  }
  return found
}
