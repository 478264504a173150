import { texts } from '../kit/text.js'

/** How each badge is earned, and why it is worth it. */
export const badgeWayTexts = texts({
  phoneWhy: [
    'Families and our staff know that they can reach you. Without it you cannot apply to a job.',
    'Las familias y nuestro personal saben que pueden localizarle. Sin esto no puede postularse a un trabajo.',
  ],
  phoneEnter: ['Enter the number of your phone.', 'Escriba el número de su teléfono.'],
  phoneCode: [
    'We text or call you with a short code. Type it in.',
    'Le enviamos un mensaje o le llamamos con un código corto. Escríbalo.',
  ],
  phoneAction: ['Verify my phone', 'Verificar mi teléfono'],

  identityWhy: [
    'A family opens its door to the person in the photo, and to nobody else.',
    'Una familia le abre la puerta a la persona de la foto, y a nadie más.',
  ],
  identityUpload: [
    'Upload a photo of your driver’s license, state ID or passport to your documents.',
    'Suba a sus documentos una foto de su licencia de conducir, identificación estatal o pasaporte.',
  ],
  identityCheck: [
    'Our staff compare it with your name and your photo.',
    'Nuestro personal la compara con su nombre y su foto.',
  ],
  identityAction: ['Upload a document', 'Subir un documento'],

  backgroundWhy: [
    'Most families ask for it, and many look at no profile without it.',
    'La mayoría de las familias la pide, y muchas no miran ningún perfil sin ella.',
  ],
  backgroundRead: [
    'Read what is searched and what your rights are, and agree.',
    'Lea qué se busca y cuáles son sus derechos, y acepte.',
  ],
  backgroundSign: [
    'Enter your legal name and birthday, and sign.',
    'Escriba su nombre legal y su fecha de nacimiento, y firme.',
  ],
  backgroundWait: [
    'The records are searched. You see the report first.',
    'Se revisan los registros. Usted ve el informe primero.',
  ],
  backgroundAction: ['Go to the background check', 'Ir a la verificación de antecedentes'],

  referencesWhy: [
    'What somebody says who has worked with you counts more than anything you say yourself.',
    'Lo que dice alguien que ha trabajado con usted cuenta más que todo lo que diga usted.',
  ],
  referencesName: [
    'Name two people you have worked for, and tell them that we will call.',
    'Indique a dos personas para las que haya trabajado y avíseles de que llamaremos.',
  ],
  referencesCall: [
    'We call them and ask about your work. Families are never shown their names or numbers.',
    'Las llamamos y preguntamos por su trabajo. Las familias nunca ven sus nombres ni sus números.',
  ],
  referencesAction: ['Name a reference', 'Indicar una referencia'],

  interviewWhy: [
    'Somebody of ours has met you and can tell a family what you are like.',
    'Una persona de nuestro equipo le conoce y puede contarle a una familia cómo es usted.',
  ],
  interviewAsk: [
    'Tell us when you can talk, by phone or by message.',
    'Díganos cuándo puede hablar, por teléfono o por mensaje.',
  ],
  interviewMeet: [
    'A recruiter meets you, in person or by video.',
    'Una persona de selección se reúne con usted, en persona o por video.',
  ],
  interviewAction: ['Ask for an interview', 'Pedir una entrevista'],

  credentialsWhy: [
    'Some jobs may only go to license holders, and nursing shifts always do.',
    'Algunos trabajos solo pueden darse a quien tiene licencia, y los turnos de enfermería siempre.',
  ],
  credentialsEnter: [
    'Enter each license with its number and its last day.',
    'Escriba cada licencia con su número y su último día.',
  ],
  credentialsCheck: ['We ask whoever issued it.', 'Preguntamos a quien la emitió.'],
  credentialsAction: ['Enter a license', 'Escribir una licencia'],

  unknownWhy: [
    'It tells families more about you. Our staff give it; ask them how.',
    'Les dice a las familias más sobre usted. La otorga nuestro personal; pregúntele cómo.',
  ],
  unknownAction: ['Contact us', 'Contáctenos'],
})
