import { texts } from '../kit/text.js'

/** The timesheet of a nursing shift. */
export const nursingTexts = texts({
  timeRequired: ['Please choose a time.', 'Elija una hora.'],
  endBeforeStart: ['The end must be after the start.', 'El final debe ser posterior al inicio.'],
  inFuture: ['This time has not come yet.', 'Esta hora aún no ha llegado.'],
  farFromShift: [
    'This is more than {hours} hours away from the shift.',
    'Está a más de {hours} horas del turno.',
  ],
  breakWrong: ['Please enter whole minutes, such as 30.', 'Escriba minutos enteros, como 30.'],
  breakTooLong: ['The break is longer than the work.', 'La pausa es más larga que el trabajo.'],
  supervisorRequired: ['Please say who signed your timesheet.', 'Diga quién firmó su hoja de horas.'],
  photoRequired: [
    'Please add a photo of the signed timesheet.',
    'Agregue una foto de la hoja de horas firmada.',
  ],
  tooLong: ['This is too long.', 'Es demasiado largo.'],
  photoFailed: [
    'We could not send this photo. Please try again.',
    'No pudimos enviar esta foto. Inténtelo de nuevo.',
  ],
  tooManyPhotos: [
    'A timesheet can have up to {max} photos.',
    'Una hoja de horas puede tener hasta {max} fotos.',
  ],
  notBegun: [
    'You can fill in the timesheet once the shift has started.',
    'Puede llenar la hoja de horas una vez que el turno haya comenzado.',
  ],
  handedIn: [
    'You have handed in this timesheet, so you can no longer change it.',
    'Esta hoja de horas ya se entregó y no se puede cambiar.',
  ],
})
