import { keptIn, type Form, type MergingForm } from '@homecare/sdk/kit'
import { createContext, useCallback, useContext, useEffect, type RefObject } from 'react'
import { useSession } from '../frame/app'
import { browserStorage } from '../frame/storage/browserStorage'
import { useUnsaved } from '../frame/useUnsaved'
import { useValue } from '../kit/useValue'
import { registerPath } from './registerPath'

/** What is typed in the step that stands open, for whoever finishes later. */
export interface Typed {
  /** Saves it where it is complete and right; otherwise it stays kept on the device. */
  save(): Promise<void>
}
export const TypedContext = createContext<RefObject<Typed | null>>({ current: null })

/**
 * The form of a step: what is typed is kept in the tab until it is saved, and is there again when the registration goes
 * on. Returns what to do once it was accepted, before going on.
 */
export function useStepForm<D extends object>(step: string, form: Form<D>): () => void {
  const { id } = useValue(useSession().identity)
  const open = useContext(TypedContext)
  const name = `homecare${registerPath}/${step}/${id}`
  useUnsaved(form.dirty)
  useEffect(() => {
    const kept = keptIn(browserStorage('sessionStorage') ?? undefined, name, isRecord)
    fillIn(form, kept.read())
    const stop = form.data.subscribe((data) => {
      if (!form.dirty.peek()) return
      const typed = Object.entries(data).filter(([field]) => form.fields[field as keyof D].dirty.peek())
      kept.write({ typed: Object.fromEntries(typed), was: isMerging(form) ? form.base.peek() : {} })
    })
    open.current = {
      async save() {
        if (form.dirty.peek() && form.valid.peek() && (await form.submit())) kept.write(null)
        // Saved or kept: it is not lost by leaving, and nobody need be asked.
        form.reset(form.data.peek())
      },
    }
    return () => {
      stop()
      open.current = null
    }
  }, [form, name, open])
  return useCallback(
    () => keptIn(browserStorage('sessionStorage') ?? undefined, name, isRecord).write(null),
    [name],
  )
}

/** Whether others may have changed what a form is about. */
export function isMerging<D extends object>(form: Form<D>): form is MergingForm<D> {
  return 'conflicts' in form
}

/** As typed before: the fields are dirty again, and what others have changed since is theirs to choose. */
function fillIn<D extends object>(form: Form<D>, kept: Record<string, unknown> | null): void {
  const [typed, was] = [shapedLike(form, kept?.['typed']), shapedLike(form, kept?.['was'])]
  if (isMerging(form)) return form.restore(typed, was)
  for (const field of Object.keys(typed) as (keyof D & string)[])
    form.fields[field].set(typed[field] as D[typeof field])
}

/** Of what was kept, what has the shape of its field. */
function shapedLike<D extends object>(form: Form<D>, kept: unknown): Partial<D> {
  const found = isRecord(kept) ? Object.entries(kept) : []
  const fits = found.filter(([field, value]) => {
    if (!Object.hasOwn(form.fields, field)) return false
    const initial = form.fields[field as keyof D].value.peek()
    return typeof value === typeof initial && Array.isArray(value) === Array.isArray(initial)
  })
  return Object.fromEntries(fits) as Partial<D>
}

const isRecord = (found: unknown): found is Record<string, unknown> =>
  typeof found === 'object' && found !== null && !Array.isArray(found)
