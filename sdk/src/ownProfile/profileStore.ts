import { computed, type ReadonlySignal } from '@preact/signals-core'
import { getSettings } from '../account/calls.js'
import type { Settings } from '../account/settings.js'
import type { Client } from '../client/client.js'
import type { ApiError } from '../kit/error.js'
import { action, type Action } from '../kit/state/action.js'
import { sayFailure } from '../kit/forms/sayFailure.js'
import { versionFor } from '../kit/state/recordVersion.js'
import { resource, settle, type Resource } from '../kit/state/resource.js'
import { kitTexts } from '../kit/texts.js'
import type { Toasts } from '../kit/state/toasts.js'
import { getBackgroundCheck, type BackgroundCheck } from '../screening/calls.js'
import {
  getBadgeProgress,
  listBadges,
  listCurrentBadges,
  type BadgeProgress,
  type OwnBadge,
} from '../badges/badgeCalls.js'
import { listNearbyCaregivers } from '../caregivers/calls.js'
import { nearbyCaregiversLimit } from '../vocabulary/caregivers/constants.js'
import { getOwnCaregiver } from './profileCalls.js'
import { type OwnCaregiver } from '../vocabulary/caregivers/ownCaregiver.js'
import type { CaregiverSummary, Review } from '../vocabulary/caregivers/entities.js'
import { isHcp } from '../credentials/licenses.js'
import { chooseBackgroundPhoto, getBackgroundPhotos, type BackgroundPhotos } from '../photos/photoCalls.js'
import { updateCaregiver, listOwnReviews, refreshScore, type ProfileScore } from './profileCalls.js'
import { profileRecord, type ProfileChange } from './profileChange.js'
import { profileEditTexts } from '../caregivers/profileEditTexts.js'

/** What the profile page shows beside the profile itself; a read that failed is empty. */
export interface ProfileExtras {
  readonly badgeProgress: BadgeProgress | null
  readonly reviews: readonly Review[]
  readonly currentBadges: readonly OwnBadge[]
  readonly settings: Settings | null
  readonly backgroundPhotos: BackgroundPhotos | null
  readonly nearby: readonly CaregiverSummary[]
  readonly completedBadges: readonly OwnBadge[]
  readonly backgroundCheck: BackgroundCheck | null
}

/** A caregiver's own profile: loaded, and changed part by part. */
export interface ProfileStore {
  readonly profile: Resource<OwnCaregiver>
  readonly extras: Resource<ProfileExtras>
  /** Loads the extras unless they are there or on their way. */
  loadExtras(): Promise<void>
  readonly saving: ReadonlySignal<boolean>
  /** Saves a change; with the profile as the editor has `seen` it, what others changed meanwhile is not overwritten. */
  readonly save: Action<[change: ProfileChange, seen?: OwnCaregiver], ProfileChange>
  readonly chooseBackground: Action<[id: number], BackgroundPhotos>
  readonly refreshScore: Action<[], ProfileScore>
  /** Shows on the profile the records that an editor has, from when they are loaded. Returns how to stop. */
  followRecords<K extends 'education' | 'experience'>(
    kind: K,
    records: ReadonlySignal<readonly OwnCaregiver[K][number][] | undefined>,
  ): () => void
}

/**
 * A caregiver's own profile and its edits, beginning with what the page came with. A failed read is told to
 * `report` alone.
 */
