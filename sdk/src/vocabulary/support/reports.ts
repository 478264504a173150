import { catalogue, type IdOf } from '../../kit/catalogue.js'

/** What somebody tells our team about the other person of a conversation. */
export const reportReasons = catalogue([
  {
    id: 'payment',
    label: ['Asked to pay or be paid outside this site', 'Pidió pagar o cobrar fuera de este sitio'],
  },
  { id: 'scam', label: ['Looks like a scam', 'Parece una estafa'] },
  { id: 'rude', label: ['Was rude, hateful or threatening', 'Fue una persona grosera, hostil o amenazante'] },
  {
    id: 'unwanted',
    label: ['Made sexual or unwanted advances', 'Hizo insinuaciones sexuales o no deseadas'],
  },
  {
    id: 'safety',
    label: ['I worry about somebody’s safety', 'Me preocupa la seguridad de alguien'],
  },
  { id: 'other', label: ['Something else', 'Otra cosa'] },
])
export type ReportReason = IdOf<typeof reportReasons>

/** What our team makes of a report of messages. */
export const reportDecisions = catalogue([
  { id: 'nothing', label: ['Nothing against our rules', 'Nada contra nuestras reglas'] },
  { id: 'warned', label: ['Remind them of our rules', 'Recordarle nuestras reglas'] },
  { id: 'frozen', label: ['Stop their messages', 'Detener sus mensajes'] },
])
export type ReportDecision = IdOf<typeof reportDecisions>
