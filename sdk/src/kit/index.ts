export * from './accountNumbers.js'
export * from './catalogue.js'
export * from './checks.js'
export * from './constants.js'
export * from './dates/calendarDays.js'
export * from './dates/dateChecks.js'
export * from './dates/dateHint.js'
export * from './dates/dateNames.js'
export {
  firstEpochDay,
  lastEpochDay,
  parseFormDate,
  formatFormDate,
  formatDocumentDate,
  isApiDate,
  addDays,
  daysBetween,
  daysOfWeek,
  weekdayOf,
  dayIn,
  isExpired,
  type Month,
} from './dates/dates.js'
export * from './dates/timeOfDay.js'
export { timeIn, instantIn, instantsIn, spanIn } from './dates/zoneTime.js'
export * from './describeFailure.js'
export * from './email.js'
export * from './error.js'
export { excerpt } from './strings/excerpt.js'
export * from './fields/coordinateFields.js'
export {
  lineField,
  noteField,
  shortNoteField,
  dayField,
  timeField,
  centsField,
  pageFields,
  fileField,
  numberField,
  OptionalNote,
  versionField,
  versionQuery,
} from './fields/fields.js'
export * from './fields/note.js'
export {
  readFilters,
  writeFilters,
  sentFilters,
  setFilters,
  countFilters,
  type ShownFilter,
  type Filter,
  type ShownFilters,
  type Filters,
  type FilterValues,
  type SentFilters,
  type SetFilter,
} from './filters/filterTable.js'
export * from './forms/conflict.js'
export * from './forms/form.js'
export type { RecordFormOptions } from './forms/recordForm.js'
export * from './forms/steps.js'
export { centsToField, dollarsToCents, formatDollars, signedDollars } from './money.js'
export { formatWholeDollars } from './wholeDollars.js'
export { weekdayIds } from './dates/weekdayIds.js'
export * from './newId.js'
export * from './pageNumber.js'
export * from './part.js'
export * from './phone.js'
export * from './strings/scrub.js'
export { isRecord, textOf, entryOf } from './shape.js'
export { slug } from './slug.js'
export * from './state/action.js'
export * from './state/deviceStorage.js'
export { createRecordList, type RecordList, type RecordCalls } from './state/recordList.js'
export { versionOf, versionFor, isStale, type Editable } from './state/recordVersion.js'
export * from './state/reporter.js'
export * from './state/resource.js'
export * from './state/toasts.js'
export * from './state/waitingList.js'
export { listed } from './strings/listed.js'
export { isNearlyTyped } from './strings/nearlyTyped.js'
export { csvOf, type CsvCell } from './strings/csv.js'
export * from './structs/declaration.js'
export * from './structs/fits.js'
export * from './text.js'
export * from './version.js'
export * from './visitorPrefix.js'
export { sayFailure } from './forms/sayFailure.js'
