import type { Leaf, Node } from './tree.ts'

/** Bounds that stand before and after every key. */
export const MIN_NAME = '[MIN_NAME]'
export const MAX_NAME = '[MAX_NAME]'

/** A node with children, as a value to sort by: after every leaf, and equal to every other. */
export const OBJECT = Symbol('object')
export type SortValue = Leaf | null | typeof OBJECT

export function sortValueOf(node: Node | null): SortValue {
  if (node === null) return null
  return node.children === null ? node.value : OBJECT
}

/** null, false, true, numbers, texts, objects. */
export function compareValues(a: SortValue, b: SortValue): number {
  const byKind = kind(a) - kind(b)
  if (byKind !== 0) return byKind
  if (a === b || a === null || b === null || a === OBJECT || b === OBJECT) return 0
  return a < b ? -1 : a > b ? 1 : 0
}

/** 32-bit whole numbers first and by number, then texts by their UTF-16 units. */
export function compareKeys(a: string, b: string): number {
  if (a === b) return 0
  if (a === MIN_NAME || b === MAX_NAME) return -1
  if (b === MIN_NAME || a === MAX_NAME) return 1
  const left = integerKey(a)
  const right = integerKey(b)
  if (left !== null && right !== null) return left - right || a.length - b.length
  if (left !== null) return -1
  if (right !== null) return 1
  return a < b ? -1 : 1
}

const kinds: Record<string, number> = { boolean: 1, number: 2, string: 3, symbol: 4 }

function kind(value: SortValue): number {
  return value === null ? 0 : kinds[typeof value]!
}

const INTEGER = /^-?0*\d{1,10}$/

function integerKey(key: string): number | null {
  if (!INTEGER.test(key)) return null
  const number = Number(key)
  return number >= -2_147_483_648 && number <= 2_147_483_647 ? number : null
}
