import type {
  AlertLevel,
  PlanRole,
  SkipReason,
  ScheduleType,
  TaskAnswers,
  TaskDayState,
  TaskQuestion,
} from '@homecare/sdk/careplans'
import type { TrailReason } from '@homecare/sdk/trail'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { flag, id, instant } from '../columns.ts'
import { ofUser, users } from '../account.ts'
import { ofFamily } from '../families.ts'

/** The care plan of a family for one person who is cared for. A day on it is a day of its own zone. */
export const carePlans = pgTable(
  'care_plans',
  {
    id: id(),
    family_id: ofFamily(),
    /** What it is called; by itself, after who is cared for. */
    name: text('name').notNull().default(''),
    recipient_name: text('recipient_name').notNull(),
    relationship: integer('relationship'),
    /** What everybody must know, as an allergy. */
    careful: text('careful').notNull().default(''),
    tzid: text('tzid').notNull(),
    has_used_bulk_task: flag('has_used_bulk_task'),
    /** Counted up by whatever changes on the plan. */
    version: bigint('version', { mode: 'number' }).notNull().default(1),
    /** Who changed it last, and which task; users are named without a reference, as a number alone is told to others. */
    changed_by: integer('changed_by'),
    changed_task: integer('changed_task'),
    /** The day on the plan for which its people's tasks were counted last. */
    counted_on: date('counted_on'),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    index('care_plans_family').on(t.family_id),
    // So that what names both a plan and its family can say that they belong together.
    unique('care_plans_of_family').on(t.id, t.family_id),
    check('care_plans_recipient', sql`${t.recipient_name} <> ''`),
    check('care_plans_version', sql`${t.version} >= 1`),
  ],
)

/** The column of a table whose rows are a plan's, and go with it. */
const ofPlan = () =>
  integer('plan_id')
    .notNull()
    .references(() => carePlans.id, { onDelete: 'cascade' })

