import { texts } from '../kit/text.js'

/** What the rules of a first message say. */
export const firstWordErrorTexts = texts({
  name: ['Please enter your name.', 'Escriba su nombre.'],
  noMessage: ['Please write a few words first.', 'Escriba primero unas palabras.'],
  tooLong: ['This text is too long.', 'Este texto es demasiado largo.'],
  hiddenSigns: ['Please remove hidden characters.', 'Quite los caracteres ocultos.'],
  terms: ['Please agree to the terms to send your message.', 'Acepte los términos para enviar su mensaje.'],
})

/** What is said once what a visitor left on the device is done for their account. */
export const wishTexts = texts({
  heartsKept: {
    one: ['{count} caregiver is in your favorites now.', '{count} cuidador ya está entre sus favoritos.'],
    other: [
      '{count} caregivers are in your favorites now.',
      '{count} cuidadores ya están entre sus favoritos.',
    ],
  },
  searchKept: ['Your search is saved.', 'Su búsqueda quedó guardada.'],
})
