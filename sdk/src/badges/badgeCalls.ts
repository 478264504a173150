import {
  array,
  boolean,
  enums,
  integer,
  nullable,
  number,
  object,
  optional,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { Badge } from '../vocabulary/caregivers/entities.js'

/**
 * A badge with its caregiver's way to it: `progress` in percent, `completed_at` an instant. What is known of its
 * `code` says how it is earned (`badgeWay`).
 */
export const OwnBadge = type({
  ...Badge.schema,
  id: number(),
  code: string(),
  status: string(),
  progress: integer(),
  completed_at: nullable(string()),
})
export type OwnBadge = Infer<typeof OwnBadge>

/**
 * How far the caregiver is with all badges together, and whether families see them as vetted: not while a license has
 * expired.
 */
export const BadgeProgress = type({
  completed: integer(),
  total: integer(),
  vetted: boolean(),
  badges: array(OwnBadge),
})
export type BadgeProgress = Infer<typeof BadgeProgress>
/** The way to all badges; the number in the path means the caller. */
export const getBadgeProgress = call('GET /v1/badges/1/progress/', { out: BadgeProgress })

/** The badges to be shown on the profile now. */
export const listCurrentBadges = call(
  'GET /v1/badges/current/',
  {
    query: object({ filter: optional(enums(['profile'])) }),
    out: array(OwnBadge),
  },
  { query: { filter: 'profile' } },
)
/** Every badge, or those that are completed. */
export const listBadges = call(
  'GET /v1/badges/',
  {
    query: object({ filter: optional(enums(['completed'])) }),
    out: array(OwnBadge),
  },
  { query: { filter: 'completed' } },
)
