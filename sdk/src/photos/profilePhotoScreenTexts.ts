import { texts } from '../kit/text.js'

/** The words of the picture screen and of its guide. */
export const profilePhotoScreenTexts = texts({
  lead: [
    'Families look at your photo first. A friendly face in good light makes them want to read on.',
    'Las familias miran primero su foto. Un rostro amable y con buena luz invita a seguir leyendo.',
  ],
  yourPhoto: ['Your profile photo', 'Su foto de perfil'],
  noPhoto: ['You have no photo yet', 'Todavía no tiene foto'],
  chooseHint: [
    'JPG, PNG, WebP or GIF, up to {megabytes} MB.',
    'JPG, PNG, WebP o GIF, de hasta {megabytes} MB.',
  ],
  choose: ['Choose a photo', 'Elegir una foto'],
  uploading: ['Uploading your photo', 'Subiendo su foto'],
  uploaded: ['{percent}% sent', '{percent} % enviado'],
  looking: ['Checking your photo…', 'Revisando su foto…'],
  stop: ['Stop the upload', 'Detener la subida'],
  retry: ['Try the same photo again', 'Intentar con la misma foto'],
  crop: [
    'Move the photo until your face fills the square',
    'Mueva la foto hasta que su rostro llene el cuadro',
  ],
  tools: ['Move, rotate and resize the photo', 'Mover, girar y agrandar la foto'],
  moveLeft: ['Move left', 'Mover a la izquierda'],
  moveRight: ['Move right', 'Mover a la derecha'],
  moveUp: ['Move up', 'Mover hacia arriba'],
  moveDown: ['Move down', 'Mover hacia abajo'],
  zoomIn: ['Larger', 'Más grande'],
  zoomOut: ['Smaller', 'Más pequeña'],
  cropperFailed: [
    'We could not open the photo for cropping. Please check your connection.',
    'No pudimos abrir la foto para recortarla. Revise su conexión.',
  ],
  loadFailed: ['We could not load your photo', 'No pudimos cargar su foto'],
  waiting: [
    'Our team checks that it shows you and nobody else. Until then, families see your last photo, or none.',
    'Nuestro equipo revisa que aparezca usted y nadie más. Hasta entonces, las familias ven la foto anterior, o ninguna.',
  ],
  approved: ['Families see this photo.', 'Las familias ven esta foto.'],
  refusedTitle: ['We cannot show this photo', 'No podemos mostrar esta foto'],
  refusedReason: ['Reason: {reason}.', 'Motivo: {reason}.'],
  refusedNext: [
    'Please choose another one. Families see your last photo, or none.',
    'Elija otra, por favor. Las familias ven la foto anterior, o ninguna.',
  ],
  guide: ['What makes a good photo?', '¿Cómo es una buena foto?'],
  guideTitle: ['Photo guide', 'Guía de fotos'],
  goodHint: [
    'One face, from the shoulders up, in good light, smiling.',
    'Un solo rostro, de los hombros hacia arriba, con buena luz y una sonrisa.',
  ],
  avoid: ['Please avoid', 'Por favor, evite'],
  inappropriateHint: [
    'No masks, sunglasses, logos or text.',
    'Sin máscaras, lentes de sol, logotipos ni texto.',
  ],
  handOffTitle: ['Add a photo', 'Agregar una foto'],
  handOffAsked: [
    'Take the photo in the app. If its camera does not open, add the photo here.',
    'Tome la foto en la aplicación. Si no se abre la cámara, agregue la foto aquí.',
  ],
  handOffShifts: ['Go to your shifts', 'Ir a sus turnos'],
  handOffTask: [
    'Without the app, add the timesheet photo on the page of its shift.',
    'Sin la aplicación, agregue la foto de la hoja de horas en la página de su turno.',
  ],
})
