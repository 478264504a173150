import { isCaregiver } from '../vocabulary/account/catalogue.js'
import type { Identity } from '../vocabulary/account/identity.js'
import { conditions } from '../vocabulary/caregivers/conditions.js'
import { housing } from '../vocabulary/caregivers/catalogue.js'
import { languages } from '../vocabulary/caregivers/languages.js'
import { assistance } from '../vocabulary/caregivers/services.js'
import type { ChatWidgetJobField } from '../vocabulary/chat/catalogue.js'
import { chatWidgetEllipsis, chatWidgetTextMaxLength } from '../vocabulary/chat/constants.js'
import { genderPreferences, relationships } from '../vocabulary/families/catalogue.js'
import { jobScheduleTypes } from '../vocabulary/jobs/catalogue.js'
import { isLongerThan } from '../kit/checks.js'

/**
 * What a visitor has agreed to let the customer-chat widget have. Conditions and care needs are asked for by
 * themselves.
 */
export interface ChatWidgetConsent {
  readonly widget: boolean
  readonly careNeeds: boolean
}

/** The job as far as the widget may hear of it, in catalogue ids. */
export interface ChatWidgetJob {
  readonly assistance?: readonly number[]
  readonly conditions?: readonly number[]
  readonly care_for?: number | null
  readonly schedule_type?: number | null
  readonly preferred_gender?: number | null
  readonly housing?: number | null
  readonly preferred_languages?: readonly number[]
}

/** What is sent to the widget: English words, since the support team reads them. Null is not set. */
export type ChatWidgetJobData = Readonly<Partial<Record<ChatWidgetJobField, string | null>>>

/** The widget's app identities: for families and for caregivers, for production and for everywhere else. */
export type ChatWidgetApps = Readonly<
  Record<'family' | 'caregiver', Readonly<Record<'production' | 'other', string | null>>>
>

/**
 * The app identity to start the widget with, or null where it must not start: not configured, not agreed to,
 * or a staff or administrator's session. Visitors get the families' app.
 */
export function chatWidgetApp(
  apps: ChatWidgetApps | null,
  consent: ChatWidgetConsent,
  who: { readonly identity: Pick<Identity, 'user_type' | 'is_admin'>; readonly adminSession: boolean },
  production: boolean,
): string | null {
  if (!apps || !consent?.widget || isStaffSession(who.identity, who.adminSession)) return null
  const { user_type } = who.identity
  const app = isCaregiver(user_type) ? apps.caregiver : apps.family
  return app[production ? 'production' : 'other'] || null
}

/** Whether chat start-up and event tracking are off: a staff login or an administrator's cookie. */
export function isStaffSession(
  identity: Pick<Identity, 'user_type' | 'is_admin'>,
  adminSession: boolean,
): boolean {
  return adminSession || identity.is_admin || identity.user_type === 'staff'
}

/**
 * A job as the widget hears of it, or null without consent. Conditions and care needs are left out unless the
 * visitor has agreed to exactly that. Unknown ids are left out; texts are cut.
 */
export function chatWidgetJobData(job: ChatWidgetJob, consent: ChatWidgetConsent): ChatWidgetJobData | null {
  if (!consent?.widget || typeof job !== 'object' || job === null) return null
  return {
    ...(consent.careNeeds && {
      ADLs: labels(assistance, job.assistance),
      conditions: labels(conditions, job.conditions),
    }),
    'care-for': label(relationships, job.care_for),
    'schedule type': label(jobScheduleTypes, job.schedule_type),
    // 0 has words in the form, 'No preference', but counts as not set here.
    'gender preference': job.preferred_gender ? label(genderPreferences, job.preferred_gender) : null,
    housing: label(housing, job.housing),
    'language preference': labels(languages, job.preferred_languages),
  }
}

/** Text for the widget: what is longer than 200 characters is cut there and gets an ellipsis. */
export function cutForChatWidget(text: string): string {
  if (typeof text !== 'string') return ''
  if (!isLongerThan(text, chatWidgetTextMaxLength)) return text
  let kept = ''
  let characters = 0
  for (const character of text) {
    if (++characters > chatWidgetTextMaxLength) break
    kept += character
  }
  return kept + chatWidgetEllipsis
}

interface Labels {
  find(id: unknown): { readonly label: readonly [english: string, spanish: string] } | undefined
}

function label(catalogue: Labels, id: unknown): string | null {
  return catalogue.find(id)?.label[0] ?? null
}

function labels(catalogue: Labels, ids: unknown): string {
  if (!Array.isArray(ids)) return ''
  const known = ids.map((id) => label(catalogue, id)).filter((text) => text !== null)
  return cutForChatWidget(known.join(', '))
}
