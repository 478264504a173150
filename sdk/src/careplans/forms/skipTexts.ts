import { texts } from '../../kit/text.js'

/** What is wrong where a task is skipped. */
export const skipTexts = texts({
  chooseReason: ['Choose why.', 'Elija por qué.'],
  sayWhy: ['Say why in a few words.', 'Diga por qué en pocas palabras.'],
})
