import type { Job, JobDraft } from '@homecare/sdk/jobs'
import type { Text } from '@homecare/sdk/kit'
import { assistance, clinicalSkills, conditions, languages } from '@homecare/sdk/caregivers'
import { relationships } from '@homecare/sdk/families'
import { wageRangeErrors } from '@homecare/sdk/jobs'
import { isApiDate, minuteOfDay } from '@homecare/sdk/kit'
import { dateFieldTexts, onboardingErrorTexts } from '@homecare/sdk/texts'
import { and, count, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { withoutGaps } from '../calls/withoutGaps.ts'
import { placeAt, type PlaceAt } from '../places/findPlace.ts'
import { refuse, type FieldTexts } from '../refusals/refuse.ts'
import { serverTexts } from '../refusals/texts.ts'
import { applications, jobs } from '../tables/jobs.ts'

type JobRow = typeof jobs.$inferSelect

/** A family's jobs, latest first, each with how many caregivers have applied. */
export async function jobsOf(db: Db | Tx, familyId: number, id?: number): Promise<Job[]> {
  const rows = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.family_id, familyId), id === undefined ? undefined : eq(jobs.id, id)))
  const counts = await applicantCounts(
    db,
    rows.map((row) => row.id),
  )
  return rows
    .toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime() || b.id - a.id)
    .map((row) => jobOf(row, counts.get(row.id) ?? 0))
}

async function applicantCounts(db: Db | Tx, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: applications.job_id, applicants: count() })
    .from(applications)
    .where(and(inArray(applications.job_id, [...ids]), eq(applications.proposal_state, 'applied')))
    .groupBy(applications.job_id)
  return new Map(rows.map(({ id, applicants }) => [id, applicants]))
}

/** A job as its family sees it. */
function jobOf(row: JobRow, applicants: number): Job {
  const { id, status, title, description, conditions, assistance, schedule_type, schedule, hours_week } = row
  const {
    housing,
    preferred_gender,
    preferred_languages,
    wage_min,
    wage_max,
    city,
    state,
    zip_code,
    may_be_indexed,
  } = row
  return {
    id,
    status,
    title,
    description,
    care_for: row.care_for ?? 0,
    provider_type: row.provider_type,
    conditions,
    assistance,
    schedule_type,
    schedule,
    hours_week,
    housing,
    preferred_gender,
    preferred_languages,
    wage_min,
    wage_max,
    start_date: row.start_date ?? '',
    end_date: row.end_date,
    num_days: row.num_days,
    time_of_day: row.time_of_day,
    city,
    state,
    zip_code,
    may_be_indexed,
    created_at: row.created_at.toISOString(),
    applicants_count: applicants,
  }
}

/** Adds a job of a family: open to caregivers when `posted`, else a draft that only the family sees. */
export async function addJobFor(
  tx: Tx,
  familyId: number,
  draft: JobDraft,
  posted: boolean,
  now: number,
): Promise<Job> {
  const wrong = wrongIn(draft)
  const at = await placeAt(tx, draft)
  if (!at) wrong['city'] = [onboardingErrorTexts.place]
  if (!at || Object.keys(wrong).length > 0) throw refuse.invalid(wrong)
  const [row] = await tx
    .insert(jobs)
    .values({
      ...columnsOf(draft),
      ...placeColumns(at),
      family_id: familyId,
      status: posted ? 'open' : 'draft',
      created_at: new Date(now),
    })
    .returning()
  return jobOf(row!, 0)
}

/** A draft without a word in it, at a family's place: the one there is, where there is one. */
export async function addEmptyJob(
  tx: Tx,
  familyId: number,
  at: Pick<JobRow, 'city' | 'county' | 'state' | 'zip_code' | 'latitude' | 'longitude'>,
  now: number,
): Promise<Job> {
  const empty = and(eq(jobs.family_id, familyId), eq(jobs.status, 'draft'), eq(jobs.title, ''))
  const [known] = await tx.select().from(jobs).where(empty).limit(1)
  if (known) return jobOf(known, 0)
  const [row] = await tx
    .insert(jobs)
    .values({ ...at, family_id: familyId, status: 'draft', created_at: new Date(now) })
    .returning()
  return jobOf(row!, 0)
}

/**
 * Changes what a family has said of its job, whose row is locked. A job that is or will be looked for has to be whole; of
 * any other, what the change names has to fit.
 */
