import { texts } from '../kit/text.js'

/** What came of a press that has to do with rides. */
export const rideToastTexts = texts({
  approved: ['Your monthly limit for rides is saved.', 'Se guardó su límite mensual para viajes.'],
  takenBack: ['You no longer pay for rides.', 'Usted ya no paga viajes.'],
  canceled: ['The ride is canceled.', 'El viaje queda cancelado.'],
  canceling: [
    'We have asked to cancel the ride. The service has not confirmed it yet.',
    'Pedimos cancelar el viaje. El servicio aún no lo confirmó.',
  ],
  ordered: ['Your ride is ordered.', 'Su viaje está pedido.'],
  asked: [
    'We have asked for your ride. The service has not confirmed it yet.',
    'Pedimos su viaje. El servicio aún no lo confirmó.',
  ],
})
