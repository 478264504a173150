import type { JobDraft } from '../vocabulary/jobs/entities.js'

/** The job in examples of calls that post one. */
export const exampleJob: JobDraft = {
  title: 'Care for my father',
  description: 'He forgets his pills.',
  care_for: 2,
  conditions: [20],
  assistance: [1, 5],
  schedule_type: 2,
  schedule: [{ day_of_week: 1, start_time: '09:00', end_time: '13:00' }],
  hours_week: 4,
  housing: 1,
  preferred_gender: 0,
  preferred_languages: [1],
  start_date: '2026-12-01',
  city: 'Oakland',
  state: 'CA',
  zip_code: '94601',
}
