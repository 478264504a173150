import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { lightStructs } from './lightStructs'

/** Where a file of the SDK would lie that holds the program. */
const place = join(import.meta.dirname, '../../sdk/src/program.ts')

/** Every call, what judges values by them, and a value of each: as the sources say it, or as browsers load it. */
const program = `
  import { everyCall, exampleOf } from './testing/everyCall/index.js'
  import { mismatchOf } from './kit/structs/fits.js'
  export const calls = everyCall.map(([, call]) => ({ call, args: exampleOf(call) }))
  export const failuresOf = (value, struct) =>
    mismatchOf(value, struct)?.failures().map(({ path, message }) => path.join('.') + ': ' + message)
`
interface Judge {
  readonly calls: readonly { readonly call: Shape; readonly args: Readonly<Record<string, unknown>> }[]
  readonly failuresOf: (value: unknown, struct: unknown) => readonly string[] | undefined
}
interface Shape {
  readonly route: string
  readonly query?: unknown
  readonly in?: unknown
  readonly out?: { readonly type?: string; readonly schema?: object; readonly refiner?: unknown }
}

const fieldsOf = (struct: Shape['out']) => [struct?.type, ...Object.keys(struct?.schema ?? {})]

async function bundled(code: string, plugins: readonly Plugin[]): Promise<Rolldown.OutputChunk> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      ...plugins,
      {
        name: 'program',
        resolveId: (id) => (id === place ? id : null),
        load: (id) => (id === place ? code : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: place,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput
  return output[0]
}

describe('what browsers load', () => {
  const loaded = async (plugins: readonly Plugin[]) => {
    const { code } = await bundled(program, plugins)
    const address = `data:text/javascript,${encodeURIComponent(code)}`
    return (await import(/* @vite-ignore */ address)) as Judge
  }
  let [light, whole] = [{} as Judge, {} as Judge]
  beforeAll(async () => {
    ;[light, whole] = [await loaded([lightStructs()]), await loaded([])]
  })

  it('says the same of every call, of what fits and of what does not', () => {
    expect(light.calls.length).toBe(whole.calls.length)
    for (const [at, { call, args }] of light.calls.entries()) {
      const other = whole.calls[at]?.call
      expect([call.route, call.out?.refiner]).toEqual([other?.route, undefined])
      if (other?.out?.type === 'type') expect(fieldsOf(call.out)).toEqual(fieldsOf(other.out))
      for (const place of ['query', 'in', 'out'] as const) {
        for (const value of [args[place === 'in' ? 'body' : place], null, undefined, 7, {}, [], [{}], 'x'])
          if (other?.[place])
            expect(light.failuresOf(value, call[place])).toEqual(whole.failuresOf(value, other[place]))
      }
    }
  })

  it('holds superstruct where something is judged, and nowhere else', async () => {
    const declared = "export { searchCaregivers } from './search/calls.js'"
    const modulesOf = async (code: string) =>
      Object.keys((await bundled(code, [lightStructs()])).modules).map((id) => id.split('/').at(-1))
    expect(await modulesOf(declared)).not.toContain('index.mjs')
    expect(await modulesOf(program)).toContain('index.mjs')
  })
})
