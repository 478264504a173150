import { texts } from '../kit/text.js'

/** What care plans say of photos, conflicts and tasks. */
export const carePlanTexts = texts({
  photoFailed: [
    'Something went wrong! Make sure files are .jpg or .png',
    '¡Algo salió mal! Asegúrese de que los archivos sean .jpg o .png',
  ],
  videoTooLarge: [
    'This video is larger than {max} MB. Please record a shorter one.',
    'Este video pesa más de {max} MB. Grabe uno más corto.',
  ],
  taskAdded: ['Task successfully added', 'Tarea agregada correctamente'],
  taskUpdated: ['Task successfully updated', 'Tarea actualizada correctamente'],
  taskRemoved: ['Task successfully removed', 'Tarea eliminada correctamente'],
  permissionsSaved: ['Permissions successfully updated', 'Permisos actualizados correctamente'],
  alreadySettled: ['This was already marked as done or skipped.', 'Esto ya se marcó como hecho u omitido.'],
  tooEarly: ['This can be marked on its day, not before.', 'Esto se puede marcar en su día, no antes.'],
  tooLate: [
    'This was more than a week ago: it can no longer be marked.',
    'Fue hace más de una semana: ya no se puede marcar.',
  ],
  taskDisabled: ['This task is turned off.', 'Esta tarea está desactivada.'],
  clockedIn: ['Clocked in', 'Entrada registrada'],
  clockedOut: ['Clocked out', 'Salida registrada'],
})

/** What the screens of care plans say of conflicts, repetitions and access. */
export const carePlanScreenTexts = texts({
  lastDayOfMonth: [
    '* In shorter months this falls on the last day.',
    '* En los meses más cortos será el último día.',
  ],
  everyDays: { one: ['Every day', 'Cada día'], other: ['Every {count} days', 'Cada {count} días'] },
  everyWeeks: { one: ['Every week', 'Cada semana'], other: ['Every {count} weeks', 'Cada {count} semanas'] },
  everyMonths: { one: ['Every month', 'Cada mes'], other: ['Every {count} months', 'Cada {count} meses'] },
  noAccess: ['No access', 'Sin acceso'],
})
