import { texts } from '../kit/text.js'

/** What the filters of caregivers can be set to, in words, beyond what catalogues say. */
export const filterValues = texts({
  miles: ['{miles} miles', '{miles} millas'],
  when: ['{days}, {times}', '{days}, {times}'],
  rateFrom: ['From ${rate}', 'Desde ${rate}'],
  rateTo: ['Up to ${rate}', 'Hasta ${rate}'],
  female: ['Women', 'Mujeres'],
  male: ['Men', 'Hombres'],
  area: ['One area of the map', 'Una zona del mapa'],
  vettedOnly: ['Vetted only', 'Solo con verificación'],
})
