import { texts } from '@homecare/sdk/kit'

/** Letters about jobs. */
export const jobMailTexts = texts({
  appliedSubject: ['{name} has applied to your job', '{name} se postuló a su trabajo'],
  appliedBody: [
    '{name} would like to work for you: “{title}”. See who has applied, and write to whom you like:\n{link}',
    '{name} quisiera trabajar para usted: «{title}». Vea quiénes se postularon y escriba a quien le guste:\n{link}',
  ],
})
