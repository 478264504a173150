import { texts } from '@homecare/sdk/kit'

/** Letters about memberships. */
export const membershipMailTexts = texts({
  startedSubject: ['You are a member: {name}', 'Ya es miembro: {name}'],
  startedBody: [
    'Thank you. You paid {paid} for {name}. It renews by itself on {day} for {price}. You can cancel at any time:\n{link}',
    'Gracias. Pagó {paid} por {name}. Se renueva sola el {day} por {price}. Puede cancelarla cuando quiera:\n{link}',
  ],
  begunBody: [
    'You now have {name}. It costs nothing, and you can cancel it at any time:\n{link}',
    'Ahora tiene {name}. No cuesta nada y puede cancelarla cuando quiera:\n{link}',
  ],
  upgradedSubject: ['You now have {name}', 'Ahora tiene {name}'],
  upgradedBody: [
    'You paid {paid} for the change to {name}. It renews by itself on {day} for {price}:\n{link}',
    'Pagó {paid} por el cambio a {name}. Se renueva sola el {day} por {price}:\n{link}',
  ],
  renewedSubject: ['Your membership has renewed', 'Su membresía se renovó'],
  renewedBody: [
    'You paid {paid} for {name}. It renews again on {day}:\n{link}',
    'Pagó {paid} por {name}. Se renueva de nuevo el {day}:\n{link}',
  ],
  declinedSubject: ['We could not charge your membership', 'No pudimos cobrar su membresía'],
  declinedBody: [
    'We could not charge {price} for {name}. We will try again in a few days. If that does not work either, your membership ends. You can pay now, with another card if you like:\n{link}',
    'No pudimos cobrar {price} por {name}. Volveremos a intentarlo en unos días. Si tampoco funciona, su membresía terminará. Puede pagar ahora, con otra tarjeta si lo desea:\n{link}',
  ],
  cancelledSubject: ['You have canceled your membership', 'Canceló su membresía'],
  cancelledBody: [
    'You have {name} until {day}. Nothing more is charged. If you change your mind before that day, you can keep it:\n{link}',
    'Tiene {name} hasta el {day}. No se cobra nada más. Si cambia de opinión antes, puede conservarla:\n{link}',
  ],
  endedSubject: ['Your membership has ended', 'Su membresía terminó'],
  endedBody: [
    '{name} has ended. You can become a member again at any time:\n{link}',
    '{name} terminó. Puede volver a ser miembro cuando quiera:\n{link}',
  ],
  refundedSubject: ['We give money of your membership back', 'Devolvemos dinero de su membresía'],
  refundedBody: [
    'We give back {paid} of what you paid for {name}, to the card that you paid with. It can take ten days to show there. Nothing else about your membership changes by it:\n{link}',
    'Devolvemos {paid} de lo que pagó por {name}, a la tarjeta con la que pagó. Puede tardar diez días en aparecer. Por eso no cambia nada más de su membresía:\n{link}',
  ],
  refundFailedSubject: [
    'The money of your membership that we gave back did not arrive',
    'El dinero de su membresía que devolvimos no llegó',
  ],
  refundFailedBody: [
    'Your bank did not take the {paid} that we gave back for {name}. Nothing is lost: our team finds another way and writes to you. You need to do nothing:\n{link}',
    'Su banco no aceptó los {paid} que devolvimos por {name}. No se pierde nada: nuestro equipo busca otra forma y le escribe. No tiene que hacer nada:\n{link}',
  ],
  refundLostSubject: [
    'Money of a membership that was given back did not arrive',
    'El dinero devuelto de una membresía no llegó',
  ],
  refundLostBody: [
    'The bank of {name} did not take what was given back of a membership at the payment service ({ref}): {why}. We have the money again, and we told the family that we are looking for another way. Give it back again, or another way, and note how:\n{link}',
    'El banco de {name} no aceptó lo que se devolvió de una membresía en el servicio de pagos ({ref}): {why}. Tenemos de nuevo el dinero y le dijimos a la familia que buscamos otra forma. Devuélvalo de nuevo o de otra forma, y anótelo:\n{link}',
  ],
  refundSettledSubject: [
    'We gave money of your membership back another way',
    'Devolvimos dinero de su membresía de otra forma',
  ],
  refundSettledBody: [
    'The {paid} of {name} that did not arrive at your bank were given back another way. We wrote: {how}\n{link}',
    'Los {paid} de {name} que no llegaron a su banco se devolvieron de otra forma. Escribimos: {how}\n{link}',
  ],
  reminderSubject: ['Your membership renews on {day}', 'Su membresía se renueva el {day}'],
  reminderBody: [
    '{name} renews by itself on {day}, and {price} is charged to your card. To see it, or to cancel it before:\n{link}',
    '{name} se renueva sola el {day} y se cobran {price} a su tarjeta. Para verla o cancelarla antes:\n{link}',
  ],
})
