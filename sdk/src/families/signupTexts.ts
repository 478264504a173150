import { texts } from '../kit/text.js'

/** The screens of the family sign-up. */
export const signupTexts = texts({
  flow: ['Sign-up', 'Registro'],
  needsTitle: ['What help is needed?', '¿Qué ayuda se necesita?'],
  needsLead: [
    'Three minutes of questions, and caregivers near you can answer. You can stop at any time and continue later.',
    'Tres minutos de preguntas y los cuidadores cercanos podrán responderle. Puede parar cuando quiera y seguir después.',
  ],
  scheduleTitle: ['When is help needed?', '¿Cuándo se necesita la ayuda?'],
  caregiverTitle: ['Who would be the right person?', '¿Quién sería la persona adecuada?'],
  patientTitle: ['About the person who needs care', 'Sobre la persona que necesita cuidado'],
  patientLead: [
    'You can leave everything on this page blank. Only caregivers with a verified phone see what the person is like; we do not show the rest with the job.',
    'Puede dejar en blanco todo lo de esta página. Cómo es la persona solo lo ven cuidadores con teléfono verificado; lo demás no se muestra con el trabajo.',
  ],
  reviewTitle: ['Is everything correct?', '¿Está todo bien?'],
  submitTitle: ['Your account', 'Su cuenta'],
  submitLead: [
    'So that caregivers can answer you. Posting the job costs nothing.',
    'Para que los cuidadores puedan responderle. Publicar el trabajo no cuesta nada.',
  ],
  successTitle: ['Your job is posted', 'Su trabajo está publicado'],
  successLead: [
    '{title}, in {place}. Caregivers nearby can see it now.',
    '{title}, en {place}. Los cuidadores cercanos ya pueden verlo.',
  ],
  successBefore: [
    '{title}, in {place}. You had already posted this job, so we left it as it was.',
    '{title}, en {place}. Ya había publicado este trabajo, así que lo dejamos como estaba.',
  ],

  next: ['Save and continue', 'Guardar y continuar'],
  toReview: ['Review my answers', 'Revisar mis respuestas'],
  toAccount: ['Continue to your account', 'Continuar a su cuenta'],
  back: ['Back', 'Atrás'],
  create: ['Create account and post the job', 'Crear la cuenta y publicar el trabajo'],
  post: ['Post the job', 'Publicar el trabajo'],
  edit: ['Change', 'Cambiar'],
  editStep: ['Change: {step}', 'Cambiar: {step}'],

  careFor: ['Who needs care?', '¿Quién necesita cuidado?'],
  place: ['Where is care needed?', '¿Dónde se necesita el cuidado?'],
  placeHint: [
    'City or ZIP code; pick one of the suggestions.',
    'Ciudad o código postal; elija una de las sugerencias.',
  ],
  assistance: ['What kind of help?', '¿Qué tipo de ayuda?'],
  conditions: [
    'Are there health conditions a caregiver should know about?',
    '¿Hay enfermedades que quien cuida deba conocer?',
  ],

  startDate: ['First day of care', 'Primer día de cuidado'],
  scheduleType: ['Are the hours fixed?', '¿El horario es fijo?'],
  scheduleSet: ['The same hours every week', 'Las mismas horas cada semana'],
  scheduleFlexible: ['Flexible hours', 'Horario flexible'],
  specificSchedule: ['Which days, and from when until when?', '¿Qué días y a qué horas?'],
  numDays: ['How many days a week?', '¿Cuántos días a la semana?'],
  timeOfDay: ['At what time of day?', '¿En qué momento del día?'],
  hoursWeek: ['Hours a week', 'Horas a la semana'],
  hoursWeekHint: [
    'We worked this out from your answers. Change it if it is not right.',
    'Lo calculamos con sus respuestas. Cámbielo si no es correcto.',
  ],
  durationStart: ['Care is needed from', 'El cuidado se necesita desde'],
  durationEnd: ['Care is needed until', 'El cuidado se necesita hasta'],
  durationHint: ['If you know it. MM/DD/YYYY', 'Si lo sabe. MM/DD/AAAA (mes, día, año)'],
  housing: ['Should the caregiver live in the home?', '¿Quien cuida debe vivir en la casa?'],

  preferredGender: ['Would you prefer a woman or a man?', '¿Prefiere una mujer o un hombre?'],
  preferredLanguages: [
    'Which languages should the caregiver speak?',
    '¿Qué idiomas debe hablar quien cuida?',
  ],
  jobTitle: ['Job title', 'Título del trabajo'],
  jobTitleHint: ['This is the first thing caregivers see.', 'Es lo primero que ven los cuidadores.'],
  description: ['What else should a caregiver know?', '¿Qué más debe saber quien cuida?'],
  descriptionHint: [
    'A typical day, what matters to you, pets, stairs. Please leave out names and the street.',
    'Un día normal, lo que le importa, mascotas, escaleras. No ponga nombres ni la calle.',
  ],

  recipient: ['What is this person like?', '¿Cómo es esta persona?'],
  recipientHint: ['Habits, likes, how they get around.', 'Costumbres, gustos, cómo se mueve.'],
  dob: ['Date of birth', 'Fecha de nacimiento'],
  gender: ['Gender', 'Género'],
  female: ['Female', 'Mujer'],
  male: ['Male', 'Hombre'],
  paymentOption: ['How will care be paid for?', '¿Cómo se pagará el cuidado?'],
  paymentOther: ['Please tell us how', 'Díganos cómo'],
  memberId: ['Member ID', 'Número de miembro'],
  memberIdHint: ['You find it on your plan’s card.', 'Está en la tarjeta de su plan.'],
  inviteCode: ['Invitation code', 'Código de invitación'],

  contactMethod: ['How should we contact you?', '¿Cómo prefiere que nos comuniquemos con usted?'],
  callAvailability: ['When can we call?', '¿Cuándo podemos llamar?'],
  referer: ['How did you hear about us?', '¿Cómo supo de nosotros?'],
  shownTitle: ['Who sees what', 'Quién ve qué'],
  shownVisitors: [
    'Anybody looking for jobs sees the city, the hours, the pay and, in general words, the kind of help.',
    'Cualquiera que busque trabajo ve la ciudad, las horas, el pago y, en palabras generales, el tipo de ayuda.',
  ],
  shownCaregivers: [
    'Caregivers who are logged in and have a verified phone also see your first name and initial, who the care is for, conditions, details of the help, and what you wrote.',
    'Los cuidadores con sesión iniciada y teléfono verificado ven además su nombre e inicial, para quién es el cuidado, las enfermedades, la ayuda en detalle y lo que usted escribió.',
  ],
  shownNobody: [
    'We do not show your last name, e-mail, phone, exact address or the date of birth with the job.',
    'Con el trabajo no se muestran su apellido, correo, teléfono, dirección exacta ni la fecha de nacimiento.',
  ],
  mayBeIndexed: [
    'Search engines may list the public part of my job',
    'Los buscadores pueden mostrar la parte pública de mi trabajo',
  ],
  mayBeIndexedHint: [
    'This helps caregivers find the job. Without it, they find it only here.',
    'Ayuda a que los cuidadores lo encuentren. Sin esto, solo se encuentra aquí.',
  ],
  signedInAs: [
    'You are logged in as {name}. We will post the job from this account.',
    'Inició sesión como {name}. El trabajo se publicará con esta cuenta.',
  ],
  notFamily: [
    'You are logged in as {name}. This is not a family account. Log out to sign up as a family.',
    'Inició sesión como {name}. Esta cuenta no es de familia. Cierre la sesión para registrarse como familia.',
  ],
  accountExists: [
    'You can log in with it. Your answers will still be here.',
    'Puede iniciar sesión con ella. Sus respuestas seguirán aquí.',
  ],
  loginInstead: ['Log in instead', 'Iniciar sesión'],

  resumed: ['We saved what you entered before.', 'Guardamos lo que escribió antes.'],
  resumeAt: ['Continue with “{step}”', 'Seguir con «{step}»'],
  draftFailed: [
    'We could not check for answers you saved before. You can start from the beginning, or try again.',
    'No pudimos buscar respuestas que haya guardado antes. Puede empezar de nuevo o intentarlo otra vez.',
  ],
  notSaved: [
    'We could not save your answers yet. They are safe on this page, and we try again at the next step.',
    'Todavía no pudimos guardar sus respuestas. Siguen en esta página y lo intentaremos de nuevo en el próximo paso.',
  ],

  finishLaterTitle: ['Finish later', 'Terminar más tarde'],
  finishLaterText: [
    'We keep your answers for 30 days and send you a link to continue on any device.',
    'Guardamos sus respuestas durante 30 días y le enviamos un enlace para seguir desde cualquier dispositivo.',
  ],
  sendLink: ['Save and send me the link', 'Guardar y enviarme el enlace'],
  linkSent: ['Saved. The link is on its way to {email}.', 'Guardado. El enlace va en camino a {email}.'],

  seeCaregivers: ['See caregivers in {place}', 'Ver cuidadores en {place}'],
  toDashboard: ['Go to your home page', 'Ir a su página de inicio'],

  none: ['Not given', 'Sin indicar'],
  notSaid: ['I would rather not say', 'Prefiero no decirlo'],
  weekHours: {
    one: ['{count} hour a week', '{count} hora a la semana'],
    other: ['{count} hours a week', '{count} horas a la semana'],
  },
  weekDays: {
    one: ['{count} day a week', '{count} día a la semana'],
    other: ['{count} days a week', '{count} días a la semana'],
  },
})

/** Who is cared for, as the family says it. */
export const careForTexts = texts({
  option: ['My {relation}', 'Mi {relation}'],
  myself: ['Myself', 'Yo'],
})

/** The hours of a week, day by day. */
export const weeklyHoursTexts = texts({
  from: ['{day}, from', '{day}, desde'],
  until: ['{day}, until', '{day}, hasta'],
  overnight: ['Ends the next morning', 'Termina a la mañana siguiente'],
})
