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
    'Numbers are caregivers who fit, by area. Nobody’s address is shown.',
    'Los números son cuidadores que cumplen lo pedido, por zona. No se muestra la dirección de nadie.',
  ],
  failed: ['We could not load the map.', 'No pudimos cargar el mapa.'],
  failedHint: ['The list has the same caregivers.', 'La lista tiene los mismos cuidadores.'],
  none: [
    'Nobody in the search so far. Move the map, then search there.',
    'Nadie en esta búsqueda. Mueva el mapa y busque allí.',
  ],
  areaCount: {
    one: ['{count} area in words', '{count} zona en palabras'],
    other: ['{count} areas in words', '{count} zonas en palabras'],
  },
  people: {
    one: ['{count} caregiver', '{count} cuidador'],
    other: ['{count} caregivers', '{count} cuidadores'],
  },
  inArea: ['{caregivers}, {rate}', '{caregivers}, {rate}'],
  keys: [
    'Arrow keys move it, plus and minus zoom.',
    'Las flechas lo mueven; más y menos lo acercan o alejan.',
  ],
  listHint: [
    'Each area shows only its caregivers in the list.',
    'Cada zona muestra en la lista solo a sus cuidadores.',
  ],
  searched: ['Area on the map', 'Zona del mapa'],
})
