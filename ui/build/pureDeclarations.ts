import type { Plugin } from 'vite'

/** The functions of the SDK and of superstruct that only declare something, and have no effect. */
const declaring = new Set(
  'call type object string number boolean nullable optional array enums record size partial integer min max'.split(
    ' ',
  ),
)

/**
 * Marks the declarations of the SDK as pure, so that what nobody uses of them is left out: a bundler cannot see that
 * `call(…)` and superstruct's functions have no effect. In the SDK's own files alone, since elsewhere a `type` or an
 * `array` is something that may well do something.
 */
export function pureDeclarations(): Plugin {
  return {
    name: 'pure-declarations',
    apply: 'build',
    transform: {
      filter: { id: /\/sdk\/src\/.*\.ts$/ },
      handler(code) {
        const starts: number[] = []
        collect(this.parse(code) as unknown as Node, starts)
        if (starts.length === 0) return null
        let marked = code
        for (const start of starts.toSorted((one, other) => other - one))
          marked = `${marked.slice(0, start)}/* @__PURE__ */ ${marked.slice(start)}`
        return { code: marked, map: null }
      },
    },
  }
}

interface Node {
  readonly type: string
  readonly start: number
  readonly callee?: { readonly type: string; readonly name?: string }
}

function collect(node: unknown, starts: number[]): void {
  if (typeof node !== 'object' || node === null) return
  if (Array.isArray(node)) return node.forEach((child) => collect(child, starts))
  const { type, start, callee } = node as Node
  if (type === 'CallExpression' && callee?.type === 'Identifier' && declaring.has(callee.name ?? ''))
    starts.push(start)
  for (const child of Object.values(node)) collect(child, starts)
}
