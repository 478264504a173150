import { texts } from '@homecare/sdk/kit'

/** Letters about jobs. */
export const jobMailTexts = texts({
  appliedSubject: ['{name} has applied to your job', '{name} se postuló a su trabajo'],
  appliedBody: [
    '{name} would like to work for you: “{title}”. See who has applied and write to them:\n{link}',
    '{name} quisiera trabajar para usted: «{title}». Vea quiénes se postularon y escríbales:\n{link}',
  ],
  newWork: {
    one: ['{count} new job near you', '{count} trabajo nuevo cerca de usted'],
    other: ['{count} new jobs near you', '{count} trabajos nuevos cerca de usted'],
  },
  newWorkBody: [
    '{said}, within the distance you work. See what they pay and when:\n{link}',
    '{said}, dentro de la distancia a la que trabaja. Vea cuánto pagan y cuándo:\n{link}',
  ],
  appliedShort: ['{name} has applied to your job.', '{name} se postuló a su trabajo.'],
})
