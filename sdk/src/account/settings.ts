import {
  boolean,
  enums,
  nullable,
  number,
  object,
  optional,
  partial,
  record,
  string,
  type,
  type Infer,
} from 'superstruct'

/** What a person may set for themselves (D1 §3 Settings). Distances are miles. */
export const Settings = type({
  first_name: string(),
  last_name: string(),
  email: string(),
  email_verified: boolean(),
  phone: nullable(string()),
  phone_verified: boolean(),
  language: enums(['en', 'es']),
  max_job_distance_preference: nullable(number()),
  notify_by_email: boolean(),
  notify_by_text: boolean(),
  tutorials: record(string(), boolean()),
})
export type Settings = Infer<typeof Settings>

/** The settings that may be changed, each by itself. Distance in miles. */
export const SettingsChange = partial(
  object({
    first_name: string(),
    last_name: string(),
    language: enums(['en', 'es']),
    max_job_distance_preference: number(),
    notify_by_email: boolean(),
    notify_by_text: boolean(),
    phone: optional(string()),
  }),
)
export type SettingsChange = Infer<typeof SettingsChange>
