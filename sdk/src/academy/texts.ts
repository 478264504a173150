import { texts } from '../kit/text.js'

/** The way into the learning academy. */
export const academyTexts = texts({
  lead: [
    'Short courses about your work, at your own pace, on a phone or computer.',
    'Cursos cortos sobre su trabajo, a su ritmo, en el teléfono o la computadora.',
  ],
  whatTitle: ['What you can learn', 'Qué puede aprender'],
  whatSafety: [
    'Safety at home: falls, lifting, infections, and what to do in an emergency.',
    'Seguridad en el hogar: caídas, cómo levantar a una persona, infecciones y qué hacer en una emergencia.',
  ],
  whatIllness: [
    'Living with an illness: dementia, diabetes, stroke and others.',
    'Vivir con una enfermedad: demencia, diabetes, derrame cerebral y otras.',
  ],
  whatCertificate: [
    'A certificate for each course you finish, to add to your profile.',
    'Un certificado por cada curso que termina, para agregarlo a su perfil.',
  ],
  open: ['Open the academy', 'Abrir la academia'],
  openText: [
    'The academy is a separate site. We give it your name and e-mail address, so you do not need another password.',
    'La academia es otro sitio. Le damos su nombre y su correo, así que no necesita otra contraseña.',
  ],
  opening: ['Opening the academy…', 'Abriendo la academia…'],
  failed: ['We could not open the academy', 'No pudimos abrir la academia'],
  notHere: ['There is no academy here yet', 'Aquí todavía no hay academia'],
  notHereText: [
    'You can still add certificates from elsewhere to your profile.',
    'Puede agregar a su perfil certificados de otros lugares.',
  ],
  addCertificate: ['Add a certificate', 'Agregar un certificado'],
})
