import { texts } from '../kit/text.js'

/** Shift preferences, open shifts and availability (D2 §2, §5; D3 §5). */
export const shiftTexts = /* @__PURE__ */ texts({
  availability: ['Shift Availability', 'Disponibilidad de turnos'],
  duration: ['Shift Duration', 'Duración del turno'],
  preferencesNeeded: [
    'Please choose your job and shift preferences (marked with *).',
    'Elija sus preferencias de trabajo y de turno (marcadas con *).',
  ],
  applied: ['You applied for this shift', 'Se postuló para este turno'],
  confirmed: ['Shift successfully confirmed', 'Turno confirmado correctamente'],
  canceled: ['Shift successfully canceled', 'Turno cancelado correctamente'],
  reasonRequired: ['Please say why.', 'Diga por qué.'],
  noteTooLong: ['This is too long.', 'Es demasiado largo.'],
  nursesOnly: [
    'Facility shifts are for skilled nursing professionals.',
    'Los turnos en centros son para profesionales de enfermería.',
  ],
  availabilitySaved: ['Availability successfully updated', 'Disponibilidad actualizada correctamente'],
  availabilityDeleted: ['Availability successfully deleted', 'Disponibilidad eliminada correctamente'],
})
