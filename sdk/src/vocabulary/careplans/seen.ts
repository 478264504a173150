import { catalogue, type IdOf } from '../../kit/catalogue.js'

/** What was done with a thing of a plan: read, taken away as a file, or refused. */
export const seenActions = catalogue([
  { id: 'read', label: ['Read', 'Leyó'] },
  { id: 'export', label: ['Took away as a file', 'Descargó como archivo'] },
  { id: 'refused', label: ['Was refused', 'No se le permitió'] },
])
export type SeenAction = IdOf<typeof seenActions>

/** What of a plan was looked at: kinds of things, and none of their words. */
export const seenThings = catalogue([
  { id: 'overview', label: ['The plan at a glance', 'El plan de un vistazo'] },
  { id: 'day', label: ['A day of the plan', 'Un día del plan'] },
  { id: 'tasks', label: ['The tasks', 'Las tareas'] },
  { id: 'task', label: ['A task', 'Una tarea'] },
  { id: 'notes', label: ['The notes', 'Las notas'] },
  { id: 'note', label: ['A note', 'Una nota'] },
  { id: 'media', label: ['A photo or video', 'Una foto o un video'] },
  { id: 'changes', label: ['How a task read before', 'Cómo era antes una tarea'] },
  { id: 'history', label: ['The history', 'El historial'] },
  { id: 'people', label: ['Who is on the plan', 'Quiénes están en el plan'] },
  { id: 'clock', label: ['The time clock', 'El registro de horas'] },
  { id: 'plan', label: ['The whole plan', 'Todo el plan'] },
  { id: 'seen', label: ['Who saw it', 'Quién lo vio'] },
])
export type SeenThing = IdOf<typeof seenThings>
