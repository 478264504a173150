import { texts } from '../kit/text.js'

/** Looking around the place where somebody is, and what is said where their device does not tell. */
export const nearMeTexts = texts({
  button: ['Use my location', 'Usar mi ubicación'],
  found: ['Near you: {place}.', 'Cerca de usted: {place}.'],
  denied: [
    'Your browser was not allowed to tell where you are.',
    'Su navegador no tuvo permiso para decir dónde está usted.',
  ],
  unavailable: ['Your device does not know where you are.', 'Su dispositivo no sabe dónde está usted.'],
  timeout: [
    'Your device did not tell in time where you are.',
    'Su dispositivo no dijo a tiempo dónde está usted.',
  ],
  connection: ['About where your connection is: {place}.', 'Más o menos donde está su conexión: {place}.'],
  outside: ['We know no place near where you are.', 'No conocemos ningún lugar cerca de donde está usted.'],
  typeIt: ['Please type a city or a ZIP code.', 'Escriba una ciudad o un código postal.'],
})
