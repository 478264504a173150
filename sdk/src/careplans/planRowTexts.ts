import { texts } from '../kit/text.js'

/** A care plan in a row of a home, and beginning one. */
export const planRowTexts = texts({
  title: ['Care plan', 'Plan de cuidado'],
  planOf: ['{name}’s care plan', 'Plan de cuidado de {name}'],
  leftToday: {
    one: ['{count} task left today', 'Falta {count} tarea hoy'],
    other: ['{count} tasks left today', 'Faltan {count} tareas hoy'],
  },
  nothingToday: ['Nothing to do today', 'Nada que hacer hoy'],
  allDone: ['All done for today', 'Todo hecho por hoy'],
  beginTitle: ['Begin a care plan', 'Comenzar un plan de cuidado'],
  beginLead: [
    'A care plan says what should be done each day. Whoever you hire sees it and marks what is done.',
    'Un plan de cuidado dice qué hay que hacer cada día. Quien usted contrate lo ve y marca lo que hace.',
  ],
})
