import { computed, signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import { ApiError } from '../kit/error.js'
import { newId } from '../kit/newId.js'
import { uploadFile, type FileUpload, type UploadFetch } from '../client/fileUpload.js'
import { checkLicensePhoto } from '../credentials/licenses.js'
import { max } from '../kit/checks.js'
import { describeFailure } from '../kit/describeFailure.js'
import { createMergingForm, type MergingForm } from '../kit/forms/conflict.js'
import { createForm } from '../kit/forms/form.js'
import { checkNote } from '../kit/fields/note.js'
import { versionFor, versionOf } from '../kit/state/recordVersion.js'
import { settle } from '../kit/state/resource.js'
import { message, type Sayable } from '../kit/text.js'
import type { Toasts } from '../kit/state/toasts.js'
import { dayIn } from '../kit/dates/dates.js'
import { nearestInstant, timeIn } from '../kit/dates/zoneTime.js'
import { nursingTimesheetLimits as limits } from '../vocabulary/timesheets/constants.js'
import { handInErrors, nursingHoursErrors } from './nursing.js'
import {
  updateNursingTimesheet,
  nursingTimesheetRecord,
  startNursingTimesheet,
  submitNursingTimesheet,
  updateNursingPhotos,
  type NursingTimesheet,
  type NursingTimesheetDraft,
} from './nursingCalls.js'
import { draftFields, type DraftFields, type NursingDraft } from './nursingDraft.js'
import { nursingTexts } from './nursingTexts.js'
import { mayChangeTimesheet } from './status.js'
import { timesheetTexts } from './texts.js'

/** What the editor holds: times HH:MM where the facility is, minutes of the break, and how many photos there are. */
export interface NursingTimesheetForm {
  readonly start: string
  readonly end: string
  readonly break_minutes: number | null
  readonly supervisor: string
  readonly note: string
  readonly photos: number
}

/** A picked photo that is not stored yet. */
export interface WaitingPhoto {
  readonly key: string
  readonly file: File
  readonly upload: FileUpload
}

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
  /** Takes over the times of the clock, where none were typed and nothing is saved yet. */
  clocked(times: ClockTimes): void
  /** Takes pictures; they go up when the timesheet is saved. */
  addPhotos(files: readonly File[]): void
  dropPhoto(key: string): void
  /** Takes a stored photo out. */
  removePhoto(id: number): Promise<void>
  /** Keeps what there is, for later. Resolves to whether all of it arrived. */
  save(): Promise<boolean>
}

type ClockTimes = Pick<NursingTimesheetOptions['shift'], 'clock_in_at' | 'clock_out_at'>

/** What an editor works on: a shift, the clock's times for it if there are any, and the timesheet that was begun. */
export interface NursingTimesheetOptions {
  readonly shift: {
    readonly id: number
    readonly start: string
    readonly end: string
    readonly clock_in_at: string | null
    readonly clock_out_at: string | null
    readonly facility: { readonly time_zone: string }
  }
  readonly saved: NursingTimesheet | null
  /** The instant, in milliseconds. */
  readonly now: () => number
  readonly upload?: UploadFetch
  readonly changed?: (timesheet: NursingTimesheet) => void
}

