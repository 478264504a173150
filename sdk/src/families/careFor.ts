import type { Text } from '../kit/text.js'
import { relationships, type RelationshipId } from '../vocabulary/families/relationships.js'

/** The gender that a relationship tells; null for an unknown one. */
export function genderOf(care_for: unknown): 'female' | 'male' | null {
  return relationships.find(care_for)?.gender ?? null
}

/** Whether the care is for the one who writes. */
export function isForSelf(care_for: unknown): boolean {
  return relationships.find(care_for)?.self === true
}

/** The relationship's label; null for an unknown one, such as 13. */
export function relationshipLabel(care_for: unknown): Text | null {
  return relationships.find(care_for)?.label ?? null
}

/** The id of oneself by gender. */
export function selfRelationship(gender: 'female' | 'male'): RelationshipId | undefined {
  return relationships.entries.find((entry) => entry.self && entry.gender === gender)?.id
}
