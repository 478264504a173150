import { texts } from '../kit/text.js'

/** The offer and the agreement as files. */
export const paperTexts = texts({
  offer: ['Offer as PDF', 'Oferta en PDF'],
  agreement: ['Agreement as PDF', 'Acuerdo en PDF'],
})
