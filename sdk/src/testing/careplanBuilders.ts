import type {
  CaregiverPermissions,
  CarePlan,
  HistoryEntry,
  PlanNote,
  Task,
  TaskCategory,
  ViewedTask,
} from '../vocabulary/careplans/entities.js'
import { aPerson } from './hiringBuilders.js'

/* Valid care plans, tasks and what belongs to them; see builders.ts. */

/** A valid care plan; say only what matters to the test. */
export function aCarePlan(given: Partial<CarePlan> = {}): CarePlan {
  return {
    id: 191,
    connection_id: 81,
    name: 'Care for Kenji',
    organization: null,
    observers: [{ user: aPerson({ id: 41, first_name: 'Carol', last_initial: 'I' }), first_visited: null }],
    total_tasks: 1,
    last_modified_at: 'v-1',
    tzid: 'America/Los_Angeles',
    has_used_bulk_task: false,
    clocked_in: false,
    can: ['view_tasks', 'complete_tasks'],
    alerts: [],
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
    state: 1,
    is_current_task: true,
    prompts: [],
    template_name: null,
    completed: null,
    created: '2026-11-15T17:00:00.000Z',
    lock: null,
    observation_notes: '',
    modified: '2026-11-15T17:00:00.000Z',
    assessment_or_note_last_modified: null,
    plan_last_modified_at: 'v-1',
    last_modified_at: 'v-1',
    ...given,
  }
}

/** A valid task as a plan shows it on a day; say only what matters to the test. */
export function aViewedTask(given: Partial<ViewedTask> = {}): ViewedTask {
  return { ...aTask(), assessment_data: null, photos: [], videos: [], history: [aHistoryEntry()], ...given }
}

/** A valid history entry; say only what matters to the test. */
export function aHistoryEntry(given: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    id: 193,
    action: 1,
    task_id: 192,
    title: 'Morning pills',
    user: aPerson(),
    at: '2026-11-15T17:00:00.000Z',
    ...given,
  }
}

/** A valid task category; say only what matters to the test. */
export function aTaskCategory(given: Partial<TaskCategory> = {}): TaskCategory {
  return { id: 194, name: 'Medication', adl_map_id: 4, templates: ['Morning pills'], ...given }
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
    ...given,
  }
}
