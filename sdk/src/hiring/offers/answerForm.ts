import type { Client } from '../../client/client.js'
import { required } from '../../kit/checks.js'
import { describeFailure } from '../../kit/describeFailure.js'
import { createForm, type Form } from '../../kit/forms/form.js'
import { checkNote } from '../../kit/fields/note.js'
import type { OfferDeclineReason } from '../../vocabulary/hiring/offers.js'
import { acceptOffer, declineOffer, type Offer } from './calls.js'
import { offerErrorTexts as wrong } from './offerTexts.js'

/** What was read of an offer and of the agreement that is signed with it. */
export interface ReadOffer {
  readonly offer: Pick<Offer, 'connection_id' | 'version'>
  /** The version of the agreement. */
  readonly agreement: string
}

/** Accepting an offer: signed with the full name. */
export function createAcceptForm(
  care: Client,
  { offer, agreement }: ReadOffer,
  accepted: (offer: Offer) => void,
): Form<{ full_name: string }> {
  return createForm<{ full_name: string }>({
    fields: { full_name: { initial: '', checks: [required(wrong.signature)] } },
    async submit({ full_name }) {
      const body = { version: offer.version, agreement_version: agreement, full_name: full_name.trim() }
      accepted(await care.call(acceptOffer, { id: offer.connection_id, body }))
    },
    describe: describeFailure,
  })
}

/** Declining an offer: a reason, and a few words if somebody likes. */
export function createDeclineOfferForm(
  care: Client,
  offer: Pick<Offer, 'connection_id' | 'version'>,
  declined: (offer: Offer) => void,
): Form<{ reason: OfferDeclineReason | null; note: string }> {
  return createForm<{ reason: OfferDeclineReason | null; note: string }>({
    fields: {
      reason: { initial: null, checks: [required(wrong.reason)] },
      note: { initial: '', checks: [checkNote] },
    },
    async submit({ reason, note }) {
      const body = { version: offer.version, reason: reason!, note: note.trim() }
      declined(await care.call(declineOffer, { id: offer.connection_id, body }))
    },
    describe: describeFailure,
  })
}
