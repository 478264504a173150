import { texts } from './text.js'

/** The number under which support finds a failure. */
export const supportTexts = texts({
  reference: ['Number for our support team:', 'Número para nuestro equipo de ayuda:'],
  copy: ['Copy the number', 'Copiar el número'],
  copied: ['Copied', 'Copiado'],
})
