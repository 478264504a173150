import type { Client } from '../client/client.js'
import { describeFailure } from '../kit/describeFailure.js'
import { createMergingForm, type MergingForm } from '../kit/forms/conflict.js'
import { createForm } from '../kit/forms/form.js'
import { versionFor } from '../kit/state/recordVersion.js'
import { centsToField, dollarsToCents } from '../kit/money.js'
import { approveRides, rideApprovalRecord, type RideApproval } from './calls.js'
import { checkRideCap } from './rides.js'

/** What a family says of the rides that it pays for: the limit of a month in dollars. Nothing is entered beforehand. */
export interface RideApprovalForm {
  readonly cap: string
}

/**
 * Approves rides up to a limit each month, or changes the limit of what is approved. Where another tab has changed it
 * meanwhile, whose limit it is to be is asked. `saved` hears it as it is then.
 */
export function createRideApprovalForm(
  care: Client,
  approval: RideApproval,
  saved: (approval: RideApproval) => void,
): MergingForm<RideApprovalForm> {
  return createMergingForm<RideApproval, RideApprovalForm>({
    kind: rideApprovalRecord,
    record: approval,
    valuesOf: (seen) => ({ cap: capOf(seen) }),
    form: (seen, saw) =>
      createForm<RideApprovalForm>({
        fields: { cap: { initial: capOf(approval), checks: [checkRideCap] } },
        async submit({ cap }) {
          const body = {
            approved: true,
            cap_cents: dollarsToCents(cap) ?? Number.NaN,
            version: versionFor(rideApprovalRecord, seen() ?? approval),
          }
          const now = await care.call(approveRides, { id: approval.id, body })
          saw(now)
          saved(now)
        },
        describe: describeFailure,
        serverNames: { cap_cents: 'cap' },
      }),
  })
}

const capOf = ({ lyft_approved_at, cap_cents }: RideApproval) =>
  lyft_approved_at === null || cap_cents === null ? '' : centsToField(cap_cents)
