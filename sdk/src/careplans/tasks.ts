import { extensionOf } from '../vocabulary/documents/fileTypes.js'
import { isApiError } from '../kit/error.js'
import { isRecord, numberOf, textOf } from '../kit/shape.js'
import type { Text } from '../kit/text.js'
import { historyActions, planPhotoExtensions } from '../vocabulary/careplans/catalogue.js'
import {
  defaultPlanTimeZone,
  enabledTaskState,
  taskConflictStatus,
} from '../vocabulary/careplans/constants.js'
import { carePlanTexts } from './texts.js'

/** Whether a task is enabled: state 1, and `is_current_task` not false. */
export function isTaskEnabled(task: { readonly state: number; readonly is_current_task?: boolean }): boolean {
  return task?.state === enabledTaskState && task.is_current_task !== false
}

/** Whether a failed action was an edit conflict, a 409, for whoever shows both versions. */
export function isTaskConflict(failure: unknown): boolean {
  return isApiError(failure) && failure.status === taskConflictStatus
}

/** The observer a task is assigned to; null where it is nobody's. */
export function observerOf(task: { readonly assigned_to?: unknown }): number | null {
  const assigned = task?.assigned_to
  return numberOf(isRecord(assigned) ? assigned.id : assigned)
}

/** Whether somebody else is editing a task now. */
export function isLockedFor(
  task: { readonly lock?: { readonly user: { readonly id: number } } | null },
  userId: number,
): boolean {
  const holder = numberOf(task?.lock?.user?.id)
  return holder !== null && holder !== userId
}

/** What happened, as the history says it; null for an action that is none of the list. */
export function historyActionLabel(action: unknown): Text | null {
  return historyActions.find(action)?.label ?? null
}

/** Why a file may be no photo of a task: .jpg, .jpeg and .png are. */
export function checkPlanPhoto(file: { readonly name: string }): Text | null {
  const extension = extensionOf(textOf(file?.name))
  return planPhotoExtensions.some((known) => known === extension) ? null : carePlanTexts.photoFailed
}

/** The zone that says which day it is on a plan: its own, else that of Los Angeles. */
export function planTimeZone(plan: { readonly tzid?: string | null }): string {
  return textOf(plan?.tzid) || defaultPlanTimeZone
}
