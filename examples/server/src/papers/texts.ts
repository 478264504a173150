import { texts, type Text } from '@homecare/sdk/kit'
import type { OfferState } from '@homecare/sdk/hiring'

/** What stands in documents besides what the screens say. */
export const paperServerTexts = texts({
  offerTitle: ['Offer of work', 'Oferta de trabajo'],
  from: ['From', 'De'],
  to: ['To', 'Para'],
  sent: ['Sent', 'Enviada'],
  standing: ['Where it stands', 'Cómo está'],
  reason: ['Reason', 'Motivo'],
  theirWords: ['Their words', 'Sus palabras'],
  onlyYours: ['Only in your copy', 'Solo en su copia'],
  rates: ['Rates', 'Tarifas'],
  rate: ['Rate', 'Tarifa'],
  amount: ['Amount', 'Monto'],
  first: ['From', 'Desde'],
  last: ['Until', 'Hasta'],
  open: ['Open', 'Sin fecha'],
  ends: ['Ends', 'Termina'],
  name: ['Name', 'Nombre'],
  side: ['Signs as', 'Firma como'],
  answered: ['Signed', 'Firma'],
  version: ['Version', 'Versión'],
  notYet: ['Not answered yet', 'Sin respuesta todavía'],
  declined: ['Declined on {at}', 'No aceptó el {at}'],
  erased: ['Account deleted', 'Cuenta eliminada'],
  made: [
    'Made by {brand} on {at}. What changes later is not in this copy.',
    'Hecho por {brand} el {at}. Lo que cambie después no está en esta copia.',
  ],
  at: ['{day}, {time} ({zone})', '{day}, {time} ({zone})'],
  foot: ['{brand} · {title} · {family} and {caregiver}', '{brand} · {title} · {family} y {caregiver}'],
  planWeek: ['Care plan, week of {day}', 'Plan de cuidado, semana del {day}'],
  planFor: ['For', 'Para'],
  planCareful: ['Important', 'Importante'],
  planWhen: ['When', 'Cuándo'],
  planTask: ['Task', 'Tarea'],
  planWho: ['Who', 'Quién'],
  planDone: ['Done', 'Hecho'],
  planAnyTime: ['Any time', 'A cualquier hora'],
  planAnybody: ['Anybody', 'Cualquiera'],
  planNurse: ['A nurse', 'Enfermería'],
  planNothing: ['Nothing is planned on this day.', 'Este día no hay nada planeado.'],
  planHow: ['How each is done', 'Cómo se hace cada una'],
  planFoot: ['{brand} · {title} · {name}', '{brand} · {title} · {name}'],
  pageOf: ['Page {page} of {pages}', 'Página {page} de {pages}'],
  fileName: ['{title}, {name}', '{title}, {name}'],
})

/** Where an offer stands, with the day until which it waits, or on which that came about. */
export const standings = texts({
  sent: ['Waiting for an answer until {day}', 'Espera respuesta hasta el {day}'],
  accepted: ['Accepted on {day}', 'Aceptada el {day}'],
  declined: ['Declined on {day}', 'Rechazada el {day}'],
  withdrawn: ['Taken back on {day}', 'Retirada el {day}'],
  lapsed: ['Ended on {day} without an answer', 'Terminó el {day} sin respuesta'],
  replaced: ['Changed on {day}: another one counts', 'Cambiada el {day}: vale otra'],
} satisfies Readonly<Record<OfferState, Text>>)
