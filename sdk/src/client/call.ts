import type { Struct } from 'superstruct'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Route = `${Method} /${string}`

/** How the body travels. A multipart body is a record of texts, numbers and files. */
export type BodyKind = 'json' | 'form' | 'multipart'

/**
 * Where the answer lies: `data` in the envelope's data, `nested` in data.data (documents, schools),
 * `whole` the envelope itself with what stands beside data, `none` when a 204 is the answer, `bare` when the
 * answer has no envelope at all.
 */
export type EnvelopeKind = 'data' | 'nested' | 'whole' | 'none' | 'bare'

/** What is to be known of a call before it is sent. */
export interface CallMarks {
  /** Not in the documents: designed here. */
  readonly extension?: true
  /** May be sent twice safely: a lost answer is retried with the same idempotency key. */
  readonly repeatable?: true
  /** Moves money: always repeatable, always with an idempotency key. */
  readonly money?: true
  /** A GET that changes something: it carries the CSRF header like every other change. */
  readonly changes?: true
  /** A POST that only reads, as a search does: it needs no CSRF header and may be sent again. */
  readonly reads?: true
  /** Part of signing in: a 401 is its answer, not the end of a session. */
  readonly signsIn?: true
  /** Extra headers: the version number of the app, or its key and fingerprint. */
  readonly sends?: 'version' | 'appKey'
}

type AnyStruct = Struct<any, any> // oxlint-disable-line typescript/no-explicit-any -- superstruct's own bound

/** What a call is declared with: its structs, the kind of its body, where its answer lies, its marks. */
export interface CallShape<Query = unknown, In = unknown, Out = unknown> extends CallMarks {
  readonly query?: Struct<Query, never> | AnyStruct
  readonly in?: Struct<In, never> | AnyStruct
  readonly out?: Struct<Out, never> | AnyStruct
  readonly bodyKind?: BodyKind
  readonly envelope?: EnvelopeKind
}

/**
 * A call of the product, as a value: the client sends it, the reference server answers it, the fake
 * server in tests answers it, and the OpenAPI page is printed from it.
 */
export interface Call<
  R extends Route = Route,
  Query = unknown,
  In = unknown,
  Out = unknown,
> extends CallMarks {
  readonly route: R
  readonly method: Method
  readonly path: string
  readonly query?: AnyStruct
  readonly in?: AnyStruct
  readonly out?: AnyStruct
  readonly bodyKind: BodyKind
  readonly envelope: EnvelopeKind
  /** What it may be given; nothing for a call that takes nothing, and in a built package. */
  readonly example?: Readonly<Record<string, unknown>> | undefined
  /** Types only; never present. */
  readonly types?: { query: Query; in: In; out: Out }
}

type InferStruct<S> = S extends Struct<infer T, any> ? T : undefined // oxlint-disable-line typescript/no-explicit-any -- superstruct's own bound
type Whole<C> = C extends { readonly [K in keyof CallShape]?: CallShape[K] } ? C : never

type Declared<R extends Route, S extends CallShape> = Call<
  R,
  InferStruct<S['query']>,
  InferStruct<S['in']>,
  InferStruct<S['out']>
>

/**
 * Declares a call, and what it may be given: `call('GET /v1/caregivers/:id/licenses/', { out: array(License) }, { id: 51 })`.
 * Tests send the example, and the server's documents show it; builds leave it out.
 */
export function call<const R extends Route, const S extends CallShape>(
  route: R,
  shape: Whole<S>,
  example?: NoInfer<Args<Declared<R, S>>>,
): Declared<R, S> {
  const space = route.indexOf(' ')
  return {
    bodyKind: 'json',
    envelope: 'data',
    ...(shape as CallShape),
    example,
    route,
    method: route.slice(0, space) as Method,
    path: route.slice(space + 1),
  }
}

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never
type RoutePath<R extends string> = R extends `${Method} ${infer P}` ? P : never

/** The path parameters of a call, by name. */
export type PathParams<C> =
  C extends Call<infer R, any, any, any> // oxlint-disable-line typescript/no-explicit-any -- inference only
    ? { readonly [K in ParamNames<RoutePath<R>>]: string | number }
    : never
export type QueryOf<C> = C extends Call<any, infer Q, any, any> ? Q : never // oxlint-disable-line typescript/no-explicit-any -- inference only
export type BodyOf<C> = C extends Call<any, any, infer I, any> ? I : never // oxlint-disable-line typescript/no-explicit-any -- inference only
/** What a call answers; nothing for one that says only that it was done. */
export type OutOf<C> = C extends Call<any, any, any, infer O> ? ([O] extends [undefined] ? void : O) : never // oxlint-disable-line typescript/no-explicit-any -- inference only

type QueryPart<Q> = [Q] extends [undefined] ? unknown : { readonly query?: Q }
type BodyPart<I> = [I] extends [undefined]
  ? unknown
  : undefined extends I
    ? { readonly body?: I }
    : { readonly body: I }
/** What a caller gives: path parameters by name, `query`, and `body`. */
export type Args<C> = PathParams<C> & QueryPart<QueryOf<C>> & BodyPart<BodyOf<C>>

/** Any call, where its types do not matter. */
export type AnyCall = Call<Route, any, any, any> // oxlint-disable-line typescript/no-explicit-any -- variance: every call must fit

/** Whether sending it changes something, and so needs the CSRF header. */
export function changesThings(call: AnyCall): boolean {
  return call.changes === true || (call.method !== 'GET' && call.reads !== true)
}

/** Whether a lost answer may be retried by sending again. */
export function mayRepeat(call: AnyCall): boolean {
  return call.repeatable === true || call.money === true || !changesThings(call)
}

/** The path with its parameters filled in and encoded. Throws a RangeError when one is missing. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value == null || value === '') throw new RangeError(`Missing parameter ${name}`)
    return encodeURIComponent(value as string)
  })
}
