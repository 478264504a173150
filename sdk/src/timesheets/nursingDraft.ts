import { effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core'
import type { FileStorage } from '../kit/state/deviceStorage.js'
import { settle } from '../kit/state/resource.js'
import { isRecord } from '../kit/shape.js'
import type { NursingTimesheetForm } from './nursingForm.js'
import type { PickedPhoto } from './nursingPhotos.js'
import type { NursingTimesheetEditor } from './nursingStore.js'

/** What the device keeps of a timesheet: never the note, which may tell of somebody's health. */
export const draftFields = ['start', 'end', 'break_minutes', 'supervisor'] as const
export type DraftFields = Partial<Pick<NursingTimesheetForm, (typeof draftFields)[number]>>

/** What was typed and picked, and has not arrived. */
export interface NursingDraft {
  readonly fields: DraftFields
  /** What the timesheet said when they were typed. */
  readonly was: DraftFields
  readonly photos: readonly PickedPhoto[]
}

/** What of a form is kept, of the fields that were `typed`, over what the timesheet said; null where nothing would be lost. */
export function draftOf(
  form: DraftFields,
  base: DraftFields,
  typed: readonly (keyof DraftFields)[],
  waiting: readonly PickedPhoto[],
): NursingDraft | null {
  if (typed.length + waiting.length === 0) return null
  const photos = waiting.map(({ key, file }) => ({ key, file }))
  return { fields: pick(form, typed), was: pick(base, draftFields), photos }
}

/** Of what the device kept, what has the shape of the form's field: an older version may have written it. */
export function shapedLike(found: DraftFields, form: DraftFields): DraftFields {
  return pick(
    found,
    draftFields.filter((name) => typeof found[name] === typeof form[name]),
  )
}

function pick(values: DraftFields, names: readonly (keyof DraftFields)[]): DraftFields {
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}

/** The keeping of a draft. */
export interface KeptDraft {
  /** Whether what is typed and picked outlives the page. */
  readonly isKept: ReadonlySignal<boolean>
  /** Puts what was kept into the editor, then keeps what it holds until all of it has arrived. Returns how to stop. */
  begin(): () => void
}

/**
 * Keeps what an editor holds under a name that is its person's and its shift's alone, so that a killed tab loses none
 * of it.
 */
export function keepNursingDraft(
  editor: Pick<NursingTimesheetEditor, 'draft' | 'restore'>,
  storage: FileStorage,
  name: string,
): KeptDraft {
  const isKept = signal(true)
  const photoName = (key: string) => `${name}.${key}`
  /** The photos that the device holds. */
  const held = new Set<string>()
  let next: NursingDraft | null | undefined
  let isWriting = false

  async function read(): Promise<NursingDraft | null> {
    const found = await storage.read(name)
    if (!isRecord(found) || !isRecord(found.fields) || !Array.isArray(found.photos)) return null
    const photos: PickedPhoto[] = []
    for (const key of found.photos as unknown[]) {
      const file = typeof key === 'string' ? await storage.read(photoName(key)) : null
      if (typeof key !== 'string' || !(file instanceof File)) continue
      held.add(key)
      photos.push({ key, file })
    }
    const was = isRecord(found.was) ? (found.was as DraftFields) : {}
    return { fields: found.fields as DraftFields, was, photos }
  }

  async function put(draft: NursingDraft | null): Promise<void> {
    const photos = draft?.photos ?? []
    for (const { key, file } of photos) {
      if (held.has(key)) continue
      await storage.write(photoName(key), file)
      held.add(key)
    }
    if (draft) {
      const { fields, was } = draft
      await storage.write(name, { fields, was, photos: photos.map(({ key }) => key) })
    } else await storage.remove(name)
    for (const key of [...held].filter((one) => !photos.some((photo) => photo.key === one))) {
      await storage.remove(photoName(key))
      held.delete(key)
    }
  }

  /** One after the other, and only the last of those that came meanwhile. */
  async function keep(draft: NursingDraft | null): Promise<void> {
    next = draft
    if (isWriting) return
    isWriting = true
    while (next !== undefined) {
      const latest = next
      next = undefined
      const outcome = await settle(() => put(latest))
      isKept.value = 'value' in outcome || latest === null
    }
    isWriting = false
  }

  return {
    isKept,
    begin() {
      let stop: (() => void) | undefined
      let isOver = false
      void settle(read).then((outcome) => {
        if (isOver) return
        if ('value' in outcome && outcome.value) editor.restore(outcome.value)
        stop = effect(() => {
          const draft = editor.draft.value
          untracked(() => void keep(draft))
        })
      })
      return () => {
        isOver = true
        stop?.()
      }
    },
  }
}
