import { texts } from '@homecare/sdk/kit'

/** The letter with an answer of our team. */
export const supportMailTexts = texts({
  subject: ['Our answer: {topic}', 'Nuestra respuesta: {topic}'],
  link: ['Read it where you asked, or write back:\n{link}', 'Léala donde preguntó, o contéstenos:\n{link}'],
})
