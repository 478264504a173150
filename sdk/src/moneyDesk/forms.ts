import type { Client } from '../client/client.js'
import { every, required } from '../kit/checks.js'
import { describeFailure } from '../kit/describeFailure.js'
import { checkNote } from '../kit/fields/note.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { centsToField, dollarsToCents } from '../kit/money.js'
import { moneyDeedKinds, type MoneyDeedKind } from '../vocabulary/payments/moneyDeeds.js'
import {
  decideMoneyDeed,
  declineClaim,
  doMoneyDeed,
  type DeedDecision,
  type MoneyDeed,
  type MoneyRecord,
} from './calls.js'
import { checkRefundCents, refundable, refusesDeed } from './rules.js'
import { moneyDeskErrorTexts as words } from './texts.js'

/** What can be done about a payment now, in the order of `moneyDeedKinds`. */
export const deedsFor = ({ facts }: Pick<MoneyRecord, 'facts'>): MoneyDeedKind[] =>
  moneyDeedKinds.ids.filter((kind) => refusesDeed(kind, facts) === null)

/** What staff do about a payment: the amount of a refund as it is typed, in dollars. */
export interface MoneyDeedForm {
  readonly kind: MoneyDeedKind | null
  readonly amount: string
  readonly reason: string
  readonly words: string
}

/** Doing something about a payment; the only thing that can be done is chosen already. */
export function createMoneyDeedForm(
  care: Client,
  record: MoneyRecord,
  done: (after: MoneyRecord) => void,
): Form<MoneyDeedForm> {
  const { facts, invoice } = record
  const kinds = deedsFor(record)
  const isFor =
    (...some: readonly MoneyDeedKind[]) =>
    ({ kind }: MoneyDeedForm) =>
      some.some((one) => one === kind)
  return createForm<MoneyDeedForm>({
    fields: {
      kind: { initial: kinds.length === 1 ? kinds[0]! : null, checks: [required(words.kind)] },
      amount: {
        initial: centsToField(refundable(facts)),
        activeWhen: isFor('refund'),
        checks: [(typed) => checkRefundCents(dollarsToCents(String(typed)), facts)],
      },
      reason: { initial: '', checks: [every(required(words.reason), checkNote)] },
      words: {
        initial: '',
        activeWhen: isFor('refund', 'answer_dispute'),
        checks: [
          (typed, { kind }) =>
            String(typed).trim() !== ''
              ? checkNote(typed)
              : kind === 'refund'
                ? words.wordsForFamily
                : words.wordsForBank,
        ],
      },
    },
    async submit({ kind, amount, reason, words: said }) {
      const cents = kind === 'refund' ? dollarsToCents(amount) : null
      const body = {
        ...{ kind: kind!, reason: reason.trim() },
        ...(cents !== null && { cents }),
        ...((kind === 'refund' || kind === 'answer_dispute') && { words: said.trim() }),
      }
      done(await care.call(doMoneyDeed, { id: invoice.id, body }))
    },
    serverNames: { cents: 'amount' },
    describe: describeFailure,
  })
}

/** What a second person says to what is proposed; not to confirm it takes a note, taking back one's own takes none. */
export const createDeedDecision = (
  care: Client,
  invoiceId: number,
  { id: deed }: Pick<MoneyDeed, 'id'>,
  decision: DeedDecision | 'take_back',
  done: (after: MoneyRecord) => void,
): Form<{ note: string }> =>
  decisionForm(decision, async (body) =>
    done(await care.call(decideMoneyDeed, { id: invoiceId, deed, body })),
  )

/** The form of a decision, whatever it is about. */
export function decisionForm(
  decision: DeedDecision | 'take_back',
  send: (body: { readonly decision: DeedDecision; readonly note?: string }) => Promise<void>,
): Form<{ note: string }> {
  const isRefusal = decision === 'refuse'
  return createForm<{ note: string }>({
    fields: { note: { initial: '', checks: isRefusal ? [every(required(words.note), checkNote)] : [] } },
    submit: ({ note }) =>
      send({
        decision: decision === 'take_back' ? 'refuse' : decision,
        ...(isRefusal && { note: note.trim() }),
      }),
    describe: describeFailure,
  })
}

/** Answering a family that nothing is given back, in words that it reads. */
export function createDeclineClaimForm(
  care: Client,
  invoiceId: number,
  done: (after: MoneyRecord) => void,
): Form<{ words: string }> {
  return createForm<{ words: string }>({
    fields: { words: { initial: '', checks: [every(required(words.wordsForFamily), checkNote)] } },
    async submit({ words: said }) {
      done(await care.call(declineClaim, { id: invoiceId, body: { words: said.trim() } }))
    },
    describe: describeFailure,
  })
}
