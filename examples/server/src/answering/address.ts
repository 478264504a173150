import { refuse } from '../refusals/refuse.ts'
import { coerceQuery } from '../calls/struct.ts'
import type { Passage } from './passage.ts'

/** Reads what the address names: the parameters of its path, and its query. */
export function readAddress(passage: Passage): void {
  const { entry, request, rawParams, session, deps } = passage
  const params = readParams(rawParams)
  const { searchParams } = new URL(request.url)
  const query: Readonly<Record<string, unknown>> = entry.call.query
    ? (coerceQuery(searchParams, entry.call.query) as Record<string, unknown>)
    : {}
  passage.params = params
  passage.query = query
  if (session) passage.touch = { db: deps.db, session, params, query, body: undefined }
}

/** Numbers where the name ends in `id`; whatever is none there names no record. */
function readParams(raw: Readonly<Record<string, string>>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(raw).map(([name, text]) => {
      if (!name.toLowerCase().endsWith('id')) return [name, text]
      const value = Number(text)
      if (!/^\d{1,10}$/.test(text) || value > 2_147_483_647) throw refuse.notFound()
      return [name, value]
    }),
  )
}
