import { texts } from '../kit/text.js'

/** Open shifts: the search and one of them. */
export const openShiftTexts = texts({
  title: ['Open shifts', 'Turnos disponibles'],
  lead: [
    'Shifts at facilities near you. Those you may take say so.',
    'Turnos en centros cerca de usted. Los que puede tomar lo indican.',
  ],
  filters: ['Filters', 'Filtros'],
  status: ['Which shifts', 'Qué turnos'],
  anyStatus: ['All shifts', 'Todos los turnos'],
  zone: ['Zone', 'Zona'],
  anyZone: ['Any zone', 'Cualquier zona'],
  from: ['On or after', 'El o después del'],
  until: ['On or before', 'El o antes del'],
  show: ['Show shifts', 'Mostrar turnos'],
  clear: ['Clear filters', 'Borrar filtros'],
  results: ['Shifts', 'Turnos'],
  found: { one: ['{count} shift', '{count} turno'], other: ['{count} shifts', '{count} turnos'] },
  premiumHint: ['{mark} pays more than the usual rate', '{mark} paga más que la tarifa habitual'],
  premium: ['Premium', 'Pago extra'],
  qualified: ['You qualify', 'Usted califica'],
  notQualified: ['Not in your profile yet', 'Aún no está en su perfil'],
  applied: ['Applied', 'Postulado'],
  none: ['No open shifts near you yet', 'Todavía no hay turnos disponibles cerca de usted'],
  noneHint: [
    'Facilities post shifts every day. Look a little further, or come back soon.',
    'Los centros publican turnos cada día. Busque un poco más lejos o vuelva pronto.',
  ],
  homeUnknown: ['We do not know where you live yet', 'Todavía no sabemos dónde vive'],
  homeUnknownHint: [
    'Tell us your address, and we show you the shifts within the distance you work.',
    'Díganos su dirección y le mostraremos los turnos a la distancia en que trabaja.',
  ],
  toLocation: ['Enter your address', 'Escribir su dirección'],
  filterFirst: [
    'To filter shifts, first choose both of these. They are required (*).',
    'Para filtrar los turnos, elija primero las dos cosas. Son obligatorias (*).',
  ],
  requiredMark: ['{name} *', '{name} *'],
  noneFiltered: ['No shift fits these filters', 'Ningún turno coincide con estos filtros'],
  noneFilteredHint: ['Take a filter away to see more.', 'Quite un filtro para ver más.'],
  beyond: ['There are not that many shifts', 'No hay tantos turnos'],
  beyondHint: ['The list ends before this page.', 'La lista termina antes de esta página.'],
  firstPage: ['To the first page', 'Ir a la primera página'],
  failed: ['We could not look for shifts', 'No pudimos buscar turnos'],
  failedText: ['The search failed. Please try again.', 'La búsqueda falló. Inténtelo de nuevo.'],
  browse: ['Look for shifts', 'Buscar turnos'],
  facilities: ['Facilities near you', 'Centros cerca de usted'],
  mine: ['My shifts', 'Mis turnos'],
  one: ['Open shift', 'Turno disponible'],
  applyTitle: ['Apply for this shift', 'Postularse a este turno'],
  apply: ['Apply', 'Postularse'],
  applyNote: ['A few words to the facility', 'Unas palabras para el centro'],
  applyHint: [
    'If the facility gives you the shift, we tell you by e-mail, and you confirm it.',
    'Si el centro le da el turno, le avisamos por correo electrónico y usted lo confirma.',
  ],
  send: ['Send application', 'Enviar postulación'],
  appliedText: [
    'You have applied for this shift. The facility decides who works it.',
    'Se postuló a este turno. El centro decide quién lo trabaja.',
  ],
  notQualifiedText: [
    'This shift asks for a license or a preference that your profile does not have: {needs}.',
    'Este turno exige una licencia o una preferencia que su perfil no tiene: {needs}.',
  ],
  toLicenses: ['Your licenses', 'Sus licencias'],
  toPreferences: ['Your shift preferences', 'Sus preferencias de turno'],
  verifyPhoneWhy: [
    'Facilities want to reach who works for them.',
    'Los centros quieren poder llamar a quien trabaja para ellos.',
  ],
})

