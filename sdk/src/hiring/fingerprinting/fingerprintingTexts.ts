import { texts } from '../../kit/text.js'

/** What cannot be done about fingerprints, and why. */
export const fingerprintingErrorTexts = texts({
  payer: ['Choose who pays the fee', 'Elija quién paga la tarifa'],
  place: ['Enter the place', 'Escriba el lugar'],
  dayPast: ['Choose today or a later day', 'Elija hoy o un día posterior'],
  time: ['Enter a time such as 10:30', 'Escriba una hora, por ejemplo 10:30'],
  result: ['Choose the result', 'Elija el resultado'],
  dayAhead: ['This day is still to come', 'Este día todavía no llega'],
  dayBefore: ['This is before the appointment', 'Este día es anterior a la cita'],
  notOffered: [
    'Where the care takes place, there is no such check for caregivers whom a family hires.',
    'Donde se da el cuidado no existe esta verificación para quienes contrata una familia.',
  ],
  notYet: ['Make an offer first.', 'Primero haga una oferta.'],
  askFrom: ['You can ask again on {day} or later.', 'Puede volver a preguntar desde el {day}.'],
  cleared: ['They are cleared already.', 'Ya cuenta con la autorización.'],
  changed: [
    'This has changed in the meantime. See how it stands now.',
    'Esto cambió mientras tanto. Vea cómo está ahora.',
  ],
})
