import { texts } from '../kit/text.js'

/** What has happened between a caregiver and families, and how it is counted. */
export const signalTexts = texts({
  title: ['From what has happened here', 'De lo que ha pasado aquí'],
  replies: {
    one: ['Replies within {count} hour', 'Responde en {count} hora'],
    other: ['Replies within {count} hours', 'Responde en {count} horas'],
  },
  repliesMeaning: [
    'Of the families who wrote first in the last {days} days, at least half had an answer within this time. Said from {least} families on.',
    'De las familias que escribieron primero en los últimos {days} días, al menos la mitad tuvo respuesta en este tiempo. Se dice a partir de {least} familias.',
  ],
  returned: {
    one: ['{count} family came back', '{count} familia volvió'],
    other: ['{count} families came back', '{count} familias volvieron'],
  },
  returnedMeaning: [
    'So many families hired them again after an earlier hire had ended. Said from {least} families on.',
    'Esa cantidad de familias volvió a contratar a esta persona después de un contrato anterior. Se dice a partir de {least} familias.',
  ],
  today: ['Active today', 'Con actividad hoy'],
  week: ['Active this week', 'Con actividad esta semana'],
  month: ['Active this month', 'Con actividad este mes'],
  activeMeaning: [
    'They last used Homecare on one of these days; nobody is told the hour.',
    'Usó Homecare por última vez en esos días; la hora no se dice a nadie.',
  ],
})
