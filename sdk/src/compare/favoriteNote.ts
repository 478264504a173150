import type { Client } from '../client/client.js'
import { describeFailure } from '../kit/describeFailure.js'
import { createMergingForm, type MergingForm } from '../kit/forms/conflict.js'
import { createForm } from '../kit/forms/form.js'
import { namedParts, versionFor, type Editable } from '../kit/state/recordVersion.js'
import { FavoriteNote, updateFavoriteNote } from './calls.js'
import { checkFavoriteNote } from './limits.js'

/** The note of a caregiver as two tabs may change it. */
export const favoriteNoteRecord: Editable<FavoriteNote, object> = {
  shape: FavoriteNote,
  parts: namedParts,
}

/** Writes a family's note of a caregiver. Where another tab has written it meanwhile, whose words stay is theirs to choose. */
export function createFavoriteNoteForm(
  care: Client,
  note: FavoriteNote,
  saved: (note: FavoriteNote) => void,
): MergingForm<{ readonly note: string }> {
  return createMergingForm<FavoriteNote, { readonly note: string }>({
    kind: favoriteNoteRecord,
    record: note,
    valuesOf: (record) => ({ note: record.note }),
    form: (last, saw) =>
      createForm<{ readonly note: string }>({
        fields: { note: { initial: note.note, checks: [checkFavoriteNote] } },
        async submit(form) {
          const change = { note: form.note.trim() }
          const version = versionFor(favoriteNoteRecord, last() ?? note, change)
          const answer = await care.call(updateFavoriteNote, {
            id: note.caregiver_id,
            body: { ...change, version },
          })
          saw(answer)
          saved(answer)
        },
        describe: describeFailure,
      }),
  })
}
