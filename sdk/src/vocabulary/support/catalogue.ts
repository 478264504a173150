import { catalogue, type IdOf } from '../../kit/catalogue.js'

/** What somebody asks our team about. An interview is for caregivers alone. */
export const supportTopics = catalogue([
  { id: 'care', label: ['Finding or arranging care', 'Buscar u organizar cuidado'] },
  { id: 'work', label: ['Finding work', 'Buscar trabajo'] },
  { id: 'hours', label: ['Hours and payments', 'Horas y pagos'] },
  { id: 'account', label: ['Your account', 'Su cuenta'] },
  {
    id: 'interview',
    label: ['An interview with a recruiter', 'Una entrevista con una persona de selección'],
  },
  { id: 'other', label: ['Something else', 'Otra cosa'] },
])
export type SupportTopic = IdOf<typeof supportTopics>

/** Where a question to our team stands. */
export const supportStates = catalogue([
  { id: 'waiting', label: ['Waiting for our answer', 'Espera nuestra respuesta'] },
  { id: 'answered', label: ['Answered', 'Contestada'] },
  { id: 'closed', label: ['Closed', 'Cerrada'] },
])
export type SupportState = IdOf<typeof supportStates>
