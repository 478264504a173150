import { texts } from '../kit/text.js'

/** What is wrong with a limit or a ride, and why rides are refused. */
export const rideTexts = texts({
  capRequired: ['Enter a limit for the month', 'Indique un límite para el mes'],
  capRange: ['The limit is from {least} to {most} a month', 'El límite va de {least} a {most} al mes'],
  pickupRequired: ['Choose when to be picked up', 'Elija la hora de recogida'],
  pickupPast: ['Choose a time that is still ahead', 'Elija una hora que todavía no haya pasado'],
  pickupTo: [
    'Choose a time from {before} hours before the visit begins to {late} hour after',
    'Elija una hora entre {before} horas antes de que empiece la visita y {late} hora después',
  ],
  pickupFrom: [
    'Choose a time from the start of the visit to {after} hours after its end',
    'Elija una hora entre el inicio de la visita y {after} horas después de que termine',
  ],
  tooEarly: [
    'A ride can be ordered {days} days ahead at most',
    'Un viaje se puede pedir con {days} días de antelación como máximo',
  ],
  notOffered: ['Rides are not offered here.', 'Aquí no se ofrecen viajes.'],
  notHired: ['Rides are for a caregiver you have hired.', 'Los viajes son para quien usted ha contratado.'],
  hasEnded: ['This work has ended. There are no more rides.', 'Este trabajo terminó. Ya no hay viajes.'],
  notApproved: [
    'The family does not pay for rides at this time.',
    'La familia no paga viajes en este momento.',
  ],
  overCap: [
    'This ride costs about {cost}, and only {left} is left of the limit for {month}.',
    'Este viaje cuesta unos {cost} y quedan {left} del límite de {month}.',
  ],
  visitCanceled: ['This visit was canceled.', 'Esta visita se canceló.'],
  alreadyOrdered: [
    'A ride that way is ordered already. Cancel it first to choose another time.',
    'Ya hay un viaje pedido en ese sentido. Cancélelo primero para elegir otra hora.',
  ],
  noHome: [
    'Your profile has no street address yet. Add it, so that the car finds you.',
    'Su perfil aún no tiene la calle. Añádala para que el auto le encuentre.',
  ],
  noPlace: [
    'The street address of the care is not known. Ask the family to add it to its settings.',
    'No se conoce la calle del lugar de cuidado. Pida a la familia que la añada en sus ajustes.',
  ],
  hasStarted: [
    'This ride has started. It can no longer be canceled.',
    'Este viaje ya empezó. Ya no se puede cancelar.',
  ],
  unreachable: [
    'The ride service is not answering, so nothing was ordered. Try again.',
    'El servicio de viajes no responde y no se pidió nada. Inténtelo de nuevo.',
  ],
  turnedDown: [
    'The ride service did not take this ride, so nothing was ordered. Try another time.',
    'El servicio no aceptó este viaje y no se pidió nada. Pruebe con otra hora.',
  ],
})
