import { texts } from '../kit/text.js'

/** The modals of licenses and certifications. */
export const licenseScreenTexts = texts({
  listTitle: ['Certifications', 'Certificaciones'],
  listLead: [
    'Licenses and certifications that families look for.',
    'Licencias y certificaciones que buscan las familias.',
  ],
  addTitle: ['Add a certification', 'Agregar una certificación'],
  editTitle: ['Certification', 'Certificación'],
  add: ['Add', 'Agregar'],
  edit: ['Edit', 'Editar'],
  editNamed: ['Edit {name}', 'Editar {name}'],
  none: ['No certifications yet', 'Aún no hay certificaciones'],
  noneHint: [
    'A CPR card alone makes families answer more often.',
    'Con solo una tarjeta de RCP, las familias responden más a menudo.',
  ],
  failed: ['We could not load your certifications', 'No pudimos cargar sus certificaciones'],
  gone: ['This certification is not here any more', 'Esta certificación ya no está aquí'],
  type: ['License or certification', 'Licencia o certificación'],
  number: ['Number', 'Número'],
  numberHint: [
    'Leave it empty while you wait for it; it then reads “Pending for license number”.',
    'Déjelo vacío mientras lo espera; entonces dirá «Pendiente del número de licencia».',
  ],
  numberOf: ['Number {number}', 'Número {number}'],
  state: ['State', 'Estado'],
  expires: ['Expiry date', 'Fecha de vencimiento'],
  expiresOn: ['Expires {date}', 'Vence el {date}'],
  expiredOn: ['Expired on {date}', 'Venció el {date}'],
  photos: ['Photos', 'Fotos'],
  photosHint: [
    'Only our team sees them. Images of up to 20 MB.',
    'Solo las ve nuestro equipo. Imágenes de hasta 20 MB.',
  ],
  addPhoto: ['Add photo', 'Agregar foto'],
  photoOf: ['Photo {number} of the {name}', 'Foto {number} de: {name}'],
  describe: ['What it shows (front, back)', 'Qué muestra (frente, reverso)'],
  removePhoto: ['Remove photo {number}', 'Quitar la foto {number}'],
  removePhotoAsk: ['Remove photo {number}?', '¿Quitar la foto {number}?'],
  photoWaits: ['Goes up when you save', 'Se sube al guardar'],
  photoSending: ['Sending photo {number}', 'Enviando la foto {number}'],
  retryPhoto: ['Try photo {number} again', 'Intentar de nuevo con la foto {number}'],
  descriptionSaved: ['Saved', 'Guardado'],
  removeTitle: ['Remove “{name}”?', '¿Eliminar «{name}»?'],
  removeText: [
    'Families no longer see it on your profile, and its photos are deleted.',
    'Las familias dejarán de verla en su perfil y sus fotos se eliminarán.',
  ],
})
