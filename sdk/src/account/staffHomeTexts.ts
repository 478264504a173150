import { texts } from '../kit/text.js'

/** The home of staff and of care managers (`/dashboard`). */
export const staffHomeTexts = texts({
  staffLead: ['Here is what waits for us.', 'Esto es lo que nos espera.'],
  managerLead: [
    'The families you advise find your name, phone and e-mail on their home page.',
    'Las familias a las que asesora ven su nombre, teléfono y correo en su página de inicio.',
  ],
  desks: ['Where to go from here', 'A dónde ir desde aquí'],
  waiting: { one: ['{count} waits', 'Espera {count}'], other: ['{count} wait', 'Esperan {count}'] },
  nothingWaits: ['Nothing waits', 'Nada espera'],
  findCaregivers: [
    'Caregivers near a family, with their rates, skills and reviews.',
    'Cuidadores cerca de una familia, con su tarifa, capacidades y reseñas.',
  ],
})
