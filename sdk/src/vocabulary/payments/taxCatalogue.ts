import { catalogue, type IdOf } from '../../kit/catalogue.js'

/** What a family decides about the taxes of a household employer. */
export const taxChoices = catalogue([
  {
    id: 'enroll',
    label: ['Have them done for me', 'Que lo hagan por mí'],
    hint: [
      'We work out what is due with each payment and tell you when.',
      'Calculamos lo que corresponde con cada pago y le avisamos cuándo.',
    ],
  },
  {
    id: 'self',
    label: ['I do them myself', 'Lo hago por mi cuenta'],
    hint: [
      'You register, file and pay by yourself or through your accountant.',
      'Usted se registra, declara y paga por su cuenta o con su contador.',
    ],
  },
  {
    id: 'later',
    label: ['Decide later', 'Decidir más tarde'],
    hint: [
      'You can enroll at any time. Until then, you still owe what the law requires.',
      'Puede inscribirse en cualquier momento. Hasta entonces, debe igualmente lo que exige la ley.',
    ],
  },
])
export type TaxChoice = IdOf<typeof taxChoices>

/** How often a household pays. */
export const payFrequencies = catalogue([
  { id: 'weekly', label: ['Every week', 'Cada semana'] },
  { id: 'biweekly', label: ['Every two weeks', 'Cada dos semanas'] },
])
export type PayFrequency = IdOf<typeof payFrequencies>

/** The version of the words that somebody agrees to who enrolls: a new one with each change. */
export const taxConsentVersion = '2026-11-26'
