import { texts } from '../kit/text.js'

/** The page of payments: what a family owes and has paid, and how a caregiver is paid. */
export const paymentsTexts = texts({
  title: ['Payments', 'Pagos'],
  familyLead: ['What you owe, and what you have paid.', 'Lo que debe y lo que ha pagado.'],
  waits: ['To pay now', 'Por pagar ahora'],
  totalDue: ['{total} to pay', '{total} por pagar'],
  nothingDue: ['You owe nothing right now.', 'Por ahora no debe nada.'],
  onItsWay: ['{total} is on its way from your bank.', '{total} va en camino desde su banco.'],
  debt: ['Your bank took a payment back', 'Su banco devolvió un pago'],
  debtText: [
    'You owe {total} again. The caregiver keeps the pay for these hours. Please pay another way.',
    'Debe de nuevo {total}. La persona que cuida conserva el pago de estas horas. Páguelo de otra forma.',
  ],
  look: ['Look at it', 'Revisar'],
  payWith: ['What you pay with', 'Con qué paga'],
  noMethod: [
    'You have no card or bank account here yet.',
    'Todavía no tiene aquí tarjeta ni cuenta bancaria.',
  ],
  changeMethods: ['Cards and bank accounts', 'Tarjetas y cuentas bancarias'],
  history: ['Your payments', 'Sus pagos'],
  noHistory: [
    'Nothing yet. Hours that are handed in to you will appear here.',
    'Nada todavía. Aquí aparecen las horas que le entregan.',
  ],
  paidOn: ['paid {day}', 'pagado el {day}'],
  report: ['Report and download', 'Informe y descarga'],

  caregiverLead: ['When your pay comes, and for which hours.', 'Cuándo llega su pago y por qué horas.'],
  next: ['Next deposit', 'Próximo depósito'],
  nextText: ['{total} should be in your account on {day}.', 'Deberían estar {total} en su cuenta el {day}.'],
  noNext: [
    'No deposit is on its way. One leaves as soon as a family has paid for your hours.',
    'No hay ningún depósito en camino. Sale uno en cuanto una familia paga sus horas.',
  ],
  where: ['Where should your pay go?', '¿Dónde quiere recibir su pago?'],
  whereText: [
    'Families have paid you {total}. We send it as soon as we know your account.',
    'Las familias le pagaron {total}. Se lo enviamos en cuanto conozcamos su cuenta.',
  ],
  addAccount: ['Add your account', 'Agregar su cuenta'],
  identity: ['One thing is missing before we can pay you', 'Falta una cosa para poder pagarle'],
  identityText: [
    'Families have paid you {total}. The payment service needs to know who you are before it sends it.',
    'Las familias le pagaron {total}. El servicio de pagos necesita saber quién es usted antes de enviarlo.',
  ],
  finish: ['See what is missing', 'Ver qué falta'],
  toSend: [
    'Families have paid {total}, and it leaves for your account shortly.',
    'Las familias pagaron {total}, que sale en breve hacia su cuenta.',
  ],
  held: ['We are checking a payment to you', 'Estamos revisando un pago para usted'],
  heldText: [
    'Families have paid {total}. Our team checks it before it leaves, and then it goes to your account by itself.',
    'Las familias pagaron {total}. Nuestro equipo lo revisa antes de que salga y después llega solo a su cuenta.',
  ],
  returned: ['Your bank did not take a deposit', 'Su banco no aceptó un depósito'],
  returnedText: [
    'Nothing is lost. Add another account, and the {total} will go there.',
    'No se pierde nada. Agregue otra cuenta y los {total} llegarán ahí.',
  ],
  returnedWaits: [
    'Nothing is lost. The {total} will come with your next deposit.',
    'No se pierde nada. Los {total} van con su próximo depósito.',
  ],
  otherAccount: ['Use another account', 'Usar otra cuenta'],
  year: ['Deposited this year: {total}', 'Depositado este año: {total}'],
  account: ['The account that your pay goes to', 'La cuenta donde llega su pago'],
  deposits: ['Deposits', 'Depósitos'],
  depositPages: ['Pages of deposits', 'Páginas de depósitos'],
  noDeposits: ['No deposit yet.', 'Todavía no hay depósitos.'],
  depositOf: ['Deposit of {day}', 'Depósito del {day}'],
  hoursOf: ['{name}, {days}', '{name}, {days}'],
  hours: ['Your hours, and where their pay is', 'Sus horas y dónde está su pago'],
  noHours: [
    'Nothing yet. Hours that you hand in will appear here, with what you get for them.',
    'Nada todavía. Aquí aparecen las horas que entregue, con lo que recibe por ellas.',
  ],
  earnings: ['What you have earned, week by week', 'Lo que ha ganado, semana por semana'],
  yourPay: ['How you are paid', 'Cómo se le paga'],
  meFamily: ['What you owe, and what you have paid', 'Lo que debe y lo que ha pagado'],
  meCaregiver: ['Your next deposit, and earlier ones', 'Su próximo depósito y los anteriores'],
})
