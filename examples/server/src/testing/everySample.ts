import { readdirSync } from 'node:fs'
import type { AnyCall } from '@homecare/sdk/client'
import { registerRoutes } from '../boot/routes.ts'
import { sample, type Sample } from './samples.ts'

/** A sample of every call: what stands beside a domain's handlers, and else the call's own example. */
export async function everySample(): Promise<Map<AnyCall, Sample>> {
  const examples = registerRoutes(true)
    .all()
    .map(({ call }): [AnyCall, Sample] => [call, sample(call, (call.example ?? {}) as never)])
  return new Map([...examples, ...(await samplesBesideHandlers())])
}

async function samplesBesideHandlers(): Promise<Map<AnyCall, Sample>> {
  const source = new URL('../', import.meta.url)
  const found = new Map<AnyCall, Sample>()
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!/(^|[/\\])(samples|\w+Samples)\.ts$/.test(file) || file.startsWith('testing')) continue
    const module = (await import(new URL(file, source).href)) as Record<string, unknown>
    for (const list of Object.values(module)) {
      if (Array.isArray(list)) for (const sample of list as Sample[]) found.set(sample.call, sample)
    }
  }
  return found
}
