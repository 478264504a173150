import { texts } from '../kit/text.js'

/** What the pages of a study say to somebody who takes part, or may. */
export const researchTexts = texts({
  study: ['Study', 'Estudio'],
  runBy: ['Run by', 'A cargo de'],
  questionsTo: ['Questions to', 'Preguntas a'],
  begin: ['Begin', 'Empezar'],
  goOn: ['Go on', 'Seguir'],
  open: ['See your part', 'Ver su parte'],
  logIn: ['Log in to take part', 'Iniciar sesión para participar'],
  needsAccount: [
    'To take part you need an account, so that only you can see or change your answers.',
    'Para participar necesita una cuenta, para que solo usted pueda ver o cambiar lo que responda.',
  ],
  notYours: [
    'Families and caregivers can take part. This account cannot.',
    'Pueden participar las familias y las personas cuidadoras. Esta cuenta no puede.',
  ],
  steps: ['Steps of the study', 'Pasos del estudio'],
  agreeing: [
    'You have started reading about the study. The study has nothing from you.',
    'Empezó a leer de qué trata el estudio. El estudio no tiene nada suyo.',
  ],
  answering: [
    'You are registered, but have not answered the questions yet. None of your answers is shared.',
    'Ya se registró y todavía no ha respondido las preguntas. No se comparte ninguna respuesta suya.',
  ],
  deciding: [
    'Your answers are saved. They are not shared, because you have not decided yet.',
    'Sus respuestas están guardadas. No se comparten porque usted todavía no ha decidido.',
  ],
  shared: [
    'Your answers are shared with the study, without your name.',
    'Sus respuestas se comparten con el estudio, sin su nombre.',
  ],
  kept: ['Your answers are saved and not shared.', 'Sus respuestas están guardadas y no se comparten.'],
  paused: [
    'The study’s text has changed. Until you agree to the new one, your answers are not shared.',
    'El estudio cambió su texto. Mientras usted no acepte el nuevo, sus respuestas no se comparten.',
  ],
  left: [
    'You have left this study. We deleted what you had registered and answered.',
    'Usted dejó este estudio. Se borró lo que había registrado y respondido.',
  ],
  beginAgain: ['Take part again', 'Participar de nuevo'],
  changedTitle: ['The study’s text has changed', 'El texto del estudio cambió'],
  readAgain: ['Read it again', 'Leerlo otra vez'],
  agree: ['I have read this and agree to it', 'Leí esto y lo acepto'],
  agreeButton: ['Agree and continue', 'Aceptar y seguir'],
  agreed: ['You have agreed to this.', 'Usted ya aceptó esto.'],
  noNeed: [
    'If you do not agree, you do not have to do anything: close this page, or leave the study below.',
    'Si no está de acuerdo, no tiene que hacer nada: cierre esta página o deje el estudio más abajo.',
  ],
  registerLead: [
    'Who takes part. This is kept apart from your answers, and is not shared with them.',
    'Quién participa. Esto se guarda aparte de sus respuestas y no se comparte con ellas.',
  ],
  firstName: ['First name', 'Nombre'],
  lastName: ['Last name', 'Apellido'],
  birthday: ['Birthday', 'Fecha de nacimiento'],
  email: ['E-mail address', 'Correo electrónico'],
  phone: ['Phone', 'Teléfono'],
  code: ['Code from your clinic', 'Código de su clínica'],
  codeHint: [
    'Only if a clinic gave you one, such as ABCD-2345.',
    'Solo si una clínica le dio uno, como ABCD-2345.',
  ],
  saveRegister: ['Save and continue', 'Guardar y seguir'],
  questionsLead: [
    'Choose what is true most days. You can change your answers later.',
    'Elija lo que pasa la mayoría de los días. Puede cambiar sus respuestas después.',
  ],
  saveAnswers: ['Save answers', 'Guardar respuestas'],
  sharing: ['Your choice', 'Su decisión'],
  shares: ['Share my answers with the study', 'Compartir mis respuestas con el estudio'],
  keeps: ['Do not share my answers', 'No compartir mis respuestas'],
  saveSharing: ['Save my choice', 'Guardar mi decisión'],
  change: ['Change', 'Cambiar'],
  yourAnswers: ['Your answers', 'Sus respuestas'],
  copy: ['Read what you agreed to', 'Leer lo que usted aceptó'],
  leave: ['Leave the study', 'Dejar el estudio'],
  leaveTitle: ['Leave the study?', '¿Dejar el estudio?'],
  leaveSays: [
    'We delete what you registered and answered at once, and it cannot be brought back. We keep a record of what you agreed to, and of the day you left.',
    'Lo que registró y respondió se borra en este momento y no se puede recuperar. Lo que usted había aceptado queda escrito, con el día en que dejó el estudio.',
  ],
  leaveTaken: [
    'Answers that the study already exported, without your name, cannot be taken back.',
    'Las respuestas que el estudio sacó antes, sin su nombre, no se pueden recuperar.',
  ],
  stay: ['Stay', 'Quedarme'],
  leftToast: ['You have left the study', 'Usted dejó el estudio'],
  forStaff: ['For the staff of the study', 'Para el equipo del estudio'],
  staffWay: ['Staff of the study', 'Equipo del estudio'],
})

/** What the page about sharing of health information says, and the copy of what somebody agreed to. */
export const disclosureTexts = texts({
  title: ['Studies and health information', 'Estudios e información de salud'],
  hint: ['Studies, and what you agreed to', 'Estudios y lo que usted aceptó'],
  lead: [
    'What leaves this site about your health, who gets it, and what you have agreed to.',
    'Qué información sobre su salud sale de este sitio, a quién va y qué ha aceptado usted.',
  ],
  rule: ['What we do and do not do', 'Qué hacemos y qué no'],
  ruleStudies: [
    'A study gets your answers only if you have agreed to each of its pages and chosen to share. It never gets your name with them.',
    'Un estudio recibe sus respuestas solo si usted aceptó cada una de sus páginas y decidió compartir. Nunca recibe su nombre con ellas.',
  ],
  ruleRecords: [
    'Nobody gets your health records through this site. Access to your own starts only after you confirm your e-mail address.',
    'Nadie recibe sus expedientes médicos por medio de este sitio. El acceso a los suyos empieza solo después de que usted confirme su correo electrónico.',
  ],
  ruleLog: [
    'Each time a study exports answers, you can see it under “Who saw your record”.',
    'Cada vez que un estudio exporta respuestas, usted lo puede ver en «Quién vio su información».',
  ],
  trail: ['Who saw your record', 'Quién vio su información'],
  studies: ['Studies', 'Estudios'],
  noStudies: ['No study is taking participants', 'Ningún estudio admite participantes'],
  closed: ['Closed to new participants', 'Cerrado a participantes nuevos'],
  staff: ['You belong to its staff', 'Usted es parte de su equipo'],
  records: ['Health records', 'Expedientes médicos'],
  recordsOpen: ['Access to your health records', 'Acceso a sus expedientes médicos'],
  agreed: ['What you agreed to', 'Lo que usted aceptó'],
  nothingAgreed: ['You have not agreed to anything in a study', 'Usted no ha aceptado nada en un estudio'],
  version: ['version {version}', 'versión {version}'],
})
