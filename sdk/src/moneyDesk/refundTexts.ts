import { texts } from '../kit/text.js'
import type { RefundWait } from './refundCalls.js'

/** Refunds of memberships at the money desk of the staff. */
export const refundDeskTexts = texts({
  heading: ['Membership refunds', 'Reembolsos de membresías'],
  lead: [
    'Membership refunds that did not arrive, or are late.',
    'Reembolsos de membresías que no llegaron o se retrasan.',
  ],
  allPayments: ['All waiting payments', 'Todos los pagos que esperan'],
  membership: ['Membership', 'Membresía'],
  sum: ['Given back', 'Devuelto'],
  sumText: ['{sum} on {day}', '{sum} el {day}'],
  paid: ['Paid', 'Pagado'],
  refs: ['At the payment service', 'En el servicio de pagos'],
  failedTitle: ['This money did not arrive', 'Este dinero no llegó'],
  failedText: [
    'Reason: {why}. We have the money again, and we told the family that we are looking for another way.',
    'Motivo: {why}. Tenemos de nuevo el dinero y le dijimos a la familia que buscamos otra forma.',
  ],
  stuckTitle: ['Still on its way after {days} days', 'Sigue en camino después de {days} días'],
  pendingTitle: ['On its way', 'En camino'],
  stuckText: [
    'It may still arrive, so nothing else can be given back for it. Ask the payment service how it stands.',
    'Todavía puede llegar, así que no se puede devolver nada más por él. Pregunte al servicio de pagos cómo está.',
  ],
  doneTitle: ['This money arrived', 'Este dinero llegó'],
  answeredTitle: ['Nothing is left to do', 'No queda nada por hacer'],
  answeredText: [
    'The family has this money: it was given back again, or another way.',
    'La familia tiene este dinero: se le devolvió de nuevo o de otra forma.',
  ],
  againHint: [
    'The payment service gives {sum} back to the card that was paid with. If that card is closed, it can come back again.',
    'El servicio de pagos devuelve {sum} a la tarjeta con la que se pagó. Si está cerrada, el dinero puede volver otra vez.',
  ],
  settledHint: [
    'Choose this only once the family has its {sum}, by a check for example. The payment service is not involved.',
    'Elija esto solo cuando la familia ya tenga sus {sum}, por ejemplo por cheque. El servicio de pagos no interviene.',
  ],
  twoPeople: [
    'Above {limit} in all, a second person confirms.',
    'Si en total son más de {limit}, confirma una segunda persona.',
  ],
  how: ['How it was given back, as the family reads it', 'Cómo se devolvió, tal como lo lee la familia'],
  isAgain: ['The payment service gives it back again.', 'El servicio de pagos lo devuelve de nuevo.'],
  isSettled: ['Saved. We write to the family.', 'Guardado. Le escribimos a la familia.'],
  isChecked: ['We asked the payment service.', 'Preguntamos al servicio de pagos.'],
})

/** What is said where something about a refund of a membership cannot be done. */
export const refundDeskErrorTexts = texts({
  notFailed: ['This money did not come back to us.', 'Este dinero no volvió a nosotros.'],
  notUnderWay: ['This money is no longer on its way.', 'Este dinero ya no está en camino.'],
  answered: ['This money has already been given back.', 'Este dinero ya se devolvió.'],
  returned: [
    'The family’s bank took this payment back, so the family has its money.',
    'El banco de la familia retiró este pago, así que la familia tiene su dinero.',
  ],
  tooMuch: [
    'More would be given back than was paid. See what was given back at the payment service.',
    'Se devolvería más de lo que se pagó. Vea lo que se devolvió en el servicio de pagos.',
  ],
  how: ['Please write how the money was given back.', 'Escriba cómo se devolvió el dinero.'],
})

/** Why a refund of a membership waits, in a list. */
export const refundWaitWords = texts({
  failed: ['Membership refund did not arrive', 'El reembolso de una membresía no llegó'],
  stuck: ['Membership refund is late', 'El reembolso de una membresía se retrasa'],
  deed: ['To confirm', 'Por confirmar'],
}) satisfies Readonly<Record<RefundWait, unknown>>
