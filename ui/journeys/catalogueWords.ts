import { existsSync, readdirSync } from 'node:fs'
import * as texts from '../../sdk/src/texts/index.ts'

const src = new URL('../../sdk/src/', import.meta.url)
const entries = readdirSync(src)
  .map((subject) => new URL(`${subject}/index.ts`, src))
  .filter((entry) => existsSync(entry))
const sdk = await Promise.all(entries.map((entry): Promise<unknown> => import(entry.href)))

/** English words of the product's texts whose Spanish is different: plain ones, and patterns where values are filled in. */
export interface EnglishWords {
  readonly plain: readonly string[]
  readonly patterns: readonly string[]
}

/** Every English text that the SDK exports, and that must therefore not be read on a page in Spanish. */
export function englishWords(): EnglishWords {
  const pairs = new Map<string, string>()
  const seen = new Set<unknown>()
  collect(sdk, pairs, seen)
  // Suggested to a family as the title of its job, and from then on its own words.
  pairs.delete(texts.suggestedTitleTexts.relation[0])
  pairs.delete(texts.suggestedTitleTexts.self[0])
  const spanish = new Set(pairs.values())
  const english = [...pairs].flatMap(([en, es]) => (en === es || spanish.has(en) ? [] : [en]))
  return {
    plain: english.filter((text) => !text.includes('{')),
    // A pattern of hardly any letters, such as '{city}, {miles} miles', would find itself in people's own words.
    patterns: english.filter((text) => text.includes('{') && lettersOf(text) >= 5).map(patternOf),
  }
}

function collect(value: unknown, pairs: Map<string, string>, seen: Set<unknown>): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  if (isPair(value)) pairs.set(value[0], value[1])
  else for (const part of Object.values(value)) collect(part, pairs, seen)
}

const isPair = (value: object): value is readonly [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'string')

const lettersOf = (text: string) => text.replace(/\{\w+\}|[^\p{L}]/gu, '').length

/** Counts are figures; any other value is a few words. */
const patternOf = (text: string) =>
  `^${text
    .split(/(\{\w+\})/)
    .map((part) => {
      if (part === '{count}') return '\\d[\\d,]*'
      return /^\{\w+\}$/.test(part) ? '[^.,]{1,24}' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    })
    .join('')}$`
