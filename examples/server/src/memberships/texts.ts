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
    'Your bank did not take the {paid} that we gave back for {name}. Please write to our team, so that we find another way:\n{link}',
    'Su banco no aceptó los {paid} que devolvimos por {name}. Escriba a nuestro equipo para que encontremos otra forma:\n{link}',
  ],
  refundLostSubject: [
    'Money of a membership that was given back did not arrive',
    'El dinero devuelto de una membresía no llegó',
  ],
  refundLostBody: [
    'The bank of {name} did not take what was given back of a membership at the payment service ({ref}): {why}. The money is with us again, and the family was asked to write to us. Agree on another way with them, and give it back at the payment service:\n{link}',
    'El banco de {name} no aceptó lo que se devolvió de una membresía en el servicio de pagos ({ref}): {why}. El dinero está de nuevo con nosotros y se pidió a la familia que nos escriba. Acuerde otra forma con ella y devuélvalo en el servicio de pagos:\n{link}',
  ],
  reminderSubject: ['Your membership renews on {day}', 'Su membresía se renueva el {day}'],
  reminderBody: [
    '{name} renews by itself on {day}, and {price} is charged to your card. To see it, or to cancel it before:\n{link}',
    '{name} se renueva sola el {day} y se cobran {price} a su tarjeta. Para verla o cancelarla antes:\n{link}',
  ],
})

/** Why a refund did not arrive, by the provider's word. */
export const refundFailures = texts({
  lost_or_stolen_card: ['the card was lost or stolen', 'la tarjeta se perdió o fue robada'],
  expired_or_canceled_card: ['the card has expired or was cancelled', 'la tarjeta venció o fue cancelada'],
  declined: ['the bank declined it', 'el banco lo rechazó'],
  insufficient_funds: [
    'there was too little with the payment service',
    'no había suficiente dinero en el servicio de pagos',
  ],
  charge_for_pending_refund_disputed: [
    'the family disputes the payment with its bank',
    'la familia disputa el pago con su banco',
  ],
  unknown: ['the bank gave no reason', 'el banco no dijo por qué'],
})
