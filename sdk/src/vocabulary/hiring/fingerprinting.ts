import { catalogue, type IdOf } from '../../kit/catalogue.js'

/** Where a request stands that a caregiver has their fingerprints taken. */
export const fingerprintingStates = catalogue([
  { id: 'requested', label: ['Asked', 'Preguntado'] },
  { id: 'agreed', label: ['Agreed', 'De acuerdo'] },
  { id: 'declined', label: ['Declined', 'No aceptado'] },
  { id: 'sent', label: ['Appointment made', 'Con cita'] },
  { id: 'done', label: ['Result is in', 'Con resultado'] },
  { id: 'canceled', label: ['Called off', 'Cancelado'] },
])
export type FingerprintingState = IdOf<typeof fingerprintingStates>

/** What came of it: nothing else of a result is kept or told. */
export const fingerprintingResults = catalogue([
  { id: 'cleared', label: ['Cleared', 'Con autorización'] },
  { id: 'not_cleared', label: ['Not cleared', 'Sin autorización'] },
  { id: 'unreadable', label: ['Prints could not be read', 'Huellas ilegibles'] },
])
export type FingerprintingResult = IdOf<typeof fingerprintingResults>

/** Who pays what it costs. */
export const fingerprintingPayers = catalogue([
  { id: 'family', label: ['The family', 'La familia'] },
  { id: 'caregiver', label: ['The caregiver', 'Quien cuida'] },
])
export type FingerprintingPayer = IdOf<typeof fingerprintingPayers>
