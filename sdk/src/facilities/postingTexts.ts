import { texts } from '../kit/text.js'

/** Posting shifts of a facility. */
export const postingTexts = texts({
  title: ['Post shifts', 'Publicar turnos'],
  lead: [
    'Nurses near you with the right license see them at once.',
    'Las enfermeras cercanas con la licencia adecuada los ven enseguida.',
  ],
  who: ['Who may work it', 'Quién puede trabajarlo'],
  whoHint: ['Choose several where any of them will do.', 'Elija varias si cualquiera de ellas sirve.'],
  hours: ['Hours', 'Horario'],
  otherHours: ['Other hours', 'Otro horario'],
  hoursOption: ['{part}, {hours}', '{part}, {hours}'],
  days: ['Days', 'Días'],
  until: ['Repeat every week until', 'Repetir cada semana hasta'],
  untilHint: ['Leave it empty for the days above alone.', 'Déjelo vacío si son solo los días de arriba.'],
  nurses: ['How many nurses each time', 'Cuántas personas cada vez'],
  rate: ['Pay per hour', 'Pago por hora'],
  suggestedHere: [
    'Your last {filled} filled shifts of this kind paid {amount} in the middle.',
    'Sus últimos {filled} turnos cubiertos de este tipo pagaron {amount} de mediana.',
  ],
  suggestedCounty: [
    '{filled} filled shifts of this kind in your county paid {amount} in the middle, over 90 days.',
    '{filled} turnos cubiertos de este tipo en su condado pagaron {amount} de mediana, en 90 días.',
  ],
  take: ['Pay {amount}', 'Pagar {amount}'],
  premium: [
    'Nights, afternoons, weekends and holidays are marked $$ for nurses.',
    'Las noches, tardes, fines de semana y feriados llevan la marca $$ para las enfermeras.',
  ],
  zone: ['Zone', 'Zona'],
  noZone: ['No zone', 'Sin zona'],
  note: ['Note to the nurse', 'Nota para la enfermera'],
  more: ['Zone and note', 'Zona y nota'],
  sum: ['What you post', 'Lo que publica'],
  sumNothing: [
    'Choose days and a rate, and the cost stands here.',
    'Elija días y un pago, y aquí verá el costo.',
  ],
  cost: ['About {cost} before breaks', 'Unos {cost} sin descontar pausas'],
  shifts: { one: ['{count} shift', '{count} turno'], other: ['{count} shifts', '{count} turnos'] },
  holiday: ['{day} is {holiday}.', '{day} es {holiday}.'],
  nightEnds: ['Ends the next morning.', 'Termina a la mañana siguiente.'],
  submit: {
    one: ['Post {count} shift', 'Publicar {count} turno'],
    other: ['Post {count} shifts', 'Publicar {count} turnos'],
  },
  submitNone: ['Post shifts', 'Publicar turnos'],
  licenseRequired: ['Choose who may work it.', 'Elija quién puede trabajarlo.'],
  dayRequired: ['Choose a day at least.', 'Elija al menos un día.'],
  dayPast: ['The first of these would already have begun.', 'El primero ya habría comenzado.'],
  tooMany: [
    'These are more than {most} shifts. Choose fewer days.',
    'Son más de {most} turnos. Elija menos días.',
  ],
  nursesWrong: ['Enter a number from 1 to {most}.', 'Indique un número del 1 al {most}.'],
  untilBefore: ['This is before the first day.', 'Es anterior al primer día.'],
  draft: ['What you entered here before is back.', 'Lo que escribió antes aquí sigue aquí.'],
})