export async function changeJobFor(
  tx: Tx,
  row: JobRow,
  change: Partial<JobDraft>,
  status: JobRow['status'],
): Promise<void> {
  const draft: JobDraft = { ...draftOf(row), ...withoutGaps(change) }
  const moved = change.city !== undefined || change.state !== undefined || change.zip_code !== undefined
  const at = moved ? await placeAt(tx, draft) : null
  const wrong = wrongIn(draft)
  if (moved && !at) wrong['city'] = [onboardingErrorTexts.place]
  const named = (field: string) =>
    status === 'open' || fieldsOf(change).has(field === 'specific_schedule' ? 'schedule' : field)
  const said = Object.entries(wrong).filter(([field]) => named(field))
  if (said.length > 0) throw refuse.invalid(Object.fromEntries(said))
  await tx
    .update(jobs)
    .set({ ...columnsOf(draft), ...(at && placeColumns(at)), status })
    .where(eq(jobs.id, row.id))
}

const fieldsOf = (change: object) => new Set(Object.keys(withoutGaps(change)))

/** A job as it would be posted anew. */
function draftOf(row: JobRow): JobDraft {
  const { id: _id, family_id: _family, county: _county, latitude: _lat, longitude: _long, ...said } = row
  return { ...said, care_for: row.care_for ?? 0, start_date: row.start_date ?? '' }
}

/** What a draft says, as the columns have it; the place is looked up. */
function columnsOf(draft: JobDraft) {
  return {
    title: draft.title.trim(),
    description: draft.description.trim(),
    care_for: draft.care_for || null,
    provider_type: draft.provider_type === 2 ? (2 as const) : (0 as const),
    conditions: draft.conditions,
    assistance: draft.assistance,
    schedule_type: draft.schedule_type,
    schedule: draft.schedule_type === 2 ? draft.schedule : [],
    hours_week: draft.hours_week ?? 0,
    num_days: draft.num_days ?? null,
    time_of_day: draft.time_of_day ?? [],
    housing: draft.housing,
    preferred_gender: draft.preferred_gender,
    preferred_languages: draft.preferred_languages,
    wage_min: draft.wage_min ?? null,
    wage_max: draft.wage_max ?? null,
    start_date: draft.start_date || null,
    end_date: draft.end_date ?? null,
    may_be_indexed: draft.may_be_indexed === true,
  }
}

const placeColumns = ({ place, zip }: PlaceAt) => ({
  city: place.city,
  county: place.county,
  state: place.state,
  zip_code: zip,
  latitude: place.latitude,
  longitude: place.longitude,
})

/** What the catalogues and the calendar do not take, by field. */
function wrongIn(draft: JobDraft): Record<string, FieldTexts[string]> {
  const wrong: Record<string, FieldTexts[string]> = {}
  const bad = (field: string, isBad: boolean, text: Text = serverTexts.badValue) => {
    if (isBad) wrong[field] = [text]
  }
  bad('care_for', !relationships.has(draft.care_for), onboardingErrorTexts.careFor)
  bad('title', draft.title.trim() === '', onboardingErrorTexts.title)
  bad('conditions', !draft.conditions.every((id) => conditions.has(id) || clinicalSkills.has(id)))
  bad('assistance', !draft.assistance.every((id) => assistance.has(id)))
  bad('preferred_languages', !draft.preferred_languages.every((id) => languages.has(id)))
  bad('start_date', !isApiDate(draft.start_date), dateFieldTexts.invalid)
  bad('end_date', draft.end_date != null && !isApiDate(draft.end_date), dateFieldTexts.invalid)
  bad(
    'end_date',
    draft.end_date != null && draft.end_date < draft.start_date,
    onboardingErrorTexts.endBeforeStart,
  )
  bad(
    'hours_week',
    draft.hours_week === null || draft.hours_week < 1 || draft.hours_week > 168,
    onboardingErrorTexts.hours,
  )
  bad(
    'num_days',
    draft.num_days != null && (draft.num_days < 1 || draft.num_days > 7),
    onboardingErrorTexts.days,
  )
  bad(
    'specific_schedule',
    draft.schedule_type === 2 && !isWeek(draft.schedule),
    onboardingErrorTexts.weekdays,
  )
  for (const [field, text] of Object.entries(wageRangeErrors(draft))) wrong[field] = [text]
  return wrong
}

function isWeek(schedule: JobDraft['schedule']): boolean {
  return (
    schedule.length > 0 &&
    schedule.length <= 7 &&
    schedule.every(
      ({ day_of_week, start_time, end_time }) =>
        day_of_week >= 0 &&
        day_of_week <= 6 &&
        minuteOfDay(start_time) !== null &&
        minuteOfDay(end_time) !== null,
    )
  )
}
