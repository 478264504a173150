import type { Plugin } from 'vite'

/**
 * Makes a module of every text and of every icon, so that each comes with the code that shows it. A bundler moves
 * whole modules only: without this a page loads all words of a group for the sake of one.
 *
 * `export const homeTexts = texts({ title: […] })` becomes a namespace of modules, and `homeTexts.title` the one that
 * it names. A file that holds anything but plain data stays as it is.
 */
export function splitTexts(): Plugin {
  /** The constants of each file that was split. */
  const files = new Map<string, ReadonlyMap<string, Constant>>()

  return {
    name: 'split-texts',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    resolveId: (id) => (id.includes(mark) ? { id, moduleSideEffects: false } : null),
    load(id) {
      const [file = '', path] = id.split(mark)
      const [name = '', key] = path?.slice(0, -ending.length).split('.') ?? []
      const constant = files.get(file)?.get(name)
      if (!constant) return null
      if (!constant.isGroup) return `export default ${JSON.stringify(constant.value)}`
      const group = constant.value as Readonly<Record<string, Plain>>
      if (key !== undefined) return `export default ${JSON.stringify(group[key])}`
      return reexports(file, Object.keys(group), (each) => `${name}.${each}`)
    },
    transform: {
      filter: { id: /\/(?:sdk|ui)\/src\/.*(?:[tT]exts|\/icons\/\w+)\.ts$/ },
      handler(code, file) {
        const program = this.parse(code, { lang: 'ts' }) as unknown as Node & {
          readonly body: readonly Node[]
        }
        const constants = constantsOf(program.body)
        if (!constants) return null
        files.set(file, constants)
        const lines = [...constants].map(([name, { isGroup }]) =>
          isGroup
            ? `export * as ${name} from ${JSON.stringify(moduleId(file, name))}`
            : reexports(file, [name], () => name),
        )
        return { code: lines.join('\n'), map: { mappings: '' } }
      },
    },
  }
}

const mark = '?constant='
const ending = '.js'
const moduleId = (file: string, path: string) => file + mark + path + ending

function reexports(file: string, names: readonly string[], pathOf: (name: string) => string): string {
  return names
    .map((name) => `export { default as ${name} } from ${JSON.stringify(moduleId(file, pathOf(name)))}`)
    .join('\n')
}

type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain }

interface Constant {
  readonly value: Plain
  /** Declared by `texts({ … })`: each of its entries is a module. */
  readonly isGroup: boolean
}

/** A node of the syntax tree, as far as it is looked at. */
interface Node {
  readonly type: string
  readonly [part: string]: unknown
}

/** The exported constants of a file that has nothing else in it, or null. */
function constantsOf(body: readonly Node[]): ReadonlyMap<string, Constant> | null {
  const constants = new Map<string, Constant>()
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') continue
    const declaration = statement.declaration as Node | null | undefined
    if (statement.type !== 'ExportNamedDeclaration' || !declaration) return null
    if (declaration.type.startsWith('TS')) continue
    if (declaration.type !== 'VariableDeclaration') return null
    for (const { id, init } of declaration.declarations as readonly {
      readonly id: Node
      readonly init: Node
    }[]) {
      const isGroup = init.type === 'CallExpression' && (init.callee as Node).name === 'texts'
      const value = plainValue(isGroup ? (init.arguments as readonly Node[])[0] : init)
      if (value === undefined) return null
      constants.set(id.name as string, { value, isGroup })
    }
  }
  return constants
}

/** What a literal says; undefined for anything that must be run to be known. */
function plainValue(node: Node | undefined): Plain | undefined {
  switch (node?.type) {
    case 'Literal':
      return node.value as Plain
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return plainValue(node.expression as Node)
    case 'ArrayExpression': {
      const items = (node.elements as readonly Node[]).map(plainValue)
      return items.includes(undefined) ? undefined : (items as Plain[])
    }
    case 'ObjectExpression': {
      const entries = (node.properties as readonly Node[]).map(plainEntry)
      return entries.every((entry) => entry !== null) ? Object.fromEntries(entries) : undefined
    }
    default:
      return undefined
  }
}

function plainEntry(property: Node): readonly [string, Plain] | null {
  const key = property.key as Node | undefined
  const value =
    property.type === 'Property' && !property.computed ? plainValue(property.value as Node) : undefined
  return key && value !== undefined ? [String(key.name ?? key.value), value] : null
}
