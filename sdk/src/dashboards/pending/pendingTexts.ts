import { texts } from '../../kit/text.js'

/** What is under review of somebody's (`/verification-in-process`). */
export const pendingTexts = texts({
  title: ['What is pending', 'Qué está pendiente'],
  lead: [
    'What is waiting on us or on others, since when, and what comes next.',
    'Lo que espera por nosotros o por otros: desde cuándo y qué sigue.',
  ],
  meHint: ['What we are still looking at, and since when', 'Lo que aún revisamos y desde cuándo'],
  loadFailed: ['We could not load what is pending', 'No pudimos cargar lo pendiente'],
  reviews: ['We are looking at', 'Estamos revisando'],
  since: ['Since {day}', 'Desde el {day}'],
  isNext: ['Yours is next.', 'Lo suyo es lo siguiente.'],
  ahead: {
    one: [
      '{count} came before yours, so yours is next after it.',
      'Hay {count} antes; después sigue lo suyo.',
    ],
    other: [
      '{count} came before yours. We take the oldest first.',
      'Hay {count} antes. Revisamos primero lo que llegó primero.',
    ],
  },
  told: ['We will write to you when we are done.', 'Le escribimos cuando terminemos.'],
  offers: ['Waiting for an answer', 'Espera respuesta'],
  offer: ['Your offer to {name}', 'Su oferta a {name}'],
  offerNext: [
    '{name} has until {day} to answer. After that, the offer ends and you can send another.',
    '{name} tiene hasta el {day} para contestar. Después, la oferta termina y puede enviar otra.',
  ],
  seeOffer: ['See the offer', 'Ver la oferta'],
  todo: ['What you can do in the meantime', 'Lo que puede hacer mientras tanto'],
  todoNow: ['What is waiting for you', 'Lo que espera por usted'],
  nothing: ['You have nothing pending', 'No tiene nada pendiente'],
  nothingHint: [
    'When you send us something to check, you will see here how it is going.',
    'Cuando nos envíe algo para revisar, verá aquí cómo va.',
  ],
  home: ['To your home page', 'Ir a su página de inicio'],
})

