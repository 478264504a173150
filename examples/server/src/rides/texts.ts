import { texts } from '@homecare/sdk/kit'

/** Letters about rides. */
export const rideMailTexts = texts({
  approvedSubject: ['{name} pays for your rides', '{name} paga sus viajes'],
  approvedBody: [
    '{name} pays for rides between your home and your visits there, up to {cap} a month. You order each on the page of its visit:\n{link}',
    '{name} paga los viajes entre su casa y las visitas que le hace, hasta {cap} al mes. Cada uno se pide en la página de la visita:\n{link}',
  ],
  stoppedSubject: ['{name} no longer pays for rides', '{name} ya no paga viajes'],
  stoppedBody: [
    '{name} no longer pays for rides to visits there. Rides that are already ordered still take place:\n{link}',
    '{name} ya no paga los viajes a sus visitas. Los viajes ya pedidos se hacen igualmente:\n{link}',
  ],
  lostSubject: ['Your ride on {day} at {time} will not come', 'Su viaje del {day} a las {time} no vendrá'],
  lostBody: [
    'The ride service has canceled your ride on {day} at {time}. You can order another:\n{link}',
    'El servicio canceló su viaje del {day} a las {time}. Puede pedir otro:\n{link}',
  ],
  lostToVisitBody: [
    'Your ride on {day} at {time} is canceled, because its visit was canceled or moved:\n{link}',
    'Su viaje del {day} a las {time} queda cancelado porque la visita se canceló o se movió:\n{link}',
  ],
  nearSubject: ['Most of your limit for rides is used', 'Ya se usó la mayor parte de su límite de viajes'],
  nearBody: [
    '{name} has used {used} of the {cap} that you pay for rides in {month}. Nothing beyond it is ordered. You can change the limit:\n{link}',
    '{name} usó {used} de los {cap} que usted paga por viajes en {month}. No se pide nada por encima. Puede cambiar el límite:\n{link}',
  ],
})
