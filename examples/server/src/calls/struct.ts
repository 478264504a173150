import { fits, mismatchOf, type Sayable } from '@homecare/sdk/kit'
import type { Failure, Struct } from 'superstruct'
import { serverTexts } from '../refusals/texts.ts'

type AnyStruct = Struct<any, any> // oxlint-disable-line typescript/no-explicit-any -- superstruct's own bound

/** What is wrong with a value, by field, in plain words; null when it is as the struct says. */
export function fieldErrors(value: unknown, struct: AnyStruct): Record<string, Sayable[]> | null {
  const failure = mismatchOf(value, struct)
  if (!failure) return null
  // Without a prototype, as below: a field may be called what every object inherits.
  const fields = Object.create(null) as Record<string, Sayable[]>
  for (const one of failure.failures()) {
    const field = one.path.join('.') || 'non_field_errors'
    const said = (fields[field] ??= [])
    if (said.length === 0) said.push(wordsFor(one))
  }
  return fields
}

/** What does not match, for a person who reads logs; null when it does. */
export function mismatch(value: unknown, struct: AnyStruct): string | null {
  return mismatchOf(value, struct)?.message ?? null
}

function wordsFor(failure: Failure): Sayable {
  if (failure.type === 'never') return serverTexts.unknownField
  if (failure.value === undefined || failure.value === null || failure.value === '')
    return serverTexts.required
  // A rule of ours says it itself; superstruct's own words are for programmers.
  if (failure.refinement && !failure.message.startsWith('Expected')) return failure.message
  if (failure.refinement === 'size' && typeof failure.value === 'string') return serverTexts.tooLong
  return serverTexts.badValue
}

/** A query as its struct wants it: numbers, booleans and lists in place of texts. What it does not know stays. */
export function coerceQuery(search: URLSearchParams, struct: AnyStruct): Record<string, unknown> {
  const fields = (struct.schema ?? {}) as Record<string, AnyStruct | undefined>
  const query = Object.create(null) as Record<string, unknown>
  for (const name of new Set(search.keys())) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    const texts = search.getAll(name)
    if (field?.type === 'array') {
      const items = texts.flatMap((text) => text.split(',')).filter((text) => text !== '')
      query[name] = items.map((text) => coerce(text, field.schema as AnyStruct | undefined))
    } else {
      const value = coerce(texts.at(-1) ?? '', field)
      // `?page=` is a field that was left empty.
      if (value !== '' || field?.type === 'string') query[name] = value
    }
  }
  return query
}

function coerce(text: string, struct: AnyStruct | undefined): unknown {
  const number = text.trim() === '' ? NaN : Number(text)
  switch (struct?.type) {
    case 'number':
    case 'integer':
      return Number.isFinite(number) ? number : text
    case 'boolean':
      return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : text
    case 'enums': {
      const members = Object.values((struct.schema ?? {}) as Record<string, unknown>)
      return members.includes(number) ? number : text
    }
    case 'literal':
      return struct.schema === number ? number : text
    default:
      if (!struct || struct.type === 'string') return text
      // A union or a refinement of one: the text when it will do, else the number.
      return !fits(text, struct) && Number.isFinite(number) ? number : text
  }
}
