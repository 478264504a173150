import { texts } from '../kit/text.js'
import type { MoneyWait } from './calls.js'

/** The money desk of the staff (`/staff/payments`). */
export const moneyDeskTexts = texts({
  title: ['Payments', 'Pagos'],
  lead: [
    'Questions from families, bank disputes, refunds that did not arrive, and what a second person must confirm.',
    'Preguntas de familias, disputas de bancos, reembolsos que no llegaron y lo que debe confirmar una segunda persona.',
  ],
  search: ['Find a payment', 'Buscar un pago'],
  searchHint: [
    'An invoice number, a name, an e-mail, or the payment service’s own number.',
    'Número de factura, un nombre, un correo o el número del servicio de pagos.',
  ],
  noneFound: ['No payment found', 'No se encontró ningún pago'],
  noneFoundHint: [
    'Check the spelling, or try another name or number.',
    'Revise cómo lo escribió o pruebe otro nombre o número.',
  ],
  clear: ['Back to what waits', 'Volver a lo que espera'],

  claim: ['The family says something is wrong', 'La familia dice que algo no está bien'],
  claimText: ['On {day}: “{reason}”', 'El {day}: «{reason}»'],
  claimNext: [
    'Give money back below, with an answer to the family, or say why not.',
    'Devuelva dinero más abajo, con lo que responde a la familia, o diga por qué no.',
  ],
  decline: ['Give nothing back', 'No devolver nada'],
  declineWords: ['What the family reads', 'Lo que lee la familia'],
  declineSend: ['Send this answer', 'Enviar esta respuesta'],
  declined: ['Sent. We write to both sides.', 'Enviado. Escribimos a ambas partes.'],

  proposal: ['{name} proposes: {what}', '{name} propone: {what}'],
  proposalOf: ['{what}, {sum}', '{what}, {sum}'],
  proposalReason: ['On {day}: “{reason}”', 'El {day}: «{reason}»'],
  proposalOwn: [
    'You proposed this. Another member of staff has to confirm it.',
    'Lo propuso usted. Debe confirmarlo otra persona del equipo.',
  ],
  confirm: ['Confirm', 'Confirmar'],
  confirmed: ['Confirmed', 'Confirmado'],
  refuse: ['Do not confirm', 'No confirmar'],
  takeBack: ['Take it back', 'Retirar la propuesta'],
  takenBack: ['Taken back', 'Propuesta retirada'],
  refuseNote: ['Why not', 'Por qué no'],
  refused: ['Not confirmed', 'No confirmado'],

  dispute: ['A bank disputes this payment: {state}', 'Un banco disputa este pago: {state}'],
  disputeText: [
    '{sum}, opened on {day}. Answer by {due}.',
    '{sum}, abierta el {day}. Responder hasta el {due}.',
  ],
  disputeTextOpen: ['{sum}, opened on {day}.', '{sum}, abierta el {day}.'],

  doSomething: ['Take action', 'Qué se puede hacer'],
  what: ['What', 'Qué'],
  amount: ['Amount in dollars', 'Importe en dólares'],
  amountHint: [
    'Up to {most}. Above {limit} in all, a second person confirms.',
    'Hasta {most}. Si en total son más de {limit}, confirma una segunda persona.',
  ],
  credited: [
    '{sum} of it was given as a credit for corrected hours.',
    '{sum} se dieron como crédito por horas corregidas.',
  ],
  writeOffHint: [
    '{sum}. Above {limit}, a second person confirms.',
    '{sum}. Si son más de {limit}, confirma una segunda persona.',
  ],
  reason: ['Why', 'Por qué'],
  reasonHint: ['Stays with our team.', 'Queda en nuestro equipo.'],
  wordsFamily: ['What the family reads', 'Lo que lee la familia'],
  wordsBank: ['What the bank reads', 'Lo que lee el banco'],
  wordsBankHint: ['It is sent once and cannot be changed.', 'Se envía una vez y no se puede cambiar.'],
  do: ['Do it', 'Hacerlo'],
  isDone: ['Done', 'Hecho'],
  isProposed: [
    'Proposed. A second person has to confirm it.',
    'Propuesto. Debe confirmarlo una segunda persona.',
  ],
  isAsked: [
    'The payment service has not answered yet. We will ask again.',
    'El servicio de pagos aún no ha respondido. Le preguntaremos de nuevo.',
  ],
  isFailed: ['The payment service did not do it.', 'El servicio de pagos no lo hizo.'],
  nothingToDo: ['Nothing can be done about this payment now.', 'Ahora no se puede hacer nada con este pago.'],

  family: ['Family', 'Familia'],
  caregiver: ['Caregiver', 'Persona que cuida'],
  invoice: ['Invoice', 'Factura'],
  payments: ['Payments', 'Pagos'],
  noPayments: [
    'No payment went through the payment service here.',
    'Aquí no pasó ningún pago por el servicio de pagos.',
  ],
  pay: ['The caregiver’s pay', 'El pago a quien cuida'],
  payNone: ['No pay is owed yet.', 'Todavía no se debe ningún pago.'],
  payHeld: ['Held since {day}', 'Retenido desde el {day}'],
  payFailed: ['Refused: {failure}. Tried again {day}.', 'Rechazado: {failure}. Se intenta de nuevo {day}.'],
  history: ['What was done', 'Lo que se hizo'],
  historyNone: ['Nothing yet.', 'Todavía nada.'],
  proposedBy: ['{name} on {day}', '{name} el {day}'],
  madeThere: ['Made at the payment service on {day}', 'Hecho en el servicio de pagos el {day}'],
  decidedBy: ['{name} on {day}', '{name} el {day}'],
  ledger: ['Ledger', 'Libro contable'],
  ledgerNone: ['Nothing yet.', 'Todavía nada.'],
  account: ['Account', 'Cuenta'],
  debit: ['Amount', 'Importe'],
})

/** Why a payment waits, in a list. */
export const moneyWaitWords = texts({
  claim: ['Question from the family', 'Pregunta de la familia'],
  deed: ['To confirm', 'Por confirmar'],
  dispute: ['Bank dispute', 'Disputa bancaria'],
  failed: ['Refund did not arrive', 'El reembolso no llegó'],
}) satisfies Readonly<Record<MoneyWait, unknown>>
