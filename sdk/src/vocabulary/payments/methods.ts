import { catalogue, type IdOf } from '../../kit/catalogue.js'

/** What a method is for: it pays, or pay goes to it. */
export const methodPurposes = ['pay', 'payout'] as const
export type MethodPurpose = (typeof methodPurposes)[number]

/** What can be added. */
export const methodKinds = ['card', 'bank'] as const
export type MethodKind = (typeof methodKinds)[number]

/** Where a method stands; a card is verified as soon as it is there. */
export const methodStates = catalogue([
  { id: 'pending', label: ['Waiting to be verified', 'Pendiente de verificar'] },
  { id: 'verified', label: ['Verified', 'Verificada'] },
  { id: 'failed', label: ['Not verified', 'Sin verificar'] },
])
export type MethodState = IdOf<typeof methodStates>

/** How an account is verified: at once at its own bank, or by small deposits that take a day or two. */
export const verifyWays = catalogue([
  {
    id: 'instant',
    label: ['Verify now with your bank', 'Verificar ahora con su banco'],
    hint: [
      'You log in at your bank in a window of its own. It takes a minute.',
      'Inicia sesión en su banco en una ventana aparte. Toma un minuto.',
    ],
  },
  {
    id: 'deposits',
    label: ['Use small deposits', 'Usar depósitos pequeños'],
    hint: [
      'One or two deposits of less than a dollar arrive in 1 to 2 business days. You then tell us what you see.',
      'Uno o dos depósitos de menos de un dólar llegan en 1 a 2 días hábiles. Luego nos dice lo que ve.',
    ],
  },
])
export type VerifyWay = IdOf<typeof verifyWays>

/** What the payment provider may still want before it pays somebody. */
export const payeeNeeds = catalogue([
  { id: 'bank', label: ['The account that your pay goes to', 'La cuenta donde recibirá su pago'] },
  { id: 'identity', label: ['Who you are', 'Quién es usted'] },
  { id: 'agreement', label: ['Your agreement to its terms', 'Su aceptación de las condiciones'] },
  { id: 'other', label: ['Something more', 'Algo más'] },
])
export type PayeeNeed = IdOf<typeof payeeNeeds>

/** The words of the permission to debit an account, by their version: a change of words is a new one. */
export const mandateVersion = '2026-11-26'

/** How often small deposits may be told wrong, and for how many days they can be told. */
export const depositLimits = { tries: 3, days: 10 } as const
/** A card that expires within so many days is pointed out. */
export const cardExpiresSoonDays = 60
