import type { Registered } from '../calls/on.ts'
import { askedRoutes } from './askedRoutes.ts'
import { everySample } from './everySample.ts'
import type { Sample } from './samples.ts'

type Row = [name: string, route: Registered, sample: Sample]

/** Calls with a sample each, as rows for `test.each`. */
export async function sampledCalls(): Promise<readonly Row[]> {
  const samples = await everySample()
  return (await askedRoutes()).flatMap((route): Row[] => {
    const sample = samples.get(route.call)
    return sample ? [[route.call.route, route, sample]] : []
  })
}
