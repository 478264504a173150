import { texts } from '../kit/text.js'

/** The caregiver's dashboard (D2 §2), and the agency caregiver's. */
export const caregiverDashboardTexts = /* @__PURE__ */ texts({
  lead: [
    'Here is what is new with your families and your profile.',
    'Estas son las novedades de sus familias y su perfil.',
  ],
  leadAgency: [
    'Your agency finds the work. Here is what is new for you.',
    'Su agencia encuentra el trabajo. Estas son sus novedades.',
  ],

  messages: ['Messages', 'Mensajes'],
  allMessages: ['All messages', 'Todos los mensajes'],
  messagesFailed: ['We could not load your messages', 'No pudimos cargar sus mensajes'],
  noMessages: ['No messages yet', 'Todavía no hay mensajes'],
  noMessagesHint: [
    'When a family writes to you, you read it here at once.',
    'Cuando una familia le escriba, lo leerá aquí de inmediato.',
  ],
  unread: { one: ['{count} unread', '{count} sin leer'], other: ['{count} unread', '{count} sin leer'] },

  connections: ['Your families', 'Sus familias'],
  connectionsFailed: ['We could not load your families', 'No pudimos cargar sus familias'],
  noConnections: [
    'You are not in touch with a family yet',
    'Todavía no está en contacto con ninguna familia',
  ],
  noConnectionsHint: [
    'The more your profile tells, the easier it is for a family to choose you.',
    'Cuanto más cuente su perfil, más fácil será para una familia elegirle.',
  ],
  noConnectionsAgency: [
    'Families that your agency places you with stand here.',
    'Aquí verá a las familias con las que su agencia le ubique.',
  ],

  score: ['Your profile', 'Su perfil'],
  scoreLabel: ['Your profile is {score} of 100 complete', 'Su perfil está completo en {score} de 100'],
  ofHundred: ['of 100', 'de 100'],
  scoreFailed: ['We could not load your profile', 'No pudimos cargar su perfil'],
  next: ['What helps most next', 'Lo que más ayuda ahora'],
  points: { one: ['{count} point', '{count} punto'], other: ['{count} points', '{count} puntos'] },
  complete: ['Everything is there. Well done.', 'No falta nada. Muy bien.'],
  seeProfile: ['See it as families do', 'Verlo como las familias'],

  allJobs: ['All jobs', 'Todos los trabajos'],
  nearby: ['Jobs near you', 'Trabajos cerca de usted'],
  nearbyCount: {
    one: [
      '{count} open job within the distance you work',
      '{count} trabajo abierto a la distancia en que trabaja',
    ],
    other: [
      '{count} open jobs within the distance you work',
      '{count} trabajos abiertos a la distancia en que trabaja',
    ],
  },
  nearbyFailed: ['We could not look for jobs', 'No pudimos buscar trabajos'],
  noNearby: [
    'No open jobs within the distance you work right now.',
    'No hay trabajos abiertos a la distancia en que trabaja por ahora.',
  ],
  miles: { one: ['{count} mile', '{count} milla'], other: ['{count} miles', '{count} millas'] },
})
