import { texts } from '../kit/text.js'

/** Rejecting and paying invoices: what the rules say, and what the server answers. */
export const invoiceTexts = texts({
  reasonRequired: ['Please say why you reject it.', 'Indique por qué la rechaza.'],
  chooseMethod: ['Choose what you pay with.', 'Elija con qué paga.'],
  noMethod: ['Add a card or a bank account first.', 'Agregue primero una tarjeta o una cuenta bancaria.'],
  methodGone: [
    'You can no longer pay with this one. Choose another.',
    'Con esta ya no se puede pagar. Elija otra.',
  ],
  tipWrong: ['Enter a tip from $0 to $500.', 'Escriba una propina de $0 a $500.'],
  tipOnce: [
    'A tip is given with the first payment. This one pays the hours again without it.',
    'La propina se da con el primer pago. Este vuelve a pagar las horas sin ella.',
  ],
  totalChanged: [
    'The total is now {total}. Nothing was charged. Please look at it again.',
    'El total es ahora {total}. No se cobró nada. Revíselo de nuevo.',
  ],
  notToPay: ['This invoice no longer needs to be paid.', 'Esta factura ya no hay que pagarla.'],
  underWay: [
    'A payment for this invoice is under way. Please wait a moment.',
    'Hay un pago de esta factura en curso. Espere un momento.',
  ],
  declined: [
    'This payment was declined and nothing was charged. Choose another method, or ask your bank.',
    'Este pago fue rechazado y no se cobró nada. Elija otro método o consulte a su banco.',
  ],
  noFunds: [
    'There was not enough money for this. Nothing was charged. Choose another method.',
    'No había fondos suficientes. No se cobró nada. Elija otro método.',
  ],
  expired: [
    'This card has expired. Nothing was charged. Choose another method.',
    'Esta tarjeta venció. No se cobró nada. Elija otro método.',
  ],
  notConfirmed: [
    'Your bank did not confirm that it is you. Nothing was charged. Try again, or choose another method.',
    'Su banco no confirmó que sea usted. No se cobró nada. Inténtelo de nuevo o elija otro método.',
  ],
})