/** What a list, a page and a calendar say of a shift. */
export const shiftFactTexts = texts({
  time: ['{from} – {to}', '{from} – {to}'],
  hours: { one: ['{count} hour', '{count} hora'], other: ['{count} hours', '{count} horas'] },
  day: ['Day', 'Día'],
  times: ['Hours', 'Horario'],
  pay: ['Pay', 'Pago'],
  perHour: ['{amount} an hour', '{amount} por hora'],
  inAllTitle: ['In all', 'En total'],
  inAll: ['About {amount} for the shift', 'Unos {amount} por el turno'],
  timeOfDay: ['Time of day', 'Parte del día'],
  zone: ['Zone', 'Zona'],
  licenses: ['License', 'Licencia'],
  anyOf: ['One of {names}', 'Una de {names}'],
  anyLicense: ['None asked for', 'No se exige'],
  place: ['Place', 'Lugar'],
  note: ['From the facility', 'Del centro'],
  milesAway: {
    one: ['{count} mile away', 'a {count} milla'],
    other: ['{count} miles away', 'a {count} millas'],
  },
  zoneNote: ['Times are those of {place}.', 'Las horas son las de {place}.'],
  facilityPage: ['About this facility', 'Sobre este centro'],
})

/** The caregiver's own shifts: the list, one of them, and its clock. */
export const ownShiftTexts = texts({
  title: ['My shifts', 'Mis turnos'],
  lead: [
    'What you have been given, what is ahead, and what you have worked.',
    'Lo que le asignaron, lo que viene y lo que ya trabajó.',
  ],
  views: ['Which shifts', 'Qué turnos'],
  upcoming: ['Ahead', 'Próximos'],
  past: ['Worked', 'Trabajados'],
  applied: ['Applied', 'Postulados'],
  next: ['Your next shift', 'Su próximo turno'],
  noneUpcoming: ['No shifts ahead', 'No tiene turnos próximos'],
  nonePast: ['No shifts worked yet', 'Todavía no ha trabajado turnos'],
  noneApplied: ['No applications that wait', 'No tiene postulaciones pendientes'],
  noneHint: [
    'Apply for open shifts near you; what you are given stands here.',
    'Postúlese a turnos cerca de usted; los que le den aparecerán aquí.',
  ],
  schedule: ['Your schedule', 'Su agenda'],
  one: ['Your shift', 'Su turno'],
  statusAssigned: ['Please confirm', 'Por confirmar'],
  statusConfirmed: ['Confirmed', 'Confirmado'],
  statusCancelled: ['Canceled', 'Cancelado'],
  statusDone: ['Worked', 'Trabajado'],
  statusOpen: ['Open', 'Disponible'],
  sheetIn: ['Timesheet handed in', 'Hoja de horas entregada'],
  sheetApproved: ['Hours approved', 'Horas aprobadas'],
  sheetMissing: ['Timesheet to hand in', 'Falta la hoja de horas'],
  confirmText: [
    '{facility} has given you this shift. Confirm it so that they can count on you.',
    '{facility} le ha dado este turno. Confírmelo para que puedan contar con usted.',
  ],
  confirm: ['Confirm shift', 'Confirmar turno'],
  cancel: ['Give the shift back', 'Devolver el turno'],
  cancelTitle: ['Give this shift back?', '¿Devolver este turno?'],
  cancelHint: [
    'It is then open to others, and {facility} is told why.',
    'Quedará disponible para otros, y {facility} sabrá el motivo.',
  ],
  why: ['Why can you not work it?', '¿Por qué no puede trabajarlo?'],
  canceledText: ['This shift is no longer yours.', 'Este turno ya no es suyo.'],
  moreShifts: ['Look for other shifts', 'Buscar otros turnos'],
})

