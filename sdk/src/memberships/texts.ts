import { texts } from '../kit/text.js'

/** What rules and the server say of memberships. */
export const membershipTexts = texts({
  givesCalls: [
    'A care advisor calls you when you ask for it',
    'Un asesor de cuidado le llama cuando lo pida',
  ],
  givesNoFee: [
    'No fee on wages, in place of {usual}%',
    'Sin tarifa sobre los salarios, en lugar del {usual}%',
  ],
  givesFee: [
    'A fee of {fee}% on wages, in place of {usual}%',
    'Una tarifa del {fee}% sobre los salarios, en lugar del {usual}%',
  ],
  alreadyMember: ['You are already a member', 'Ya tiene una membresía'],
  noMember: ['You have no membership', 'No tiene una membresía'],
  noUpgrade: [
    'You cannot change to this membership from yours',
    'No puede cambiar a esta membresía desde la suya',
  ],
  priceChanged: ['The price is now {total}', 'El precio ahora es {total}'],
  underWay: [
    'A payment for your membership is under way. Wait for it, or answer your bank first.',
    'Hay un pago de su membresía en curso. Espere a que termine o responda primero a su banco.',
  ],
  leavingUnderWay: [
    'A payment for your membership is under way. You can delete your account once it is decided; if your bank is asking about it, answer it, or choose not to pay.',
    'Hay un pago de su membresía en curso. Podrá eliminar su cuenta cuando se decida; si su banco pregunta por él, responda o elija no pagar.',
  ],
  noCard: ['Add a card first', 'Agregue primero una tarjeta'],
  cardGone: ['This card is no longer here', 'Esta tarjeta ya no está'],
  notDue: ['Nothing is due', 'No hay nada pendiente'],
  notCancelled: ['Your membership is not canceled', 'Su membresía no está cancelada'],
  noBenefit: [
    'We do not know of a plan that pays for your care. Please call whoever runs your plan.',
    'No conocemos ningún plan que pague su cuidado. Llame a quienes administran su plan.',
  ],
  memberIdRequired: ['Enter your member ID', 'Escriba su número de miembro'],
  cancelled: ['Your membership is canceled', 'Su membresía está cancelada'],
  kept: ['Your membership continues', 'Su membresía continúa'],
  notPaid: ['Nothing was charged', 'No se cobró nada'],
  chooseCard: ['Choose a card', 'Elija una tarjeta'],
})
