import { catalogue, type IdOf } from '../kit/catalogue.js'

/** Why the times of a visit are other than those that were clocked. `other` wants a few words. */
export const clockReasons = catalogue([
  { id: 'forgot_in', label: ['I forgot to clock in', 'Olvidé registrar la entrada'] },
  { id: 'forgot_out', label: ['I forgot to clock out', 'Olvidé registrar la salida'] },
  { id: 'forgot_both', label: ['I forgot to clock in and out', 'Olvidé registrar la entrada y la salida'] },
  { id: 'device', label: ['My phone did not work', 'Mi teléfono no funcionaba'] },
  { id: 'no_connection', label: ['There was no connection', 'No había conexión'] },
  { id: 'wrong_press', label: ['I pressed by mistake', 'Presioné por error'] },
  { id: 'began_early', label: ['I began earlier or later', 'Empecé antes o después'] },
  { id: 'stayed_on', label: ['I stayed longer', 'Me quedé más tiempo'] },
  { id: 'left_early', label: ['I was sent home earlier', 'Me mandaron a casa antes'] },
  { id: 'elsewhere', label: ['We met somewhere else', 'Nos vimos en otro lugar'] },
  { id: 'emergency', label: ['There was an emergency', 'Hubo una emergencia'] },
  { id: 'other', label: ['Something else', 'Otro motivo'] },
])
export type ClockReason = IdOf<typeof clockReasons>
