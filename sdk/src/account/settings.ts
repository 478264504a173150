import {
  boolean,
  enums,
  nullable,
  number,
  object,
  partial,
  record,
  size,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { versionField } from '../kit/fields/fields.js'
import { checkName, type Check } from '../kit/checks.js'
import { checkPhone } from '../kit/phone.js'
import type { BoundText, Text } from '../kit/text.js'
import { partsOf } from '../kit/shape.js'
import { NoticeSettings, NoticeSettingsChange } from '../vocabulary/notices/catalogue.js'

/**
 * What a person may set for themselves. Distances are miles. `jobs_may_be_indexed` says whether any
 * of a family's jobs may be; it is null for people without a job of their own.
 */
export const Settings = type({
  first_name: string(),
  last_name: string(),
  email: string(),
  email_verified: boolean(),
  phone: nullable(string()),
  phone_verified: boolean(),
  language: enums(['en', 'es']),
  max_job_distance_preference: nullable(number()),
  jobs_may_be_indexed: nullable(boolean()),
  notices: NoticeSettings,
  tutorials: record(string(), boolean()),
})
export type Settings = Infer<typeof Settings>

/** A first or a last name: as long as at the sign-up. */
const nameField = size(string(), 0, 60)

/** The settings that may be changed, each by itself, with the version of those. Miles; the phone in digits. */
export const SettingsChange = partial(
  object({
    first_name: nameField,
    last_name: nameField,
    language: enums(['en', 'es']),
    max_job_distance_preference: number(),
    jobs_may_be_indexed: boolean(),
    notices: NoticeSettingsChange,
    phone: size(string(), 0, 40),
    version: versionField,
  }),
)
export type SettingsChange = Infer<typeof SettingsChange>

const settingsChecks = { first_name: checkName, last_name: checkName, phone: checkPhone } satisfies Record<
  string,
  Check
>
type CheckedSetting = keyof typeof settingsChecks

/** What is wrong with settings to be changed, by name: a name is not left empty, and has no numbers. */
export function settingsErrors(change: SettingsChange): Partial<Record<CheckedSetting, Text | BoundText>> {
  const given = partsOf(change)
  const wrong: Partial<Record<CheckedSetting, Text | BoundText>> = {}
  for (const [field, check] of Object.entries(settingsChecks) as [CheckedSetting, Check][]) {
    const fault = given[field] === undefined ? null : check(given[field])
    if (fault) wrong[field] = fault
  }
  return wrong
}
