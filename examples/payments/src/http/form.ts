/** What a bracketed form says: texts, and records and lists of them. */
export type Form = { readonly [name: string]: FormValue }
export type FormValue = string | Form | readonly FormValue[]

type Node = Map<string, Node | string>

/** Reads `a=1&b[c]=2&d[]=3&d[]=4&e[0][f]=5`, the way that the API takes everything. */
export function readForm(text: string): Form {
  const root: Node = new Map()
  for (const [name, value] of new URLSearchParams(text)) place(root, partsOf(name), value)
  return plain(root) as Form
}

function partsOf(name: string): string[] {
  const [first = '', ...rest] = name.split('[')
  return [first, ...rest.map((part) => part.replace(/\]$/, ''))]
}

function place(node: Node, [part = '', ...rest]: string[], value: string): void {
  const name = part === '' ? String(node.size) : part
  if (rest.length === 0) {
    node.set(name, value)
    return
  }
  const inner = node.get(name)
  const below: Node = inner instanceof Map ? inner : new Map()
  node.set(name, below)
  place(below, rest, value)
}

function plain(value: Node | string): FormValue {
  if (typeof value === 'string') return value
  const entries = [...value].map(([name, inner]) => [name, plain(inner)] as const)
  const isList = entries.length > 0 && entries.every(([name], at) => name === String(at))
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}

/** The same as a text that does not depend on the order of names, for telling two requests apart. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const pairs = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${pairs.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join()}}`
}
