import { texts } from '@homecare/sdk/kit'

/** What the server says of searches that a family keeps. Of what was searched for letters name the place alone. */
export const savedSearchServerTexts = texts({
  noSearch: ['This is not a search of caregivers.', 'Esto no es una búsqueda de cuidadores.'],
  tooMany: [
    'You have {limit} saved searches, and that is the most. Remove one of them to save another.',
    'Tiene {limit} búsquedas guardadas y ese es el máximo. Quite una para guardar otra.',
  ],
  subject: ['New caregivers for your saved searches', 'Cuidadores nuevos en sus búsquedas guardadas'],
  short: ['Somebody new fits your saved searches.', 'Alguien nuevo cumple con sus búsquedas guardadas.'],
  intro: [
    'This is who is new since we last looked:',
    'Estas son las novedades desde la última vez que miramos:',
  ],
  found: {
    one: [
      '{place}, saved on {date}: {count} new caregiver\n{link}',
      '{place}, guardada el {date}: {count} cuidador nuevo\n{link}',
    ],
    other: [
      '{place}, saved on {date}: {count} new caregivers\n{link}',
      '{place}, guardada el {date}: {count} cuidadores nuevos\n{link}',
    ],
  },
  all: ['See or remove your saved searches:\n{link}', 'Vea o quite sus búsquedas guardadas:\n{link}'],
})
