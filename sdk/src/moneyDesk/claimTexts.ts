import { texts } from '../kit/text.js'

/** Saying that something is wrong with a payment that was made, and what becomes of it. */
export const claimTexts = texts({
  reasonRequired: ['Please say what is wrong.', 'Indique qué no está bien.'],
  openAlready: [
    'You have already told us about this payment. We are looking at it.',
    'Ya nos avisó de este pago. Lo estamos revisando.',
  ],
  withBank: [
    'Your bank decides about this payment, so we cannot.',
    'Sobre este pago decide su banco, así que nosotros no podemos.',
  ],
  notPaid: ['There is no payment to ask about here.', 'Aquí no hay ningún pago por el que preguntar.'],
  tooLate: [
    'The {days} days for telling us are over. Please send us a message instead.',
    'Ya pasaron los {days} días para avisarnos. Envíenos un mensaje.',
  ],

  ask: ['Something is wrong with this payment', 'Algo no está bien con este pago'],
  askUntil: ['You can tell us until {day}.', 'Puede avisarnos hasta el {day}.'],
  title: ['What is wrong with this payment?', '¿Qué no está bien con este pago?'],
  lead: [
    'Our team reads what you write, looks at the hours, and writes to you. You may get all of the payment back, a part of it, or none. {name} keeps the pay for these hours whatever we decide.',
    'Nuestro equipo lee lo que escribe, revisa las horas y le escribe. Puede recuperar todo el pago, una parte o nada. {name} conserva el pago de estas horas, decidamos lo que decidamos.',
  ],
  reason: ['What is wrong?', '¿Qué no está bien?'],
  reasonHint: ['Such as which day, and what happened.', 'Por ejemplo, qué día y qué pasó.'],
  send: ['Send to our team', 'Enviar a nuestro equipo'],
  sent: ['Sent. We will write to you.', 'Enviado. Le escribiremos.'],

  isOpen: ['We are looking at this payment', 'Estamos revisando este pago'],
  isOpenText: [
    'You wrote on {day}: “{reason}” You do not need to do anything. We will write to you when we have decided.',
    'Escribió el {day}: «{reason}» No tiene que hacer nada. Le escribiremos cuando hayamos decidido.',
  ],
  declined: ['We did not give this payment back', 'No devolvimos este pago'],
  answer: ['We wrote on {day}: “{words}”', 'Escribimos el {day}: «{words}»'],
  declinedNext: [
    'If you see it otherwise, tell us what we missed.',
    'Si lo ve de otra forma, díganos qué nos faltó.',
  ],
  refunded: ['{sum} of this payment was given back', 'Se devolvieron {sum} de este pago'],
  refundedAll: ['This payment was given back', 'Este pago se devolvió'],
  refundDone: ['{sum} to {method} on {day}.', '{sum} a {method} el {day}.'],
  refundOnItsWay: [
    '{sum} has been on its way to {method} since {day}. It can take ten days to show on your statement.',
    '{sum} van en camino a {method} desde el {day}. Puede tardar diez días en aparecer en su estado de cuenta.',
  ],
  refundWords: ['We wrote: “{words}”', 'Escribimos: «{words}»'],
  refundKept: ['{name} keeps the pay for these hours.', '{name} conserva el pago de estas horas.'],
  writtenOff: ['You no longer owe this', 'Esto ya no lo debe'],
  writtenOffText: [
    'We no longer ask you to pay for these hours. {name} keeps the pay.',
    'Ya no le pedimos que pague estas horas. {name} conserva el pago.',
  ],
})
