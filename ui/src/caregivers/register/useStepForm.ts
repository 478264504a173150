import { keptIn, type Form } from '@homecare/sdk'
import { createContext, useCallback, useContext, useEffect, type RefObject } from 'react'
import { useSession } from '../../frame/app'
import { browserStorage } from '../../frame/browserStorage'
import { useUnsaved } from '../../frame/useUnsaved'
import { useValue } from '../../kit/useValue'
import { registerPath } from './steps'

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
      if (form.dirty.peek()) kept.write(data as Record<string, unknown>)
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

/** As typed before: the fields are dirty again. What has another shape than the field is left out. */
function fillIn<D extends object>(form: Form<D>, kept: Record<string, unknown> | null): void {
  for (const field of Object.keys(kept ?? {}) as (keyof D & string)[]) {
    const found = kept?.[field]
    const known = Object.hasOwn(form.fields, field) ? form.fields[field] : null
    const initial = known?.value.peek()
    if (typeof found === typeof initial && Array.isArray(found) === Array.isArray(initial))
      known?.set(found as D[keyof D & string])
  }
}

const isRecord = (found: unknown): found is Record<string, unknown> =>
  typeof found === 'object' && found !== null && !Array.isArray(found)
