import { texts } from '../../kit/text.js'

/** Hours that a partner's benefit pays, beside what takes them. Days come in words. */
export const benefitTakesTexts = texts({
  left: ['{left} of {total} hours left until {day}.', 'Quedan {left} de {total} horas hasta el {day}.'],
  takes: [
    '{left} of {total} hours left until {day}. This takes {takes}.',
    'Quedan {left} de {total} horas hasta el {day}. Esto usa {takes}.',
  ],
  beyond: [
    'Your benefit has {left} hours left until {day}, and this takes {takes}.',
    'A su beneficio le quedan {left} horas hasta el {day}, y esto usa {takes}.',
  ],
  beyondTheirs: [
    'The family’s benefit does not cover these hours.',
    'El beneficio de la familia no cubre estas horas.',
  ],
  uncovered: ['Your benefit does not cover these days.', 'Su beneficio no cubre estos días.'],
})
