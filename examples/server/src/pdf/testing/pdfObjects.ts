import { inflateSync } from 'node:zlib'

/** A piece of a PDF as it is written: names begin with a slash, strings are decoded. */
export type Value = null | boolean | number | string | Ref | Value[] | Dict
export interface Dict {
  readonly [name: string]: Value
}
export class Ref {
  readonly number: number
  constructor(number: number) {
    this.number = number
  }
}

export const isDict = (value: unknown): value is Dict =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Ref)

/** The objects of a PDF by its table of references, which has to lead to each, and its trailer. */
export function readObjects(bytes: Uint8Array) {
  const text = Buffer.from(bytes).toString('latin1')
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1])
  const [, count = ''] = /^xref\s+0 (\d+)\s/.exec(text.slice(table)) ?? []
  const rows = [...text.slice(table).matchAll(/(\d{10}) \d{5} ([fn])/g)]
  if (rows.length !== Number(count)) throw new Error('The table of references is not as long as it says')
  const trailer = createReader(text, text.indexOf('trailer', table) + 'trailer'.length).value() as Dict
  const found = new Map<number, { value: Value; stream: Buffer | null }>()

  function objectOf(number: number) {
    const known = found.get(number)
    if (known) return known
    const reader = createReader(text, Number(rows[number]?.[1]))
    if (reader.value() !== number) throw new Error(`Object ${number} is not where the table says`)
    reader.skip(/\d+ obj/)
    const value = reader.value()
    const stream = isDict(value) && reader.skip(/stream\r?\n/) ? streamAt(value, reader.at()) : null
    const object = { value, stream }
    found.set(number, object)
    return object
  }
  function streamAt(dict: Dict, from: number): Buffer {
    const raw = Buffer.from(bytes.slice(from, from + Number(resolve(dict['Length']!))))
    return dict['Filter'] === '/FlateDecode' ? inflateSync(raw) : raw
  }
  const resolve = (value: Value | undefined): Value =>
    value instanceof Ref ? objectOf(value.number).value : (value ?? null)

  return {
    trailer,
    resolve,
    dict: (value: Value | undefined): Dict => {
      const resolved = resolve(value)
      return isDict(resolved) ? resolved : {}
    },
    list: (value: Value | undefined): Value[] => {
      const resolved = resolve(value)
      return Array.isArray(resolved) ? resolved : resolved === null ? [] : [value!]
    },
    stream: (value: Value | undefined): Buffer => {
      const stream = value instanceof Ref ? objectOf(value.number).stream : null
      if (!stream) throw new Error('There is no stream')
      return stream
    },
  }
}
export type Objects = ReturnType<typeof readObjects>

/** Reads values one after the other. */
export function createReader(text: string, from = 0) {
  let at = from
  const space = /(?:[\s\0]|%[^\n]*)*/y
  function take(pattern: RegExp): RegExpExecArray | null {
    space.lastIndex = at
    space.exec(text)
    const sticky = new RegExp(pattern.source, 'y')
    sticky.lastIndex = Math.max(at, space.lastIndex)
    const match = sticky.exec(text)
    if (match) at = sticky.lastIndex
    return match
  }
  function value(): Value {
    let match
    if (take(/<</)) {
      const dict: Record<string, Value> = {}
      while (!take(/>>/)) dict[String(value()).slice(1)] = value()
      return dict
    }
    if (take(/\[/)) {
      const list: Value[] = []
      while (!take(/\]/)) list.push(value())
      return list
    }
    if ((match = take(/\/[^\s/<>()[\]{}%]*/))) return match[0]
    if ((match = take(/<([\da-fA-F\s]*)>/)))
      return decoded(Buffer.from(match[1]!.replace(/\s/g, ''), 'hex').toString('latin1'))
    if ((match = take(/\(((?:[^\\()]|\\[\s\S])*)\)/))) return decoded(unescaped(match[1]!))
    if ((match = take(/(\d+) \d+ R\b/))) return new Ref(Number(match[1]))
    if ((match = take(/[+-]?(?:\d+\.?\d*|\.\d+)/))) return Number(match[0])
    if ((match = take(/true|false|null/))) return JSON.parse(match[0]) as boolean | null
    throw new Error(`What is this: ${text.slice(at, at + 40)}`)
  }
  return {
    value,
    skip: (pattern: RegExp) => take(pattern) !== null,
    take,
    at: () => at,
    isAtEnd: () => {
      space.lastIndex = at
      space.exec(text)
      return Math.max(at, space.lastIndex) >= text.length
    },
  }
}

const unescaped = (raw: string) =>
  raw.replace(/\\([nrtbf]|\d{1,3}|[\s\S])/g, (_, sign: string) => {
    const named = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }[sign]
    return named ?? (/^\d/.test(sign) ? String.fromCharCode(Number.parseInt(sign, 8)) : sign)
  })

/** Text of UTF-16 behind its mark, else Latin. */
const decoded = (raw: string) =>
  raw.startsWith('\u00fe\u00ff') ? Buffer.from(raw.slice(2), 'latin1').swap16().toString('utf16le') : raw