/** What somebody is on a plan. `permissions` are a caregiver's, the lowest bit the first of the catalogue; 0 is no access. */
export const planPeople = pgTable(
  'plan_people',
  {
    plan_id: ofPlan(),
    user_id: ofUser(),
    side: text('side').$type<'family' | 'relative' | 'caregiver'>().notNull(),
    role: text('role').$type<PlanRole>(),
    permissions: smallint('permissions'),
    no_access: boolean('no_access')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(permissions = 0, false)`),
    /** The family lets them decide what other caregivers may do. */
    manages: flag('manages'),
    first_visited: instant('first_visited'),
    version: integer('version').notNull().default(1),
    added_by: integer('added_by').references(() => users.id, { onDelete: 'set null' }),
    added_at: instant('added_at').notNull(),
    removed_at: instant('removed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.plan_id, t.user_id] }),
    index('plan_people_user').on(t.user_id),
    // The family whose plan it is.
    uniqueIndex('plan_people_one_family')
      .on(t.plan_id)
      .where(sql`side = 'family'`),
    check('plan_people_sides', sql`${t.side} in ('family', 'relative', 'caregiver')`),
    check('plan_people_roles', sql`${t.role} in ('owner', 'editor', 'reader')`),
    check('plan_people_role', sql`(${t.side} = 'relative') = (${t.role} is not null)`),
    check('plan_people_permissions', sql`(${t.side} = 'caregiver') = (${t.permissions} is not null)`),
    check('plan_people_bits', sql`${t.permissions} between 0 and 63`),
    check('plan_people_manages', sql`${t.side} = 'caregiver' or not ${t.manages}`),
    check('plan_people_family_stays', sql`${t.side} <> 'family' or ${t.removed_at} is null`),
  ],
)

/**
 * The plan that a connection leads to; it is of the same family. That the connection is, too, a key of the migration says, by
 * hand: the builder would write it before the one that it refers to.
 */
export const planConnections = pgTable(
  'plan_connections',
  {
    connection_id: integer('connection_id').primaryKey(),
    plan_id: integer('plan_id').notNull(),
    family_id: integer('family_id').notNull(),
  },
  (t) => [
    index('plan_connections_plan').on(t.plan_id),
    foreignKey({
      name: 'plan_connections_of_plan',
      columns: [t.plan_id, t.family_id],
      foreignColumns: [carePlans.id, carePlans.family_id],
    }).onDelete('cascade'),
  ],
)

/** Invitations of relatives, and of caregivers whom an agency sends, by e-mail; of a plan and an address one waits at most. */
export const planInvites = pgTable(
  'plan_invites',
  {
    id: id(),
    plan_id: ofPlan(),
    email: text('email').notNull(),
    role: text('role').$type<PlanRole>().notNull(),
    token_hash: text('token_hash').notNull(),
    by_user: integer('by_user').references(() => users.id, { onDelete: 'set null' }),
    sent_at: instant('sent_at').notNull(),
    expires_at: instant('expires_at').notNull(),
    accepted_by: integer('accepted_by').references(() => users.id, { onDelete: 'set null' }),
    accepted_at: instant('accepted_at'),
    declined_at: instant('declined_at'),
    revoked_at: instant('revoked_at'),
  },
  (t) => [
    uniqueIndex('plan_invites_token').on(t.token_hash),
    uniqueIndex('plan_invites_one_waits')
      .on(t.plan_id, sql`lower(${t.email})`)
      .where(sql`accepted_at is null and declined_at is null and revoked_at is null`),
    check('plan_invites_roles', sql`${t.role} in ('owner', 'editor', 'reader')`),
    check(
      'plan_invites_answered',
      sql`num_nonnulls(${t.accepted_at}, ${t.declined_at}, ${t.revoked_at}) <= 1`,
    ),
    check('plan_invites_accepted', sql`${t.accepted_by} is null or ${t.accepted_at} is not null`),
    check('plan_invites_expiry', sql`${t.expires_at} > ${t.sent_at}`),
  ],
)

/** What a task says of itself: kept with every version of it, and with what was done. */
export interface TaskWords {
  readonly title: string
  readonly instructions: string
  readonly adl_map_id: number | null
  readonly due_time: string | null
  readonly assigned_to: number | null
  readonly nurse_only: boolean
  readonly questions: readonly TaskQuestion[]
  readonly prompts: readonly { readonly text: string; readonly priority: number }[]
}

/** A task of a plan: its words on every day that says nothing else. When it comes stands in its entries. */
export const planTasks = pgTable(
  'plan_tasks',
  {
    id: id(),
    plan_id: ofPlan(),
    title: text('title').notNull(),
    instructions: text('instructions').notNull().default(''),
    adl_map_id: integer('adl_map_id'),
    due_time: time('due_time'),
    assigned_to: integer('assigned_to').references(() => users.id, { onDelete: 'set null' }),
    nurse_only: flag('nurse_only'),
    questions: text('questions').array().$type<TaskQuestion[]>().notNull().default([]),
    prompts: jsonb('prompts').$type<TaskWords['prompts']>().notNull().default([]),
    /** The least of its prompts' priorities, by which tasks are sorted; 9 where it has none. */
    priority: smallint('priority').notNull().default(9),
    template_name: text('template_name'),
    /** The task that it goes on in the place of, from a day on. */
    continues_id: integer('continues_id'),
    version: integer('version').notNull().default(1),
    created_by: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    created_at: instant('created_at').notNull(),
    modified_by: integer('modified_by').references(() => users.id, { onDelete: 'set null' }),
    modified_at: instant('modified_at').notNull(),
    removed_at: instant('removed_at'),
    /** Who edits it now, and until when that is believed. */
    lock_by: integer('lock_by').references(() => users.id, { onDelete: 'set null' }),
    lock_until: instant('lock_until'),
  },
  (t) => [
    index('plan_tasks_plan').on(t.plan_id, t.id),
    unique('plan_tasks_of_plan').on(t.id, t.plan_id),
    foreignKey({ name: 'plan_tasks_continues', columns: [t.continues_id], foreignColumns: [t.id] }).onDelete(
      'set null',
    ),
    check('plan_tasks_title', sql`${t.title} <> ''`),
    check('plan_tasks_version', sql`${t.version} >= 1`),
    check('plan_tasks_not_itself', sql`${t.continues_id} <> ${t.id}`),
  ],
)

/** How a task read, version by version. */
export const planTaskVersions = pgTable(
  'plan_task_versions',
  {
    task_id: integer('task_id')
      .notNull()
      .references(() => planTasks.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    words: jsonb('words').$type<TaskWords & { readonly schedule: readonly unknown[] }>().notNull(),
    by_user: integer('by_user').references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.task_id, t.version] })],
)

/** A rule of a task's schedule: several days of a week or month are several. */
export const taskEntries = pgTable(
  'task_entries',
  {
    id: id(),
    task_id: integer('task_id')
      .notNull()
      .references(() => planTasks.id, { onDelete: 'cascade' }),
    schedule_type: text('schedule_type').$type<ScheduleType>().notNull(),
    interval: integer('interval').notNull(),
    /** 0 is Sunday. */
    day_of_week: smallint('day_of_week'),
    day_of_month: smallint('day_of_month'),
    start_date: date('start_date').notNull(),
    end_date: date('end_date'),
  },
  (t) => [
    index('task_entries_task').on(t.task_id),
    check('task_entries_types', sql`${t.schedule_type} in ('daily', 'weekly', 'monthly')`),
    check('task_entries_interval', sql`${t.interval} >= 1`),
    check('task_entries_weekday', sql`${t.day_of_week} between 0 and 6`),
    check('task_entries_monthday', sql`${t.day_of_month} between 1 and 31`),
    check(
      'task_entries_day_fits',
      sql`(${t.schedule_type} = 'weekly' or ${t.day_of_week} is null) and (${t.schedule_type} = 'monthly' or ${t.day_of_month} is null)`,
    ),
    check('task_entries_order', sql`${t.end_date} >= ${t.start_date}`),
  ],
)

/**
 * What one day of a task has of its own, by its day of the rule: done, skipped, taken away, moved, or other words. What was
 * done or skipped keeps the words that it then had.
 */
export const taskDays = pgTable(
  'task_days',
  {
    task_id: integer('task_id').notNull(),
    plan_id: integer('plan_id').notNull(),
    day: date('day').notNull(),
    state: text('state').$type<TaskDayState>().notNull(),
    moved_to: date('moved_to'),
    /** The day on which it is shown. */
    shown: date('shown')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(moved_to, day)`),
    changes: jsonb('changes').$type<Partial<TaskWords>>().notNull().default({}),
    kept: jsonb('kept').$type<TaskWords>(),
    by_user: integer('by_user').references(() => users.id, { onDelete: 'set null' }),
    /** When the server heard of it, and when it was done, where somebody was without a connection. */
    at: instant('at'),
    made_at: instant('made_at'),
    late: flag('late'),
    data: jsonb('data').$type<TaskAnswers>(),
    note: text('note').notNull().default(''),
    reason: text('reason').$type<SkipReason>(),
    noted_at: instant('noted_at'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.task_id, t.day] }),
    index('task_days_day').on(t.plan_id, t.day),
    index('task_days_shown').on(t.plan_id, t.shown),
    foreignKey({
      name: 'task_days_of_task',
      columns: [t.task_id, t.plan_id],
      foreignColumns: [planTasks.id, planTasks.plan_id],
    }).onDelete('cascade'),
    check('task_days_states', sql`${t.state} in ('open', 'done', 'skipped', 'removed')`),
    check(
      'task_days_moved',
      sql`${t.moved_to} <> ${t.day} and (${t.state} <> 'removed' or ${t.moved_to} is null)`,
    ),
    check(
      'task_days_settled',
      sql`(${t.state} in ('done', 'skipped')) = (${t.at} is not null) and (${t.state} in ('done', 'skipped')) = (${t.kept} is not null)`,
    ),
    check('task_days_reason', sql`(${t.state} = 'skipped') = (${t.reason} is not null)`),
    check('task_days_other', sql`${t.reason} <> 'other' or ${t.note} <> ''`),
    check('task_days_data', sql`${t.data} is null or ${t.state} = 'done'`),
    check('task_days_version', sql`${t.version} >= 1`),
  ],
)

