import { texts } from '../kit/text.js'

/** Posting shifts of a facility. */
export const postingTexts = texts({
  title: ['Post shifts', 'Publicar turnos'],
  who: ['Who can work it', 'Quién puede trabajarlo'],
  whoHint: ['Choose more than one if any of them will do.', 'Elija varias si cualquiera de ellas sirve.'],
  hours: ['Hours', 'Horario'],
  otherHours: ['Other hours', 'Otro horario'],
  days: ['Days', 'Días'],
  until: ['Repeat every week until', 'Repetir cada semana hasta'],
  untilHint: [
    'MM/DD/YYYY. Leave it empty for only the days above.',
    'MM/DD/AAAA (mes, día, año). Déjelo vacío si son solo los días de arriba.',
  ],
  nurses: ['How many nurses each time', 'Cuántas personas cada vez'],
  rate: ['Pay per hour', 'Pago por hora'],
  suggestedHere: [
    'Half of your last {filled} filled shifts like this paid {amount} or less.',
    'La mitad de sus últimos {filled} turnos cubiertos de este tipo pagó {amount} o menos.',
  ],
  suggestedCounty: [
    'In the last 90 days, half of the {filled} filled shifts like this in your county paid {amount} or less.',
    'En los últimos 90 días, la mitad de los {filled} turnos cubiertos de este tipo en su condado pagó {amount} o menos.',
  ],
  take: ['Pay {amount}', 'Pagar {amount}'],
  zone: ['Zone', 'Zona'],
  noZone: ['No zone', 'Sin zona'],
  note: ['Note to the nurse', 'Nota para quien trabaje el turno'],
  sumNothing: ['Choose days and a rate to see the cost.', 'Elija días y un pago para ver el costo.'],
  cost: ['About {cost} before breaks', 'Unos {cost} sin descontar pausas'],
  shifts: { one: ['{count} shift', '{count} turno'], other: ['{count} shifts', '{count} turnos'] },
  holiday: ['{day} is {holiday}.', '{day} es {holiday}.'],
  nightEnds: ['Ends the next morning.', 'Termina a la mañana siguiente.'],
  submit: {
    one: ['Post {count} shift', 'Publicar {count} turno'],
    other: ['Post {count} shifts', 'Publicar {count} turnos'],
  },
  submitNone: ['Post shifts', 'Publicar turnos'],
  licenseRequired: ['Choose who can work it.', 'Elija quién puede trabajarlo.'],
  dayRequired: ['Choose at least one day.', 'Elija al menos un día.'],
  dayPast: [
    'The first of these shifts would already have started.',
    'El primero de estos turnos ya habría comenzado.',
  ],
  tooMany: [
    'This makes more than {most} shifts. Choose fewer days.',
    'Son más de {most} turnos. Elija menos días.',
  ],
  nursesWrong: ['Enter a number from 1 to {most}.', 'Escriba un número del 1 al {most}.'],
  untilBefore: ['This is before the first day.', 'Es anterior al primer día.'],
  draft: ['We kept what you entered before.', 'Guardamos lo que escribió antes.'],
})