/** Clocking in and out. */
export const clockScreenTexts = texts({
  title: ['Clock', 'Registro de horas'],
  clockIn: ['Clock in', 'Registrar entrada'],
  clockOut: ['Clock out', 'Registrar salida'],
  from: ['You can clock in from {time}.', 'Desde las {time} puede registrar su entrada.'],
  inAt: ['Clocked in at {time}', 'Entrada registrada a las {time}'],
  outAt: ['Clocked out at {time}', 'Salida registrada a las {time}'],
  notClocked: ['You did not clock in.', 'No registró su entrada.'],
  place: [
    'We ask your device where you are, and note whether you are there. Without it you can still clock in.',
    'Preguntamos a su dispositivo dónde está y anotamos si está en el lugar. Sin eso también puede registrarse.',
  ],
  away: [
    'Your device says that you are not there. It was noted; you are clocked all the same.',
    'Su dispositivo indica que no está en el lugar. Quedó anotado; su registro cuenta igual.',
  ],
  waits: ['Not sent yet', 'Aún sin enviar'],
  waitsIn: [
    'You pressed “Clock in” at {time}. It counts from then, and is sent once the connection is back.',
    'A las {time} presionó «Registrar entrada». Cuenta desde entonces y se enviará cuando vuelva la conexión.',
  ],
  waitsOut: [
    'You pressed “Clock out” at {time}. It counts from then, and is sent once the connection is back.',
    'A las {time} presionó «Registrar salida». Cuenta desde entonces y se enviará cuando vuelva la conexión.',
  ],
  sendNow: ['Send now', 'Enviar ahora'],
  atOnceTitle: ['Clock out already?', '¿Registrar ya su salida?'],
  atOnce: [
    'You clocked in at {time}, only a moment ago. Clocking out ends this work for good: you cannot clock in to it again.',
    'Registró su entrada a las {time}, hace apenas un momento. La salida termina este trabajo definitivamente: no podrá registrar otra entrada.',
  ],
  atOnceConfirm: ['Clock out for good', 'Registrar la salida definitiva'],
  atOnceKeep: ['Stay clocked in', 'Seguir con la entrada registrada'],
  refused: ['This did not count', 'Esto no contó'],
  refusedIn: ['You pressed “Clock in” at {time}.', 'A las {time} presionó «Registrar entrada».'],
  refusedOut: ['You pressed “Clock out” at {time}.', 'A las {time} presionó «Registrar salida».'],
  refusedKept: [
    'The time is kept here until you send it again, clock anew or discard it.',
    'La hora se guarda aquí hasta que la envíe de nuevo, registre otra o la descarte.',
  ],
})

