import { texts } from '@homecare/sdk/kit'

/** Letters about what staff decided of a payment. Amounts stand in none. */
export const moneyMailTexts = texts({
  wrote: ['We wrote: {words}', 'Escribimos: {words}'],
  refundedSubject: ['We give money back: {name}’s hours', 'Devolvemos dinero: horas de {name}'],
  refundedBody: [
    'We give back money of your payment for {name}’s hours from {first} to {last}, to the card or account that you paid with. It can take ten days to show there. How much it is, you see here:\n{link}',
    'Devolvemos dinero de su pago por las horas de {name} del {first} al {last}, a la tarjeta o cuenta con la que pagó. Puede tardar diez días en aparecer. Aquí ve cuánto es:\n{link}',
  ],
  refundedShort: [
    'We give back money of a payment for {name}’s hours.',
    'Devolvemos dinero de un pago por horas de {name}.',
  ],
  refundFailedSubject: [
    'The money that we gave back did not arrive: {name}’s hours',
    'El dinero que devolvimos no llegó: horas de {name}',
  ],
  refundFailedBody: [
    'Your bank did not take the money that we gave back for {name}’s hours from {first} to {last}. Nothing is lost: our team looks into it:\n{link}',
    'Su banco no aceptó el dinero que devolvimos por las horas de {name} del {first} al {last}. No se pierde nada: nuestro equipo lo revisa:\n{link}',
  ],
  refundFailedShort: [
    'Your bank did not take the money that we gave back. Our team looks into it.',
    'Su banco no aceptó el dinero que devolvimos. Nuestro equipo lo revisa.',
  ],
  declinedSubject: ['About your payment for {name}’s hours', 'Sobre su pago por las horas de {name}'],
  declinedBody: [
    'You wrote to us about the payment for {name}’s hours from {first} to {last}. We looked at it, and do not give it back:\n{link}',
    'Nos escribió sobre el pago por las horas de {name} del {first} al {last}. Lo revisamos y no lo devolvemos:\n{link}',
  ],
  declinedShort: [
    'We answered you about a payment for {name}’s hours.',
    'Le respondimos sobre un pago por horas de {name}.',
  ],
  decidedForSubject: ['{name} asked us about your hours', '{name} nos preguntó por sus horas'],
  decidedForBody: [
    '{name} asked us about the payment for your hours from {first} to {last}. That is decided. Your pay for them stays as it is, and you need to do nothing:\n{link}',
    '{name} nos preguntó por el pago de sus horas del {first} al {last}. Ya está decidido. Su pago queda como está y no tiene que hacer nada:\n{link}',
  ],
  decidedForShort: [
    '{name} asked us about your hours. Your pay stays as it is.',
    '{name} nos preguntó por sus horas. Su pago queda como está.',
  ],
  writtenOffSubject: ['You no longer owe this: {name}’s hours', 'Ya no debe esto: horas de {name}'],
  writtenOffBody: [
    'We no longer ask you to pay for {name}’s hours from {first} to {last}:\n{link}',
    'Ya no le pedimos que pague las horas de {name} del {first} al {last}:\n{link}',
  ],
  writtenOffShort: [
    'You no longer owe a payment for {name}’s hours.',
    'Ya no debe un pago por horas de {name}.',
  ],
  heldSubject: ['We are checking a payment to you', 'Estamos revisando un pago para usted'],
  heldBody: [
    'Before we send your pay for the hours at {name} from {first} to {last}, our team checks it. We send it as soon as that is done:\n{link}',
    'Antes de enviarle el pago de las horas con {name} del {first} al {last}, nuestro equipo lo revisa. Lo enviamos en cuanto termine:\n{link}',
  ],
  heldShort: [
    'Our team checks a payment before it is sent to you.',
    'Nuestro equipo revisa un pago antes de enviárselo.',
  ],
})
