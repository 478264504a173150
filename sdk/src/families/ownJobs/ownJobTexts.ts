import { texts } from '../../kit/text.js'

/** What the rules of a family's own jobs say. */
export const ownJobRuleTexts = texts({
  noTitle: ['Give the job a title first.', 'Primero póngale un título al trabajo.'],
  startsInPast: [
    'The first day is in the past. Choose today or a later day first.',
    'El primer día ya pasó. Primero elija hoy o un día posterior.',
  ],
  noHours: [
    'Say how many hours a week you need first.',
    'Primero indique cuántas horas por semana necesita.',
  ],
  cannotBecome: [
    'The job cannot be changed to that. Please look at it again.',
    'El trabajo no puede cambiarse a ese estado. Vuelva a revisarlo.',
  ],
  notOpen: [
    'This job is not open. Reopen it to answer who applied.',
    'Este trabajo no está abierto. Vuelva a abrirlo para responder a las postulaciones.',
  ],
  notApplied: [
    'This caregiver is no longer applying to the job.',
    'Este cuidador ya no se postula a este trabajo.',
  ],
  alreadyHired: ['You have hired this caregiver already.', 'Usted ya contrató a este cuidador.'],
  toldAlready: [
    'It is too late to undo this: the caregiver has been told. You can still write to them.',
    'Ya es tarde para deshacerlo: el cuidador ya fue avisado. Todavía puede escribirle.',
  ],
})
