import { texts } from './text.js'

/** The words of the design system itself: what buttons, fields and dialogs say on every screen. */
export const uiTexts = texts({
  skipToContent: ['Skip to main content', 'Ir al contenido principal'],
  loading: ['Loading…', 'Cargando…'],
  working: ['Working…', 'Un momento…'],
  stopWaiting: ['Stop waiting', 'Dejar de esperar'],
  close: ['Close', 'Cerrar'],
  cancel: ['Cancel', 'Cancelar'],
  save: ['Save', 'Guardar'],
  remove: ['Remove', 'Quitar'],
  undo: ['Undo', 'Deshacer'],
  dismiss: ['Dismiss', 'Descartar'],
  menu: ['Menu', 'Menú'],
  backTo: ['Back to', 'Volver a'],
  showAll: ['Show all {count}', 'Mostrar todo ({count})'],
  showFewer: ['Show fewer', 'Mostrar menos'],
  opensNewTab: ['(opens in a new tab)', '(se abre en otra pestaña)'],

  search: ['Search', 'Buscar'],
  tryAgain: ['Try again', 'Intentar de nuevo'],
  couldNotLoad: ['We could not load this', 'No pudimos cargar esto'],
  couldNotLoadHint: [
    'Something went wrong. Nothing you had is lost. Please try again.',
    'Algo salió mal. No se perdió nada de lo que tenía. Inténtelo de nuevo.',
  ],

  optional: ['optional', 'opcional'],
  showPassword: ['Show password', 'Mostrar la contraseña'],
  hidePassword: ['Hide password', 'Ocultar la contraseña'],
  dateHint: ['MM/DD/YYYY, such as {example}', 'MM/DD/AAAA (mes, día, año), por ejemplo {example}'],
  pickDate: ['Choose a date from the calendar', 'Elegir una fecha en el calendario'],
  chooseOne: ['Choose one', 'Elija una opción'],
  charactersLeft: {
    one: ['{count} character left', 'Queda {count} carácter'],
    other: ['{count} characters left', 'Quedan {count} caracteres'],
  },
  charactersOver: {
    one: ['{count} character too many', 'Sobra {count} carácter'],
    other: ['{count} characters too many', 'Sobran {count} caracteres'],
  },
  suggestions: ['Suggestions', 'Sugerencias'],
  suggestionCount: {
    one: [
      '{count} suggestion. Use the up and down arrows.',
      '{count} sugerencia. Use las flechas arriba y abajo.',
    ],
    other: [
      '{count} suggestions. Use the up and down arrows.',
      '{count} sugerencias. Use las flechas arriba y abajo.',
    ],
  },
  suggestionsFailed: [
    'We cannot show suggestions right now. You can still type it in.',
    'No podemos mostrar sugerencias ahora. Puede escribirlo usted.',
  ],

  problem: ['There is a problem', 'Hay un problema'],
  errorSummary: {
    one: ['Check {count} answer', 'Revise {count} respuesta'],
    other: ['Check {count} answers', 'Revise {count} respuestas'],
  },
  unsavedTitle: ['You have unsaved changes', 'Tiene cambios sin guardar'],
  unsavedHint: ['If you close now, they will be lost.', 'Si cierra ahora, se perderán.'],
  keepEditing: ['Keep editing', 'Seguir editando'],
  discard: ['Discard changes', 'Descartar los cambios'],

  stepOf: ['Step {step} of {steps}', 'Paso {step} de {steps}'],
  stepDone: ['done', 'hecho'],
  stepSkipped: ['skipped', 'omitido'],
  pages: ['Pages', 'Páginas'],
  page: ['Page {page}', 'Página {page}'],
  pageOf: ['Page {page} of {pages}', 'Página {page} de {pages}'],
  previousPage: ['Previous', 'Anterior'],
  nextPage: ['Next', 'Siguiente'],

  ratingOf: ['{rating} out of 5 stars', '{rating} de 5 estrellas'],
  reviews: { one: ['{count} review', '{count} reseña'], other: ['{count} reviews', '{count} reseñas'] },
  noReviews: ['No reviews yet', 'Sin reseñas'],
  perHour: ['an hour', 'por hora'],
  notifications: ['Notifications', 'Avisos'],
  done: ['Done', 'Listo'],

  hoursLeft: {
    one: ['{count} hour left', 'Queda {count} hora'],
    other: ['{count} hours left', 'Quedan {count} horas'],
  },
  ofHours: { one: ['of {count} hour', 'de {count} hora'], other: ['of {count} hours', 'de {count} horas'] },
  soFar: ['so far', 'hasta ahora'],

  theme: ['Colors', 'Colores'],
  themeSystem: ['Same as my device', 'Como mi dispositivo'],
  themeLight: ['Light', 'Claros'],
  themeDark: ['Dark', 'Oscuros'],
  textSize: ['Text size', 'Tamaño del texto'],
  percent: ['{percent}%', '{percent} %'],
  language: ['Language', 'Idioma'],
  english: ['English', 'English'],
  spanish: ['Español', 'Español'],
})

/** What the tone of a banner is called. */
export const toneTexts = texts({
  info: ['Information', 'Información'],
  good: ['Good news', 'Buenas noticias'],
  warn: ['Please note', 'Atención'],
  bad: ['Problem', 'Problema'],
})

/** The calendar of the design system. */
export const calendarTexts = texts({
  previousMonth: ['Previous month', 'Mes anterior'],
  nextMonth: ['Next month', 'Mes siguiente'],
  previousWeek: ['Previous week', 'Semana anterior'],
  nextWeek: ['Next week', 'Semana siguiente'],
  today: ['Today', 'Hoy'],
  addOn: ['Add on {day}', 'Agregar el {day}'],
  entries: { one: ['{count} entry', '{count} entrada'], other: ['{count} entries', '{count} entradas'] },
  nothing: ['Nothing', 'Nada'],
})
