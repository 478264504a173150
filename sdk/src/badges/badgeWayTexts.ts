import { texts } from '../kit/text.js'

/** How each badge is earned, and why it is worth it. */
export const badgeWayTexts = texts({
  phoneWhy: [
    'Families and our staff know they can reach you. You need it to apply to a job.',
    'Las familias y nuestro personal saben que pueden localizarle. La necesita para postularse a un trabajo.',
  ],
  phoneEnter: ['Enter your phone number.', 'Escriba su número de teléfono.'],
  phoneCode: [
    'We text or call you with a short code. Type it in.',
    'Le enviamos un mensaje o le llamamos con un código corto. Escríbalo.',
  ],
  phoneAction: ['Verify my phone', 'Verificar mi teléfono'],

  identityWhy: [
    'Families open their door to the person in the photo, and to nobody else.',
    'Una familia le abre la puerta a la persona de la foto, y a nadie más.',
  ],
  identityUpload: [
    'Upload a photo of your driver’s license, state ID or passport to your documents.',
    'Suba a sus documentos una foto de su licencia de conducir, identificación estatal o pasaporte.',
  ],
  identityCheck: [
    'Our staff compare it with your name and photo.',
    'Nuestro personal la compara con su nombre y su foto.',
  ],
  identityAction: ['Upload a document', 'Subir un documento'],

  backgroundWhy: ['Many families ask for it.', 'Muchas familias la piden.'],
  backgroundRead: [
    'Read what we search and what your rights are, and agree.',
    'Lea qué se busca y cuáles son sus derechos, y acepte.',
  ],
  backgroundSign: [
    'Enter your legal name and date of birth, and sign.',
    'Escriba su nombre legal y su fecha de nacimiento, y firme.',
  ],
  backgroundWait: [
    'We search the records. You see the report first.',
    'Revisamos los registros. Usted ve el informe primero.',
  ],
  backgroundAction: ['Go to the background check', 'Ir a la verificación de antecedentes'],

  referencesWhy: [
    'The word of somebody who has worked with you counts more than anything you can say yourself.',
    'Lo que dice alguien que ha trabajado con usted cuenta más que todo lo que diga usted.',
  ],
  referencesName: [
    'Name two people you have worked for, and let them know we will call.',
    'Indique a dos personas para las que haya trabajado y avíseles que llamaremos.',
  ],
  referencesCall: [
    'We call them and ask about your work. Families never see their names or numbers.',
    'Las llamamos y preguntamos por su trabajo. Las familias nunca ven sus nombres ni sus números.',
  ],
  referencesAction: ['Add a reference', 'Agregar una referencia'],

  interviewWhy: [
    'Somebody from our team meets you and can tell families what you are like.',
    'Una persona de nuestro equipo le conoce y puede contarles a las familias cómo es usted.',
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
    'Some jobs are only for license holders, and nursing shifts always are.',
    'Algunos trabajos solo pueden darse a quien tiene licencia, y los turnos de enfermería siempre.',
  ],
  credentialsEnter: [
    'Enter each license with its number and expiry date.',
    'Escriba cada licencia con su número y su fecha de vencimiento.',
  ],
  credentialsCheck: ['We check it with whoever issued it.', 'La comprobamos con quien la emitió.'],
  credentialsAction: ['Add a license', 'Agregar una licencia'],

  unknownWhy: [
    'It tells families more about you. Ask our staff how to get it.',
    'Les dice a las familias más sobre usted. Pregunte a nuestro personal cómo obtenerla.',
  ],
  unknownAction: ['Contact us', 'Contáctenos'],
})
