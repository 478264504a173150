import { texts } from '../../kit/text.js'

/** What the steps of a hire ask. The lines that speak of somebody name them. */
export const hireStepTexts = texts({
  flow: ['Hire {name}', 'Contratar a {name}'],
  jobTitle: ['Which job is this for?', '¿Para qué trabajo es?'],
  jobLead: [
    'Its days, place and dates are filled in. You can change everything.',
    'Sus días, lugar y fechas ya quedan puestos. Puede cambiar todo.',
  ],
  job: ['Your open jobs', 'Sus trabajos abiertos'],
  noJob: ['None of these', 'Ninguno de estos'],
  noJobHint: ['You enter everything yourself.', 'Usted escribe todo.'],
  untitled: ['Job without a title', 'Trabajo sin título'],

  careForTitle: ['Who needs care?', '¿Quién necesita cuidado?'],
  careForLead: [
    '{name} reads this in your offer, to know who they will care for.',
    '{name} lo lee en su oferta, para saber a quién va a cuidar.',
  ],
  careFor: ['The care is for', 'El cuidado es para'],
  recipientName: ['Their first name', 'Su nombre'],
  recipientDesc: ['What is this person like?', '¿Cómo es esta persona?'],
  recipientDescHint: [
    'Habits, likes, how they get around, what helps on a bad day.',
    'Costumbres, gustos, cómo se mueve, qué ayuda en un mal día.',
  ],

  locationTitle: ['Where will care take place?', '¿Dónde es el cuidado?'],
  locationLead: [
    '{name} sees the city in your offer, and the street from the day before the first visit.',
    '{name} ve la ciudad en su oferta; la calle, desde el día antes de la primera visita.',
  ],
  accessNote: ['How to get in', 'Cómo entrar'],
  accessNoteHint: [
    'A door code, where the key is, which bell. The caregiver sees it from the day before the first visit.',
    'Un código, dónde está la llave, qué timbre. Quien cuida lo ve desde el día antes de la primera visita.',
  ],

  startTitle: ['When does the work start?', '¿Cuándo empieza el trabajo?'],
  startLead: [
    '{name} has seven days to answer. Leave some time before the first day.',
    '{name} tiene siete días para contestar. Deje un poco de tiempo antes del primer día.',
  ],
  startDate: ['First day', 'Primer día'],
  endDate: ['Last day', 'Último día'],
  endDateHint: ['Leave it empty if there is no end date.', 'Déjelo en blanco si no hay fecha.'],
  startToday: ['That is today.', 'Es hoy.'],
  startTomorrow: ['That is tomorrow.', 'Es mañana.'],
  startIn: {
    one: ['In {count} day: {day}.', 'Dentro de {count} día: {day}.'],
    other: ['In {count} days: {day}.', 'Dentro de {count} días: {day}.'],
  },
  startSoon: [
    'That is soon. Ask {name} first whether they can.',
    'Es muy pronto. Pregunte antes a {name} si puede.',
  ],

  scheduleTitle: ['Which days and hours?', '¿Qué días y horas?'],
  scheduleLead: [
    'What you enter here is what {name} agrees to.',
    'Lo que escriba aquí es lo que {name} acepta.',
  ],
  scheduleType: ['Are the hours fixed?', '¿El horario es fijo?'],
  scheduleSet: ['The same hours every week', 'Las mismas horas cada semana'],
  scheduleFlexible: ['Flexible hours', 'Horario flexible'],
  week: ['Which days, and from when until when?', '¿Qué días y a qué horas?'],
  weekSum: ['{hours} hours a week', '{hours} horas por semana'],
  hoursWeek: ['Hours a week', 'Horas por semana'],
  numDays: ['Days a week', 'Días por semana'],
  notFree: [
    '{name} is not free on {day}, {from} – {to}.',
    '{name} tiene otro compromiso: {day}, {from} – {to}',
  ],
  notFreeMore: {
    one: ['And once more in these two weeks.', 'Y una vez más en estas dos semanas.'],
    other: ['And {count} more times in these two weeks.', 'Y {count} veces más en estas dos semanas.'],
  },
  notFreeHint: [
    'You can still offer these hours. Ask {name} first, or choose others.',
    'Puede ofrecer este horario de todos modos. Pregunte antes a {name} o elija otras horas.',
  ],
  liveIn: ['The caregiver lives in the home', 'Quien cuida vive en la casa'],

  wageTitle: ['What do you offer?', '¿Cuánto ofrece?'],
  wageLead: [
    'Before taxes. You agree on it with {name}: nothing is paid until they accept.',
    'Antes de impuestos. Lo acuerda con {name}: nada se paga antes de que acepte.',
  ],
  payUnit: ['Paid by', 'Se paga por'],
  byHour: ['Hour', 'Hora'],
  byDay: ['Day', 'Día'],
  hourlyRate: ['Hourly rate, before taxes', 'Tarifa por hora, antes de impuestos'],
  dailyRate: ['Daily rate, before taxes', 'Tarifa por día, antes de impuestos'],
  anHour: ['an hour', 'por hora'],
  aDay: ['a day', 'por día'],
  theirRate: ['{name} asks for {rate} an hour.', '{name} pide {rate} por hora.'],
  leastThere: ['The minimum in {place} is {rate} an hour.', 'En {place} lo mínimo es {rate} por hora.'],
  comesTo: ['That is about {rate} an hour.', 'Son unos {rate} por hora.'],
  below: [
    'That is {percent}% less than {name} asks for. You can offer it; they may decline.',
    'Es un {percent} % menos de lo que pide {name}. Puede ofrecerlo; quizá lo rechace.',
  ],
  above: [
    'That is {percent}% more than {name} asks for. Check that this is what you want.',
    'Es un {percent} % más de lo que pide {name}. Compruebe que es lo que quiere.',
  ],

  contactTitle: ['How does {name} reach you?', '¿Cómo se comunica {name} con usted?'],
  contactLead: [
    'You are the employer. {name} does not see this page with the offer.',
    'Usted contrata. {name} no ve esta página con la oferta.',
  ],
  employerName: ['Your full legal name', 'Su nombre legal completo'],
  employerNameHint: ['As it is written in your papers.', 'Como está en sus documentos.'],
  phone: ['Phone number', 'Número de teléfono'],
  email: ['E-mail address', 'Correo electrónico'],
  contactTypes: ['You would like to be reached by', 'Prefiere que se comuniquen por'],

  confirmTitle: ['Your offer to {name}', 'Su oferta para {name}'],
  confirmLead: ['Nobody is hired until {name} accepts.', 'La contratación no vale hasta que {name} acepte.'],
  edit: ['Edit', 'Cambiar'],
  editStep: ['Edit: {step}', 'Cambiar: {step}'],
  next: ['What happens next', 'Qué pasa después'],
  nextRead: [
    '{name} gets your offer at once, and has seven days to answer.',
    '{name} recibe su oferta enseguida y tiene siete días para contestar.',
  ],
  nextAnswer: [
    'To accept, {name} signs the agreement. To decline, they give you a reason.',
    'Para aceptar, {name} firma el acuerdo. Para rechazar, le da un motivo.',
  ],
  nextChange: [
    'Until then you can change the offer or take it back.',
    'Hasta entonces puede cambiar la oferta o retirarla.',
  ],
  note: ['A message to {name}', 'Un mensaje para {name}'],
  noteHint: ['They read it with the offer.', 'Lo lee con la oferta.'],
  send: ['Send offer to {name}', 'Enviar oferta a {name}'],
  sendChanged: ['Send the changed offer to {name}', 'Enviar a {name} la oferta cambiada'],
  notSent: ['The offer was not sent', 'La oferta no se envió'],
  mend: ['{step}: {error}', '{step}: {error}'],

  continue: ['Save and continue', 'Guardar y continuar'],
  saveEdit: ['Save', 'Guardar'],
  back: ['Back', 'Atrás'],
  later: ['Finish later', 'Terminar más tarde'],
})

