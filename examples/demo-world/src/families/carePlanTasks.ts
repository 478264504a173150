import type { TaskQuestion } from '@homecare/sdk/careplans'

/** A task of a plan of the demo. `days` are days of the week, 0 for Sunday; every day where none are named. */
export interface DemoTask {
  readonly title: string
  readonly instructions: string
  /** The kind of help that it is. */
  readonly kind: number
  readonly due: string | null
  readonly questions?: readonly TaskQuestion[]
  readonly days?: readonly number[]
  readonly nurse?: true
  readonly prompts?: readonly string[]
}

/** What is done for Kenji Ito. */
export const kenjisTasks: readonly DemoTask[] = [
  {
    title: 'Morning pills',
    instructions:
      'The Monday-to-Sunday box on the kitchen shelf. With food and a full glass of water. Stay until they are swallowed.',
    kind: 4,
    due: '09:00',
    questions: ['took'],
    prompts: ['Never on an empty stomach.', 'He hides them under the saucer.'],
  },
  {
    title: 'Breakfast',
    instructions: 'Oatmeal or an egg, soft. Coffee black, in the blue cup.',
    kind: 5,
    due: '09:15',
    questions: ['ate'],
  },
  {
    title: 'Take his blood pressure',
    instructions: 'Sitting, left arm, after five minutes of rest.',
    kind: 4,
    due: '10:00',
    questions: ['blood_pressure', 'pulse'],
  },
  {
    title: 'Shower',
    instructions:
      'Warm the bathroom first. He washes himself; stay within reach. The towel lies on the chair.',
    kind: 1,
    due: '10:30',
    days: [1, 3, 5],
    prompts: ['He gets dizzy when he stands up fast.'],
  },
  {
    title: 'Change of clothes',
    instructions: 'Lay two shirts out and let him choose.',
    kind: 2,
    due: '11:00',
  },
  {
    title: 'Walk in the garden, 15 minutes',
    instructions: 'With the walker. Twice around the lemon tree, then a glass of water.',
    kind: 8,
    due: '11:30',
  },
  {
    title: 'Lunch, soft food',
    instructions: 'Cut small. He eats slowly; sit with him.',
    kind: 5,
    due: '12:30',
    questions: ['ate'],
  },
  {
    title: 'Exercises for the left hand',
    instructions: 'The sheet from the therapist hangs on the fridge. Ten of each, twice.',
    kind: 8,
    due: '15:00',
    days: [2, 4, 6],
  },
  {
    title: 'Dinner',
    instructions: 'What Carol has left in the fridge. Warm, not hot.',
    kind: 5,
    due: '18:00',
    questions: ['ate'],
  },
  {
    title: 'Dressing on the left heel',
    instructions: 'Saline, dry, the square pads from the blue bag. Note the size and color.',
    kind: 4,
    due: '20:15',
    days: [0, 2, 4, 6],
    nurse: true,
    questions: ['pain'],
  },
  {
    title: 'Evening pills',
    instructions: 'With a glass of water, one after the other.',
    kind: 4,
    due: '20:30',
    questions: ['took'],
  },
  {
    title: 'Get ready for bed',
    instructions: 'Night light on, walker within reach, water on the table.',
    kind: 2,
    due: '21:00',
  },
  {
    title: 'Change the sheets',
    instructions: 'Clean ones are in the hall closet, second shelf.',
    kind: 11,
    due: null,
    days: [6],
  },
  { title: 'Sit and talk', instructions: 'He likes to tell about the boat.', kind: 14, due: null },
]

/** What is done in the plans of other families. */
export const usualTasks: readonly DemoTask[] = [
  {
    title: 'Morning pills',
    instructions: 'As the pharmacy has labeled them, with a glass of water.',
    kind: 4,
    due: '09:00',
    questions: ['took'],
  },
  { title: 'Breakfast', instructions: 'Ask what she would like.', kind: 5, due: '09:30', questions: ['ate'] },
  { title: 'A walk', instructions: 'Around the block, with the cane.', kind: 8, due: '11:00' },
  { title: 'Tidy the kitchen', instructions: '', kind: 11, due: null, days: [1, 3, 5] },
]