/** Photos and videos of a day of a task. One that was taken away leaves a row that says so, and no file. */
export const taskMedia = pgTable(
  'task_media',
  {
    id: id(),
    plan_id: integer('plan_id').notNull(),
    task_id: integer('task_id').notNull(),
    day: date('day').notNull(),
    kind: text('kind').$type<'photo' | 'video'>().notNull(),
    media_type: text('media_type').notNull(),
    stored_as: text('stored_as'),
    small_as: text('small_as'),
    bytes: integer('bytes').notNull(),
    description: text('description').notNull().default(''),
    by_user: integer('by_user').references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
    removed_by: integer('removed_by').references(() => users.id, { onDelete: 'set null' }),
    removed_at: instant('removed_at'),
  },
  (t) => [
    index('task_media_task').on(t.task_id, t.day),
    foreignKey({
      name: 'task_media_of_task',
      columns: [t.task_id, t.plan_id],
      foreignColumns: [planTasks.id, planTasks.plan_id],
    }).onDelete('cascade'),
    check('task_media_kinds', sql`${t.kind} in ('photo', 'video')`),
    check('task_media_removed', sql`(${t.removed_at} is null) = (${t.stored_as} is not null)`),
    check(
      'task_media_small',
      sql`${t.small_as} is null or (${t.kind} = 'photo' and ${t.removed_at} is null)`,
    ),
  ],
)

