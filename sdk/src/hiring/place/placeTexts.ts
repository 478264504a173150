import { texts } from '../../kit/text.js'

/** Where the care is given, and changing it. */
export const carePlaceTexts = texts({
  title: ['Change where care takes place', 'Cambiar dónde es el cuidado'],
  fact: ['Place of care', 'Lugar del cuidado'],
  change: ['Change the place', 'Cambiar el lugar'],
  lead: [
    'From now on, {name} goes to this address. They see the street a day before each visit, and how to get in as well.',
    'Desde ahora, {name} va a esta dirección. Ve la calle un día antes de cada visita, y también cómo entrar.',
  ],
  loadFailed: ['We could not load the address', 'No pudimos cargar la dirección'],
  brings: ['What changes', 'Qué cambia'],
  looking: ['Checking what changes…', 'Revisando qué cambia…'],
  sameTimes: ['Visits stay at the times they have.', 'Las visitas conservan su horario.'],
  movesLater: {
    one: [
      '{count} visit keeps its time of day in {city}. That is {hours} later than before.',
      '{count} visita conserva su hora en {city}. Eso es {hours} más tarde que antes.',
    ],
    other: [
      '{count} visits keep their time of day in {city}. That is {hours} later than before.',
      '{count} visitas conservan su hora en {city}. Eso es {hours} más tarde que antes.',
    ],
  },
  movesEarlier: {
    one: [
      '{count} visit keeps its time of day in {city}. That is {hours} earlier than before.',
      '{count} visita conserva su hora en {city}. Eso es {hours} más temprano que antes.',
    ],
    other: [
      '{count} visits keep their time of day in {city}. That is {hours} earlier than before.',
      '{count} visitas conservan su hora en {city}. Eso es {hours} más temprano que antes.',
    ],
  },
  hours: { one: ['{count} hour', '{count} hora'], other: ['{count} hours', '{count} horas'] },
  kept: {
    one: [
      '{count} visit stays as planned: it would already have begun there.',
      '{count} visita queda como estaba: allí ya habría empezado.',
    ],
    other: [
      '{count} visits stay as planned: they would already have begun there.',
      '{count} visitas quedan como estaban: allí ya habrían empezado.',
    ],
  },
  tells: ['We tell {name} once, with the town.', 'Se lo decimos a {name} una vez, con la ciudad.'],
  save: ['Save the place', 'Guardar el lugar'],
  saved: ['The place of care is saved.', 'El lugar del cuidado se guardó.'],
  known: ['The care is at {address}.', 'El cuidado es en {address}.'],
  useIt: ['Use this address', 'Usar esta dirección'],
})

/** Why the place of care stays as it is. */
export const carePlaceErrorTexts = texts({
  hourBelow: [
    'The minimum there is {least} an hour. You pay {amount}. Set a higher rate first.',
    'Allí el mínimo es de {least} por hora. Usted paga {amount}. Primero fije una tarifa mayor.',
  ],
  dayBelow: [
    'The minimum there for a day of {hours} hours is {least}. You pay {amount}. Set a higher rate first.',
    'Allí el mínimo por un día de {hours} horas es de {least}. Usted paga {amount}. Primero fije una tarifa mayor.',
  ],
  notHired: [
    'Nobody is hired yet. Set the place in your offer.',
    'Aún no hay contrato. Indique el lugar en su oferta.',
  ],
  onClock: [
    'A visit is under way right now. Change the place once it is over.',
    'Hay una visita en curso. Cambie el lugar cuando termine.',
  ],
  notAvailable: [
    'At the new time of a visit, your caregiver is expected somewhere else. Move or cancel that visit first.',
    'A la nueva hora de una visita, su cuidador tiene otro compromiso. Primero mueva o cancele esa visita.',
  ],
})
