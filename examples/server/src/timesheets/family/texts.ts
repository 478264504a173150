import { texts } from '@homecare/sdk/kit'

/** Letters about the hours of families' caregivers, and what they cost. */
export const hoursMailTexts = texts({
  submittedSubject: ['{name} handed in hours', '{name} entregó horas'],
  submittedBody: [
    '{name} handed in the hours from {first} to {last}. Please check them. If something is wrong, send them back and say what:\n{link}',
    '{name} entregó las horas del {first} al {last}. Revíselas. Si algo no está bien, devuélvalas e indique qué:\n{link}',
  ],
  submittedShort: ['{name} handed in hours for you to check.', '{name} entregó horas para que las revise.'],
  takenBackSubject: ['{name} took hours back', '{name} retiró horas'],
  takenBackBody: [
    '{name} took back the hours from {first} to {last} to change them. The invoice for them no longer counts. You will hear from us when they are handed in again:\n{link}',
    '{name} retiró las horas del {first} al {last} para cambiarlas. La factura ya no vale. Le avisaremos cuando las entregue de nuevo:\n{link}',
  ],
  takenBackShort: ['{name} took hours back to change them.', '{name} retiró horas para cambiarlas.'],
  sentBackSubject: ['{name} sent your hours back', '{name} devolvió sus horas'],
  sentBackBody: [
    '{name} sent back your hours from {first} to {last}. Correct what is wrong and hand them in again:\n{link}',
    '{name} devolvió sus horas del {first} al {last}. Corrija lo que no está bien y entréguelas de nuevo:\n{link}',
  ],
  sentBackShort: [
    '{name} sent your hours back. Please correct them and hand them in again.',
    '{name} devolvió sus horas. Corríjalas y entréguelas de nuevo.',
  ],
  reason: ['They wrote: {reason}', 'Escribió: {reason}'],
  waitsSubject: ['{name}’s hours are waiting for you', 'Las horas de {name} esperan su respuesta'],
  waitsBody: [
    '{name}’s hours from {first} to {last} have been waiting for three days. Please check them:\n{link}',
    'Las horas de {name} del {first} al {last} esperan desde hace tres días. Revíselas:\n{link}',
  ],
  waitsShort: [
    '{name}’s hours have been waiting for three days.',
    'Las horas de {name} esperan desde hace tres días.',
  ],
  paidSubject: ['Your receipt: {name}’s hours', 'Su recibo: horas de {name}'],
  paidBody: [
    'You paid for {name}’s hours from {first} to {last}. Thank you. Your receipt is here:\n{link}',
    'Pagó las horas de {name} del {first} al {last}. Gracias. Su recibo está aquí:\n{link}',
  ],
  paidShort: ['You paid for {name}’s hours. Thank you.', 'Pagó horas de {name}. Gracias.'],
  paidForSubject: ['{name} paid for your hours', '{name} pagó sus horas'],
  paidForBody: [
    '{name} paid for your hours from {first} to {last}:\n{link}',
    '{name} pagó sus horas del {first} al {last}:\n{link}',
  ],
  paidForShort: ['{name} paid for your hours.', '{name} pagó sus horas.'],
  declinedSubject: ['A payment was declined: {name}’s hours', 'Se rechazó un pago: horas de {name}'],
  declinedBody: [
    'Your payment for {name}’s hours from {first} to {last} was declined. Nothing was charged. Please pay another way:\n{link}',
    'Su pago por las horas de {name} del {first} al {last} fue rechazado. No se cobró nada. Pague de otra forma:\n{link}',
  ],
  declinedShort: [
    'Your payment for {name}’s hours was declined. Please pay another way.',
    'Su pago por horas de {name} fue rechazado. Pague de otra forma.',
  ],
  returnedSubject: [
    'Your bank took a payment back: {name}’s hours',
    'Su banco devolvió un pago: horas de {name}',
  ],
  returnedBody: [
    'Your bank took back the payment for {name}’s hours from {first} to {last}. You owe the amount again. Please pay another way:\n{link}',
    'Su banco devolvió el pago por las horas de {name} del {first} al {last}. Debe de nuevo el importe. Pague de otra forma:\n{link}',
  ],
  returnedShort: [
    'Your bank took back a payment for {name}’s hours. Please pay another way.',
    'Su banco devolvió un pago por horas de {name}. Pague de otra forma.',
  ],
  disputedSubject: [
    'Your bank disputes a payment: {name}’s hours',
    'Su banco disputa un pago: horas de {name}',
  ],
  disputedBody: [
    'Your bank disputes the payment for {name}’s hours from {first} to {last}. Until that is decided, you need to do nothing here. If you did not ask for it, tell your bank:\n{link}',
    'Su banco disputa el pago por las horas de {name} del {first} al {last}. Hasta que se decida, no tiene que hacer nada aquí. Si usted no lo pidió, avise a su banco:\n{link}',
  ],
  disputedShort: [
    'Your bank disputes a payment for {name}’s hours.',
    'Su banco disputa un pago por horas de {name}.',
  ],
  disputeWonSubject: ['The payment stands: {name}’s hours', 'El pago se mantiene: horas de {name}'],
  disputeWonBody: [
    'Your bank decided that the payment for {name}’s hours from {first} to {last} stands:\n{link}',
    'Su banco decidió que el pago por las horas de {name} del {first} al {last} se mantiene:\n{link}',
  ],
  disputeWonShort: ['The payment for {name}’s hours stands.', 'El pago por horas de {name} se mantiene.'],
  disputeLostSubject: [
    'Your bank gave a payment back: {name}’s hours',
    'Su banco le devolvió un pago: horas de {name}',
  ],
  disputeLostBody: [
    'Your bank gave you back the payment for {name}’s hours from {first} to {last}:\n{link}',
    'Su banco le devolvió el pago por las horas de {name} del {first} al {last}:\n{link}',
  ],
  disputeLostShort: [
    'Your bank gave you back a payment for {name}’s hours.',
    'Su banco le devolvió un pago por horas de {name}.',
  ],
  declinedForSubject: ['The payment for your hours is delayed', 'El pago de sus horas se retrasa'],
  declinedForBody: [
    '{name}’s payment for your hours from {first} to {last} has not gone through yet. We asked them to pay another way. Your hours stay as they are:\n{link}',
    'El pago de {name} por sus horas del {first} al {last} aún no se realizó. Le pedimos que pague de otra forma. Sus horas quedan como están:\n{link}',
  ],
  declinedForShort: [
    '{name}’s payment for your hours has not gone through yet. We are working on it.',
    'El pago de {name} por sus horas aún no se realizó. Nos ocupamos de ello.',
  ],
  correctedSubject: ['{name} corrected hours that were paid', '{name} corrigió horas ya pagadas'],
  correctedBody: [
    '{name} corrected the hours from {first} to {last}, which were paid. Please look at the correction:\n{link}',
    '{name} corrigió las horas del {first} al {last}, que ya estaban pagadas. Revise la corrección:\n{link}',
  ],
  correctedShort: ['{name} corrected hours that were paid.', '{name} corrigió horas ya pagadas.'],
  agreedSubject: ['{name} agreed to your correction', '{name} aceptó su corrección'],
  agreedBody: [
    '{name} agreed to your correction of the hours from {first} to {last}:\n{link}',
    '{name} aceptó su corrección de las horas del {first} al {last}:\n{link}',
  ],
  agreedShort: ['Your correction of hours was agreed to.', 'Se aceptó su corrección de horas.'],
})
