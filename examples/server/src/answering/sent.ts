import { refuse } from '../refusals/refuse.ts'
import { readBody } from '../calls/body.ts'
import { fieldErrors } from '../calls/struct.ts'
import type { Passage } from './passage.ts'

/** Reads the body; whoever began the passage releases it. */
export async function takeBody(passage: Passage): Promise<void> {
  const { request, entry } = passage
  passage.body = await readBody(request, entry.call.bodyKind, entry.upload)
}

/** Refuses a query and a body that the call does not declare, field by field. */
export function validate({ entry: { call }, query, body }: Passage): void {
  const wrong =
    (call.query && fieldErrors(query, call.query)) ?? (call.in && fieldErrors(body?.value, call.in))
  if (wrong) throw refuse.invalid(wrong)
}
