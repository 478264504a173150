import { texts } from '../kit/text.js'

/** How far the hours go that a partner's plan has left. */
export const benefitWeeksTexts = texts({
  cycle: [
    'That is enough for {hours} hours a week until then.',
    'Alcanzan para {hours} horas a la semana hasta esa fecha.',
  ],
  weeks: {
    one: [
      'At {hours} hours a week they last {count} week.',
      'Con {hours} horas a la semana duran {count} semana.',
    ],
    other: [
      'At {hours} hours a week they last {count} weeks.',
      'Con {hours} horas a la semana duran {count} semanas.',
    ],
  },
  less: ['That is less than one week of {hours} hours.', 'Es menos de una semana de {hours} horas.'],
})
