import { defaultDistance, distanceChoices, type Distance } from '../caregivers/catalogue.js'
import type { Client } from '../client/client.js'
import { describeFailure } from '../kit/describeFailure.js'
import { required } from '../kit/checks.js'
import { createForm, type Form } from '../kit/form.js'
import { formatPhone, phoneDigits } from '../kit/phone.js'
import { settle } from '../kit/resource.js'
import {
  changeSettings,
  deleteAccount,
  setMarketingPreferences,
  verifyEmail,
  type MarketingChannel,
} from './calls.js'
import { changedMarketing, type MarketingChoices } from './marketing.js'
import type { Session } from './session.js'
import { settingsErrors, type Settings, type SettingsChange } from './settings.js'
import { accountErrorTexts } from './texts.js'

/** Who somebody is, as they say it themselves; the phone as it is typed. */
export interface DetailsForm {
  readonly first_name: string
  readonly last_name: string
  readonly phone: string
}

/** Name and phone (D1 §3 User). A changed number is no verified one any more. `saved` hears how they are then. */
export function createDetailsForm(
  care: Client,
  settings: Settings,
  saved: (settings: Settings) => void,
): Form<DetailsForm> {
  const { first_name, last_name, phone } = settings
  let hasPhone = phone !== null
  const bodyOf = (form: DetailsForm): SettingsChange => ({
    first_name: form.first_name.trim(),
    last_name: form.last_name.trim(),
    // None was given, and none is now.
    ...((hasPhone || form.phone.trim() !== '') && { phone: phoneDigits(form.phone) ?? form.phone }),
  })
  return createForm<DetailsForm>({
    fields: {
      first_name: { initial: first_name },
      last_name: { initial: last_name },
      phone: { initial: formatPhone(phone ?? '') },
    },
    check: (form) => settingsErrors(bodyOf(form)),
    async submit(form) {
      const changed = await care.call(changeSettings, { body: bodyOf(form) })
      hasPhone = changed.phone !== null
      saved(changed)
    },
    describe: describeFailure,
  })
}

/** How somebody wants to hear of jobs and messages: by e-mail or not, for no text message of that kind is sent. */
export type NotifyForm = Pick<Settings, 'notify_by_email'>

/** How to tell of jobs and messages (D1 §3; D2 §2): as it is set, nothing ticked beforehand. */
export function createNotifyForm(care: Client, settings: NotifyForm): Form<NotifyForm> {
  return createForm<NotifyForm>({
    fields: {
      notify_by_email: { initial: settings.notify_by_email },
    },
    submit: async (body) => void (await care.call(changeSettings, { body })),
    describe: describeFailure,
  })
}

/** How far from home somebody works, in miles (D1 §3): a distance that is no choice is taken for the usual one. */
export function createDistanceForm(
  care: Client,
  settings: Pick<Settings, 'max_job_distance_preference'>,
): Form<{ max_job_distance_preference: Distance }> {
  const saved = settings.max_job_distance_preference
  return createForm<{ max_job_distance_preference: Distance }>({
    fields: {
      max_job_distance_preference: {
        initial: distanceChoices.find((choice) => choice === saved) ?? defaultDistance,
      },
    },
    submit: async (body) => void (await care.call(changeSettings, { body })),
    describe: describeFailure,
  })
}

/** Whether search engines may list a family's jobs: what was agreed to can be taken back, and given later. */
export function createIndexingForm(care: Client, saved: boolean): Form<{ jobs_may_be_indexed: boolean }> {
  return createForm<{ jobs_may_be_indexed: boolean }>({
    fields: { jobs_may_be_indexed: { initial: saved } },
    submit: async (body) => void (await care.call(changeSettings, { body })),
    describe: describeFailure,
  })
}

/** Through which channels somebody takes news. */
export type MarketingForm = Readonly<Record<MarketingChannel, boolean>>

/** News by each channel (D1 §7): only what was changed is sent, and nothing is ticked that nobody agreed to. */
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
      kept = (await care.call(setMarketingPreferences, { body })).marketing_preferences
    },
    describe: describeFailure,
  })
}

/** Confirming the e-mail address by the code that was mailed to it. */
export function createVerifyEmailForm(care: Client): Form<{ code: string }> {
  return createForm({
    fields: { code: { initial: '', checks: [required()] } },
    submit: async ({ code }) => void (await care.call(verifyEmail, { body: { code: code.trim() } })),
    describe: describeFailure,
  })
}

/**
 * The end of an account: the password is asked for, and whoever it was is nobody afterwards (D1 §7, §8). `report` hears
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
