import { catalogue, type IdOf } from '../kit/catalogue.js'

/** Why a review should not stand, as the caregiver tells us, and why our team took one away. */
export const reviewReasons = catalogue([
  {
    id: 'private',
    label: [
      'It tells something private, such as a phone number, an address or an illness',
      'Cuenta algo privado: un teléfono, una dirección o una enfermedad',
    ],
  },
  { id: 'rude', label: ['It is rude, hateful or threatening', 'Es grosera, hostil o amenazante'] },
  {
    id: 'untrue',
    label: ['It tells of something that did not happen', 'Cuenta algo que no pasó'],
  },
  {
    id: 'off_topic',
    label: ['It is not about the care', 'No trata del cuidado'],
  },
  { id: 'pressure', label: ['Somebody was paid or pressed for it', 'Se pagó o se presionó por ella'] },
])
export type ReviewReason = IdOf<typeof reviewReasons>

/** Stars, from the most to the fewest, with what each says. */
export const reviewStars = catalogue([
  { id: 5, label: ['5 stars: excellent', '5 estrellas: excelente'] },
  { id: 4, label: ['4 stars: good', '4 estrellas: bueno'] },
  { id: 3, label: ['3 stars: fair', '3 estrellas: regular'] },
  { id: 2, label: ['2 stars: poor', '2 estrellas: malo'] },
  { id: 1, label: ['1 star: very poor', '1 estrella: muy malo'] },
])
