import { createHash } from 'node:crypto'
import { compareKeys, compareValues } from './order.ts'
import type { Leaf, Node } from './tree.ts'

/**
 * The hash by which a client tells what it already has, and a transaction what it started from:
 * base64 of SHA-1, '' for nothing. Children go by priority, then by key.
 */
export function hashOf(node: Node | null): string {
  if (node === null) return ''
  const prefix = node.priority === null ? '' : `priority:${typed(node.priority)}:`
  if (node.children === null) return sha1(prefix + typed(node.value!))
  const children = [...node.children].sort(
    ([a, one], [b, other]) => compareValues(one.priority, other.priority) || compareKeys(a, b),
  )
  return sha1(prefix + children.map(([key, child]) => `:${key}:${hashOf(child)}`).join(''))
}

function typed(value: Leaf): string {
  return typeof value === 'number' ? `number:${numberAsHex(value)}` : `${typeof value}:${value}`
}

function sha1(text: string): string {
  return createHash('sha1').update(text).digest('base64')
}

const BIAS = 1023
const FRACTION_BITS = 52

/**
 * A double as 16 hex digits the way the client computes it. It takes the exponent from a quotient of
 * logarithms, so that for one number in a thousand the digits are not those of IEEE 754; hashes only
 * agree when the same arithmetic is done here.
 */
function numberAsHex(value: number): string {
  const negative = value < 0 || Object.is(value, -0)
  const size = Math.abs(value)
  let exponent = 0
  let fraction = 0
  if (size >= 2 ** (1 - BIAS)) {
    const power = Math.min(Math.floor(Math.log(size) / Math.LN2), BIAS)
    exponent = power + BIAS
    fraction = Math.round(size * 2 ** (FRACTION_BITS - power) - 2 ** FRACTION_BITS)
  } else if (size > 0) {
    fraction = Math.round(size / 2 ** (1 - BIAS - FRACTION_BITS))
  }
  const bits = [negative ? 1 : 0, ...bitsOf(exponent, 11), ...bitsOf(fraction, FRACTION_BITS)].join('')
  return (bits.match(/.{4}/g) ?? []).map((four) => Number.parseInt(four, 2).toString(16)).join('')
}

/** The lowest `count` bits, highest first; a negative fraction counts down as the client's does. */
function bitsOf(value: number, count: number): number[] {
  const bits: number[] = []
  for (let left = count; left > 0; left--) {
    bits.push(value % 2 ? 1 : 0)
    value = Math.floor(value / 2)
  }
  return bits.reverse()
}
