import type {
  HistoryEntry,
  PlanAlert,
  Task,
  TaskCategory,
  TaskMedia,
  TaskOutcome,
  ViewedTask,
} from '../vocabulary/careplans/entities.js'
import type {
  CaregiverPermissions,
  CarePlan,
  PlanInvite,
  PlanNote,
  PlanPerson,
  PlanVisit,
} from '../vocabulary/careplans/planEntities.js'
import { aPerson } from './hiringBuilders.js'

/* Valid care plans, tasks and what belongs to them; see builders.ts. */

/** A valid care plan; say only what matters to the test. */
export function aCarePlan(given: Partial<CarePlan> = {}): CarePlan {
  return {
    id: 191,
    connection_id: 81,
    name: 'Care for Kenji',
    recipient_name: 'Kenji',
    relationship: 2,
    careful: '',
    organization: null,
    observers: [{ user: aPerson({ id: 41, first_name: 'Carol', last_initial: 'I' }), first_visited: null }],
    total_tasks: 1,
    last_modified_at: 'v-1',
    tzid: 'America/Los_Angeles',
    has_used_bulk_task: false,
    clocked_in: false,
    can: ['view_tasks', 'complete_tasks'],
    alerts: [],
    today: { date: '2026-11-23', total: 1, settled: 0 },
    there_now: [],
    ...given,
  }
}

/** A task of every Monday that waits to be done. */
export function aTask(given: Partial<Task> = {}): Task {
  return {
    id: 192,
    plan_id: 191,
    title: 'Morning pills',
    instructions: 'With food. The blue box.',
    adl_map_id: 4,
    start_date: '2026-11-16',
    date: '2026-11-23',
    moved_to: null,
    due_time: null,
    schedule: [
      {
        schedule_type: 'weekly',
        interval: 1,
        day_of_week: 1,
        day_of_month: null,
        start_date: '2026-11-16',
        end_date: null,
      },
    ],
    assigned_to: null,
    assignee: null,
    nurse_only: false,
    questions: [],
    state: 1,
    is_current_task: true,
    prompts: [],
    template_name: null,
    completed: null,
    outcome: null,
    created: '2026-11-15T17:00:00.000Z',
    lock: null,
    observation_notes: '',
    modified: '2026-11-15T17:00:00.000Z',
    assessment_or_note_last_modified: null,
    media: 0,
    plan_last_modified_at: 'v-1',
    last_modified_at: 'v-1',
    ...given,
  }
}

/** A valid task as a plan shows it on a day; say only what matters to the test. */
export function aViewedTask(given: Partial<ViewedTask> = {}): ViewedTask {
  return {
    ...aTask(),
    ...{ assessment_data: null, photos: [], videos: [], history: [aHistoryEntry()], alerts: [] },
    ...{ modified_by: null, ...given },
  }
}

/** A valid history entry; say only what matters to the test. */
export function aHistoryEntry(given: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    id: 193,
    action: 1,
    task_id: 192,
    date: null,
    title: 'Morning pills',
    user: aPerson(),
    at: '2026-11-15T17:00:00.000Z',
    ...given,
  }
}

/** A valid task category; say only what matters to the test. */
export function aTaskCategory(given: Partial<TaskCategory> = {}): TaskCategory {
  const template = {
    ...{ name: 'morning_pills', title: 'Morning pills', instructions: 'With food.', due_time: '08:00' },
    ...{ questions: ['took'], schedule_type: 'daily' as const },
  }
  return { id: 4, name: 'Medication Reminders', adl_map_id: 4, hours: 0.5, templates: [template], ...given }
}

/** What a caregiver may do; no access where that is nothing. */
export function somePermissions(given: Partial<CaregiverPermissions> = {}): CaregiverPermissions {
  const permissions = given.permissions ?? ['view_tasks', 'complete_tasks']
  return { caregiver: aPerson(), permissions, no_access: permissions.length === 0, ...given }
}

/** A valid plan note; say only what matters to the test. */
export function aPlanNote(given: Partial<PlanNote> = {}): PlanNote {
  return {
    id: 195,
    author: aPerson(),
    text: 'He slept well.',
    created: '2026-11-19T17:00:00.000Z',
    modified: '2026-11-19T17:00:00.000Z',
    own: true,
    version: 1,
    ...given,
  }
}

/** A task that was done; say only what matters to the test. */
export function anOutcome(given: Partial<TaskOutcome> = {}): TaskOutcome {
  return {
    ...{ kind: 'done', user: aPerson(), at: '2026-11-23T17:00:00.000Z', reason: null, note: '' },
    ...{ late: false, data: null, ...given },
  }
}

/** Something that all on a plan are to know; say only what matters to the test. */
export function aPlanAlert(given: Partial<PlanAlert> = {}): PlanAlert {
  return {
    ...{ id: 196, task_id: null, date: null, level: 'info', text: 'He slept badly.' },
    ...{ created: '2026-11-23T15:50:00.000Z', user: aPerson(), own: false, seen: false, seen_by: [] },
    ...given,
  }
}

/** A photo of a task; say only what matters to the test. */
export function aTaskMedia(given: Partial<TaskMedia> = {}): TaskMedia {
  return {
    ...{ id: 197, url: '/files/plans/197', small_url: '/files/plans/197?small', description: '' },
    ...{ created: '2026-11-23T17:00:00.000Z', user: aPerson(), own: true, ...given },
  }
}

/** A visit of a day of a plan; say only what matters to the test. */
export function aPlanVisit(given: Partial<PlanVisit> = {}): PlanVisit {
  return {
    ...{ id: 171, connection_id: 81, person: aPerson(), nurse: false, own: false },
    ...{ start: '2026-11-23T17:00:00.000Z', end: '2026-11-23T21:00:00.000Z' },
    ...{ clock_in_at: null, clock_out_at: null, ...given },
  }
}

/** Somebody on a plan; say only what matters to the test. */
export function aPlanPerson(given: Partial<PlanPerson> = {}): PlanPerson {
  return { person: aPerson(), side: 'caregiver', role: null, no_access: false, own: false, ...given }
}

/** An invitation to a plan; say only what matters to the test. */
export function aPlanInvite(given: Partial<PlanInvite> = {}): PlanInvite {
  return {
    ...{ id: 198, email: 'naomi@example.com', role: 'reader', state: 'pending' },
    ...{ sent: '2026-11-20T17:00:00.000Z', expires: '2026-12-04T17:00:00.000Z', ...given },
  }
}