/** Each kind of thing that our staff look at: what it is, what comes of it, and what was given back. */
export const pendingKindTexts = texts({
  profiles: ['Your profile', 'Su perfil'],
  profilesNext: [
    'Somebody from our team reads it. Then families can find you.',
    'Alguien de nuestro equipo lo lee. Después las familias podrán encontrarle.',
  ],
  photos: ['Your photo', 'Su foto'],
  photosNext: [
    'Somebody from our team checks that it shows your face. Then others see it.',
    'Alguien de nuestro equipo comprueba que se vea su rostro. Después los demás la verán.',
  ],
  photosReturned: ['Your photo was not accepted. See why.', 'Su foto no fue aceptada. Vea por qué.'],
  licenses: { one: ['A license', 'Una licencia'], other: ['{count} licenses', '{count} licencias'] },
  licensesNext: [
    'We check it with the state. Then you can be given work that needs it.',
    'La comprobamos con el estado. Después podrán darle trabajo que la exige.',
  ],
  licensesReturned: [
    'We could not verify a license. See what to correct.',
    'No pudimos verificar una licencia. Vea qué corregir.',
  ],
  documents: ['Your documents', 'Sus documentos'],
  documentsNext: [
    'We check each one, usually within one working day.',
    'Revisamos cada uno, por lo general en un día laborable.',
  ],
  references: {
    one: ['A reference', 'Una referencia'],
    other: ['{count} references', '{count} referencias'],
  },
  referencesNext: ['We call each person you named.', 'Llamamos a cada persona que usted nombró.'],
  background: ['Your background check', 'Su verificación de antecedentes'],
  backgroundNext: [
    'It usually takes one or two working days. Once it is passed, families see that on your profile.',
    'Por lo general tarda uno o dos días laborables. Cuando la apruebe, las familias lo verán en su perfil.',
  ],
  backgroundReturned: [
    'We sent your background check back. See what to correct.',
    'Le devolvimos su verificación de antecedentes. Vea qué corregir.',
  ],
  screening: ['Your screening', 'Su entrevista inicial'],
  screeningNext: [
    'Our team reads your answers and writes to you.',
    'Nuestro equipo lee sus respuestas y le escribe.',
  ],
  screeningReturned: [
    'We ask you to change something in your screening. See what.',
    'Le pedimos cambiar algo en su entrevista inicial. Vea qué.',
  ],
  seeScreening: ['See your screening', 'Ver su entrevista inicial'],
  intakes: ['Your payroll form', 'Su formulario de nómina'],
  intakesNext: [
    'Our team passes it on to payroll and writes to you.',
    'Nuestro equipo lo envía a nómina y le escribe.',
  ],
  intakesReturned: [
    'We ask you to change something in your payroll form. See what.',
    'Le pedimos cambiar algo en su formulario de nómina. Vea qué.',
  ],
  seeIntake: ['See your payroll form', 'Ver su formulario de nómina'],
  payments: {
    one: ['Your payment', 'Su pago'],
    other: ['{count} of your payments', '{count} pagos suyos'],
  },
  paymentsNext: [
    'Somebody from our team looks into it and writes to you.',
    'Alguien de nuestro equipo lo revisa y le escribe.',
  ],
  refunds: {
    one: ['Money of your membership', 'Dinero de su membresía'],
    other: ['{count} sums of your membership', '{count} importes de su membresía'],
  },
  refundsNext: [
    'It was given back and has not arrived. Our team finds another way and writes to you.',
    'Se devolvió y no ha llegado. Nuestro equipo busca otra forma y le escribe.',
  ],
  seeMembership: ['See your membership', 'Ver su membresía'],
  seePayments: ['See your payments', 'Ver sus pagos'],
  fingerprinting: {
    one: ['Your fingerprint check', 'Su toma de huellas'],
    other: ['{count} fingerprint checks', '{count} tomas de huellas'],
  },
  fingerprintingNext: [
    'We set the appointment, and afterwards write down the result. Families see only whether you are cleared.',
    'Fijamos la cita y después anotamos el resultado. Las familias solo ven si tiene autorización.',
  ],
  calls: ['Your call with us', 'Su llamada con nosotros'],
  callsNext: ['We call you at one of the times you chose.', 'Le llamamos a una de las horas que eligió.'],
  support: {
    one: ['Your question to us', 'Su pregunta'],
    other: ['{count} questions to us', '{count} preguntas'],
  },
  supportNext: [
    'A person reads it, and we e-mail you the answer.',
    'La lee una persona y le enviamos la respuesta por correo.',
  ],
  reports: {
    one: ['Your report of messages', 'Su denuncia de mensajes'],
    other: ['{count} reports of messages', '{count} denuncias de mensajes'],
  },
  reportsNext: [
    'Our team reads them and tells you what we decide.',
    'Nuestro equipo los lee y le dice qué decide.',
  ],
  familyReviews: {
    one: ['Your review of a caregiver', 'Su reseña de un cuidador'],
    other: ['Your {count} reviews of caregivers', 'Sus {count} reseñas de cuidadores'],
  },
  familyReviewsNext: [
    'We read it, and then families see it on the profile.',
    'La leemos y después las familias la ven en el perfil.',
  ],
  familyReviewsReturned: ['Change your review of a caregiver', 'Cambie su reseña de un cuidador'],
  seeCaregivers: ['See your caregivers', 'Ver sus cuidadores'],
  answers: {
    one: ['Your answer to a review, or your report of one', 'Su respuesta a una reseña, o su denuncia'],
    other: [
      'Your {count} answers to reviews and reports of them',
      'Sus {count} respuestas a reseñas y denuncias',
    ],
  },
  answersNext: [
    'We read answers before families see them, and write to you what came of a report.',
    'Leemos las respuestas antes que las familias y le escribimos qué resultó de una denuncia.',
  ],
  answersReturned: ['Change your answer to a review', 'Cambie su respuesta a una reseña'],
  seeReviews: ['See your reviews', 'Ver sus reseñas'],
  seeConversations: ['See your conversations', 'Ver sus conversaciones'],
  seeQuestions: ['See your messages', 'Ver sus mensajes'],
  seeProfile: ['See your profile', 'Ver su perfil'],
  seePhoto: ['See your photo', 'Ver su foto'],
  seeLicenses: ['See your licenses', 'Ver sus licencias'],
  seeDocuments: ['See your documents', 'Ver sus documentos'],
  seeReferences: ['See your references', 'Ver sus referencias'],
  seeBackground: ['See your check', 'Ver su verificación'],
  seeFamilies: ['See your families', 'Ver sus familias'],
  seeHome: ['See your home page', 'Ver su página de inicio'],
})
