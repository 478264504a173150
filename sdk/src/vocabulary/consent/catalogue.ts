import { catalogue, type IdOf } from '../../kit/catalogue.js'

/**
 * What services of other companies are there for on our pages, each of which somebody agrees to by itself: the
 * customer chat, what the chat may be told of the care that a family looks for, and a pixel that counts visits and sign-ups.
 */
export const purposes = catalogue([
  { id: 'chat', label: ['Chat with our team', 'Chat con nuestro equipo'] },
  { id: 'care_needs', label: ['Your care needs, in the chat', 'Sus necesidades de cuidado, en el chat'] },
  { id: 'measuring', label: ['Counting visits', 'Conteo de visitas'] },
])
export type Purpose = IdOf<typeof purposes>