/** What is said around the steps of a hire: the draft, another tab, and why it cannot be. */
export const hireNoticeTexts = texts({
  loadFailed: ['We could not load this hire', 'No pudimos cargar esta contratación'],
  gone: ['This caregiver is no longer here', 'Esta persona ya no está aquí'],
  goneHint: [
    'They have left, or are not taking offers right now.',
    'Se dio de baja o por ahora no recibe ofertas.',
  ],
  find: ['Find caregivers', 'Buscar cuidadores'],
  title: ['Hire {name}', 'Contratar a {name}'],
  notNow: ['You cannot hire {name} now', 'Ahora no puede contratar a {name}'],
  toConnection: ['See your page with {name}', 'Ver su página con {name}'],
  toSignup: ['Finish your sign-up', 'Terminar su registro'],
  toMessage: ['Message {name}', 'Escribir a {name}'],
  toProfile: ['See the profile', 'Ver el perfil'],
  resumed: [
    'You left off at “{step}”. On {day} we kept what you had entered.',
    'Se quedó en «{step}». El {day} guardamos lo que había escrito.',
  ],
  resume: ['Go on with it', 'Seguir'],
  startAgain: ['Start again', 'Empezar de nuevo'],
  startAgainTitle: ['Start again?', '¿Empezar de nuevo?'],
  startAgainTold: [
    'What you entered for this offer is thrown away. An offer that is out stays as it is.',
    'Se borra lo que escribió para esta oferta. Una oferta ya enviada queda como está.',
  ],
  notSaved: [
    'What you entered is not saved yet. It is safe on this page.',
    'Lo que escribió aún no está guardado. Sigue en esta página.',
  ],
  tryAgain: ['Try again', 'Intentar de nuevo'],
  otherTitle: ['This was changed elsewhere', 'Esto cambió en otro lugar'],
  otherTold: [
    'Another tab or device has saved something else at “{step}”. Which one should we keep?',
    'Otra pestaña u otro dispositivo guardó algo distinto en «{step}». ¿Cuál de los dos queda?',
  ],
  takeTheirs: ['Use what was saved there', 'Usar lo guardado allí'],
  keepMine: ['Keep what is here', 'Conservar lo de aquí'],
  crossedTitle: ['Another offer to {name} is already waiting', 'Ya hay otra oferta para {name} en espera'],
  crossedTold: [
    'It was sent on {day}, from another tab or device. If you send this one, it takes its place.',
    'Se envió el {day} desde otra pestaña u otro dispositivo. Si envía esta, la reemplaza.',
  ],
  seeOther: ['See the other offer', 'Ver la otra oferta'],
})

