import { texts } from '../kit/text.js'

/** What is said where something about a payment cannot be done. */
export const moneyDeskErrorTexts = texts({
  reason: ['Please say why. It stays with our team.', 'Indique por qué. Queda en nuestro equipo.'],
  note: ['Please say why you do not confirm it.', 'Indique por qué no lo confirma.'],
  wordsForFamily: ['Please write what the family reads.', 'Escriba lo que leerá la familia.'],
  wordsForBank: ['Please write what the bank reads.', 'Escriba lo que leerá el banco.'],
  kind: ['Please choose what to do.', 'Elija qué hacer.'],
  refundAmount: [
    'Enter an amount from $0.01 to what can be given back.',
    'Escriba un importe desde $0.01 hasta lo que se puede devolver.',
  ],
  isOpen: [
    'Something else about this payment is not decided yet.',
    'Hay algo más de este pago que aún no está decidido.',
  ],
  nothingToRefund: [
    'Nothing of this payment can be given back.',
    'De este pago no hay nada que se pueda devolver.',
  ],
  notOwed: ['There is no debt to write off.', 'No hay ninguna deuda que cancelar.'],
  isPaying: ['A payment of this debt is under way.', 'Hay un pago de esta deuda en curso.'],
  payGone: ['This pay is no longer here.', 'Este pago ya no está aquí.'],
  payLeaves: ['This pay is being sent right now.', 'Este pago se está enviando ahora mismo.'],
  payLeavesByItself: [
    'This pay was not refused: it leaves by itself.',
    'Este pago no fue rechazado: sale por sí solo.',
  ],
  heldAlready: ['This pay is already held.', 'Este pago ya está retenido.'],
  notHeld: ['This pay is not held.', 'Este pago no está retenido.'],
  noDispute: [
    'No bank dispute is waiting for an answer here.',
    'Aquí no hay ninguna disputa bancaria que espere respuesta.',
  ],
  ownProposal: [
    'You proposed this yourself. A second person has to confirm it.',
    'Esto lo propuso usted. Debe confirmarlo una segunda persona.',
  ],
  decidedAlready: ['This has already been decided.', 'Esto ya está decidido.'],
  noClaim: [
    'No question from the family is waiting for an answer here.',
    'Aquí no hay ninguna pregunta de la familia por contestar.',
  ],
})
