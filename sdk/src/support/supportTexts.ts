import { texts } from '../kit/text.js'

/** What is wrong with a question to our team. */
export const supportErrorTexts = texts({
  empty: ['Write a few words first.', 'Primero escriba unas palabras.'],
  tooLong: ['Please use at most 2000 characters.', 'Use como máximo 2000 caracteres.'],
  topic: ['Choose what it is about.', 'Elija de qué se trata.'],
  tooMany: [
    'You have ten questions that we have not answered yet. Please add to one of them, or call us.',
    'Tiene diez preguntas que aún no contestamos. Agregue algo a una de ellas o llámenos.',
  ],
  changed: [
    'There is something new in this conversation. Read it before you answer.',
    'Hay algo nuevo en esta conversación. Léalo antes de contestar.',
  ],
  notWaiting: ['This is no longer waiting for an answer.', 'Esto ya no espera respuesta.'],
})

/** What any dashboard says of an answer that our team has given. */
export const supportAlertTexts = texts({
  title: ['Our team has answered you', 'Nuestro equipo le contestó'],
})
