import { refusalBody } from '@homecare/sdk/client'
import { say, type Locale } from '@homecare/sdk/kit'
import type { Refusal } from './refuse.ts'

/** A refusal in the product's envelope, said in `locale`. */
export function refusalEnvelope(
  {
    says,
    fields,
    status,
    code,
    current,
  }: Pick<Refusal, 'says' | 'fields'> & { status: number; code?: string | undefined; current?: unknown },
  locale: Locale,
): unknown {
  const said = Object.entries(fields).map(
    ([field, texts]) => [field, texts.map((text) => say(locale, text))] as const,
  )
  const fieldErrors = Object.fromEntries(said.filter(([field]) => field !== 'non_field_errors'))
  const formErrors = said.find(([field]) => field === 'non_field_errors')?.[1] ?? []
  return refusalBody({ status, message: say(locale, says), code, fieldErrors, formErrors, current })
}
