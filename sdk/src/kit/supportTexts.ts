import { texts } from './text.js'

/** The number under which support finds a failure. */
export const supportTexts = texts({
  reference: ['Give our support team this number:', 'Dé este número a nuestro equipo de ayuda:'],
  copy: ['Copy the number', 'Copiar el número'],
  copied: ['Copied', 'Copiado'],
})
