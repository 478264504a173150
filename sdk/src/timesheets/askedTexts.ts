import { texts } from '../kit/text.js'
import type { PaymentAsker } from '../vocabulary/timesheets/entities.js'

/** What a caregiver reads while somebody asks about a payment of their hours, by who asks. The family's words are its own. */
export const paymentAskedTexts = texts({
  family: [
    '{name} has asked our team about the payment for these hours. Your pay stays as it is, whatever we decide, and you do not need to do anything.',
    '{name} preguntó a nuestro equipo por el pago de estas horas. Lo que usted gana queda como está, decidamos lo que decidamos, y no tiene que hacer nada.',
  ],
  bank: [
    'The bank of {name} has asked us about the payment for these hours. Your pay stays as it is, whatever the bank decides, and you do not need to do anything.',
    'El banco de {name} nos preguntó por el pago de estas horas. Lo que usted gana queda como está, decida lo que decida el banco, y no tiene que hacer nada.',
  ],
}) satisfies Readonly<Record<PaymentAsker, unknown>>
