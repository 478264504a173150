export * from '../vocabulary/careplans/catalogue.js'
export * from '../vocabulary/careplans/constants.js'
export * from '../vocabulary/careplans/entities.js'
export * from '../vocabulary/careplans/planEntities.js'
export * from '../vocabulary/careplans/questions.js'
export * from '../vocabulary/careplans/seen.js'
export { alertingAnswers, answerChoices, answerErrors, answerWords } from './answers/answers.js'
export * from './calls.js'
export type { Position } from './clock.js'
export * from './day/dayStore.js'
export { planWeekHref } from './day/planPaper.js'
export * from './day/planWatch.js'
export { wordsAsRead } from './day/templateWords.js'
export * from './day/settling.js'
export * from './day/taskPage.js'
export { taskDifferences, type FieldDifference } from './diff.js'
export {
  answerFields,
  createAnswerForm,
  createSkipForm,
  type AnswerForm,
  type SkipForm,
} from './forms/answerForm.js'
export {
  createManyTasksForm,
  createSuggestionsForm,
  taskOfTemplate,
  templateKey,
  templateOf,
  type ManyTasksForm,
} from './forms/manyTasksForm.js'
export * from './forms/peopleForms.js'
export * from './forms/planForms.js'
export type { RepeatFields } from './forms/repeatFields.js'
export {
  createTaskForm,
  instructionsMaxLength,
  mayRepeatAnew,
  repeats,
  type FormPrompt,
  type TaskForm,
  type TaskFormOptions,
} from './forms/taskForm.js'
export { needsIntro, type ObserverFacts } from './observers.js'
export {
  deedsOf,
  hasAccess,
  mayDecideClock,
  mayOnPlan,
  permissionBits,
  permissionsOfBits,
  planDeeds,
  presetOf,
  presetOfRole,
  sideOfInvited,
  usefulPermissions,
  usualPermissions,
  type PlanDeed,
  type PlanSide,
  type PlanStanding,
} from './people/access.js'
export * from './people/calls.js'
export { onlyHelps } from './people/onlyHelps.js'
export * from './people/seen.js'
export * from './people/seenStore.js'
export type { GrantedPermissions } from './permissions.js'
export * from './planNews.js'
export * from './planPost.js'
export * from './taskDeed.js'
export * from './permissionStore.js'
export * from './mediaStore.js'
export * from './recurrence.js'
export * from './repeat.js'
export {
  changeSeries,
  occurrenceOn,
  removeFromSeries,
  type ChangedSeries,
  type SeriesChange,
  type SeriesDay,
  type SeriesOccurrence,
  type TaskSeries,
} from './series/scopes.js'
export {
  expandWindow,
  type TaskWindow,
  type WindowDay,
  type WindowPage,
  type WindowRow,
  type WindowTask,
} from './series/window.js'
export {
  isOverdue,
  mayUndo,
  settledOf,
  shownDay,
  taskToDo,
  whyNotSettled,
  type StandingTask,
} from './standing.js'
export * from './store.js'
export * from './taskCalls.js'
export type { ListedTask, TaskKey, TaskList, ListedPage } from './taskList.js'
export {
  isTaskEnabled,
  isTaskConflict,
  isLockedFor,
  historyActionLabel,
  checkPlanPhoto,
  planTimeZone,
} from './tasks.js'
export { dayParts, type DayPart } from './timeline.js'
export {
  isNoteDeed,
  isPhotoDeed,
  isPlanDeed,
  isTaskDeed,
  planDeedKinds,
  type NoteDeedContent,
  type PhotoDeedContent,
  type SendPlanDeed,
  type TaskDeedContent,
} from './offline/planDeeds.js'
export * from './offline/planPost.js'
export { planSending } from './offline/planSending.js'
