import { texts } from '@homecare/sdk/kit'

/** What the handlers of licenses say. */
export const licenseServerTexts = texts({
  notOffered: [
    'This is not available for your kind of work.',
    'Esto no está disponible para su tipo de trabajo.',
  ],
  known: ['You have already added this one.', 'Ya la agregó.'],
  noPhoto: ['Please choose a photo.', 'Elija una foto.'],
  noReason: ['Choose what is wrong.', 'Elija qué está mal.'],
  noNote: ['Say what is wrong.', 'Diga qué está mal.'],
  verifiedSubject: ['Your license is verified: {name}', 'Su licencia está verificada: {name}'],
  verifiedBody: [
    'We checked it and verified it. Families and facilities now see that, with today’s date:\n{link}',
    'La consultamos y la verificamos. Las familias y los centros ya lo ven, con la fecha de hoy:\n{link}',
  ],
  verifiedShort: ['One of your licenses is verified.', 'Una de sus licencias está verificada.'],
  refusedShort: ['One of your licenses needs a correction.', 'Una de sus licencias necesita una corrección.'],
  refusedSubject: ['We could not verify your license: {name}', 'No pudimos verificar su licencia: {name}'],
  refusedBody: [
    'Correct it here, and we will review it again:\n{link}',
    'Cámbiela aquí y la volveremos a revisar:\n{link}',
  ],
  tooManyPhotos: ['A license can have up to {max} photos.', 'Una licencia puede tener hasta {max} fotos.'],
})
