import { texts } from './text.js'

/** What is said at a field of a call whose value was not sent, or not taken. */
export const inputTexts = texts({
  required: ['This field is required.', 'Este campo es obligatorio.'],
  badValue: ['This value is not valid.', 'Este valor no es válido.'],
})
