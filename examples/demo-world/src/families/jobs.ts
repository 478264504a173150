import { dayMs } from '@homecare/sdk/kit'
import { allAssistance, assistance, conditionWords, illnesses, language } from '../ground/catalogue.ts'
import { addDays, minutesBefore } from '../ground/days.ts'
import * as texts from './jobTexts.ts'
import { fillSlots, wordsFor, type Household } from '../people/people.ts'
import type { Random } from '../ground/random.ts'
import type { ApplicationRow, JobRow, UserRow, WeeklyHours } from '../rows/rows.ts'
import type { Persona } from '../people/persona.ts'

/** A job post of a household, with hours, wage range and place that belong together. */
export function writeJob(
  id: number,
  household: Household,
  user: UserRow,
  today: string,
  random: Random,
): JobRow {
  const nursing = random.chance(0.22)
  const postedDaysAgo = Math.floor(75 * random.next() ** 1.6) + 1
  const schedule = drawSchedule(nursing, random)
  const set = random.chance(0.72)
  const hours = set ? hoursOf(schedule) : random.pick([8, 12, 16, 20, 24])
  const slots = {
    ...wordsFor(household),
    c1: conditionWords[illnesses(household.conditions)[0] ?? 22]![0],
    city: user.city,
    hours: String(hours),
  }
  const say = (text: string) => fillSlots(text, slots)
  const bottom = nursing ? random.int(60, 96) * 50 : random.int(36, 50) * 50
  return {
    id,
    family_id: user.id,
    status:
      postedDaysAgo > 50 ? random.pick(['filled', 'closed', 'open']) : random.chance(0.9) ? 'open' : 'filled',
    title: say(random.pick(nursing ? texts.nursingTitles : texts.titles)),
    description: [
      ...random.sample(texts.situations, random.int(1, 2)),
      ...random.shuffle(random.sample(texts.wishes, random.int(1, 3))),
      random.pick(texts.endings),
    ]
      .map(say)
      .join(' '),
    care_for: household.loved.id,
    provider_type: nursing ? 2 : 0,
    conditions: [...household.conditions].sort((a, b) => a - b),
    assistance: random
      .sample(
        allAssistance.filter((task) => task !== assistance.overnight),
        random.int(3, 7),
      )
      .sort((a, b) => a - b),
    schedule_type: set ? 2 : 1,
    schedule: set ? schedule : [],
    hours_week: hours,
    housing: random.chance(0.88) ? 1 : random.pick([0, 2]),
    preferred_gender: Number(random.weighted({ 0: 70, 1: 22, 2: 8 })) as 0 | 1 | 2,
    preferred_languages:
      user.state === 'PR'
        ? [language.Spanish]
        : user.language === 'es'
          ? [language.English, language.Spanish]
          : [language.English],
    wage_min: bottom,
    wage_max: bottom + random.int(2, 8) * 100,
    start_date: addDays(today, random.int(-5, 30)),
    city: user.city,
    county: user.county,
    state: user.state,
    zip_code: user.zip_code,
    latitude: user.latitude,
    longitude: user.longitude,
    created_at: minutesBefore(today, postedDaysAgo * 1440 + random.int(0, 600)),
  }
}

/** What a caregiver did about a job: mostly applied, some withdrew, some were not interested. */
export function apply(
  id: number,
  job: JobRow,
  household: Household,
  applicant: { id: number; persona: Persona },
  today: string,
  random: Random,
): ApplicationRow {
  const state = random.weighted({ applied: 84, withdrawn: 9, not_interested: 7 })
  const posted = job.created_at.slice(0, 10)
  const daysOpen = Math.max(1, Math.round((Date.parse(today) - Date.parse(posted)) / dayMs))
  const day = addDays(posted, random.int(0, Math.min(daysOpen - 1, 12)))
  const later = addDays(
    day,
    Math.min(random.int(0, 3), Math.round((Date.parse(today) - Date.parse(day)) / dayMs)),
  )
  const known = illnesses(job.conditions).find((condition) =>
    applicant.persona.conditions.includes(condition),
  )
  // What came in the last days may wait; of what is older, few families owe an answer.
  const isLate = addDays(day, lateAfterDays) <= today && job.id % oneIsLateIn !== 0
  const declined = random.chance(0.14) ? state === 'applied' : isLate && state === 'applied'
  const notes = texts.applicationNotes.filter((note) => known !== undefined || !note.includes('{c1}'))
  const slots = { ...wordsFor(household, 'caregiver'), c1: conditionWords[known ?? 28]![0] }
  return {
    id,
    job_id: job.id,
    caregiver_id: applicant.id,
    proposal_state: state,
    note: state === 'not_interested' ? '' : fillSlots(random.pick(notes), slots),
    applied_date: state === 'not_interested' ? null : day,
    note_withdrawing: state === 'withdrawn' ? random.pick(texts.withdrawNotes) : null,
    withdrawn_date: state === 'withdrawn' ? later : null,
    provider_not_interested_date: state === 'not_interested' ? day : null,
    note_not_interested: state === 'not_interested' ? random.pick(texts.notInterestedNotes) : null,
    declined,
    declined_date: declined ? later : null,
    family_note:
      state === 'applied' && !declined && random.chance(0.25)
        ? random.pick(texts.familyNotes.filter((note) => household.loved.id === 2 || !note.includes('Dad')))
        : null,
  }
}

/** Days within which nearly every family answers, and of so many jobs one whose family does not. */
const lateAfterDays = 3
const oneIsLateIn = 9

const shapes = {
  morning: ['08:00', '12:00', 4],
  midday: ['10:00', '14:00', 4],
  evening: ['17:00', '21:00', 4],
  day: ['08:00', '16:00', 8],
  night: ['21:00', '07:00', 10],
} as const

function drawSchedule(nursing: boolean, random: Random): WeeklyHours[] {
  const kind = random.weighted(
    nursing
      ? { morning: 30, day: 25, night: 35, evening: 10 }
      : { morning: 40, midday: 20, evening: 18, day: 16, night: 6 },
  )
  const [start_time, end_time] = shapes[kind]
  const days = random.chance(0.2) ? [0, 6] : random.sample([1, 2, 3, 4, 5], random.int(2, 5))
  return days.map((day_of_week) => ({ day_of_week, start_time, end_time }))
}

function hoursOf(schedule: readonly WeeklyHours[]): number {
  return schedule.reduce((sum, { start_time, end_time }) => {
    const hours = Number(end_time.slice(0, 2)) - Number(start_time.slice(0, 2))
    return sum + (hours > 0 ? hours : hours + 24)
  }, 0)
}
