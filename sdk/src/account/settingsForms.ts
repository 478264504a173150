import { defaultDistance, distanceChoices, type Distance } from '../vocabulary/caregivers/catalogue.js'
import { noticeKinds, type NoticeChoices, type NoticeSettings } from '../vocabulary/notices/catalogue.js'
import type { Client } from '../client/client.js'
import { describeFailure } from '../kit/describeFailure.js'
import { required } from '../kit/checks.js'
import { createMergingForm, type MergingForm } from '../kit/forms/conflict.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { formatPhone, phoneDigits } from '../kit/phone.js'
import { plainFields } from '../kit/forms/plainFields.js'
import { namedParts, versionFor, type Editable } from '../kit/state/recordVersion.js'
import { settle } from '../kit/state/resource.js'
import type { Sayable } from '../kit/text.js'
import { updateSettings, deleteAccount, updateMarketingPreferences, type MarketingChannel } from './calls.js'
import { changedMarketing, type MarketingChoices } from './marketing.js'
import type { Session } from './session.js'
import { settingsErrors, Settings, type SettingsChange } from './settings.js'
import { accountErrorTexts } from './texts.js'

/** The settings, each a part of its own. */
export const settingsRecord: Editable<Settings, SettingsChange> = { shape: Settings, parts: namedParts }

/** Who somebody is, as they say it themselves; the phone as it is typed. */
export interface DetailsForm {
  readonly first_name: string
  readonly last_name: string
  readonly phone: string
}

/** Name and phone. A changed number is no verified one any more. `saved` hears how they are then. */
export function createDetailsForm(
  care: Client,
  settings: Settings,
  saved: (settings: Settings) => void,
): MergingForm<DetailsForm> {
  return settingsForm<DetailsForm>(care, settings, {
    valuesOf: ({ first_name, last_name, phone }) => ({
      first_name,
      last_name,
      phone: formatPhone(phone ?? ''),
    }),
    bodyOf: ({ first_name, last_name, phone }, { phone: known }) => ({
      first_name: first_name.trim(),
      last_name: last_name.trim(),
      // None was given, and none is now.
      ...((known !== null || phone.trim() !== '') && { phone: phoneDigits(phone) ?? phone }),
    }),
    saved,
  })
}

/** How somebody is told of each kind of thing, and when not; a kind that cannot concern them has no ways. */
export type NotifyForm = Required<NoticeChoices> & Omit<NoticeSettings, 'ways' | 'choices'>

/** By which ways to tell of what, and the quiet hours: as they are set, nothing ticked beforehand. */
export function createNotifyForm(care: Client, settings: Settings): MergingForm<NotifyForm> {
  return settingsForm<NotifyForm>(care, settings, {
    valuesOf: ({ notices: { choices, quiet_from, quiet_until, urgent_at_night } }) => ({
      offers: choices.offers ?? [],
      jobs_nearby: choices.jobs_nearby ?? [],
      messages: choices.messages ?? [],
      documents: choices.documents ?? [],
      timesheets: choices.timesheets ?? [],
      care_plans: choices.care_plans ?? [],
      calls: choices.calls ?? [],
      new_caregivers: choices.new_caregivers ?? [],
      quiet_from,
      quiet_until,
      urgent_at_night,
    }),
    bodyOf({ quiet_from, quiet_until, urgent_at_night, ...chosen }, { notices }) {
      const kinds = noticeKinds.ids.filter((kind) => notices.choices[kind])
      const choices = Object.fromEntries(kinds.map((kind) => [kind, chosen[kind]]))
      return { notices: { choices, quiet_from, quiet_until, urgent_at_night } }
    },
  })
}

/** How far from home somebody works, in miles: a distance that is no choice is taken for the usual one. */
export function createDistanceForm(
  care: Client,
  settings: Settings,
): MergingForm<{ max_job_distance_preference: Distance }> {
  return settingsForm<{ max_job_distance_preference: Distance }>(care, settings, {
    valuesOf: ({ max_job_distance_preference: saved }) => ({
      max_job_distance_preference: distanceChoices.find((choice) => choice === saved) ?? defaultDistance,
    }),
    bodyOf: (form) => form,
  })
}

interface SettingsFormOptions<D> {
  readonly valuesOf: (settings: Settings) => D
  readonly bodyOf: (form: D, seen: Settings) => SettingsChange
  readonly saved?: (settings: Settings) => void
}

/** A form of some of the settings, which another tab may change meanwhile. */
function settingsForm<D extends object>(
  care: Client,
  settings: Settings,
  { valuesOf, bodyOf, saved }: SettingsFormOptions<D>,
): MergingForm<D> {
  return createMergingForm<Settings, D>({
    kind: settingsRecord,
    record: settings,
    valuesOf,
    form(last, saw) {
      const seen = () => last() ?? settings
      return createForm<D>({
        fields: plainFields(valuesOf(settings)),
        check: (form) => settingsErrors(bodyOf(form, seen())) as Partial<Record<keyof D, Sayable>>,
        async submit(form) {
          const body = bodyOf(form, seen())
          const version = versionFor(settingsRecord, seen(), body)
          const changed = await care.call(updateSettings, { body: { ...body, version } })
          saw(changed)
          saved?.(changed)
        },
        describe: describeFailure,
      })
    },
  })
}

/** Whether search engines may list a family's jobs: what was agreed to can be taken back, and given later. */
export function createIndexingForm(
  care: Client,
  settings: Settings,
): MergingForm<{ jobs_may_be_indexed: boolean }> {
  return settingsForm<{ jobs_may_be_indexed: boolean }>(care, settings, {
    valuesOf: ({ jobs_may_be_indexed }) => ({ jobs_may_be_indexed: jobs_may_be_indexed === true }),
    bodyOf: (form) => form,
  })
}

/** Through which channels somebody takes news. */
export type MarketingForm = Readonly<Record<MarketingChannel, boolean>>

/** News by each channel: only what was changed is sent, and nothing is ticked that nobody agreed to. */
export function createMarketingForm(care: Client, saved: MarketingChoices): Form<MarketingForm> {
  let kept = saved
  const fieldOf = (channel: MarketingChannel) => ({ initial: saved[channel] ?? false })
  return createForm<MarketingForm>({
    fields: {
      email: fieldOf('email'),
      text: fieldOf('text'),
      phone: fieldOf('phone'),
      post: fieldOf('post'),
    },
    async submit(form) {
      const changes = changedMarketing(kept, form)
      if (!changes) return
      const body = { marketing_preferences: changes }
      kept = (await care.call(updateMarketingPreferences, { body })).marketing_preferences
    },
    describe: describeFailure,
  })
}

/**
 * The end of an account: the password is asked for, and whoever it was is nobody afterwards. `report` hears
 * of a failure, but for a wrong password.
 */
export function createDeleteAccountForm(
  care: Client,
  session: Session,
  report: (fault: Error) => void = () => {},
): Form<{ password: string }> {
  return createForm({
    fields: { password: { initial: '', checks: [required()] } },
    async submit({ password }) {
      const outcome = await settle(() => care.call(deleteAccount, { body: { password } }))
      if (!('error' in outcome)) return session.ended()
      const { error } = outcome
      if (Object.keys(error.fieldErrors).length === 0)
        report(new Error(accountErrorTexts.deleteFailed[0], { cause: error }))
      throw error
    },
    describe: (error) => describeFailure(error, accountErrorTexts.deleteFailed),
  })
}
