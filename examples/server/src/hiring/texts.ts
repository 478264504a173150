import { texts } from '@homecare/sdk/kit'

/** Letters about visits. */
export const visitMailTexts = texts({
  changedSubject: ['{name} changed a visit', '{name} cambió una visita'],
  changedBody: [
    '{name} has changed a visit. It is now on {day}, {from} to {until}:\n{link}',
    '{name} cambió una visita. Ahora es el {day}, de {from} a {until}:\n{link}',
  ],
  changedShort: [
    'A visit has changed. It is now on {day}, {from} to {until}.',
    'Cambió una visita. Ahora es el {day}, de {from} a {until}.',
  ],
  cancelledSubject: ['{name} canceled a visit', '{name} canceló una visita'],
  cancelledBody: [
    '{name} has canceled the visit on {day}, {from} to {until}:\n{link}',
    '{name} canceló la visita del {day}, de {from} a {until}:\n{link}',
  ],
  cancelledShort: ['The visit on {day} was canceled.', 'Se canceló la visita del {day}.'],
  leftBody: [
    '{name} has closed their account. The visit on {day}, {from} to {until}, is canceled.',
    '{name} cerró su cuenta. La visita del {day}, de {from} a {until}, queda cancelada.',
  ],
  addedSubject: ['{name} planned a visit', '{name} planificó una visita'],
  addedBody: [
    '{name} has planned a visit on {day}, {from} to {until}:\n{link}',
    '{name} planificó una visita para el {day}, de {from} a {until}:\n{link}',
  ],
  addedShort: [
    'A visit was planned on {day}, {from} to {until}.',
    'Se planificó una visita para el {day}, de {from} a {until}.',
  ],
  cancelledLateBody: [
    '{name} has canceled the visit on {day}, {from} to {until}, less than 24 hours before its start:\n{link}',
    '{name} canceló la visita del {day}, de {from} a {until}, con menos de 24 horas de anticipación:\n{link}',
  ],
  reason: ['Reason: {reason}', 'Motivo: {reason}'],
  skippedSubject: ['A weekly visit could not be planned', 'No se pudo planificar una visita semanal'],
  skippedBody: [
    'The weekly visit on {day}, {from} to {until}, was not planned, because the caregiver is not available then. The other weekly visits stay as they are:\n{link}',
    'La visita semanal del {day}, de {from} a {until}, no se planificó porque la persona que cuida no está disponible a esa hora. Las demás visitas semanales quedan como están:\n{link}',
  ],
  skippedOwnBody: [
    'The weekly visit on {day}, {from} to {until}, was not planned, because you have other work then. The other weekly visits stay as they are:\n{link}',
    'La visita semanal del {day}, de {from} a {until}, no se planificó porque usted tiene otro trabajo a esa hora. Las demás visitas semanales quedan como están:\n{link}',
  ],
  skippedShort: [
    'The weekly visit on {day} could not be planned.',
    'No se pudo planificar la visita semanal del {day}.',
  ],
  weeklyAddedSubject: ['{name} planned weekly visits', '{name} planificó visitas semanales'],
  weeklyAddedBody: [
    '{name} has planned weekly visits starting {day}:',
    '{name} planificó visitas semanales a partir del {day}:',
  ],
  weeklyAddedShort: [
    'Weekly visits were planned starting {day}.',
    'Se planificaron visitas semanales a partir del {day}.',
  ],
  weeklyChangedSubject: ['{name} changed weekly visits', '{name} cambió visitas semanales'],
  weeklyChangedBody: [
    '{name} has changed weekly visits. Starting {day}, they are:',
    '{name} cambió visitas semanales. A partir del {day} son:',
  ],
  weeklyChangedShort: [
    'Weekly visits change starting {day}.',
    'Las visitas semanales cambian a partir del {day}.',
  ],
  weeklyEndedSubject: ['{name} ended weekly visits', '{name} puso fin a visitas semanales'],
  weeklyEndedBody: [
    '{name} has ended weekly visits. These no longer take place, starting {day}:',
    '{name} puso fin a visitas semanales. A partir del {day} ya no hay estas:',
  ],
  weeklyEndedShort: ['Weekly visits end before {day}.', 'Las visitas semanales terminan antes del {day}.'],
  weeklyHours: ['{weekday}, {from} to {until}', '{weekday}, de {from} a {until}'],
})

/** What the server says of contracts that end. */
export const hiringServerTexts = texts({
  notHired: ['There is no contract to end yet.', 'Todavía no hay contrato que terminar.'],
  endedByOther: [
    'The other side has ended the contract. Send a new offer to go on.',
    'La otra parte terminó el contrato. Para seguir, envíe una nueva oferta.',
  ],
  endIsOver: [
    'The contract has ended. Send a new offer to work together again.',
    'El contrato terminó. Para volver a trabajar juntos, envíe una nueva oferta.',
  ],
})

/** Letters about the end of a contract. */
export const endMailTexts = texts({
  subject: ['{name} has ended the contract', '{name} terminó el contrato'],
  body: ['Your contract ends. The last day is {day}.', 'Su contrato termina. El último día es el {day}.'],
  reason: ['The reason: {reason}', 'El motivo: {reason}'],
  canceled: {
    one: ['{count} visit after that day is canceled.', 'Se cancela {count} visita posterior.'],
    other: ['{count} visits after that day are canceled.', 'Se cancelan {count} visitas posteriores.'],
  },
  short: ['Your contract ends on {day}.', 'Su contrato termina el {day}.'],
})

/** Letters about a first day that has been moved. */
export const startMailTexts = texts({
  subject: ['{name} changed the first day', '{name} cambió el primer día'],
  body: [
    '{name} has changed the first day of your work together. It is now {day}:\n{link}',
    '{name} cambió el primer día de su trabajo juntos. Ahora es el {day}:\n{link}',
  ],
  short: ['The first day is now {day}.', 'El primer día es ahora el {day}.'],
})

/** Letters about what is paid. Amounts stand in the letter alone: a text message may be read by others. */
export const rateMailTexts = texts({
  setSubject: ['{name} set a new rate', '{name} fijó una nueva tarifa'],
  regularBody: [
    'Starting {day}, {name} pays you {amount} an hour before taxes:\n{link}',
    'Desde el {day}, {name} le paga {amount} por hora antes de impuestos:\n{link}',
  ],
  regularDayBody: [
    'Starting {day}, {name} pays you {amount} a day before taxes:\n{link}',
    'Desde el {day}, {name} le paga {amount} por día antes de impuestos:\n{link}',
  ],
  specialBody: [
    'Starting {day}, {name} pays you {amount} an hour before taxes for {rate}:\n{link}',
    'Desde el {day}, {name} le paga {amount} por hora antes de impuestos por {rate}:\n{link}',
  ],
  specialDayBody: [
    'Starting {day}, {name} pays you {amount} a day before taxes for {rate}:\n{link}',
    'Desde el {day}, {name} le paga {amount} por día antes de impuestos por {rate}:\n{link}',
  ],
  setShort: ['Your rate changes starting {day}.', 'Su tarifa cambia desde el {day}.'],
  deletedSubject: ['{name} took a rate back', '{name} retiró una tarifa'],
  deletedBody: [
    '{name} has taken back the rate that was to start on {day}. The rate before it continues:\n{link}',
    '{name} retiró la tarifa fijada desde el {day}. Sigue la tarifa anterior:\n{link}',
  ],
  deletedShort: [
    'The rate that was to start on {day} was taken back.',
    'Se retiró la tarifa fijada desde el {day}.',
  ],
})
