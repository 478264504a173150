import { invalid } from './failure.ts'
import type { Form, FormValue } from './form.ts'

/** What a parameter may be: read from its text, or refused with its name. */
export type Kind<T = unknown> = (value: FormValue, name: string) => T
export type Spec = Readonly<Record<string, Kind>>
/** The parameters that a route takes, of those that the client sends: any other name does not compile. */
export type Named<P> = Readonly<Partial<Record<keyof P & string, Kind>>>
type Read<S extends Spec> = { readonly [N in keyof S]?: ReturnType<S[N]> }

const wrong = (what: string, name: string) => invalid(`Invalid ${what}`, { param: name })

/** A text. */
export const text: Kind<string> = (value, name) => {
  if (typeof value !== 'string') throw wrong('string', name)
  return value
}
/** A whole number. */
export const integer: Kind<number> = (value, name) => {
  if (typeof value !== 'string' || !/^-?\d{1,15}$/.test(value))
    throw invalid(`Invalid integer: ${JSON.stringify(value)}`, {
      code: 'parameter_invalid_integer',
      param: name,
    })
  return Number(value)
}
/** `true` or `false`. */
export const flag: Kind<boolean> = (value, name) => {
  if (value !== 'true' && value !== 'false') throw wrong('boolean', name)
  return value === 'true'
}
/** One of these words. */
export const oneOf =
  <W extends string>(...words: readonly W[]): Kind<W> =>
  (value, name) => {
    if (!words.includes(value as W))
      throw invalid(`Invalid ${name}: must be one of ${words.join(', ')}`, { param: name })
    return value as W
  }
/** A list of the same. */
export const listOf =
  <T>(kind: Kind<T>): Kind<readonly T[]> =>
  (value, name) => {
    if (!Array.isArray(value)) throw invalid('Invalid array', { param: name })
    return value.map((one, at) => kind(one as FormValue, `${name}[${at}]`))
  }
/** Names and texts of the caller's own; an empty text takes a name away. */
export const metadata: Kind<Record<string, string>> = (value, name) => {
  if (typeof value === 'string' || Array.isArray(value)) throw wrong('hash', name)
  return Object.fromEntries(
    Object.entries(value as Form).map(([key, one]) => [key, text(one, `${name}[${key}]`)]),
  )
}
/** A record with these parameters and no others. */
export const record =
  <S extends Spec>(spec: S): Kind<Read<S>> =>
  (value, name) => {
    if (typeof value === 'string' || Array.isArray(value)) {
      if (value === '') return {}
      throw wrong('hash', name)
    }
    return readInto(value as Form, spec, name)
  }

/** Instants to list by. */
export const range: Kind<{
  readonly gte?: number
  readonly lte?: number
  readonly gt?: number
  readonly lt?: number
}> = (value, name) =>
  typeof value === 'string'
    ? { gte: integer(value, name), lte: integer(value, name) }
    : record({ gte: integer, lte: integer, gt: integer, lt: integer })(value, name)

/** Reads the parameters of a request: what is not among them is refused by its name, as the API does. */
export function readParams<S extends Spec>(form: Form, spec: S): Read<S> {
  return readInto(form, { ...spec, expand: listOf(text) }, '') as Read<S>
}

function readInto<S extends Spec>(form: Form, spec: S, within: string): Read<S> {
  const read: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(form)) {
    const full = within === '' ? name : `${within}[${name}]`
    const kind = Object.hasOwn(spec, name) ? spec[name] : undefined
    if (!kind)
      throw invalid(`Received unknown parameter: ${full}`, { code: 'parameter_unknown', param: full })
    read[name] = kind(value, full)
  }
  return read as Read<S>
}

/** A parameter that has to be there. */
export function need<T>(value: T | undefined, param: string): T {
  if (value === undefined || value === '')
    throw invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  return value
}
