import { texts } from '../../kit/text.js'

/** The home of staff and of care managers (`/dashboard`). */
export const staffHomeTexts = texts({
  waitForUs: {
    one: ['{count} thing waits for us.', '{count} cosa nos espera.'],
    other: ['{count} things wait for us.', '{count} cosas nos esperan.'],
  },
  nothingWaitsLead: ['Nothing waits for us.', 'Nada nos espera.'],
  queues: ['Queues', 'Listas de espera'],
  oldestFirst: ['Longest wait first', 'Primero, lo que más espera'],
  moreWait: {
    one: ['{count} more in the queues', '{count} más en las listas'],
    other: ['{count} more in the queues', '{count} más en las listas'],
  },
  findSomebody: ['Find a person', 'Buscar a una persona'],
  waiting: { one: ['{count} waits', 'Espera {count}'], other: ['{count} wait', 'Esperan {count}'] },
  nothingWaits: ['Nothing waits', 'Nada espera'],
})