/** Notes on a plan; one that was deleted keeps its row, and no words. */
export const planNotes = pgTable(
  'plan_notes',
  {
    id: id(),
    plan_id: ofPlan(),
    author_id: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    version: integer('version').notNull().default(1),
    created_at: instant('created_at').notNull(),
    modified_at: instant('modified_at').notNull(),
    removed_at: instant('removed_at'),
  },
  (t) => [
    index('plan_notes_plan').on(t.plan_id, t.created_at),
    check('plan_notes_text', sql`(${t.removed_at} is null) = (${t.text} <> '')`),
    check('plan_notes_version', sql`${t.version} >= 1`),
  ],
)

/** How a note read before. */
export const planNoteVersions = pgTable(
  'plan_note_versions',
  {
    note_id: integer('note_id')
      .notNull()
      .references(() => planNotes.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    text: text('text').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.note_id, t.version] })],
)

/** What all on a plan are to know: in somebody's words, or an answer that was out of its range, which is said as it is read. */
export const planAlerts = pgTable(
  'plan_alerts',
  {
    id: id(),
    plan_id: ofPlan(),
    task_id: integer('task_id'),
    day: date('day'),
    level: text('level').$type<AlertLevel>().notNull(),
    text: text('text').notNull().default(''),
    answers: jsonb('answers').$type<TaskAnswers>(),
    by_user: integer('by_user').references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
    off_at: instant('off_at'),
    off_by: integer('off_by').references(() => users.id, { onDelete: 'set null' }),
    removed_at: instant('removed_at'),
  },
  (t) => [
    index('plan_alerts_plan').on(t.plan_id, t.id),
    foreignKey({
      name: 'plan_alerts_of_task',
      columns: [t.task_id, t.plan_id],
      foreignColumns: [planTasks.id, planTasks.plan_id],
    }).onDelete('cascade'),
    check('plan_alerts_levels', sql`${t.level} in ('info', 'urgent')`),
    check(
      'plan_alerts_says',
      sql`${t.removed_at} is not null or (${t.text} <> '') <> (${t.answers} is not null)`,
    ),
    check('plan_alerts_day', sql`${t.day} is null or ${t.task_id} is not null`),
    check('plan_alerts_off', sql`${t.off_by} is null or ${t.off_at} is not null`),
  ],
)

export const planAlertsSeen = pgTable(
  'plan_alerts_seen',
  {
    alert_id: integer('alert_id')
      .notNull()
      .references(() => planAlerts.id, { onDelete: 'cascade' }),
    user_id: ofUser(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.alert_id, t.user_id] })],
)

/**
 * What happened on a plan: kinds and numbers, no words. The database only lets it be added to (a trigger of the migration), and
 * it refers to nothing: an entry outlives what it is about.
 */
export const planHistory = pgTable(
  'plan_history',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    plan_id: integer('plan_id').notNull(),
    task_id: integer('task_id'),
    day: date('day'),
    action: smallint('action').notNull(),
    by_user: integer('by_user'),
    at: instant('at').notNull(),
  },
  (t) => [
    index('plan_history_plan').on(t.plan_id, t.id),
    index('plan_history_task').on(t.task_id, t.id),
    check('plan_history_actions', sql`${t.action} between 1 and 10`),
  ],
)

/** Members of staff who have opened a plan to read it, why and until when. */
export const planSealBreaks = pgTable(
  'plan_seal_breaks',
  {
    id: id(),
    plan_id: ofPlan(),
    staff_id: ofUser('staff_id'),
    reason: text('reason').$type<TrailReason>().notNull(),
    at: instant('at').notNull(),
    until: instant('until').notNull(),
  },
  (t) => [
    index('plan_seal_breaks_staff').on(t.staff_id, t.plan_id, t.until),
    check('plan_seal_breaks_until', sql`${t.until} > ${t.at} and ${t.until} <= ${t.at} + interval '2 hours'`),
  ],
)
