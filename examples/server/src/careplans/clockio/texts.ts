import { texts } from '@homecare/sdk/kit'

/** Letters about times that were put right: no names of who is cared for. */
export const clockLetterTexts = texts({
  saidSubject: ['{name} says other times for a visit', '{name} indica otras horas de una visita'],
  saidBody: [
    '{name} says that the clock of a visit is not right, and asks you to accept other times. You see both here:\n{link}',
    '{name} indica que el registro de una visita no es correcto y le pide aceptar otras horas. Aquí ve las dos:\n{link}',
  ],
  acceptedSubject: ['Your times of {day} were accepted', 'Se aceptaron sus horas del {day}'],
  acceptedBody: [
    'The times that you gave for your visit on {day} were accepted. They count from now on:\n{link}',
    'Se aceptaron las horas que indicó de su visita del {day}. Desde ahora cuentan:\n{link}',
  ],
  refusedSubject: ['Your times of {day} were not accepted', 'No se aceptaron sus horas del {day}'],
  refusedBody: [
    'The times that you gave for your visit on {day} were not accepted. What was clocked still stands. Please talk to the family, or say it again here:\n{link}',
    'No se aceptaron las horas que indicó de su visita del {day}. Sigue valiendo lo registrado. Hable con la familia, o indíquelo de nuevo aquí:\n{link}',
  ],
})