/** The timesheet of a nursing shift, on its page. */
export const nursingSheetTexts = texts({
  title: ['Timesheet', 'Hoja de horas'],
  lead: [
    'Enter what you worked and add a photo of the signed timesheet.',
    'Anote lo que trabajó y agregue una foto de la hoja de horas firmada.',
  ],
  restored: [
    'What you entered here before is back. It is not sent yet.',
    'Aquí está de nuevo lo que anotó. Aún no se ha enviado.',
  ],
  noteNotKept: [
    'A note is not kept here: please write it again.',
    'La nota no se guarda aquí: escríbala de nuevo.',
  ],
  start: ['Started', 'Inicio'],
  end: ['Finished', 'Fin'],
  nextMorning: ['Ends the next morning.', 'Termina a la mañana siguiente.'],
  noTime: [
    'Started and finished in the same minute: no time is counted.',
    'Inicio y fin en el mismo minuto: no se cuenta ningún tiempo.',
  ],
  rest: ['Break, in minutes', 'Pausa, en minutos'],
  supervisor: ['Signed by', 'Firmada por'],
  supervisorHint: ['The charge nurse or supervisor.', 'La enfermera a cargo o supervisora.'],
  note: ['Note to the facility', 'Nota para el centro'],
  photos: ['Photos of the signed timesheet', 'Fotos de la hoja de horas firmada'],
  photosHint: [
    'Up to {max} pictures: JPEG, PNG, GIF or WebP. They go up when you save.',
    'Hasta {max} imágenes: JPEG, PNG, GIF o WebP. Se envían al guardar.',
  ],
  addPhoto: ['Add photo', 'Agregar foto'],
  photo: ['Photo {number} of the timesheet', 'Foto {number} de la hoja de horas'],
  removePhoto: ['Remove photo {number}', 'Quitar la foto {number}'],
  removePhotoAsk: ['Remove photo {number}?', '¿Quitar la foto {number}?'],
  removeWaiting: ['Remove {name}', 'Quitar {name}'],
  photoWaits: ['Goes up when you save', 'Se envía al guardar'],
  sending: ['Sending {name}', 'Enviando {name}'],
  handIn: ['Hand in timesheet', 'Entregar hoja de horas'],
  save: ['Save for later', 'Guardar para después'],
  worked: ['Time worked', 'Tiempo trabajado'],
  workedTime: ['{hours} h {minutes} min', '{hours} h {minutes} min'],
  breakTaken: ['Break', 'Pausa'],
  minutes: { one: ['{count} minute', '{count} minuto'], other: ['{count} minutes', '{count} minutos'] },
  statusSubmitted: ['Handed in. The facility looks at it next.', 'Entregada. Ahora la revisa el centro.'],
  statusApproved: ['The facility has approved your hours.', 'El centro aprobó sus horas.'],
  statusRejected: ['The facility sent your timesheet back.', 'El centro le devolvió la hoja de horas.'],
  rejectedText: ['Correct it and hand it in again: “{note}”', 'Corríjala y entréguela de nuevo: «{note}»'],
  rejectedPlain: ['Correct it and hand it in again.', 'Corríjala y entréguela de nuevo.'],
  failed: ['We could not load this timesheet', 'No pudimos cargar esta hoja de horas'],
})

/** The caregiver's week and month: nursing shifts, and visits to families (`schedule`). */
export const scheduleTexts = texts({
  title: ['Your schedule', 'Su agenda'],
  lead: ['Your shifts and visits, by month and by week.', 'Sus turnos y visitas, por mes y por semana.'],
  views: ['Calendar', 'Calendario'],
  month: ['Month', 'Mes'],
  week: ['Week', 'Semana'],
  entry: ['{from} {name}', '{from} {name}'],
  canceledEntry: ['{entry} (canceled)', '{entry} (cancelado)'],
  list: ['In these days', 'En estos días'],
  all: ['Show all days', 'Mostrar todos los días'],
  again: ['Try again', 'Intentar de nuevo'],
  none: ['Nothing is planned in these days', 'No hay nada planeado en estos días'],
  noneHint: [
    'Shifts that you are given and visits with families stand here.',
    'Aquí aparecen los turnos que le dan y las visitas con familias.',
  ],
  canceled: ['Canceled', 'Cancelado'],
  partFailed: ['We could not load all of it', 'No pudimos cargar todo'],
  partFailedText: [
    'Some of your shifts or visits may be missing here.',
    'Pueden faltar algunos de sus turnos o visitas.',
  ],
  times: ['When you can work', 'Cuándo puede trabajar'],
})

/** Facilities as nurses see them (`facilities`). */
export const facilityTexts = texts({
  title: ['Facilities near you', 'Centros cerca de usted'],
  lead: [
    'Nearest first, with the shifts that are open.',
    'Primero los más cercanos, con sus turnos disponibles.',
  ],
  distance: ['Distance', 'Distancia'],
  within: {
    one: ['Within {count} mile', 'A {count} milla'],
    other: ['Within {count} miles', 'Hasta {count} millas'],
  },
  openShifts: {
    one: ['{count} open shift', '{count} turno disponible'],
    other: ['{count} open shifts', '{count} turnos disponibles'],
  },
  noShifts: ['No open shifts now', 'Sin turnos disponibles ahora'],
  none: ['No facilities within this distance', 'No hay centros a esta distancia'],
  noneHint: ['Choose a longer distance.', 'Elija una distancia mayor.'],
  one: ['Facility', 'Centro'],
  beds: { one: ['{count} bed', '{count} cama'], other: ['{count} beds', '{count} camas'] },
  shifts: ['Open shifts here', 'Turnos disponibles aquí'],
  all: ['All facilities near you', 'Todos los centros cerca de usted'],
})

