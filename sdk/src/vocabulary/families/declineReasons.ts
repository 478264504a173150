import { catalogue, type IdOf } from '../../kit/catalogue.js'

/** Why a family declines somebody. The documents name no reasons; these are ours. */
export const declineReasons = catalogue([
  { id: 'found_somebody', label: ['We have found somebody', 'Ya encontramos a alguien'] },
  { id: 'hours', label: ['The days or hours do not match', 'Los días o las horas no coinciden'] },
  { id: 'distance', label: ['They live too far away', 'Vive demasiado lejos'] },
  { id: 'needs_changed', label: ['We need something else now', 'Ahora necesitamos otra cosa'] },
  { id: 'pay', label: ['The pay', 'El pago'] },
  { id: 'experience', label: ['We need other experience', 'Necesitamos otra experiencia'] },
  { id: 'not_a_fit', label: ['We do not get along', 'No nos entendemos'] },
  {
    id: 'other',
    label: ['Another reason, or we would rather not say', 'Otro motivo, o preferimos no decirlo'],
  },
])
export type DeclineReason = IdOf<typeof declineReasons>
