import type { ProfileStore, Settings } from '@homecare/sdk'

/** What every step of the registration is given. */
export interface RegisterStepProps {
  readonly store: ProfileStore
  /** Null where they could not be read. */
  readonly settings: Settings | null
  /** On to the next step, or to the profile after the last. */
  readonly next: () => void
}