/** A facility's own pages: the shifts it staffs. */
export const facilityHomeTexts = texts({
  needed: {
    one: ['{count} thing waits for you', '{count} asunto le espera'],
    other: ['{count} things wait for you', '{count} asuntos le esperan'],
  },
  ahead: ['Shifts ahead', 'Próximos turnos'],
  past: ['Past shifts', 'Turnos pasados'],
  noShifts: ['No shifts yet', 'Todavía no hay turnos'],
  noShiftsHint: ['Post one, and nurses near you see it.', 'Publique uno y lo verán enfermeras cercanas.'],
  post: ['Post a shift', 'Publicar un turno'],
  postTitle: ['Post a shift', 'Publicar un turno'],
  day: ['Day', 'Día'],
  start: ['From', 'Desde'],
  end: ['Until', 'Hasta'],
  nextMorning: ['Ends the next morning.', 'Termina a la mañana siguiente.'],
  blockIs: ['Part of the day, by its hours: {part}', 'Parte del día, según el horario: {part}'],
  zone: ['Zone', 'Zona'],
  noZone: ['No zone', 'Sin zona'],
  licenses: ['One of these licenses', 'Una de estas licencias'],
  rate: ['Pay per hour', 'Pago por hora'],
  note: ['Note to the nurse', 'Nota para la enfermera'],
  worker: ['Worked by {name}', 'Lo trabaja {name}'],
  nobody: ['Nobody yet', 'Nadie todavía'],
  applicants: {
    one: ['{count} nurse has applied', 'Se postuló {count} persona'],
    other: ['{count} nurses have applied', 'Se postularon {count} personas'],
  },
  assign: ['Give the shift to {name}', 'Dar el turno a {name}'],
  cancel: ['Cancel shift', 'Cancelar turno'],
  keep: ['Keep shift', 'Conservar turno'],
  confirmCancel: ['Cancel this shift?', '¿Cancelar este turno?'],
  confirmCancelText: [
    'Whoever has it is told by e-mail. A canceled shift cannot be brought back.',
    'Se avisa por correo electrónico a quien lo tenga. Un turno cancelado no se puede recuperar.',
  ],
  clocked: ['Clock:', 'Registro:'],
  signed: ['Signed by {name}', 'Firmada por {name}'],
  approve: ['Approve hours', 'Aprobar horas'],
  reject: ['Send back', 'Devolver'],
  rejectTitle: ['Send this timesheet back?', '¿Devolver esta hoja de horas?'],
  rejectHint: [
    '{name} reads why, corrects it and hands it in again.',
    '{name} leerá el motivo, la corregirá y la entregará de nuevo.',
  ],
  rejectWhy: ['What is wrong with it?', '¿Qué está mal?'],
  sheetApproved: ['Hours approved', 'Horas aprobadas'],
  sheetSubmitted: ['Hours to approve', 'Horas por aprobar'],
  sheetRejected: ['Sent back', 'Devuelta'],
})

/** What a caregiver sees who is no nurse. */
export const nursesOnlyTexts = texts({
  title: ['Shifts at facilities', 'Turnos en centros'],
  text: [
    'They are for skilled nursing professionals. If you are one, say so in your profile and add your license.',
    'Son para profesionales de enfermería. Si usted lo es, indíquelo en su perfil y agregue su licencia.',
  ],
  profile: ['Your profile', 'Su perfil'],
  jobs: ['Jobs with families', 'Trabajos con familias'],
})
