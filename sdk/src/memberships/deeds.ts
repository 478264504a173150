import type { Client } from '../client/client.js'
import { sayFailure } from '../kit/forms/sayFailure.js'
import { action, type Action } from '../kit/state/action.js'
import type { Toasts } from '../kit/state/toasts.js'
import {
  checkMembership,
  giveUpMembershipPayment,
  keepMembership,
  type BoughtMembership,
  type Membership,
} from './calls.js'
import { membershipTexts as words } from './texts.js'

/** What one press does about a membership: keeping one that was cancelled, and seeing to a payment that is under way. */
export interface MembershipDeeds {
  readonly keep: Action<[], Membership>
  readonly check: Action<[], BoughtMembership>
  readonly giveUp: Action<[], BoughtMembership>
}

/** `changed` is told after each of them, whatever came of it. */
export function createMembershipDeeds(care: Client, toasts: Toasts, changed: () => void): MembershipDeeds {
  const failed = sayFailure(toasts)
  const saying = (words?: Parameters<Toasts['success']>[0]) => ({
    done() {
      if (words) toasts.success(words)
      changed()
    },
    failed(error: Parameters<typeof failed>[0]) {
      failed(error)
      // A no of the bank has decided it.
      if (error.code === 'declined') changed()
    },
  })
  return {
    keep: action(() => care.call(keepMembership), saying(words.kept)),
    check: action(() => care.call(checkMembership), saying()),
    giveUp: action(() => care.call(giveUpMembershipPayment), saying(words.notPaid)),
  }
}
