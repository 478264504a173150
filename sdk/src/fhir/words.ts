import { texts } from '../kit/text.js'

/** What an exported plan says in words. */
export const fhirTexts = texts({
  about: [
    'Every task of the plan with its rule, and each day of it from {from} to {to} as a task of its own.',
    'Todas las tareas del plan con su regla, y cada día de ellas del {from} al {to} como una tarea propia.',
  ],
  first: [
    'There are more days than are told here: these are the first {count}.',
    'Hay más días de los que se incluyen aquí: estos son los primeros {count}.',
  ],
  onDays: [
    'On day {days} of the month; in a shorter month on its last day',
    'El día {days} del mes; en un mes más corto, el último día',
  ],
  everyYear: ['Every year on {day}', 'Cada año, el {day}'],
  nurse: ['A nurse', 'Enfermería'],
  keepInMind: ['To keep in mind', 'Para tener en cuenta'],
  asked: ['What is asked when it is done', 'Lo que se pregunta al hacerla'],
  late: ['Done after its day', 'Hecha después de su día'],
})
