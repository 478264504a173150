import { texts } from '../kit/text.js'

/** For staff: the areas for which people wait. */
export const waitingAreaTexts = texts({
  title: ['Areas people wait for', 'Zonas que la gente espera'],
  lead: [
    'People who looked for us where there are too few caregivers, or no work, and asked to be told. We e-mail them automatically as soon as the area has enough.',
    'Personas que nos buscaron donde hay muy pocos cuidadores, o no hay trabajo, y pidieron que les avisemos. Les escribimos automáticamente en cuanto la zona tiene lo suficiente.',
  ],
  none: ['Nobody is waiting', 'Nadie espera'],
  noneHint: [
    'Whoever asks in the app to be told about an area is counted here.',
    'Aquí se cuenta a quienes piden en la aplicación que les avisemos de una zona.',
  ],
  families: {
    one: ['{count} family waits', '{count} familia espera'],
    other: ['{count} families wait', '{count} familias esperan'],
  },
  caregivers: {
    one: ['{count} caregiver waits', '{count} cuidador espera'],
    other: ['{count} caregivers wait', '{count} cuidadores esperan'],
  },
  caregiversThere: {
    one: ['{count} caregiver within {miles} miles', '{count} cuidador a {miles} millas o menos'],
    other: ['{count} caregivers within {miles} miles', '{count} cuidadores a {miles} millas o menos'],
  },
  jobsThere: {
    one: ['{count} open job within {miles} miles', '{count} trabajo abierto a {miles} millas o menos'],
    other: ['{count} open jobs within {miles} miles', '{count} trabajos abiertos a {miles} millas o menos'],
  },
  since: ['since {day}', 'desde el {day}'],
})
