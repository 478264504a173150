import { texts } from '../kit/text.js'

/** The hourly rate editor. */
export const wageTexts = texts({
  required: ['You must enter a desired wage.', 'Debe indicar la tarifa que desea.'],
  notAnAmount: [
    'Please enter an amount in dollars, such as 18.50.',
    'Escriba una cantidad en dólares, como 18.50.',
  ],
  tooHigh: [
    'Please enter an hourly wage that is no more than $100.',
    'Indique una tarifa por hora que no pase de $100.',
  ],
  tooLow: [
    'Please enter an hourly wage that is bigger than $5.',
    'Indique una tarifa por hora mayor que $5.',
  ],
})

/** The about editor. */
export const aboutTexts = texts({
  required: ['You must enter some information about yourself.', 'Debe escribir algo sobre usted.'],
  tooLong: ['Please enter no more than 2000 characters.', 'Escriba como máximo 2000 caracteres.'],
})

/** The choices that need at least one entry: what stands at the choice, and what the toast says. */
export const choiceTexts = texts({
  language: ['Select at least one language', 'Seleccione al menos un idioma'],
  languageToast: [
    'It is required to have selected at least one language',
    'Es necesario seleccionar al menos un idioma',
  ],
  service: ['Select at least one service', 'Seleccione al menos un servicio'],
  serviceToast: ['It is required to have selected one service', 'Es necesario seleccionar un servicio'],
  skill: ['Select at least one skill', 'Seleccione al menos una habilidad'],
  skillToast: ['It is required to have selected one skill', 'Es necesario seleccionar una habilidad'],
  jobPreference: ['Select at least one job preference', 'Seleccione al menos una preferencia de trabajo'],
  jobPreferenceToast: [
    'It is required to have selected one job preference',
    'Es necesario seleccionar una preferencia de trabajo',
  ],
  shiftPreference: ['Select at least one shift preference', 'Seleccione al menos una preferencia de turno'],
  shiftPreferenceToast: [
    'It is required to have selected one shift preference',
    'Es necesario seleccionar una preferencia de turno',
  ],
  shiftAssignment: ['Select at least one shift assignment', 'Seleccione al menos una asignación de turno'],
  shiftAssignmentToast: [
    'It is required to have selected one shift assignment',
    'Es necesario seleccionar una asignación de turno',
  ],
})

/** What else a change of the profile may be told. */
export const profileChangeTexts = texts({
  providerType: ['Please choose what you work as.', 'Elija en qué trabaja.'],
  birthday: ['Please enter your date of birth.', 'Escriba su fecha de nacimiento.'],
  ofAge: [
    'You must be 18 or older to work as a caregiver.',
    'Debe tener 18 años o más para trabajar cuidando personas.',
  ],
  oneDuration: ['Please choose 8 or 12 hours, not both.', 'Elija 8 o 12 horas, no las dos.'],
  distance: ['Please choose a distance from 10 to 70 miles.', 'Elija una distancia de 10 a 70 millas.'],
})

/** What a registration may be told. */
export const caregiverSignupTexts = texts({
  terms: ['Please accept the terms to continue.', 'Acepte los términos para continuar.'],
})

/** What a reference may be told. */
export const referenceTexts = texts({
  relationship: ['Please say how you know each other.', 'Diga de dónde se conocen.'],
  ownPhone: ['This is your own number.', 'Este es su propio número.'],
})
