import { entryOf, textOf } from '../kit/shape.js'
import { texts, type Text } from '../kit/text.js'

const failures = texts({
  lost_or_stolen_card: ['the card was lost or stolen', 'la tarjeta se perdió o fue robada'],
  expired_or_canceled_card: ['the card has expired or was cancelled', 'la tarjeta venció o fue cancelada'],
  declined: ['the bank declined it', 'el banco lo rechazó'],
  insufficient_funds: [
    'there was too little with the payment service',
    'no había suficiente dinero en el servicio de pagos',
  ],
  charge_for_pending_refund_disputed: [
    'the family disputes the payment with its bank',
    'la familia disputa el pago con su banco',
  ],
  unknown: ['the bank gave no reason', 'el banco no dijo por qué'],
})

/** Why money that was given back did not arrive, by the payment service’s word. */
export const refundFailureWord = (failure: string | null): Text =>
  entryOf(failures, textOf(failure)) ?? failures.unknown
