import { addPlanNote, addTasks, type CarePlan } from '@homecare/sdk/careplans'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { actors } from '../testing/actors.ts'
import { smallWorld } from '../testing/world.ts'
import { aPlan } from './testing/plans.ts'

const world = smallWorld()
const today = '2026-11-21'
let plan: CarePlan
let task: number
let other: number
beforeEach(async () => {
  world.change()
  const people = await aPlan(world)
  plan = people.plan
  const [made] = await people.carol.call(addTasks, {
    id: plan.id,
    body: { title: 'Walk', start_date: today },
  })
  task = made!.id
  await people.carol.call(addPlanNote, { id: plan.id, body: { text: 'He slept well.' } })
  const { rows } = await world.db.execute(sql`
    insert into care_plans (family_id, recipient_name, tzid, created_at)
    values (${actors.otherFamily}, 'Ana', 'America/Los_Angeles', now()) returning id`)
  other = (rows[0] as { id: number }).id
})

/** The constraint that a statement breaks; null where it breaks none. */
async function broken(statement: string): Promise<string | null> {
  const text = statement
    .replaceAll(':plan', String(plan.id))
    .replaceAll(':task', String(task))
    .replaceAll(':other', String(other))
    .replaceAll(':marisol', String(actors.caregiver))
    .replaceAll(':carol', String(actors.family))
    .replaceAll(':family', String(actors.otherFamily))
    .replaceAll(':staff', String(actors.staff))
  try {
    await world.connection.pool.query(text)
    return null
  } catch (error) {
    const { constraint, column, message } = error as { constraint?: string; column?: string; message: string }
    return constraint ?? column ?? message
  }
}

const day = (values: string) => `insert into task_days (task_id, plan_id, day, state, ${values}`
const entry = (type: string, interval: number, weekday: string, monthday: string, until = 'null') =>
  `insert into task_entries (task_id, schedule_type, interval, day_of_week, day_of_month, start_date, end_date)
   values (:task, '${type}', ${interval}, ${weekday}, ${monthday}, '${today}', ${until})`
const media = (values: string) =>
  `insert into task_media (plan_id, task_id, day, media_type, bytes, at, kind, stored_as, small_as, removed_at)
   values (${values})`
const alert = (values: string) =>
  `insert into plan_alerts (plan_id, at, task_id, day, level, text, answers) values (:plan, now(), ${values})`
const invite = (columns: string, values: string) =>
  `insert into plan_invites (plan_id, email, role, token_hash, sent_at, expires_at${columns})
   values (:plan, 'a@example.com', 'reader', 'h', now(), now() + interval '1 day'${values})`

