import { texts } from '@homecare/sdk/kit'

/** Letters to the staff about disputes of banks. No amounts, and no names in what a device shows. */
export const disputeStaffTexts = texts({
  subject: [
    'A bank disputes a payment: answer by {due}',
    'Un banco disputa un pago: responda hasta el {due}',
  ],
  body: [
    'The bank of {name} disputes the payment of invoice {number}. The last day to answer it is {due}: after that the bank decides without us. Here you see the payment, and can answer:\n{link}',
    'El banco de {name} disputa el pago de la factura {number}. El último día para responder es el {due}: después el banco decide sin nosotros. Aquí ve el pago y puede responder:\n{link}',
  ],
  subjectOpen: ['A bank disputes a payment', 'Un banco disputa un pago'],
  bodyOpen: [
    'The bank of {name} disputes the payment of invoice {number}, and has not said until when it waits for an answer. Here you see the payment, and can answer:\n{link}',
    'El banco de {name} disputa el pago de la factura {number} y no ha dicho hasta cuándo espera una respuesta. Aquí ve el pago y puede responder:\n{link}',
  ],
})