/** An offer as its family sees it. */
export const familyOfferTexts = texts({
  title: ['Your offer to {name}', 'Su oferta para {name}'],
  sentTitle: ['Your offer is with {name}', 'Su oferta ya le llegó a {name}'],
  offer: ['Offer', 'Oferta'],
  waits: ['Waiting for an answer until {day}', 'Espera respuesta hasta el {day}'],
  notSeen: ['Not opened yet', 'Aún no se abrió'],
  seen: ['Opened on {day}', 'Se abrió el {day}'],
  nobodyHired: ['Nobody is hired until {name} accepts.', 'La contratación no vale hasta que {name} acepte.'],
  accepted: ['Accepted on {day}', 'Aceptada el {day}'],
  declined: ['{name} declined your offer on {day}.', '{name} rechazó su oferta el {day}.'],
  reason: ['Reason', 'Motivo'],
  theirWords: ['What they wrote', 'Lo que escribió'],
  lapsed: ['Your offer ended on {day} without an answer.', 'Su oferta terminó el {day} sin respuesta.'],
  withdrawn: ['You took this offer back on {day}.', 'Usted retiró esta oferta el {day}.'],
  change: ['Change the offer', 'Cambiar la oferta'],
  changeAndSend: ['Change it and send it again', 'Cambiarla y enviarla de nuevo'],
  another: ['Send another offer', 'Enviar otra oferta'],
  see: ['See the offer', 'Ver la oferta'],
  takeBack: ['Take the offer back', 'Retirar la oferta'],
  takeBackTitle: ['Take the offer to {name} back?', '¿Retirar la oferta para {name}?'],
  takeBackTold: [
    '{name} is told, and can no longer accept it. You can send another one at any time.',
    'Le avisamos a {name}, y ya no podrá aceptarla. Puede enviar otra cuando quiera.',
  ],
  keep: ['Leave it', 'Dejarla'],
  takenBack: ['You took the offer back.', 'Retiró la oferta.'],
  changedMeanwhile: [
    'The offer has changed in the meantime. This is how it stands now.',
    'La oferta cambió mientras tanto. Así está ahora.',
  ],
  hire: ['Hire {name}', 'Contratar a {name}'],
  place: ['Address', 'Dirección'],
  hours: ['Days and hours', 'Días y horas'],
  rate: ['Rate', 'Tarifa'],
  beforeTaxes: ['{rate}, before taxes', '{rate}, antes de impuestos'],
  perHour: ['{rate} an hour', '{rate} por hora'],
  perDay: ['{rate} a day', '{rate} por día'],
  open: ['Open', 'Sin fecha'],
  yes: ['Yes', 'Sí'],
  flexible: [
    'Flexible: {hours} hours on {days} days a week',
    'Flexible: {hours} horas en {days} días por semana',
  ],
  dayHours: ['{day}, {from} to {to}', '{day}, de {from} a {to}'],
  none: ['Not given', 'Sin indicar'],
})
