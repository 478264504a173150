import { texts } from '../kit/text.js'

/** What the filters of jobs and shifts can be set to, in words, beyond what catalogues say. */
export const shiftFilterTexts = texts({
  from: ['From {day}', 'Desde el {day}'],
  until: ['Until {day}', 'Hasta el {day}'],
  miles: { one: ['{count} mile', '{count} milla'], other: ['{count} miles', '{count} millas'] },
})
