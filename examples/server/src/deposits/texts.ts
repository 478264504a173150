import { texts } from '@homecare/sdk/kit'

/** Letters about the deposits of caregivers. */
export const depositMailTexts = texts({
  sentSubject: ['Your pay is on its way', 'Su pago está en camino'],
  sentBody: [
    'Your pay is on its way to your bank account. It should be there on {day}. What it is for is here:\n{link}',
    'Su pago va en camino a su cuenta bancaria. Debería llegar el {day}. Aquí ve de qué horas es:\n{link}',
  ],
  sentShort: [
    'Your pay is on its way. It should be in your account on {day}.',
    'Su pago está en camino. Debería estar en su cuenta el {day}.',
  ],
  failedSubject: ['Your bank did not take your pay', 'Su banco no aceptó su pago'],
  failedBody: [
    'Your bank did not take a deposit of your pay. Nothing is lost: it is sent again as soon as you tell us another account:\n{link}',
    'Su banco no aceptó un depósito de su pago. No se pierde nada: se envía de nuevo en cuanto nos indique otra cuenta:\n{link}',
  ],
  failedShort: [
    'Your bank did not take your pay. Add another account and we send it again.',
    'Su banco no aceptó su pago. Agregue otra cuenta y lo enviamos de nuevo.',
  ],
})