export function createProfileStore(
  care: Client,
  toasts: Toasts,
  report: (error: ApiError) => void = () => {},
  initial: { readonly profile?: OwnCaregiver; readonly extras?: ProfileExtras } = {},
): ProfileStore {
  const profile = resource(reported((signal) => care.call(getOwnCaregiver, {}, { signal })))
  const extras = resource((signal) => loadProfileExtras(care, signal, report))
  if (initial.profile) profile.set(initial.profile)
  if (initial.extras) extras.set(initial.extras)
  const failed = sayFailure(toasts, kitTexts.somethingWentWrong)

  const save = action(
    async ({ caregiver, user }: ProfileChange, seen?: OwnCaregiver) => {
      const change = { ...(caregiver && { caregiver }), ...(user && { user }) }
      const version = seen && versionFor(profileRecord, seen, change)
      await care.call(updateCaregiver, { body: { ...change, ...(version && { version }) } })
      return change
    },
    {
      done(change) {
        profile.set((saved) => saved && withChange(saved, change))
        const settings = change.user?.settings
        if (settings)
          extras.set((data) =>
            data?.settings ? { ...data, settings: { ...data.settings, ...settings } } : data,
          )
        toasts.success(profileEditTexts.updated)
      },
      // A conflict is settled in the editor.
      failed: (error) => void (error.kind !== 'conflict' && failed(error)),
    },
  )
  const chooseBackground = action(
    (id: number) => care.call(chooseBackgroundPhoto, { body: { selected_id: id } }),
    {
      done(backgroundPhotos) {
        const { photos, selected_id } = backgroundPhotos
        extras.set((data) => data && { ...data, backgroundPhotos })
        profile.set(
          (saved) => saved && { ...saved, background_photo_url: photos[String(selected_id)] ?? null },
        )
        toasts.success(profileEditTexts.backgroundUpdated)
      },
      failed,
    },
  )

  return {
    profile,
    extras,
    async loadExtras() {
      if (extras.data.peek() === undefined && !extras.loading.peek()) await extras.load()
    },
    saving: computed(() => save.busy.value || chooseBackground.busy.value),
    save,
    chooseBackground,
    refreshScore: action(() => care.call(refreshScore, { id: profile.data.peek()?.id ?? 0 }), {
      done(score) {
        profile.set((saved) => saved && { ...saved, ...score })
      },
      failed: report,
    }),
    followRecords: (kind, records) =>
      records.subscribe((list) => {
        if (list) profile.set((saved) => saved && { ...saved, [kind]: [...list] })
      }),
  }

  function reported<T>(load: (signal: AbortSignal) => Promise<T>) {
    return async (signal: AbortSignal) => {
      const outcome = await settle(() => load(signal))
      if ('value' in outcome) return outcome.value
      if (outcome.error.kind !== 'aborted') report(outcome.error)
      throw outcome.error
    }
  }
}

/** A profile after what was sent is its own. Licenses have a store of theirs, and stay as they are. */
export function withChange(saved: OwnCaregiver, { caregiver, user }: ProfileChange): OwnCaregiver {
  const { licenses: _, photo_id: __, spoken_languages, ...own } = caregiver ?? {}
  const { settings, ...person } = user ?? {}
  return {
    ...saved,
    ...own,
    ...(spoken_languages && { spoken_languages: spoken_languages.map((id) => ({ id })) }),
    ...(own.provider_types && { is_hcp: isHcp(own.provider_types) }),
    user: { ...saved.user, ...person, ...(settings && { settings }) },
  }
}

/** Reads in parallel what stands beside the profile; one that fails is empty, and told to `report`. */
export async function loadProfileExtras(
  care: Client,
  signal: AbortSignal,
  report: (error: ApiError) => void = () => {},
): Promise<ProfileExtras> {
  const options = { signal }
  const or = async <T, E>(load: () => Promise<T>, empty: E): Promise<T | E> => {
    const outcome = await settle(load)
    if ('value' in outcome) return outcome.value
    if (outcome.error.kind !== 'aborted') report(outcome.error)
    return empty
  }
  const [
    badgeProgress,
    reviews,
    currentBadges,
    settings,
    backgroundPhotos,
    nearby,
    completedBadges,
    backgroundCheck,
  ] = await Promise.all([
    or(() => care.call(getBadgeProgress, {}, options), null),
    or(() => care.call(listOwnReviews, {}, options), []),
    or(() => care.call(listCurrentBadges, { query: { filter: 'profile' } }, options), []),
    or(() => care.call(getSettings, {}, options), null),
    or(() => care.call(getBackgroundPhotos, {}, options), null),
    or(() => care.call(listNearbyCaregivers, { query: { limit: nearbyCaregiversLimit } }, options), []),
    or(() => care.call(listBadges, { query: { filter: 'completed' } }, options), []),
    or(() => care.call(getBackgroundCheck, {}, options), null),
  ])
  return {
    badgeProgress,
    reviews,
    currentBadges,
    settings,
    backgroundPhotos,
    nearby,
    completedBadges,
    backgroundCheck,
  }
}
