import { texts } from '../kit/text.js'

/** The way into the learning academy. */
export const academyTexts = texts({
  lead: [
    'Short courses on the work you do, at your own pace, on a phone or a computer.',
    'Cursos cortos sobre su trabajo, a su ritmo, en el teléfono o la computadora.',
  ],
  whatTitle: ['What you find there', 'Qué encuentra ahí'],
  whatSafety: [
    'Safety at home: falls, lifting, infections, and what to do in an emergency.',
    'Seguridad en el hogar: caídas, cómo levantar a una persona, infecciones y qué hacer en una emergencia.',
  ],
  whatIllness: [
    'Living with an illness: dementia, diabetes, stroke and others.',
    'Vivir con una enfermedad: demencia, diabetes, derrame cerebral y otras.',
  ],
  whatCertificate: [
    'A certificate for each course that you finish, to put among your certifications.',
    'Un certificado por cada curso que termina, para ponerlo entre sus certificaciones.',
  ],
  open: ['Open the academy', 'Abrir la academia'],
  openText: [
    'You leave for the academy, which gets your name and e-mail address from us. You need no other password.',
    'Va a la academia, que recibe de nosotros su nombre y su correo. No necesita otra contraseña.',
  ],
  opening: ['Opening the academy…', 'Abriendo la academia…'],
  failed: ['We could not open the academy', 'No pudimos abrir la academia'],
  notHere: ['There is no academy here yet', 'Aquí todavía no hay academia'],
  notHereText: [
    'Your certificates from elsewhere count: add them to your profile.',
    'Sus certificados de otros lugares cuentan: agréguelos a su perfil.',
  ],
  addCertificate: ['Add a certificate', 'Agregar un certificado'],
})
