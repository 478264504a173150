import { isRecord, numberOf } from '../kit/shape.js'
import type { Text } from '../kit/text.js'
import type { RefundFacts } from './refundCalls.js'
import type { RefundDeedKind } from './refundKinds.js'
import { refundDeskErrorTexts as words } from './refundTexts.js'
import { moneyDeskErrorTexts } from './texts.js'

const cents = (value: unknown): number => Math.max(0, numberOf(value) ?? 0)

/**
 * Why something cannot be done about a refund of a membership now; null where it can. Money is given back once: of a refund that did
 * not arrive, while nothing else is done about it, and never more than what was paid. Whoever is on its way can only be asked about.
 */
export function refusesRefundDeed(kind: RefundDeedKind, facts: RefundFacts): Text | null {
  if (!isRecord(facts)) return words.notFailed
  if (kind === 'check') return facts.state === 'pending' ? null : words.notUnderWay
  if (facts.state !== 'failed') return words.notFailed
  if (facts.is_answered) return words.answered
  if (facts.is_open) return moneyDeskErrorTexts.isOpen
  if (facts.is_returned) return words.returned
  return cents(facts.given) + cents(facts.cents) > cents(facts.paid) ? words.tooMuch : null
}
