import { call } from '../client/call.js'
import {
  array,
  integer,
  nullable,
  number,
  object,
  refine,
  size,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { versionField } from '../kit/fields/fields.js'
import { PublicCaregiver } from '../vocabulary/caregivers/entities.js'
import { checkFavoriteNote, checkLinkName, comparedLimits } from './limits.js'

/** What a family has noted of a caregiver, for itself alone; empty where it has noted nothing. */
export const FavoriteNote = type({ caregiver_id: integer(), note: string() })
export type FavoriteNote = Infer<typeof FavoriteNote>

/** The notes that the family has made of caregivers, without those that are empty. */
export const listFavoriteNotes = call('GET /v1/family/0/favorite_notes/', {
  out: array(FavoriteNote),
  extension: true,
})
/**
 * Writes the family's note of a caregiver, whom only this family reads; an empty one takes it away. `version` is
 * `versionFor(favoriteNoteRecord, …)` of the note as it was seen. `conflict` with the note as it is now where it was changed
 * meanwhile, `notFound` for a caregiver who cannot be found.
 */
export const updateFavoriteNote = call(
  'PUT /v1/family/0/favorites/:id/note/',
  {
    in: object({
      note: refine(string(), 'note', (note) => checkFavoriteNote(note) === null),
      version: versionField,
    }),
    out: FavoriteNote,
    extension: true,
    repeatable: true,
  },
  { id: 51, body: { note: 'Free from March. Ask about the stairs.' } },
)

/**
 * A link by which somebody without an account sees a comparison. Instants; `name` is the family's own word for whom it is;
 * `last_opened_at` is null while nobody has opened it.
 */
export const CompareLink = type({
  id: integer(),
  name: string(),
  caregivers: array(type({ id: number(), first_name: string(), last_initial: string() })),
  created_at: string(),
  expires_at: string(),
  last_opened_at: nullable(string()),
})
export type CompareLink = Infer<typeof CompareLink>

/** The links of the family that still open, the latest first. Of a caregiver who cannot be found nothing is named. */
export const listCompareLinks = call('GET /v1/family/0/compare_links/', {
  out: array(CompareLink),
  extension: true,
})
/**
 * Makes a link to a comparison of these caregivers, in their order. `url` is told this once: only a hash of it is kept.
 * `notFound` where one of them cannot be found, `conflict` beyond `compareLinkLimits.most`.
 */
export const addCompareLink = call(
  'POST /v1/family/0/compare_links/',
  {
    in: object({
      name: refine(string(), 'name', (name) => checkLinkName(name) === null),
      caregivers: size(array(integer()), comparedLimits.least, comparedLimits.most),
    }),
    out: type({ link: CompareLink, url: string() }),
    extension: true,
  },
  { body: { name: 'For my brother', caregivers: [51, 52] } },
)
/** Ends a link at once. `notFound` for one that is not the family's, or has ended. */
export const removeCompareLink = call(
  'DELETE /v1/family/0/compare_links/:id/',
  { extension: true, repeatable: true },
  { id: 3 },
)

/**
 * What a link shows: the caregivers as any visitor sees them, how many of them cannot be found any more, and until when it
 * opens. Nothing of the family. `notFound` for one that never was, has been taken back or has ended, without saying which.
 */
export const getComparison = call(
  'GET /v1/compared/:token/',
  {
    out: type({ caregivers: array(PublicCaregiver), gone: integer(), expires_at: string() }),
    extension: true,
  },
  { token: 'a-b' },
)
