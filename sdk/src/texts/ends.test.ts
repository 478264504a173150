import { expect, it } from 'vitest'
import { isRecord } from '../kit/shape.js'
import * as texts from './index.js'

/** Every string of Spanish that stands in a group of texts, pairs and counted ones alike. */
function spanishOf(found: unknown): string[] {
  if (Array.isArray(found)) return typeof found[1] === 'string' ? [found[1]] : []
  return isRecord(found) ? Object.values(found).flatMap(spanishOf) : []
}

it('no sentence in Spanish ends with a time of day, which ends with a dot of its own: «4:30 p.m.»', () => {
  const all = Object.values(texts).flatMap(spanishOf)
  expect(all.length).toBeGreaterThan(1000)
  expect(all.filter((words) => /\{(time|from|to|until)\}\./.test(words))).toEqual([])
})
