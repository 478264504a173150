import { texts } from '../kit/text.js'

/** What the sign-up form says of an entry that cannot stay as it is. */
export const onboardingErrorTexts = texts({
  careFor: ['Please choose who needs care.', 'Elija quién necesita cuidado.'],
  place: [
    'Please choose a city or ZIP code from the suggestions.',
    'Elija una ciudad o código postal de las sugerencias.',
  ],
  assistance: ['Please choose at least one kind of help.', 'Elija al menos un tipo de ayuda.'],
  startInPast: ['Please choose today or a later day.', 'Elija hoy o un día posterior.'],
  endBeforeStart: [
    'The last day cannot be before the first.',
    'El último día no puede ser anterior al primero.',
  ],
  weekdays: ['Please choose at least one day.', 'Elija al menos un día.'],
  hours: ['Please enter between 1 and 168 hours a week.', 'Escriba entre 1 y 168 horas a la semana.'],
  days: ['Please enter between 1 and 7 days a week.', 'Escriba entre 1 y 7 días a la semana.'],
  title: ['Please give the job a title.', 'Póngale un título al trabajo.'],
  titleLong: ['Please use no more than 120 characters.', 'Use como máximo 120 caracteres.'],
  longText: ['Please use no more than 2000 characters.', 'Use como máximo 2000 caracteres.'],
  bornLater: ['The date of birth cannot be in the future.', 'La fecha de nacimiento no puede ser futura.'],
  paymentOther: ['Please tell us how care will be paid for.', 'Díganos cómo se pagará el cuidado.'],
  memberId: ['Please enter the member ID from your card.', 'Escriba el número de miembro de su tarjeta.'],
  terms: ['Please agree to the terms to continue.', 'Acepte los términos para continuar.'],
})
