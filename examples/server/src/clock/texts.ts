import { texts } from '@homecare/sdk/kit'

/** Letters about the clock. */
export const clockMailTexts = texts({
  closedSubject: ['We clocked you out on {day}', 'Registramos su salida del {day}'],
  closedBody: [
    'You did not clock out of your shift at {name} on {day}, so we clocked you out at the planned end, {end}. If you left at another time, correct it in your timesheet:\n{link}',
    'No registró su salida del turno en {name} del {day}, así que la registramos a la hora prevista, {end}. Si salió a otra hora, corríjalo en la hoja de horas:\n{link}',
  ],
  closedVisitBody: [
    'You did not clock out of your visit with {name} on {day}, so we clocked you out at the planned end, {end}. If you left at another time, tell the family. The visit:\n{link}',
    'No registró su salida de la visita con {name} del {day}, así que la registramos a la hora prevista, {end}. Si salió a otra hora, avísele a la familia. La visita:\n{link}',
  ],
})