describe('the database refuses', () => {
  test.each<[string, string, string]>([
    [
      'a plan of nobody',
      'care_plans_recipient',
      `update care_plans set recipient_name = '' where id = :plan`,
    ],
    ['a version of nothing', 'care_plans_version', `update care_plans set version = 0 where id = :plan`],
    [
      'a second family on a plan',
      'plan_people_one_family',
      `insert into plan_people (plan_id, user_id, side, added_at) values (:plan, :family, 'family', now())`,
    ],
    [
      'somebody who is nothing',
      'plan_people_sides',
      `insert into plan_people (plan_id, user_id, side, added_at) values (:plan, :family, 'guest', now())`,
    ],
    [
      'a relative without a role',
      'plan_people_role',
      `insert into plan_people (plan_id, user_id, side, added_at) values (:plan, :family, 'relative', now())`,
    ],
    [
      'a role that is none',
      'plan_people_roles',
      `insert into plan_people (plan_id, user_id, side, role, added_at) values (:plan, :family, 'relative', 'king', now())`,
    ],
    [
      'a caregiver without permissions',
      'plan_people_permissions',
      `update plan_people set permissions = null where plan_id = :plan and user_id = :marisol`,
    ],
    [
      'more permissions than there are',
      'plan_people_bits',
      `update plan_people set permissions = 64 where plan_id = :plan and user_id = :marisol`,
    ],
    [
      'a family that manages as a caregiver does',
      'plan_people_manages',
      `update plan_people set manages = true where plan_id = :plan and user_id = :carol`,
    ],
    [
      'a family that is taken off its own plan',
      'plan_people_family_stays',
      `update plan_people set removed_at = now() where plan_id = :plan and user_id = :carol`,
    ],
    [
      'somebody twice on a plan',
      'plan_people_plan_id_user_id_pk',
      `insert into plan_people (plan_id, user_id, side, added_at) values (:plan, :carol, 'family', now())`,
    ],
    [
      'a connection that leads to another family’s plan',
      'plan_connections_of_plan',
      `update plan_connections set plan_id = :other where plan_id = :plan`,
    ],
    [
      'a connection that is said to be another family’s',
      'plan_connections_of_connection',
      `update plan_connections set plan_id = :other, family_id = :family where plan_id = :plan`,
    ],
    [
      'a second invitation of one address',
      'plan_invites_one_waits',
      `${invite('', '')}, (:plan, 'A@example.com', 'editor', 'i', now(), now() + interval '1 day')`,
    ],
    [
      'two invitations with one link',
      'plan_invites_token',
      `${invite('', '')}, (:plan, 'b@example.com', 'reader', 'h', now(), now() + interval '1 day')`,
    ],
    [
      'an invitation that is answered twice',
      'plan_invites_answered',
      invite(', accepted_at, declined_at', ', now(), now()'),
    ],
    [
      'an invitation that somebody has accepted at no time',
      'plan_invites_accepted',
      invite(', accepted_by', ', :family'),
    ],
    [
      'an invitation to a role that is none',
      'plan_invites_roles',
      invite('', '').replace(`'reader'`, `'king'`),
    ],
    [
      'an invitation that ends before it was sent',
      'plan_invites_expiry',
      invite('', '').replace(`now() + interval '1 day'`, 'now()'),
    ],
    ['a task without a title', 'plan_tasks_title', `update plan_tasks set title = '' where id = :task`],
    [
      'a task that goes on from itself',
      'plan_tasks_not_itself',
      `update plan_tasks set continues_id = id where id = :task`,
    ],
    [
      'a version of a task that is none',
      'plan_tasks_version',
      `update plan_tasks set version = 0 where id = :task`,
    ],
    ['a rule of no kind', 'task_entries_types', entry('yearly', 1, 'null', 'null')],
    ['a rule of every zeroth day', 'task_entries_interval', entry('daily', 0, 'null', 'null')],
    ['an eighth day of the week', 'task_entries_weekday', entry('weekly', 1, '7', 'null')],
    ['a thirty-second of the month', 'task_entries_monthday', entry('monthly', 1, 'null', '32')],
    ['a weekday of a monthly rule', 'task_entries_day_fits', entry('monthly', 1, '1', 'null')],
    ['a day of the month of a weekly rule', 'task_entries_day_fits', entry('weekly', 1, 'null', '1')],
    [
      'a rule that ends before it begins',
      'task_entries_order',
      entry('daily', 1, 'null', 'null', `'2026-11-20'`),
    ],
    ['a day in no state', 'task_days_states', day(`version) values (:task, :plan, '${today}', 'gone', 1)`)],
    [
      'a day that is done at no time',
      'task_days_settled',
      day(`kept) values (:task, :plan, '${today}', 'done', '{}')`),
    ],
    [
      'a day that is done without its words',
      'task_days_settled',
      day(`at) values (:task, :plan, '${today}', 'done', now())`),
    ],
    [
      'an open day that was done',
      'task_days_settled',
      day(`at) values (:task, :plan, '${today}', 'open', now())`),
    ],
    [
      'a day that is moved to itself',
      'task_days_moved',
      day(`moved_to) values (:task, :plan, '${today}', 'open', '${today}')`),
    ],
    [
      'a day that is taken away and moved',
      'task_days_moved',
      day(`moved_to) values (:task, :plan, '${today}', 'removed', '2026-11-22')`),
    ],
    [
      'a day that is skipped for no reason',
      'task_days_reason',
      day(`at, kept) values (:task, :plan, '${today}', 'skipped', now(), '{}')`),
    ],
    [
      'another reason that is not said',
      'task_days_other',
      day(`at, kept, reason) values (:task, :plan, '${today}', 'skipped', now(), '{}', 'other')`),
    ],
    [
      'answers of what was not done',
      'task_days_data',
      day(`data) values (:task, :plan, '${today}', 'open', '{}')`),
    ],
    [
      'a day of a task of another plan',
      'task_days_of_task',
      day(`version) values (:task, :other, '${today}', 'open', 1)`),
    ],
    [
      'a day of one task twice',
      'task_days_task_id_day_pk',
      day(`version) values (:task, :plan, '${today}', 'open', 1), (:task, :plan, '${today}', 'open', 1)`),
    ],
    [
      'a photo of another plan’s task',
      'task_media_of_task',
      media(`:other, :task, '${today}', 'image/jpeg', 1, now(), 'photo', 'x', null, null`),
    ],
    [
      'a kind of media that is none',
      'task_media_kinds',
      media(`:plan, :task, '${today}', 'audio/mp3', 1, now(), 'sound', 'x', null, null`),
    ],
    [
      'a photo without a file that was not taken away',
      'task_media_removed',
      media(`:plan, :task, '${today}', 'image/jpeg', 1, now(), 'photo', null, null, null`),
    ],
    [
      'a photo that was taken away and is there',
      'task_media_removed',
      media(`:plan, :task, '${today}', 'image/jpeg', 1, now(), 'photo', 'x', null, now()`),
    ],
    [
      'a small video',
      'task_media_small',
      media(`:plan, :task, '${today}', 'video/mp4', 1, now(), 'video', 'x', 'y', null`),
    ],
    ['a note of no words', 'plan_notes_text', `update plan_notes set text = '' where plan_id = :plan`],
    [
      'words of a note that was deleted',
      'plan_notes_text',
      `update plan_notes set removed_at = now() where plan_id = :plan`,
    ],
    [
      'a version of a note that is none',
      'plan_notes_version',
      `update plan_notes set version = 0 where plan_id = :plan`,
    ],
    ['an alert of no level', 'plan_alerts_levels', alert(`null, null, 'loud', 'x', null`)],
    ['an alert that says nothing', 'plan_alerts_says', alert(`null, null, 'info', '', null`)],
    ['an alert that says two things', 'plan_alerts_says', alert(`null, null, 'info', 'x', '{}'`)],
    ['an alert of a day of no task', 'plan_alerts_day', alert(`null, '${today}', 'info', 'x', null`)],
    [
      'an alert that somebody has turned off at no time',
      'plan_alerts_off',
      `insert into plan_alerts (plan_id, level, text, at, off_by) values (:plan, 'info', 'x', now(), :carol)`,
    ],
    [
      'an alert of another plan’s task',
      'plan_alerts_of_task',
      `insert into plan_alerts (plan_id, task_id, level, text, at) values (:other, :task, 'info', 'x', now())`,
    ],
    [
      'an eleventh kind of history',
      'plan_history_actions',
      `insert into plan_history (plan_id, action, at) values (:plan, 11, now())`,
    ],
    [
      'a plan that staff have open for a day',
      'plan_seal_breaks_until',
      `insert into plan_seal_breaks (plan_id, staff_id, reason, at, until) values (:plan, :staff, 'law', now(), now() + interval '1 day')`,
    ],
  ])('%s', async (_, constraint, statement) => {
    expect(await broken(statement)).toBe(constraint)
  })

  test('to change, remove or empty the history of plans', async () => {
    for (const statement of [
      `update plan_history set action = 1`,
      `delete from plan_history`,
      `truncate plan_history`,
    ])
      expect(await broken(statement)).toMatch(/append-only/)
  })

  test('nothing of what is right', async () => {
    const right = [
      entry('weekly', 2, '0', 'null', `'${today}'`),
      entry('monthly', 1, 'null', '31'),
      day(`at, kept, reason, note) values (:task, :plan, '${today}', 'skipped', now(), '{}', 'other', 'x')`),
      media(`:plan, :task, '${today}', 'image/jpeg', 1, now(), 'photo', 'x', 'y', null`),
      media(`:plan, :task, '${today}', 'image/jpeg', 1, now(), 'photo', null, null, now()`),
      alert(`:task, '${today}', 'urgent', '', '{}'`),
      `update plan_people set permissions = 0 where plan_id = :plan and user_id = :marisol`,
    ]
    for (const statement of right) expect(await broken(statement)).toBeNull()
    const { rows } = await world.db.execute(sql`
      select no_access from plan_people where plan_id = ${plan.id} and user_id = ${actors.caregiver}`)
    expect(rows).toEqual([{ no_access: true }])
  })
})
