import type { Context } from '../context/context.ts'
import { readParams, type Kind, type Spec } from '../http/params.ts'
import type { Form } from '../http/form.ts'

type Read<S extends Spec> = { readonly [N in keyof S]?: S[N] extends Kind<infer T> ? T : never }

/** Answers a request: with an object, or a Failure that is thrown. */
type Answer<S extends Spec> = (
  context: Context,
  params: Read<S>,
  ids: readonly [string, string],
) => Promise<object>

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly pattern: RegExp
  /** Whether the key that pages know is enough, with the secret of the object. */
  readonly publishable: boolean
  readonly answer: (context: Context, form: Form, ids: readonly [string, string]) => Promise<object>
}

/** `route('POST /v1/customers/:id', { email: text }, …)`; the parameters are read and refused by the spec. */
export function route<S extends Spec>(
  what: string,
  spec: S,
  answer: Answer<S>,
  { publishable = false } = {},
): Route {
  const [method, path] = what.split(' ') as [Route['method'], string]
  return {
    method,
    pattern: new RegExp(`^${path.replace(/:\w+/g, '([\\w.]+)')}$`),
    publishable,
    answer: (context, form, ids) => answer(context, readParams(form, spec) as Read<S>, ids),
  }
}
