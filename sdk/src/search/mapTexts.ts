import { texts } from '../kit/text.js'

/** What the map of a search says. */
export const mapTexts = texts({
  title: ['Map', 'Mapa'],
  about: [
    'Where caregivers live, by area. The same caregivers are in the list.',
    'Dónde viven los cuidadores, por zonas. Los mismos cuidadores están en la lista.',
  ],
  show: ['Map', 'Mapa'],
  showList: ['List', 'Lista'],
  searchHere: ['Search this area', 'Buscar en esta zona'],
  zoomIn: ['Zoom in', 'Acercar'],
  zoomOut: ['Zoom out', 'Alejar'],
  from: ['from {rate}', 'desde {rate}'],
  near: ['Near {place}', 'Cerca de {place}'],
  showAll: ['Show all areas', 'Mostrar todas las zonas'],
  privacy: [
    'Each number is how many caregivers fit in that area. Nobody’s address is shown.',
    'Cada número dice cuántos cuidadores de la zona cumplen lo que busca. No se muestra la dirección de nadie.',
  ],
  failed: ['We could not load the map.', 'No pudimos cargar el mapa.'],
  failedHint: ['The list has the same caregivers.', 'La lista tiene los mismos cuidadores.'],
  none: [
    'No caregivers found here yet. Move the map, then search there.',
    'Aquí todavía no se encontró a nadie. Mueva el mapa y busque allí.',
  ],
  areaCount: {
    one: ['{count} area as a list', '{count} zona en una lista'],
    other: ['{count} areas as a list', '{count} zonas en una lista'],
  },
  people: {
    one: ['{count} caregiver', '{count} cuidador'],
    other: ['{count} caregivers', '{count} cuidadores'],
  },
  inArea: ['{caregivers}, {rate}', '{caregivers}, {rate}'],
  keys: [
    'Arrow keys move the map. Plus and minus zoom.',
    'Las flechas mueven el mapa. Más y menos lo acercan o alejan.',
  ],
  listHint: [
    'Each area shows only its caregivers in the list.',
    'Cada zona muestra en la lista solo a sus cuidadores.',
  ],
  searched: ['Area on the map', 'Zona del mapa'],
})
