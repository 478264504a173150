import { createRequire } from 'node:module'
import { build, type Plugin, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { productionFile, reactModules } from './reactModules'

const names = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'scheduler'] as const
const require = createRequire(import.meta.url)

async function bundled(code: string): Promise<string> {
  const program: Plugin = {
    name: 'program',
    resolveId: (id) => (id === 'program' ? id : null),
    load: (id) => (id === 'program' ? code : null),
  }
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [reactModules(), program],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'program',
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput
  return output[0].code
}
type Exports = Readonly<Record<string, unknown>>

describe('what browsers load of React', () => {
  it.each(names)('%s says as a module all that it says as it comes', async (name) => {
    const code = await bundled(`export * from '${name}'`)
    const found = (await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
    )) as Exports
    const own = require(productionFile(name)) as Exports
    expect(Object.keys(found).toSorted()).toEqual(Object.keys(own).toSorted())
    const kinds = (from: Exports) => Object.keys(own).map((key) => [key, typeof from[key]])
    expect(kinds(found)).toEqual(kinds(own))
  })

  it('is what is used of it', async () => {
    const code = await bundled("export { createContext } from 'react'")
    expect(code).toContain('createContext')
    expect(code).not.toMatch(/cloneElement|require/)
  })
})
