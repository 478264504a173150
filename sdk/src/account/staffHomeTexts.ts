import { texts } from '../kit/text.js'

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
  managerLead: [
    'The families you advise find your name, phone and e-mail on their home page.',
    'Las familias a las que asesora ven su nombre, teléfono y correo en su página de inicio.',
  ],
  desks: ['Where to go from here', 'A dónde ir desde aquí'],
  waiting: { one: ['{count} waits', 'Espera {count}'], other: ['{count} wait', 'Esperan {count}'] },
  nothingWaits: ['Nothing waits', 'Nada espera'],
  findCaregivers: [
    'Caregivers near a family, with their rates, skills and reviews.',
    'Cuidadores cerca de una familia, con su tarifa, capacidades y reseñas.',
  ],
})
