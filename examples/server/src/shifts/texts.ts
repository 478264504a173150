import { texts } from '@homecare/sdk/kit'

export const shiftServerTexts = texts({
  notApplied: ['This person has not applied for the shift.', 'Esta persona no se postuló al turno.'],
  notLicensed: [
    'This person’s license is no longer verified for that day, so you cannot give them the shift.',
    'La licencia de esta persona ya no está verificada para ese día, así que no se le puede dar el turno.',
  ],
  busy: ['This person is not available at this time.', 'Esta persona no está disponible a esa hora.'],
  noCandidate: [
    'This person cannot work this shift: they are busy then, lack the license, or have answered already.',
    'Esta persona no puede trabajar este turno: está ocupada, no tiene la licencia o ya respondió.',
  ],
  noLicense: ['Choose a license from the list.', 'Elija una licencia de la lista.'],
  shiftInPast: ['This shift would already have started.', 'Este turno ya habría comenzado.'],
})

/** Letters about shifts. */
export const shiftMailTexts = texts({
  appliedSubject: ['{name} would like to work a shift', '{name} quisiera trabajar un turno'],
  appliedBody: [
    '{name} has applied for {shift}. See who has applied, and choose:\n{link}',
    '{name} se postuló a {shift}. Vea quiénes se postularon y elija:\n{link}',
  ],
  appliedShort: ['{name} has applied for {shift}.', '{name} se postuló a {shift}.'],
  invitedSubject: [
    '{facility} asks if you can work a shift',
    '{facility} pregunta si puede trabajar un turno',
  ],
  invitedBody: [
    '{facility} asks if you can work {shift}. Look at it, and apply or say no:\n{link}',
    '{facility} pregunta si puede trabajar {shift}. Véalo y postúlese o diga que no:\n{link}',
  ],
  invitedShort: [
    '{facility} asks if you can work {shift}.',
    '{facility} pregunta si puede trabajar {shift}.',
  ],
  changedSubject: ['A shift you applied for has changed', 'Cambió un turno al que se postuló'],
  changedBody: [
    '{facility} changed a shift you applied for. It is now {shift}. Your application still stands. Withdraw it if the shift no longer suits you:\n{link}',
    '{facility} cambió un turno al que se postuló. Ahora es {shift}. Su postulación sigue en pie. Retírela si el turno ya no le conviene:\n{link}',
  ],
  changedShort: [
    'Changed: {shift}. Your application still stands.',
    'Cambió: {shift}. Su postulación sigue en pie.',
  ],
  withdrawnSubject: ['{name} withdrew an application', '{name} retiró una postulación'],
  withdrawnShort: ['{name} has withdrawn from {shift}.', '{name} ya no se postula a {shift}.'],
  withdrawnBody: [
    '{name} has withdrawn from {shift}. See who else has applied:\n{link}',
    '{name} ya no se postula a {shift}. Vea quién más se postuló:\n{link}',
  ],
  withdrawnWithNoteBody: [
    '{name} has withdrawn from {shift}: “{note}”. See who else has applied:\n{link}',
    '{name} ya no se postula a {shift}: «{note}». Vea quién más se postuló:\n{link}',
  ],
  assignedSubject: ['{facility} gave you a shift', '{facility} le dio un turno'],
  assignedBody: [
    'You got {shift}. Please confirm it:\n{link}',
    'Le dieron {shift}. Por favor, confírmelo:\n{link}',
  ],
  assignedShort: [
    'You got {shift}. Please say whether you will work it.',
    'Le dieron {shift}. Diga, por favor, si lo trabajará.',
  ],
  cancelledSubject: ['{facility} canceled your shift', '{facility} canceló su turno'],
  cancelledBody: [
    'We are sorry: {shift} was canceled. Find another shift here:\n{link}',
    'Lo sentimos: se canceló {shift}. Busque otro turno aquí:\n{link}',
  ],
  cancelledShort: ['We are sorry: {shift} was canceled.', 'Lo sentimos: se canceló {shift}.'],
  givenBackSubject: ['{name} gave a shift back', '{name} devolvió un turno'],
  givenBackBody: [
    '{name} cannot work {shift}: “{note}”. It is open to others again:\n{link}',
    '{name} no puede trabajar {shift}: «{note}». Está disponible otra vez:\n{link}',
  ],
  leftBody: [
    '{name} has closed their account and will not work {shift}. It is open again:\n{link}',
    '{name} cerró su cuenta y no trabajará {shift}. Está disponible otra vez:\n{link}',
  ],
  givenBackShort: [
    '{name} will not work {shift}. It is open again.',
    '{name} no trabajará {shift}. Está disponible otra vez.',
  ],
  rejectedSubject: ['{facility} sent your timesheet back', '{facility} le devolvió la hoja de horas'],
  rejectedBody: [
    'The timesheet of {shift} needs a correction. See why:\n{link}',
    'La hoja de horas de {shift} necesita una corrección. Vea por qué:\n{link}',
  ],
  rejectedShort: [
    'Your timesheet for {shift} needs a correction.',
    'Su hoja de horas de {shift} necesita una corrección.',
  ],
  approvedSubject: ['{facility} approved your timesheet', '{facility} aprobó su hoja de horas'],
  approvedBody: [
    'Your hours for {shift} are approved and on their way to be paid:\n{link}',
    'Sus horas de {shift} están aprobadas y en camino de pago:\n{link}',
  ],
  approvedShort: ['Your hours for {shift} are approved.', 'Sus horas de {shift} están aprobadas.'],
})
