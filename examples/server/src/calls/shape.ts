import { isRecord } from '@homecare/sdk/kit'
import { refuse } from '../refusals/refuse.ts'
import { serverTexts } from '../refusals/texts.ts'
import { UploadedFile } from '../uploads/upload.ts'

/** Lists and records that may stand one in another in a body: far more than any call takes. */
export const deepestBody = 32

/**
 * Refuses, at its place, a name that every object inherits (`toString`, `constructor`, `__proto__`): whoever reads the
 * body later would meet what was sent where they reckon with what the language gives. Refuses a body deeper than
 * `deepestBody` as a whole. No call has either.
 */
export function refuseOddShape(body: unknown): void {
  const waiting: { value: unknown; at: readonly string[] }[] = [{ value: body, at: [] }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, at } = next
    if (!Array.isArray(value) && (!isRecord(value) || value instanceof UploadedFile)) continue
    if (at.length === deepestBody) throw refuse.form(serverTexts.unreadable)
    for (const [name, inner] of Object.entries(value)) {
      const place = [...at, name]
      if (name in Object.prototype) throw refuse.invalid({ [place.join('.')]: [serverTexts.unknownField] })
      waiting.push({ value: inner, at: place })
    }
  }
}
