import { texts } from '@homecare/sdk/kit'

/** What the families' handlers say, and the letters they send. */
export const familyServerTexts = texts({
  draftGone: [
    'We no longer have these answers. Please start again.',
    'Ya no tenemos estas respuestas. Comience de nuevo.',
  ],
  noPasswords: ['We never save a password for later.', 'Una contraseña nunca se guarda para después.'],
  resumeSubject: ['Finish your sign-up', 'Termine su registro'],
  resumeBody: [
    'We keep your answers for 30 days. Continue here, on any device:\n{link}',
    'Sus respuestas se conservan durante 30 días. Siga aquí, desde cualquier dispositivo:\n{link}',
  ],
  resumeIgnore: [
    'If you did not ask for this e-mail, you can ignore it.',
    'Si usted no pidió este correo, puede ignorarlo.',
  ],
  jobClosedSubject: ['No longer open: {title}', 'Ya no está abierto: {title}'],
  jobClosedShort: [
    'A job that you applied to is no longer open.',
    'Un trabajo al que se postuló ya no está abierto.',
  ],
  jobFilledBody: [
    '{name} has found somebody for “{title}”. Thank you for offering your help. You do not need to do anything. See other jobs near you:\n{link}',
    '{name} ya encontró a alguien para «{title}». Gracias por ofrecer su ayuda. No tiene que hacer nada. Vea otros trabajos cercanos:\n{link}',
  ],
  jobClosedBody: [
    '{name} is no longer looking for somebody for “{title}”. Thank you for offering your help. You do not need to do anything. See other jobs near you:\n{link}',
    '{name} ya no busca a nadie para «{title}». Gracias por ofrecer su ayuda. No tiene que hacer nada. Vea otros trabajos cercanos:\n{link}',
  ],
  acceptedSubject: ['{name} accepted your application', '{name} aceptó su postulación'],
  acceptedBody: [
    '{name} has said yes to your application for “{title}”. Nothing is agreed yet. Talk about hours and pay before you start:\n{link}',
    '{name} dijo que sí a su postulación: «{title}». Todavía no hay nada acordado. Hablen del horario y el pago antes de empezar:\n{link}',
  ],
  acceptedShort: ['A family accepted your application.', 'Una familia aceptó su postulación.'],
  otherJobs: ['See other jobs near you:\n{link}', 'Vea otros trabajos cercanos:\n{link}'],
  invitedAlready: ['This caregiver is invited already.', 'Esta persona ya recibió la invitación.'],
  welcomeSubject: ['Welcome, {name}', 'Le damos la bienvenida, {name}'],
  welcomeBody: [
    'Your account is ready. Caregivers near you can see your job once it is posted, and their answers come to your messages:\n{link}',
    'Su cuenta está lista. Los cuidadores cercanos verán su trabajo cuando lo publique, y sus respuestas llegarán a sus mensajes:\n{link}',
  ],
})
