import { catalogue, type IdOf } from '../../kit/catalogue.js'

/** A task's `schedule_type` in a schedule entry. Not a job's `JobScheduleType`. */
export const scheduleTypes = catalogue([
  { id: 'daily', label: ['Daily', 'Diario'] },
  { id: 'weekly', label: ['Weekly', 'Semanal'] },
  { id: 'monthly', label: ['Monthly', 'Mensual'] },
])
export type ScheduleType = IdOf<typeof scheduleTypes>

/** The choices of how a task repeats; 6 opens the custom fields. */
export const repeatOptions = catalogue([
  { id: 0, label: ['Never', 'Nunca'] },
  { id: 1, label: ['Every day', 'Cada día'] },
  { id: 2, label: ['Every week', 'Cada semana'] },
  { id: 3, label: ['Every two weeks', 'Cada dos semanas'] },
  { id: 4, label: ['Every month', 'Cada mes'] },
  { id: 5, label: ['Every year', 'Cada año'] },
  { id: 6, label: ['Custom', 'Personalizado'] },
])
export type RepeatOption = IdOf<typeof repeatOptions>

/** What happened to a task, in its history. */
export const historyActions = catalogue([
  { id: 1, label: ['Created', 'Creada'] },
  { id: 2, label: ['Completed', 'Completada'] },
  { id: 3, label: ['Undo', 'Deshecha'] },
  { id: 4, label: ['Deleted', 'Eliminada'] },
  { id: 5, label: ['Assigned', 'Asignada'] },
  { id: 6, label: ['Alert added', 'Alerta agregada'] },
  { id: 7, label: ['Alert seen', 'Alerta vista'] },
  { id: 8, label: ['Alert turned off', 'Alerta desactivada'] },
  { id: 9, label: ['Alert deleted', 'Alerta eliminada'] },
  { id: 10, label: ['Skipped', 'Omitida'] },
])
export type HistoryActionId = IdOf<typeof historyActions>

/** What is done with a caregiver's permissions on a plan. */
export const permissionOperations = ['fetch', 'set', 'update', 'reset'] as const
export type PermissionOperation = (typeof permissionOperations)[number]

/** A photo of a task must be one of these. */
export const planPhotoExtensions = ['jpg', 'jpeg', 'png'] as const
