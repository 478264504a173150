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

/** A video of a task must be one of these. */
export const planVideoExtensions = ['mp4', 'mov'] as const

/** What became of a task on a day that has something of its own. */
export const taskDayStates = ['open', 'done', 'skipped', 'removed'] as const
export type TaskDayState = (typeof taskDayStates)[number]

/** Which days of a task that repeats a change is about. What was done is never among them. */
export const taskScopes = catalogue([
  { id: 'one', label: ['Only this day', 'Solo este día'] },
  { id: 'following', label: ['This day and the following', 'Este día y los siguientes'] },
  { id: 'all', label: ['All that are not done', 'Todas las que no están hechas'] },
])
export type TaskScope = IdOf<typeof taskScopes>

/** Why a task was skipped. `other` wants a few words. */
export const skipReasons = catalogue([
  { id: 'refused', label: ['Did not want to', 'No quiso'] },
  { id: 'tired', label: ['Too tired', 'Demasiado cansancio'] },
  { id: 'not_needed', label: ['Not needed', 'No hizo falta'] },
  { id: 'away', label: ['Not at home', 'No estaba en casa'] },
  { id: 'no_time', label: ['No time', 'No hubo tiempo'] },
  { id: 'other', label: ['Something else', 'Otra cosa'] },
])
export type SkipReason = IdOf<typeof skipReasons>

/** How urgent something to know is. */
export const alertLevels = catalogue([
  { id: 'info', label: ['To know', 'Para saber'] },
  { id: 'urgent', label: ['Urgent', 'Urgente'] },
])
export type AlertLevel = IdOf<typeof alertLevels>

/** What a relative is on a plan. */
export const planRoles = catalogue([
  {
    id: 'owner',
    label: ['Can do everything', 'Puede hacer todo'],
    hint: [
      'Like you: also invites others and decides who sees what.',
      'Como usted: también invita y decide quién ve qué.',
    ],
  },
  {
    id: 'editor',
    label: ['Can change the plan', 'Puede cambiar el plan'],
    hint: [
      'Adds and changes tasks, marks them done, writes notes.',
      'Agrega y cambia tareas, las marca como hechas, escribe notas.',
    ],
  },
  {
    id: 'reader',
    label: ['Can only look', 'Solo puede ver'],
    hint: ['Sees the tasks and the notes.', 'Ve las tareas y las notas.'],
  },
])
export type PlanRole = IdOf<typeof planRoles>

/** What a caregiver may do on a plan; none of it is no access. */
export const planPermissions = [
  'view_tasks',
  'complete_tasks',
  'edit_tasks',
  'add_photos',
  'view_notes',
  'edit_notes',
] as const
export type PlanPermission = (typeof planPermissions)[number]

/** What caregivers are given as a rule; `usual` is what somebody newly hired has. */
export const permissionPresets = catalogue([
  {
    id: 'view_edit',
    label: ['View & edit', 'Ver y cambiar'],
    hint: ['Does the tasks, and adds and changes them.', 'Hace las tareas, y las agrega y cambia.'],
    permissions: planPermissions as readonly PlanPermission[],
  },
  {
    id: 'usual',
    label: ['Do the tasks', 'Hacer las tareas'],
    hint: [
      'Marks tasks done and writes notes, but does not change the plan.',
      'Marca tareas como hechas y escribe notas, pero no cambia el plan.',
    ],
    permissions: planPermissions.filter((name) => name !== 'edit_tasks') as readonly PlanPermission[],
  },
  {
    id: 'view_only',
    label: ['View only', 'Solo ver'],
    hint: ['Sees the tasks and the notes.', 'Ve las tareas y las notas.'],
    permissions: ['view_tasks', 'view_notes'] as readonly PlanPermission[],
  },
  {
    id: 'no_access',
    label: ['No access', 'Sin acceso'],
    hint: [
      'Sees nothing of the plan. Visits and pay stay as they are.',
      'No ve nada del plan. Las visitas y el pago siguen igual.',
    ],
    permissions: [] as readonly PlanPermission[],
  },
])
export type PermissionPreset = IdOf<typeof permissionPresets>
