import { texts } from '@homecare/sdk/kit'

/** What the handlers of licenses say. */
export const licenseServerTexts = texts({
  notOffered: ['This is not offered for your kind of work.', 'Esto no se ofrece para su tipo de trabajo.'],
  known: ['You have added this one already.', 'Ya la agregó.'],
  noPhoto: ['Please choose a photo.', 'Elija una foto.'],
  tooManyPhotos: ['A license has at most {max} photos.', 'Una licencia tiene como máximo {max} fotos.'],
})
