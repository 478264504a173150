import { texts } from '../kit/text.js'

/** The screens of the family sign-up. */
export const signupTexts = texts({
  flow: ['Sign-up', 'Registro'],
  needsTitle: ['What help is needed?', '¿Qué ayuda se necesita?'],
  needsLead: [
    'Three minutes of questions, and caregivers near you can answer. You can stop at any time and go on later.',
    'Tres minutos de preguntas y los cuidadores cercanos podrán responderle. Puede parar cuando quiera y seguir después.',
  ],
  scheduleTitle: ['When is help needed?', '¿Cuándo se necesita la ayuda?'],
  caregiverTitle: ['Who would be right?', '¿Quién sería la persona adecuada?'],
  patientTitle: ['About the person who needs care', 'Sobre la persona que necesita cuidado'],
  patientLead: [
    'Everything on this page may be left out. What the person is like is shown only to caregivers with a verified phone; the rest is not shown with the job.',
    'Puede dejar en blanco todo lo de esta página. Cómo es la persona solo lo ven cuidadores con teléfono verificado; lo demás no se muestra con el trabajo.',
  ],
  reviewTitle: ['Is everything right?', '¿Está todo bien?'],
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
    '{title}, in {place}. You had posted it already, so it was not posted a second time and stands as it was.',
    '{title}, en {place}. Ya lo había publicado; no se publicó otra vez y quedó como estaba.',
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
  careForOption: ['My {relation}', 'Mi {relation}'],
  myself: ['Myself', 'Yo'],
  place: ['Where is care needed?', '¿Dónde se necesita el cuidado?'],
  placeHint: [
    'City or ZIP code; pick one of the suggestions.',
    'Ciudad o código postal; elija una de las sugerencias.',
  ],
  assistance: ['What kind of help?', '¿Qué tipo de ayuda?'],
  conditions: [
    'Are there conditions a caregiver should know?',
    '¿Hay enfermedades que el cuidador deba conocer?',
  ],

  startDate: ['First day of care', 'Primer día de cuidado'],
  scheduleType: ['Are the hours fixed?', '¿El horario es fijo?'],
  scheduleSet: ['The same hours every week', 'Las mismas horas cada semana'],
  scheduleFlexible: ['Flexible hours', 'Horario flexible'],
  specificSchedule: ['Which days, and from when to when?', '¿Qué días y a qué horas?'],
  from: ['{day}, from', '{day}, desde'],
  until: ['{day}, until', '{day}, hasta'],
  overnight: ['Ends the next morning', 'Termina a la mañana siguiente'],
  numDays: ['How many days a week?', '¿Cuántos días a la semana?'],
  timeOfDay: ['At what time of day?', '¿En qué momento del día?'],
  hoursWeek: ['Hours a week', 'Horas a la semana'],
  hoursWeekHint: [
    'Worked out from your answers; change it if it should be different.',
    'Calculado con sus respuestas; cámbielo si debe ser otro número.',
  ],
  durationStart: ['Care is needed from', 'El cuidado se necesita desde'],
  durationEnd: ['Care is needed until', 'El cuidado se necesita hasta'],
  durationHint: ['Only if you know it. MM/DD/YYYY', 'Solo si lo sabe. MM/DD/AAAA (mes, día, año)'],
  housing: ['Should the caregiver live in the home?', '¿El cuidador debe vivir en la casa?'],

  preferredGender: ['Would you prefer a woman or a man?', '¿Prefiere una mujer o un hombre?'],
  preferredLanguages: [
    'Which languages should the caregiver speak?',
    '¿Qué idiomas debe hablar el cuidador?',
  ],
  jobTitle: ['Title of the job', 'Título del trabajo'],
  jobTitleHint: ['What caregivers see first.', 'Lo primero que ven los cuidadores.'],
  description: ['What else should a caregiver know?', '¿Qué más debe saber el cuidador?'],
  descriptionHint: [
    'A usual day, what matters to you, pets, stairs. No names or street, please.',
    'Un día normal, lo que le importa, mascotas, escaleras. Sin nombres ni calle, por favor.',
  ],

  recipient: ['What is this person like?', '¿Cómo es esta persona?'],
  recipientHint: ['Habits, likes, how they get about.', 'Costumbres, gustos, cómo se mueve.'],
  dob: ['Date of birth', 'Fecha de nacimiento'],
  gender: ['Gender', 'Género'],
  female: ['Female', 'Mujer'],
  male: ['Male', 'Hombre'],
  paymentOption: ['How will care be paid for?', '¿Cómo se pagará el cuidado?'],
  paymentOther: ['Please tell us how', 'Díganos cómo'],
  memberId: ['Member ID', 'Número de miembro'],
  memberIdHint: ['It stands on the card of your plan.', 'Aparece en la tarjeta de su plan.'],
  inviteCode: ['Invitation code', 'Código de invitación'],

  contactMethod: ['How should we reach you?', '¿Cómo prefiere que le contactemos?'],
  callAvailability: ['When may we call?', '¿Cuándo podemos llamarle?'],
  referer: ['How did you hear of us?', '¿Cómo supo de nosotros?'],
  shownTitle: ['Who will see what', 'Quién verá qué'],
  shownVisitors: [
    'Anybody who looks for jobs: the city, the hours, the pay, and the kind of help in general words.',
    'Cualquiera que busque trabajos: la ciudad, las horas, el pago y el tipo de ayuda en palabras generales.',
  ],
  shownCaregivers: [
    'Caregivers who are logged in and have verified their phone: also your first name and initial, whom the care is for, conditions, the help in detail, and what you wrote.',
    'Los cuidadores con sesión iniciada y teléfono verificado: también su nombre e inicial, para quién es el cuidado, las condiciones, la ayuda en detalle y lo que escribió.',
  ],
  shownNobody: [
    'Your last name, e-mail, phone, exact address and the date of birth are not shown with the job.',
    'Su apellido, correo, teléfono, dirección exacta y la fecha de nacimiento no se muestran con el trabajo.',
  ],
  mayBeIndexed: [
    'Search engines may list what anybody can see of my job',
    'Los buscadores pueden mostrar lo que cualquiera puede ver de mi trabajo',
  ],
  mayBeIndexedHint: [
    'It helps caregivers find the job. Without it the job is found here alone.',
    'Ayuda a que los cuidadores lo encuentren. Sin esto, el trabajo solo se encuentra aquí.',
  ],
  signedInAs: [
    'You are logged in as {name}. The job will be posted with this account.',
    'Su sesión está iniciada como {name}. El trabajo se publicará con esta cuenta.',
  ],
  notFamily: [
    'You are logged in as {name}, whose account is not a family’s. Log out to sign up as a family.',
    'Su sesión está iniciada como {name}, cuya cuenta no es de familia. Cierre la sesión para registrarse como familia.',
  ],
  accountExists: [
    'You can log in with it, and your answers will still be here.',
    'Puede iniciar sesión con ella y sus respuestas seguirán aquí.',
  ],
  loginInstead: ['Log in instead', 'Iniciar sesión'],

  resumed: ['We kept what you had entered.', 'Conservamos lo que había escrito.'],
  resumeAt: ['Go on with “{step}”', 'Seguir con «{step}»'],
  draftFailed: [
    'We could not look for answers you may have saved before. You can start from the beginning, or try to load them again.',
    'No pudimos buscar respuestas que haya guardado antes. Puede empezar de nuevo o intentarlo otra vez.',
  ],
  notSaved: [
    'Your answers are not saved on the server yet. They are safe on this page; we will try again at the next step.',
    'Sus respuestas aún no están guardadas en el servidor. Siguen en esta página; lo intentaremos en el próximo paso.',
  ],

  finishLaterTitle: ['Finish later', 'Terminar más tarde'],
  finishLaterText: [
    'We keep your answers for 30 days and send you a link to go on, on any device.',
    'Guardamos sus respuestas durante 30 días y le enviamos un enlace para seguir desde cualquier dispositivo.',
  ],
  sendLink: ['Save and send me the link', 'Guardar y enviarme el enlace'],
  linkSent: ['Saved. The link is on its way to {email}.', 'Guardado. El enlace va en camino a {email}.'],

  seeCaregivers: ['See caregivers in {place}', 'Ver cuidadores en {place}'],
  toDashboard: ['Go to your home page', 'Ir a su página de inicio'],

  none: ['Not said', 'Sin indicar'],
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
