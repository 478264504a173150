import type { Plugin } from 'vite'

/** The functions of the SDK that only declare something, and have no effect. */
const declaring = new Set(
  'call any string number integer boolean literal enums define nullable optional type object array record tuple union refine pattern min max size partial omit'.split(
    ' ',
  ),
)
const declaringFiles = /\/(call|checks|struct)\.js$/

/**
 * Marks the declarations of the SDK as pure, so that what nobody uses of them is left out: a bundler cannot see that
 * `call(…)` and superstruct's functions have no effect. Only those at the top of a module, by functions that it
 * imports: within a function, or by the same name, something may well be done.
 */
export function pureDeclarations(): Plugin {
  return {
    name: 'pure-declarations',
    apply: 'build',
    transform: {
      filter: { id: /\/sdk\/src\/.*\.ts$/ },
      handler(code) {
        const marked = markDeclarations(code, this.parse(code) as unknown as Program)
        return marked === code ? null : { code: marked, map: null }
      },
    },
  }
}

/** The code of a module with its declarations marked. */
export function markDeclarations(code: string, { body }: Program): string {
  const starts: number[] = []
  collect(body, importedFrom(body), starts)
  return starts
    .toSorted((one, other) => other - one)
    .reduce((marked, start) => `${marked.slice(0, start)}/* @__PURE__ */ ${marked.slice(start)}`, code)
}

interface Program {
  readonly body: readonly Node[]
}
interface Node {
  readonly type: string
  readonly start: number
  readonly callee?: { readonly type: string; readonly name?: string }
  readonly source?: { readonly value: string }
  readonly specifiers?: readonly { readonly local: { readonly name: string } }[]
}

/** The declaring functions that a module imports, by their names in it. */
function importedFrom(body: readonly Node[]): ReadonlySet<string> {
  return new Set(
    body
      .filter(({ type, source }) => type === 'ImportDeclaration' && declaringFiles.test(source?.value ?? ''))
      .flatMap(({ specifiers = [] }) => specifiers.map(({ local }) => local.name))
      .filter((name) => declaring.has(name)),
  )
}

const inFunctions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

function collect(node: unknown, names: ReadonlySet<string>, starts: number[]): void {
  if (typeof node !== 'object' || node === null) return
  if (Array.isArray(node)) return node.forEach((child) => collect(child, names, starts))
  const { type, start, callee } = node as Node
  if (inFunctions.has(type)) return
  if (type === 'CallExpression' && callee?.type === 'Identifier' && names.has(callee.name ?? ''))
    starts.push(start)
  for (const child of Object.values(node)) collect(child, names, starts)
}
