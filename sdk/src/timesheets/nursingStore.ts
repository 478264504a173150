import { computed, signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import type { UploadFetch } from '../client/fileUpload.js'
import { max } from '../kit/checks.js'
import { describeFailure } from '../kit/describeFailure.js'
import { createMergingForm, type MergingForm } from '../kit/forms/conflict.js'
import { createForm } from '../kit/forms/form.js'
import { checkNote } from '../kit/fields/note.js'
import { settle } from '../kit/state/resource.js'
import type { Sayable } from '../kit/text.js'
import type { Toasts } from '../kit/state/toasts.js'
import { nursingTimesheetLimits as limits } from '../vocabulary/timesheets/constants.js'
import { handInErrors, nursingHoursErrors } from './nursing.js'
import {
  nursingTimesheetRecord,
  submitNursingTimesheet,
  updateNursingPhotos,
  type NursingTimesheet,
} from './nursingCalls.js'
import { draftFields, draftOf, shapedLike, type NursingDraft } from './nursingDraft.js'
import {
  clockedBreak,
  formOf,
  hoursOf,
  knownHours,
  spanOf,
  type ClockTimes,
  type NursingSheetShift,
  type NursingTimesheetForm,
} from './nursingForm.js'
import { createWaitingPhotos, type WaitingPhoto } from './nursingPhotos.js'
import { sendNursingTimesheet } from './nursingSending.js'
import { nursingTexts } from './nursingTexts.js'
import { mayChangeTimesheet } from './status.js'
import { timesheetTexts } from './texts.js'

/** The timesheet of one nursing shift: its hours, the photos of the signed paper, and handing it in. */
export interface NursingTimesheetEditor {
  /** Null until it is first saved. */
  readonly timesheet: ReadonlySignal<NursingTimesheet | null>
  /** Submitting it keeps what there is, and hands it in. Busy until all of it has arrived, photos and all. */
  readonly form: MergingForm<NursingTimesheetForm>
  readonly waiting: ReadonlySignal<readonly WaitingPhoto[]>
  /** Why a picked file was not taken. */
  readonly refused: ReadonlySignal<Sayable | null>
  /** How its hours lie: `none` where they begin and end in one minute, `overnight` where they end on a later day. */
  readonly span: ReadonlySignal<'none' | 'day' | 'overnight'>
  /** Something typed or picked would be lost. */
  readonly dirty: ReadonlySignal<boolean>
  /** What would be lost and may be kept on the device (`keepNursingDraft`); null where nothing would. */
  readonly draft: ReadonlySignal<NursingDraft | null>
  /**
   * Puts in what an earlier page kept, but for what was typed here, and only where it may still be changed. Where the
   * timesheet has been changed since it was typed, that is theirs to choose, as after a save.
   */
  restore(draft: NursingDraft): void
  /** What an earlier page kept is back, and has not arrived yet. */
  readonly restored: ReadonlySignal<boolean>
  /** Takes in the timesheet as it was loaded anew, unless something typed or picked here would be lost. */
  set(saved: NursingTimesheet | null): void
  /** Takes over the times and the breaks of the clock, where none were typed and nothing is saved yet. */
  clocked(times: ClockTimes): void
  /** Takes pictures; they go up when the timesheet is saved. */
  addPhotos(files: readonly File[]): void
  dropPhoto(key: string): void
  /** Takes a stored photo out. */
  removePhoto(id: number): Promise<void>
  /** Keeps what there is, for later. Resolves to whether all of it arrived. */
  save(): Promise<boolean>
}

/** What an editor works on: a shift, the clock's times for it if there are any, and the timesheet that was begun. */
export interface NursingTimesheetOptions {
  readonly shift: NursingSheetShift
  readonly saved: NursingTimesheet | null
  /** The instant, in milliseconds. */
  readonly now: () => number
  readonly upload?: UploadFetch
  readonly changed?: (timesheet: NursingTimesheet) => void
}

/** The editor of a nursing timesheet; a new one begins with the times and breaks of the clock, else with those of the shift. */
export function createNursingTimesheet(
  care: Client,
  toasts: Toasts,
  { shift, saved, now, upload, changed }: NursingTimesheetOptions,
): NursingTimesheetEditor {
  const zone = shift.facility.time_zone
  const timesheet = signal(saved)
  const handsIn = signal(false)
  // What had not come yet when it was typed may have come when it is sent.
  const pressedAt = signal(0)
  const busy = signal(false)
  const restored = signal(false)
  let clock: ClockTimes = shift

  const known = (kept: NursingTimesheet | null) => knownHours(kept, clock, shift)
  const shownOf = (kept: NursingTimesheet | null) =>
    formOf(kept, known(kept), zone, clockedBreak(clock, shift))
  const enteredHours = (entered: NursingTimesheetForm) => hoursOf(entered, known(timesheet.peek()), shift)

  const first = shownOf(saved)
  let saw: (sheet: NursingTimesheet) => void
  const form = createMergingForm<NursingTimesheet, NursingTimesheetForm>({
    kind: nursingTimesheetRecord,
    record: saved,
    // The photos are counted, and each has calls of its own.
    valuesOf(sheet) {
      const { photos: _, ...values } = shownOf(sheet)
      return values
    },
    together: [['start', 'end']],
    taken: put,
    form(seen, keep) {
      saw = keep
      return createForm<NursingTimesheetForm>({
        fields: {
          start: { initial: first.start },
          end: { initial: first.end },
          break_minutes: { initial: first.break_minutes },
          supervisor: {
            initial: first.supervisor,
            checks: [max(limits.supervisorMax, nursingTexts.tooLong)],
          },
          note: { initial: first.note, checks: [checkNote] },
          photos: { initial: first.photos },
        },
        check: (entered) => ({
          ...nursingHoursErrors(enteredHours(entered), shift, new Date(Math.max(now(), pressedAt.value))),
          ...(handsIn.value && handInErrors(entered)),
        }),
        async submit(entered) {
          const { supervisor, note } = entered
          const content = {
            ...enteredHours(entered),
            supervisor: supervisor.trim(),
            note: note.trim(),
          }
          const kept = await sendNursingTimesheet(care, shift.id, content, seen())
          saw(kept)
          put(kept)
        },
        describe: describeFailure,
      })
    },
  })
  const photos = createWaitingPhotos({ care, upload, counted: countPhotos, stored: put })

  function put(fresh: NursingTimesheet) {
    timesheet.value = fresh
    countPhotos()
    changed?.(fresh)
  }
  function countPhotos() {
    form.fill({ photos: (timesheet.peek()?.photos.length ?? 0) + photos.all.peek().length })
  }

  async function save(): Promise<boolean> {
    pressedAt.value = now()
    if (!(await form.submit())) return false
    const id = timesheet.peek()?.id
    const areAll = id === undefined || (await photos.send(id))
    if (areAll) {
      form.reset(form.data.peek())
      restored.value = false
    }
    return areAll
  }

  async function handIn(): Promise<boolean> {
    handsIn.value = true
    if (!(await save())) return false
    const id = timesheet.peek()?.id
    if (id === undefined) return false
    const outcome = await settle(() => care.call(submitNursingTimesheet, { id }))
    if ('error' in outcome) {
      form.takeServerErrors(outcome.error)
      return false
    }
    put(outcome.value)
    toasts.success(timesheetTexts.submitted)
    return true
  }

  /** A second press while busy does nothing, whichever of the two it is. */
  async function once(send: () => Promise<boolean>): Promise<boolean> {
    if (busy.peek()) return false
    busy.value = true
    return send().finally(() => (busy.value = false))
  }

  const dirty = computed(() => form.dirty.value || photos.all.value.length > 0)
  const isOpen = () => timesheet.value === null || mayChangeTimesheet(timesheet.value)

  return {
    timesheet,
    draft: computed(() => {
      const typed = draftFields.filter((name) => form.fields[name].dirty.value)
      const draft = draftOf(form.data.value, form.base.value, typed, photos.all.value)
      return isOpen() ? draft : null
    }),
    restored: computed(() => restored.value && dirty.value),
    restore({ fields, was, photos: picked }) {
      if (!isOpen()) return
      const shown = form.data.peek()
      const untouched = Object.entries(shapedLike(fields, shown)).filter(
        ([name]) => !form.fields[name as keyof NursingTimesheetForm].dirty.peek(),
      )
      form.restore(Object.fromEntries(untouched), shapedLike(was, shown))
      restored.value = untouched.length + picked.length > 0
      photos.restore(picked)
    },
    form: { ...form, busy, submit: () => once(handIn) },
    waiting: photos.all,
    refused: photos.refused,
    span: computed(() => spanOf(enteredHours(form.data.value), zone)),
    dirty,
    set(fresh) {
      if (dirty.peek()) return
      timesheet.value = fresh
      if (fresh) saw(fresh)
      form.reset(shownOf(fresh))
    },
    clocked(times) {
      clock = times
      if (timesheet.peek()) return
      const { start, end, break_minutes } = shownOf(null)
      form.fill({
        ...(!form.fields.start.dirty.peek() && { start }),
        ...(!form.fields.end.dirty.peek() && { end }),
        ...(!form.fields.break_minutes.dirty.peek() && { break_minutes }),
      })
    },
    addPhotos: (files) => photos.pick(files, limits.photosMax - form.data.peek().photos),
    dropPhoto: photos.drop,
    async removePhoto(id) {
      const current = timesheet.peek()
      if (!current) return
      const outcome = await settle(() =>
        care.call(updateNursingPhotos, { id: current.id, body: { remove_id: id } }),
      )
      if ('value' in outcome) put(outcome.value)
      else toasts.error(describeFailure(outcome.error), outcome.error)
    },
    save: () =>
      once(async () => {
        handsIn.value = false
        const all = await save()
        if (all) toasts.success(timesheetTexts.saved)
        return all
      }),
  }
}
