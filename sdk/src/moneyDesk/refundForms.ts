import type { Client } from '../client/client.js'
import { every, required } from '../kit/checks.js'
import { describeFailure } from '../kit/describeFailure.js'
import { checkNote } from '../kit/fields/note.js'
import { createForm, type Form } from '../kit/forms/form.js'
import type { DeedDecision } from './calls.js'
import { decisionForm } from './forms.js'
import {
  decideRefundDeed,
  doRefundDeed,
  type MembershipRefundRecord,
  type RefundDeed,
} from './refundCalls.js'
import { refundDeedKinds, type RefundDeedKind } from './refundKinds.js'
import { refusesRefundDeed } from './refundRules.js'
import { refundDeskErrorTexts as words } from './refundTexts.js'
import { moneyDeskErrorTexts } from './texts.js'

/** What can be done about a refund of a membership now, in the order of `refundDeedKinds`. */
export const refundDeedsFor = ({ facts }: Pick<MembershipRefundRecord, 'facts'>): RefundDeedKind[] =>
  refundDeedKinds.ids.filter((kind) => refusesRefundDeed(kind, facts) === null)

/** What staff do about a refund of a membership. */
export interface RefundDeedForm {
  readonly kind: RefundDeedKind | null
  readonly reason: string
  readonly words: string
}

/** Doing something about a refund of a membership; the only thing that can be done is chosen already. */
export function createRefundDeedForm(
  care: Client,
  record: MembershipRefundRecord,
  done: (after: MembershipRefundRecord, kind: RefundDeedKind) => void,
): Form<RefundDeedForm> {
  const kinds = refundDeedsFor(record)
  return createForm<RefundDeedForm>({
    fields: {
      kind: { initial: kinds.length === 1 ? kinds[0]! : null, checks: [required(moneyDeskErrorTexts.kind)] },
      reason: { initial: '', checks: [every(required(moneyDeskErrorTexts.reason), checkNote)] },
      words: {
        initial: '',
        activeWhen: ({ kind }) => kind === 'settled',
        checks: [every(required(words.how), checkNote)],
      },
    },
    async submit({ kind, reason, words: said }) {
      const body = {
        ...{ kind: kind!, reason: reason.trim() },
        ...(kind === 'settled' && { words: said.trim() }),
      }
      done(await care.call(doRefundDeed, { id: record.id, body }), kind!)
    },
    describe: describeFailure,
  })
}

/** What a second person says to what is proposed about a refund (`createDeedDecision`). */
export const createRefundDecision = (
  care: Client,
  refundId: number,
  { id: deed }: Pick<RefundDeed, 'id'>,
  decision: DeedDecision | 'take_back',
  done: (after: MembershipRefundRecord) => void,
): Form<{ note: string }> =>
  decisionForm(decision, async (body) =>
    done(await care.call(decideRefundDeed, { id: refundId, deed, body })),
  )
