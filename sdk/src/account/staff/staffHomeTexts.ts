import { texts } from '../../kit/text.js'

/** The home of staff and of care managers (`/dashboard`). */
export const staffHomeTexts = texts({
  waitForUs: {
    one: ['{count} item is waiting.', 'Hay {count} asunto en espera.'],
    other: ['{count} items are waiting.', 'Hay {count} asuntos en espera.'],
  },
  nothingWaitsLead: ['Nothing is waiting.', 'Nada espera.'],
  queues: ['Queues', 'Listas de espera'],
  oldestFirst: ['Longest wait first', 'Primero, lo que más espera'],
  moreWait: {
    one: ['{count} more in the queues', '{count} más en las listas'],
    other: ['{count} more in the queues', '{count} más en las listas'],
  },
  findSomebody: ['Find a person', 'Buscar a una persona'],
  waiting: { one: ['{count} waiting', 'Espera {count}'], other: ['{count} waiting', 'Esperan {count}'] },
  nothingWaits: ['Nothing waiting', 'Nada espera'],
})
