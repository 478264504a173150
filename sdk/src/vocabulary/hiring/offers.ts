import { catalogue, type IdOf } from '../../kit/catalogue.js'

/** Where an offer of work stands. Only one that was sent waits for an answer. */
export const offerStates = catalogue([
  { id: 'sent', label: ['Waiting for an answer', 'Espera respuesta'] },
  { id: 'accepted', label: ['Accepted', 'Aceptada'] },
  { id: 'declined', label: ['Declined', 'Rechazada'] },
  { id: 'withdrawn', label: ['Withdrawn', 'Retirada'] },
  { id: 'lapsed', label: ['Not answered in time', 'Sin respuesta a tiempo'] },
  { id: 'replaced', label: ['Changed since', 'Cambiada después'] },
])
export type OfferState = IdOf<typeof offerStates>

/** Why a caregiver declines an offer; the family reads it. */
export const offerDeclineReasons = catalogue([
  { id: 'rate', label: ['The rate', 'La tarifa'] },
  { id: 'hours', label: ['The days or hours', 'Los días o las horas'] },
  { id: 'distance', label: ['It is too far', 'Queda demasiado lejos'] },
  { id: 'care', label: ['The care is not what I do', 'No es el cuidado que brindo'] },
  { id: 'other_work', label: ['I have found other work', 'Ya tengo otro trabajo'] },
  { id: 'other', label: ['Another reason', 'Otro motivo'] },
])
export type OfferDeclineReason = IdOf<typeof offerDeclineReasons>