/** The editor of a nursing timesheet; a new one begins with the times of the clock, else with those of the shift. */
export function createNursingTimesheet(
  care: Client,
  toasts: Toasts,
  { shift, saved, now, upload, changed }: NursingTimesheetOptions,
): NursingTimesheetEditor {
  const zone = shift.facility.time_zone
  const timesheet = signal(saved)
  const waiting = signal<readonly WaitingPhoto[]>([])
  const refused = signal<Sayable | null>(null)
  const handsIn = signal(false)
  // What had not come yet when it was typed may have come when it is sent.
  const pressedAt = signal(0)
  const busy = signal(false)
  const restored = signal(false)
  let clock: ClockTimes = shift
  const first = formOf(saved)
  let picked = 0

  let saw: (sheet: NursingTimesheet) => void
  const form = createMergingForm<NursingTimesheet, NursingTimesheetForm>({
    kind: nursingTimesheetRecord,
    record: saved,
    // The photos are counted, and each has calls of its own.
    valuesOf(sheet) {
      const { photos: _, ...values } = formOf(sheet)
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
          ...nursingHoursErrors(hoursOf(entered), shift, new Date(Math.max(now(), pressedAt.value))),
          ...(handsIn.value && handInErrors(entered)),
        }),
        async submit(entered) {
          const body = {
            ...hoursOf(entered),
            supervisor: entered.supervisor.trim(),
            note: entered.note.trim(),
          }
          const kept = await send(body, seen())
          saw(kept)
          put(kept)
        },
        describe: describeFailure,
      })
    },
  })

  /** Begins the timesheet, or changes it as it was `seen`. One that was begun elsewhere meanwhile is a conflict. */
  async function send(body: Content, seen: NursingTimesheet | null): Promise<NursingTimesheet> {
    if (seen) {
      const version = versionFor(nursingTimesheetRecord, seen)
      return care.call(updateNursingTimesheet, { id: seen.id, body: { ...body, version } })
    }
    const begun = await care.call(startNursingTimesheet, { body: { shift_id: shift.id, ...body } })
    if (contentOf(begun) === contentOf(body)) return begun
    throw new ApiError('conflict', { current: begun })
  }

  function formOf(kept: NursingTimesheet | null): NursingTimesheetForm {
    return {
      start: timeIn(zone, knownOf(kept).start),
      end: timeIn(zone, knownOf(kept).end),
      break_minutes: kept?.break_minutes ?? 0,
      supervisor: kept?.supervisor ?? '',
      note: kept?.note ?? '',
      photos: kept?.photos.length ?? 0,
    }
  }
  function hoursOf({ start, end, break_minutes }: NursingTimesheetForm) {
    const known = knownOf(timesheet.peek())
    return {
      start: instantOf(start, known.start, shift.start),
      end: instantOf(end, known.end, shift.end),
      break_minutes: break_minutes ?? 0,
    }
  }
  /** What was written down, else what the clock says, else what was planned. */
  function knownOf(kept: NursingTimesheet | null) {
    return {
      start: kept?.start ?? clock.clock_in_at ?? shift.start,
      end: kept?.end ?? clock.clock_out_at ?? shift.end,
    }
  }
  /** A time that was not changed stays its own minute: it may be one that comes twice in its night. */
  function instantOf(time: string, known: string, planned: string): string {
    if (time && time === timeIn(zone, known))
      return new Date(Math.floor(Date.parse(known) / 60_000) * 60_000).toISOString()
    return nearestInstant(zone, time, new Date(planned))?.toISOString() ?? ''
  }
  function put(fresh: NursingTimesheet) {
    timesheet.value = fresh
    countPhotos()
    changed?.(fresh)
  }
  function countPhotos() {
    form.fill({ photos: (timesheet.peek()?.photos.length ?? 0) + waiting.peek().length })
  }
  function change(key: string, to: Partial<WaitingPhoto>) {
    waiting.value = waiting.peek().map((photo) => (photo.key === key ? { ...photo, ...to } : photo))
  }
  function drop(key: string) {
    waiting.value = waiting.peek().filter((photo) => photo.key !== key)
    countPhotos()
  }

  /** Of what was kept, what has the shape of its field; the rest is passed over. */
  function shapedLike(found: DraftFields, isWanted: (name: keyof DraftFields) => boolean): DraftFields {
    const names = draftFields.filter(
      (name) => typeof found[name] === typeof form.fields[name].value.peek() && isWanted(name),
    )
    return Object.fromEntries(names.map((name) => [name, found[name]]))
  }

  async function sendPhoto({ key, file }: WaitingPhoto, id: number): Promise<boolean> {
    const outcome = await settle(() =>
      uploadFile(
        // Its own key, so that a photo whose answer was lost is not stored twice when it is tried again.
        (options) =>
          care.call(updateNursingPhotos, { id, body: { photo: file } }, { ...options, idempotencyKey: key }),
        {
          field: 'photo',
          upload,
          tell: (state) => change(key, { upload: state }),
          describe: (error) => describeFailure(error, nursingTexts.photoFailed),
        },
      ),
    )
    if ('error' in outcome) return false
    drop(key)
    put(outcome.value)
    return true
  }

  async function save(): Promise<boolean> {
    pressedAt.value = now()
    if (!(await form.submit())) return false
    const id = timesheet.peek()?.id
    let all = true
    for (const photo of waiting.peek()) if (id !== undefined) all = (await sendPhoto(photo, id)) && all
    if (all) {
      form.reset(form.data.peek())
      restored.value = false
    }
    return all
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

  const span = computed(() => {
    const hours = hoursOf(form.data.value)
    const [from, to] = [new Date(hours.start), new Date(hours.end)]
    if (Number.isNaN(to.getTime() - from.getTime())) return 'day'
    if (to.getTime() === from.getTime()) return 'none'
    return dayIn(zone, to) > dayIn(zone, from) ? 'overnight' : 'day'
  })
  const dirty = computed(() => form.dirty.value || waiting.value.length > 0)
  const isOpen = () => timesheet.value === null || mayChangeTimesheet(timesheet.value)
  const draft = computed<NursingDraft | null>(() => {
    const photos = waiting.value.map(({ key, file }) => ({ key, file }))
    const typed = draftFields.filter((name) => form.fields[name].dirty.value)
    if (!isOpen() || typed.length + photos.length === 0) return null
    const pick = (values: DraftFields, names: readonly (keyof DraftFields)[]): DraftFields =>
      Object.fromEntries(names.map((name) => [name, values[name]]))
    return { fields: pick(form.data.value, typed), was: pick(form.base.value, draftFields), photos }
  })
  return {
    timesheet,
    draft,
    restored: computed(() => restored.value && dirty.value),
    restore({ fields, was, photos }) {
      if (!isOpen()) return
      const typed = shapedLike(fields, (name) => !form.fields[name].dirty.peek())
      form.restore(
        typed,
        shapedLike(was, () => true),
      )
      restored.value = Object.keys(typed).length + photos.length > 0
      waiting.value = [
        ...waiting.peek(),
        ...photos.map(({ key, file }) => ({ key, file, upload: { state: 'waiting' } as const })),
      ]
      countPhotos()
    },
    form: { ...form, busy, submit: () => once(handIn) },
    waiting,
    refused,
    span,
    dirty,
    set(fresh) {
      if (dirty.peek()) return
      timesheet.value = fresh
      if (fresh) saw(fresh)
      form.reset(formOf(fresh))
    },
    clocked(times) {
      clock = times
      if (timesheet.peek()) return
      const { start, end } = formOf(null)
      form.fill({
        ...(!form.fields.start.dirty.peek() && { start }),
        ...(!form.fields.end.dirty.peek() && { end }),
      })
    },
    addPhotos(files) {
      const room = limits.photosMax - form.data.peek().photos
      const images = files.filter((file) => checkLicensePhoto(file) === null)
      const wrong = files.map((file) => checkLicensePhoto(file)).find((error) => error !== null)
      refused.value =
        wrong ??
        (images.length > room ? message(nursingTexts.tooManyPhotos, { max: limits.photosMax }) : null)
      waiting.value = [
        ...waiting.peek(),
        ...images.slice(0, Math.max(0, room)).map((file) => waitingPhoto(file, (picked += 1))),
      ]
      countPhotos()
    },
    dropPhoto: drop,
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

/** What a timesheet says, to be compared: instants may be written in more than one way. */
function contentOf({ start, end, break_minutes = 0, supervisor = '', note = '' }: Content): string {
  return versionOf([Date.parse(start), Date.parse(end), break_minutes, supervisor, note])
}
type Content = Omit<NursingTimesheetDraft, 'shift_id'>

function waitingPhoto(file: File, number: number): WaitingPhoto {
  return { key: `${newId()}-${number}`, file, upload: { state: 'waiting' } }
}
