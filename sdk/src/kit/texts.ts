import { texts } from './text.js'

/** What every form and every store may say of a call that failed. */
export const kitTexts = texts({
  somethingWentWrong: [
    'Something went wrong, try again later',
    'Algo salió mal; inténtelo de nuevo más tarde',
  ],
  offline: [
    'You seem to be offline. Please try again when the connection is back.',
    'Parece que no hay conexión. Inténtelo de nuevo cuando vuelva.',
  ],
})

/** What is wrong with a choice or a name. Each group is small: an app loads those of the fields that it has. */
export const fieldTexts = texts({
  chooseOne: ['Please choose at least one.', 'Elija al menos una opción.'],
  noNumbers: ['No numbers please.', 'Sin números, por favor.'],
  hiddenSigns: ['Please remove hidden characters.', 'Quite los caracteres ocultos.'],
})

/** What is wrong with an e-mail address. */
export const emailFieldTexts = texts({
  invalid: [
    'Please enter an e-mail address such as name@example.com.',
    'Escriba un correo electrónico como nombre@ejemplo.com.',
  ],
})

/** What is wrong with a telephone number. */
export const phoneFieldTexts = texts({
  required: ['A phone number is required.', 'El número de teléfono es obligatorio.'],
  invalid: ['Please enter a phone number with 10 digits.', 'Escriba un número de teléfono de 10 dígitos.'],
})

/** What is wrong with a day that is typed. */
export const dateFieldTexts = texts({
  invalid: ['Please enter a date as MM/DD/YYYY.', 'Escriba la fecha así: MM/DD/AAAA (mes, día, año).'],
})

/** What a list of suggestions says when nothing was found. */
export const noResultsTexts = texts({
  anywhere: ['No results found', 'No se encontraron resultados'],
  inBenefitArea: [
    'No results found, please search in a city that is under the benefit coverage area.',
    'No se encontraron resultados; busque en una ciudad dentro del área de cobertura del beneficio.',
  ],
})
