import { texts } from '../kit/text.js'

/** When somebody can work: the calendar, the list, and the editor (D2 §2). */
export const availabilityScreenTexts = /* @__PURE__ */ texts({
  title: ['When you can work', 'Cuándo puede trabajar'],
  lead: [
    'Families and facilities see these times when they look for somebody.',
    'Las familias y los centros ven estos horarios cuando buscan a alguien.',
  ],
  add: ['Add times', 'Agregar horario'],
  needsUpdate: ['Are these times still right?', '¿Siguen siendo correctos estos horarios?'],
  needsUpdateText: [
    'You have not changed them in a while. Times that are up to date bring you more offers.',
    'Hace tiempo que no los cambia. Con horarios al día recibirá más ofertas.',
  ],
  stillRight: ['They are still right', 'Siguen siendo correctos'],
  views: ['Calendar', 'Calendario'],
  month: ['Month', 'Mes'],
  week: ['Week', 'Semana'],
  list: ['All times', 'Todos los horarios'],
  none: ['No times yet', 'Aún sin horarios'],
  noneText: [
    'Add the days and hours on which you can work; ones that repeat need only be added once.',
    'Agregue los días y horas en que puede trabajar; los que se repiten se agregan una sola vez.',
  ],
  failed: ['We could not load your times', 'No pudimos cargar sus horarios'],
  addTitle: ['Add times', 'Agregar horario'],
  editTitle: ['Edit times', 'Editar horario'],
  startDate: ['First day', 'Primer día'],
  endDate: ['Last day', 'Último día'],
  endDateHint: [
    'Leave it empty for a single day, or for no end where it repeats.',
    'Déjelo vacío para un solo día, o sin fin si se repite.',
  ],
  startTime: ['From', 'Desde'],
  endTime: ['Until', 'Hasta'],
  nextMorning: ['Ends the next morning.', 'Termina a la mañana siguiente.'],
  repeats: ['Repeats every week', 'Se repite cada semana'],
  repeatsHint: ['On the weekday of the first day.', 'El día de la semana del primer día.'],
  save: ['Save times', 'Guardar horario'],
  remove: ['Delete times', 'Eliminar horario'],
  confirmRemove: ['Delete these times?', '¿Eliminar este horario?'],
  confirmRemoveText: [
    'Families and facilities no longer see that you can work then. This cannot be undone.',
    'Las familias y los centros dejarán de ver que puede trabajar entonces. No se puede deshacer.',
  ],
  gone: ['These times are not here any more.', 'Este horario ya no está aquí.'],
  hours: ['{from} – {to}', '{from} – {to}'],
  fromTo: ['{from} – {to}', '{from} – {to}'],
  weekly: ['Every {weekday}, from {from}', 'Cada {weekday}, desde el {from}'],
  weeklyUntil: ['Every {weekday}, {from} – {to}', 'Cada {weekday}, {from} – {to}'],
  over: ['Over', 'Terminado'],
})
