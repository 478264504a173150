import { texts } from '../../kit/text.js'

/** The caregiver's dashboard, and the agency caregiver's. */
export const caregiverDashboardTexts = texts({
  messages: ['Messages', 'Mensajes'],
  allMessages: ['All messages', 'Todos los mensajes'],
  messagesFailed: ['We could not load your messages', 'No pudimos cargar sus mensajes'],
  noMessages: ['No messages yet', 'Todavía no hay mensajes'],
  noMessagesHint: [
    'When a family writes to you, you will see it here.',
    'Cuando una familia le escriba, lo verá aquí.',
  ],
  unread: { one: ['{count} unread', '{count} sin leer'], other: ['{count} unread', '{count} sin leer'] },

  noConnectionsAgency: [
    'Families your agency places you with will appear here.',
    'Aquí verá a las familias con las que su agencia le ubique.',
  ],

  scoreLabel: ['Your profile is {score}% complete', 'Su perfil está completo al {score} %'],
  ofHundred: ['of 100', 'de 100'],
  points: { one: ['{count} point', '{count} punto'], other: ['{count} points', '{count} puntos'] },
  complete: ['Your profile is complete. Well done!', 'Su perfil está completo. ¡Muy bien!'],

  earningsHint: [
    'Based on the hours you clocked, before taxes. Weeks start on Sunday.',
    'Según las horas que registró, antes de impuestos. Las semanas comienzan el domingo.',
  ],
  earningsLabel: ['Earnings by week', 'Ganancias por semana'],
  noEarnings: ['No earnings in the last {weeks} weeks', 'Sin ganancias en las últimas {weeks} semanas'],
  noEarningsHint: [
    'Clock in and out of your visits and shifts to see each week here.',
    'Registre la entrada y salida de sus visitas y turnos, y aquí verá cada semana.',
  ],
  earningsTotal: ['{money} in {weeks} weeks', '{money} en {weeks} semanas'],
  thisWeek: ['This week', 'Esta semana'],
  week: ['Week of', 'Semana del'],
  hours: ['Hours', 'Horas'],
  earned: ['Earned', 'Ganado'],
  total: ['Total', 'Total'],

  allConnections: ['All your families', 'Todas sus familias'],

  miles: { one: ['{count} mile', '{count} milla'], other: ['{count} miles', '{count} millas'] },
})

/** A family that a caregiver is in touch with, and choosing one (`connections/{id}`, `select-connection`). */
export const connectionTexts = texts({
  rate: ['Rate', 'Tarifa'],
  noRate: ['Not agreed on yet', 'Aún sin acordar'],
  since: ['Since', 'Desde'],
  job: ['Job', 'Trabajo'],

  nextVisit: ['Next visit', 'Próxima visita'],
  seeVisit: ['See the visit', 'Ver la visita'],
  noVisit: ['No visits are planned yet.', 'Todavía no hay visitas planeadas.'],
  note: ['Note', 'Nota'],

  agreement: ['Care agreement', 'Acuerdo de cuidado'],
  agreementOpen: [
    'You have not signed it yet. It protects you both.',
    'Todavía no lo ha firmado. Protege a ambas partes.',
  ],
  agreementSigned: ['You signed it on {day}.', 'Lo firmó el {day}.'],
  agreementDeclined: ['You declined it on {day}.', 'No lo aceptó el {day}.'],
  otherSigned: ['{name} signed it on {day}.', '{name} lo firmó el {day}.'],
  otherOpen: ['{name} has not answered yet.', '{name} todavía no ha respondido.'],
  otherDeclined: ['{name} declined it on {day}.', '{name} no lo aceptó el {day}.'],
  readAgreement: ['Read the agreement', 'Leer el acuerdo'],
  signAgreement: ['Read and sign', 'Leer y firmar'],

  chooseLead: ['Choose a family to continue.', 'Elija una familia para continuar.'],
  none: ['No families yet', 'Todavía no hay familias'],
  noneAgreement: [
    'When a family hires you, your agreement will appear here.',
    'Cuando una familia le contrate, verá aquí su acuerdo.',
  ],
  noneHint: [
    'Families will appear here when they write to you or hire you.',
    'Aquí verá a las familias cuando le escriban o le contraten.',
  ],
  findJobs: ['Find jobs', 'Buscar trabajos'],
})
