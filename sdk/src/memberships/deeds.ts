import type { Client } from '../client/client.js'
import type { ApiError } from '../kit/error.js'
import { sayFailure } from '../kit/forms/sayFailure.js'
import { action, type Action } from '../kit/state/action.js'
import type { Toasts } from '../kit/state/toasts.js'
import type { Text } from '../kit/text.js'
import {
  cancelMembership,
  checkMembership,
  giveUpMembershipPayment,
  keepMembership,
  type BoughtMembership,
  type Membership,
} from './calls.js'
import { membershipTexts as words } from './texts.js'

/** What one press does about a membership: cancelling it, keeping it after all, and seeing to a payment that is under way. */
export interface MembershipDeeds {
  /** Null where it has ended. */
  readonly cancel: Action<[], Membership | null>
  readonly keep: Action<[], Membership>
  readonly check: Action<[], BoughtMembership>
  readonly giveUp: Action<[], BoughtMembership>
}

/** `changed` is told once something is decided: by what was done, or by a bank that says no. Any other failure is said, and decides nothing. */
export function createMembershipDeeds(care: Client, toasts: Toasts, changed: () => void): MembershipDeeds {
  const failed = sayFailure(toasts)
  const saying = <T>(wordsOf: (result: T) => Text | null) => ({
    done(result: T) {
      const said = wordsOf(result)
      if (said) toasts.success(said)
      changed()
    },
    failed(error: ApiError) {
      failed(error)
      if (error.code === 'declined') changed()
    },
  })
  return {
    cancel: action(
      () => care.call(cancelMembership),
      saying(() => words.cancelled),
    ),
    keep: action(
      () => care.call(keepMembership),
      saying(() => words.kept),
    ),
    check: action(
      () => care.call(checkMembership),
      saying(() => null),
    ),
    giveUp: action(
      () => care.call(giveUpMembershipPayment),
      // It may have been charged meanwhile.
      saying(({ payment }) => (payment?.state === 'cancelled' ? words.notPaid : null)),
    ),
  }
}
