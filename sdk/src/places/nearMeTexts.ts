import { texts } from '../kit/text.js'

/** Looking around the place where somebody is, and what is said where their device does not tell. */
export const nearMeTexts = texts({
  button: ['Use my location', 'Usar mi ubicación'],
  found: ['Near you: {place}.', 'Cerca de usted: {place}.'],
  denied: ['Your browser does not share where you are.', 'Su navegador no comparte dónde está usted.'],
  unavailable: ['Your device cannot tell where you are.', 'Su dispositivo no sabe dónde está usted.'],
  timeout: ['Finding where you are took too long.', 'Encontrar dónde está tardó demasiado.'],
  connection: ['Near your internet connection: {place}.', 'Cerca de su conexión a internet: {place}.'],
  outside: ['We know no places near you.', 'No conocemos ningún lugar cerca de usted.'],
  typeIt: ['Please enter a city or ZIP code.', 'Escriba una ciudad o un código postal.'],
})
