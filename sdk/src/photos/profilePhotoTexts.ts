import { texts } from '../kit/text.js'

/** The picture screen. */
export const profilePhotoTexts = texts({
  addPhoto: ['Add photo', 'Agregar foto'],
  editPhoto: ['Edit photo', 'Editar foto'],
  upload: ['Upload', 'Subir'],
  uploadNew: ['Upload New', 'Subir otra'],
  savePhoto: ['Save Photo', 'Guardar foto'],
  cancel: ['Cancel', 'Cancelar'],
  done: ['Done', 'Listo'],
  next: ['Next', 'Siguiente'],
  skip: ['Skip', 'Omitir'],
  gotIt: ['GOT IT!', '¡ENTENDIDO!'],
  rotateLeft: ['Rotate left', 'Girar a la izquierda'],
  rotateRight: ['Rotate right', 'Girar a la derecha'],
  looksGreat: ['Photo looks great!', '¡La foto se ve muy bien!'],
  uploadFailed: [
    'Unable to upload photo. Please try again or try a different photo.',
    'No se pudo subir la foto. Inténtelo de nuevo o pruebe con otra.',
  ],
})
