import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Gives browsers React as modules. Its packages come as CommonJS, of which a bundler keeps all that they export, in a
 * wrapping of its own; as modules they hold what the app uses of them.
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    enforce: 'pre',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    resolveId: {
      filter: { id: /^(?:react|react\/jsx-runtime|react-dom|react-dom\/client|scheduler)$/ },
      handler: (id) => productionFile(id),
    },
    // What React reads of the scheduler for its tools is there in development only.
    onLog: (_, { code, id }) =>
      code === 'IMPORT_IS_UNDEFINED' && id && ofReact.test(id) ? false : undefined,
    transform: {
      filter: { id: ofReact },
      handler: (code) => ({ code: asModule(code), map: null }),
    },
  }
}

const ofReact = /\/cjs\/(?:react|scheduler)[\w-]*\.production\.js$/

/** The file that a package's entry requires in production. */
export function productionFile(name: string): string {
  const [packageName = '', entry] = name.split('/')
  const file = [packageName, ...(entry ? [entry] : [])].join('-')
  return join(dirname(requireOf(packageName).resolve(packageName)), 'cjs', `${file}.production.js`)
}

const ours = createRequire(fileURLToPath(import.meta.url))
/** React's packages are found from here, the scheduler from the one that asks for it. */
const requireOf = (packageName: string) =>
  packageName === 'scheduler' ? createRequire(ours.resolve('react-dom')) : ours

/** A CommonJS file as React's are, which requires at its top and exports by name: the same as a module. */
export function asModule(code: string): string {
  const imports: string[] = []
  const body = code
    .replace(/\b(\w+) = require\(("[\w/-]+")\)/g, (_, name: string, from: string) => {
      imports.push(`import * as ${name} from ${from}`)
      return ''
    })
    // What is left of the declarations that required: nothing stands between their commas.
    .replace(/\bvar(?:\s*,)*\s*;/g, '')
  const uses = [...body.matchAll(/\bexports\.(\w+)/g)].map(([, name = '']) => name)
  const names = [...new Set(uses)]
  const again = names.filter((name) => uses.indexOf(name) !== uses.lastIndexOf(name))
  const local = (name: string) => `exported_${name}`
  const declared = body.replace(/\bexports\.(\w+)/g, (_, name: string) =>
    again.includes(name) ? local(name) : `const ${local(name)}`,
  )
  return [
    ...imports,
    ...(again.length > 0 ? [`let ${again.map(local).join(', ')}`] : []),
    declared,
    `export { ${names.map((name) => `${local(name)} as ${name}`).join(', ')} }`,
  ].join('\n')
}
