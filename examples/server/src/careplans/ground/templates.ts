import { wordsAsRead, type ScheduleType, type TaskQuestion } from '@homecare/sdk/careplans'
import type { CareCategoryId } from '@homecare/sdk/caregivers'
import { texts, type Locale, type Text } from '@homecare/sdk/kit'

/** A task that is commonly done, to begin with. */
interface TaskTemplate {
  readonly name: string
  readonly title: Text
  readonly instructions: Text
  readonly due_time: string | null
  readonly questions: readonly TaskQuestion[]
  readonly schedule_type: ScheduleType
}

const titles = texts({
  shower: ['Shower', 'Ducha'],
  bedBath: ['Wash at the bed', 'Aseo en la cama'],
  hair: ['Wash the hair', 'Lavar el cabello'],
  dress: ['Get dressed', 'Vestirse'],
  teeth: ['Brush the teeth', 'Cepillarse los dientes'],
  shave: ['Shave', 'Afeitarse'],
  bed: ['Get ready for bed', 'Prepararse para dormir'],
  toilet: ['Help to the toilet', 'Ayudar a ir al baño'],
  pads: ['Change the pad', 'Cambiar el pañal'],
  morningPills: ['Morning pills', 'Pastillas de la mañana'],
  noonPills: ['Noon pills', 'Pastillas del mediodía'],
  eveningPills: ['Evening pills', 'Pastillas de la noche'],
  pressure: ['Measure the blood pressure', 'Medir la presión'],
  sugar: ['Measure the blood sugar', 'Medir el azúcar'],
  breakfast: ['Breakfast', 'Desayuno'],
  lunch: ['Lunch', 'Almuerzo'],
  dinner: ['Dinner', 'Cena'],
  drink: ['A glass of water', 'Un vaso de agua'],
  groceries: ['Buy groceries', 'Comprar alimentos'],
  pharmacy: ['Go to the pharmacy', 'Ir a la farmacia'],
  outOfBed: ['Help out of bed', 'Ayudar a levantarse'],
  turn: ['Change the position', 'Cambiar de posición'],
  transfer: ['Help from chair to chair', 'Ayudar a pasar de una silla a otra'],
  walk: ['A walk', 'Una caminata'],
  exercises: ['Do the exercises', 'Hacer los ejercicios'],
  doctor: ['Drive to the doctor', 'Llevar al médico'],
  errands: ['Drive on errands', 'Llevar a hacer mandados'],
  laundry: ['Wash the clothes', 'Lavar la ropa'],
  kitchen: ['Tidy the kitchen', 'Ordenar la cocina'],
  sheets: ['Change the sheets', 'Cambiar las sábanas'],
  trash: ['Take out the trash', 'Sacar la basura'],
  talk: ['Sit and talk', 'Sentarse a conversar'],
  read: ['Read together', 'Leer juntos'],
  call: ['Call the family', 'Llamar a la familia'],
})

const hints = texts({
  none: ['', ''],
  shower: [
    'Warm the bathroom first. Mat and chair in the shower. Stay within reach.',
    'Caliente primero el baño. Alfombra y silla en la ducha. Quédese cerca.',
  ],
  pills: [
    'As the pharmacy has labeled them, with a glass of water. Stay until they are swallowed.',
    'Como indica la etiqueta de la farmacia, con un vaso de agua. Quédese hasta que se traguen.',
  ],
  pressure: [
    'After five minutes of sitting, on the upper arm. Write down both numbers.',
    'Después de cinco minutos de estar sentado, en el brazo. Anote los dos números.',
  ],
  meal: [
    'Sit together where you can. Note how much was eaten.',
    'Siéntense juntos si se puede. Anote cuánto comió.',
  ],
  walk: [
    'With good shoes and the walker. Turn back before it is too much.',
    'Con buenos zapatos y el andador. Regresen antes de que sea demasiado.',
  ],
  turn: ['Look at the skin at the heels and the back.', 'Revise la piel de los talones y la espalda.'],
  exercises: [
    'As the therapist has shown. Stop where it hurts.',
    'Como mostró la persona terapeuta. Pare si duele.',
  ],
})

const template = (
  name: keyof typeof titles,
  more: Partial<Omit<TaskTemplate, 'name' | 'title'>> = {},
): TaskTemplate => ({
  ...{ name, title: titles[name], instructions: hints.none, due_time: null, questions: [] },
  ...{ schedule_type: 'daily', ...more },
})

/** The eleven categories of care, each with what is commonly done in it. */
export const taskTemplates: Readonly<Record<CareCategoryId, readonly TaskTemplate[]>> = {
  1: [
    template('shower', { instructions: hints.shower, due_time: '09:00' }),
    template('bedBath', { due_time: '09:00' }),
    template('hair', { schedule_type: 'weekly' }),
  ],
  2: [
    template('dress', { due_time: '08:30' }),
    template('teeth', { due_time: '08:30' }),
    template('shave', { due_time: '08:30' }),
    template('bed', { due_time: '20:30' }),
  ],
  3: [template('toilet'), template('pads')],
  4: [
    template('morningPills', { instructions: hints.pills, due_time: '08:00', questions: ['took'] }),
    template('noonPills', { instructions: hints.pills, due_time: '12:00', questions: ['took'] }),
    template('eveningPills', { instructions: hints.pills, due_time: '20:00', questions: ['took'] }),
    template('pressure', {
      instructions: hints.pressure,
      due_time: '10:00',
      questions: ['blood_pressure', 'pulse'],
    }),
    template('sugar', { due_time: '07:30', questions: ['blood_sugar'] }),
  ],
  5: [
    template('breakfast', { instructions: hints.meal, due_time: '08:00', questions: ['ate'] }),
    template('lunch', { instructions: hints.meal, due_time: '12:30', questions: ['ate'] }),
    template('dinner', { instructions: hints.meal, due_time: '18:00', questions: ['ate'] }),
    template('drink', { due_time: '15:00' }),
  ],
  6: [template('groceries', { schedule_type: 'weekly' }), template('pharmacy', { schedule_type: 'monthly' })],
  7: [
    template('outOfBed', { due_time: '08:00' }),
    template('turn', { instructions: hints.turn }),
    template('transfer'),
  ],
  8: [
    template('walk', { instructions: hints.walk, due_time: '10:30' }),
    template('exercises', { instructions: hints.exercises, due_time: '11:00', questions: ['pain'] }),
  ],
  9: [template('doctor', { schedule_type: 'monthly' }), template('errands', { schedule_type: 'weekly' })],
  11: [
    template('kitchen'),
    template('laundry', { schedule_type: 'weekly' }),
    template('sheets', { schedule_type: 'weekly' }),
    template('trash', { schedule_type: 'weekly' }),
  ],
  14: [template('talk'), template('read'), template('call', { schedule_type: 'weekly' })],
}

const byName: ReadonlyMap<string, TaskTemplate> = new Map(
  Object.values(taskTemplates).flatMap((templates) => templates.map((one) => [one.name, one] as const)),
)

/** What a task says, as a reader reads it: what is still its template's is in their language. */
export function asRead<W extends { readonly title?: string; readonly instructions?: string }>(
  words: W,
  template_name: string | null,
  locale: Locale,
): W {
  const template = byName.get(template_name ?? '')
  if (!template) return words
  const { title, instructions } = words
  return {
    ...words,
    ...(title !== undefined && { title: wordsAsRead(title, template.title, locale) }),
    ...(instructions !== undefined && {
      instructions: wordsAsRead(instructions, template.instructions, locale),
    }),
  }
}
