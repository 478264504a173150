import { texts } from '../kit/text.js'

/** A visit of a caregiver's to a family: its page, and moving it (`next-shift`). */
export const visitScreenTexts = texts({
  title: ['Visit with {name}', 'Visita con {name}'],
  toConnection: ['Visits and hours with {name}', 'Visitas y horas con {name}'],
  edit: ['Change the visit', 'Cambiar la visita'],
  editTitle: ['Change the visit with {name}', 'Cambiar la visita con {name}'],
  day: ['Day', 'Día'],
  start: ['From', 'Desde'],
  end: ['Until', 'Hasta'],
  nextMorning: ['Ends the next day.', 'Termina al día siguiente.'],
  note: ['Note', 'Nota'],
  noteHint: ['Both of you can see it.', 'La ven ambas partes.'],
  save: ['Save visit', 'Guardar visita'],
  saved: ['Visit successfully changed', 'Visita cambiada correctamente'],
  told: [
    'We tell {name} about the change by e-mail.',
    'Avisamos a {name} del cambio por correo electrónico.',
  ],
  cancel: ['Cancel visit', 'Cancelar visita'],
  confirmCancel: ['Cancel this visit?', '¿Cancelar esta visita?'],
  confirmCancelText: [
    'We tell {name} by e-mail. You cannot bring back a canceled visit.',
    'Avisamos a {name} por correo electrónico. Una visita cancelada no se puede recuperar.',
  ],
  keep: ['Keep visit', 'Conservar visita'],
  isCanceled: ['This visit was canceled', 'Esta visita fue cancelada'],
})
