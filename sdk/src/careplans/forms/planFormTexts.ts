import { texts } from '../../kit/text.js'

/** What is wrong in the forms of a plan. */
export const planFormTexts = texts({
  noteRequired: ['Write a few words.', 'Escriba unas palabras.'],
  alertRequired: ['Say what everybody needs to know.', 'Diga lo que todos deben saber.'],
  recipientRequired: ['Enter the first name of the person.', 'Escriba el nombre de la persona.'],
  emailRequired: ['Enter an e-mail address.', 'Escriba un correo electrónico.'],
  roleRequired: ['Choose what they may do.', 'Elija qué puede hacer.'],
  reasonRequired: ['Choose a reason.', 'Elija un motivo.'],
  nameRequired: ['Enter your name.', 'Escriba su nombre.'],
})
