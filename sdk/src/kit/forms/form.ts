import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core'
import { isApiError, type ApiError } from '../error.js'
import type { Sayable } from '../text.js'
import { kitTexts } from '../texts.js'

/** A rule of one field: the value and the whole form in, an error or null out. */
export type FieldCheck<V, D> = (value: V, data: D) => Sayable | null

/** How one field begins, what it is checked with, and when it takes part. */
export interface FieldRules<V, D> {
  readonly initial: V
  /** In order; the first that fails is the field's error. */
  readonly checks?: readonly FieldCheck<V, D>[]
  /** Its error shows from the first edit on, not only when it is left. */
  readonly eager?: boolean
  /** A field that does not apply now: it is neither checked nor sent to `submit`. */
  readonly activeWhen?: (data: D) => boolean
  readonly disabledWhen?: (data: D) => boolean
}
export type FormRules<D> = { readonly [K in keyof D]: FieldRules<D[K], D> }

/** One field of a form, as signals. */
export interface FormField<V = unknown> {
  readonly name: string
  readonly value: ReadonlySignal<V>
  /** The error there is, whether or not it is time to show it. */
  readonly error: ReadonlySignal<Sayable | null>
  /** The error to show: once the field was left or the form was sent, or the server refused it. */
  readonly shownError: ReadonlySignal<Sayable | null>
  readonly dirty: ReadonlySignal<boolean>
  readonly active: ReadonlySignal<boolean>
  readonly disabled: ReadonlySignal<boolean>
  /** A person's edit: marks the field dirty and takes back the server's error. */
  set(value: V): void
  /** The field was left: its error may be shown. */
  touch(): void
}

/** A form: its fields, whether it is valid and busy, and what submits it. */
export interface Form<D extends object> {
  readonly fields: { readonly [K in keyof D]: FormField<D[K]> }
  readonly data: ReadonlySignal<D>
  readonly valid: ReadonlySignal<boolean>
  /** Something was edited that no accepted submit has sent. */
  readonly dirty: ReadonlySignal<boolean>
  readonly busy: ReadonlySignal<boolean>
  /** Errors of the form as a whole: the server's, or a fault of the connection. */
  readonly errors: ReadonlySignal<readonly Sayable[]>
  /** The last failure, for whoever must tell a conflict from a refusal. */
  readonly failure: ReadonlySignal<ApiError | null>
  /** Counts refused submits, so that a summary can take focus each time. */
  readonly refusals: ReadonlySignal<number>
  /** Checks, sends, and puts the server's answers where they belong. Resolves to whether it was accepted. */
  submit(): Promise<boolean>
  /** Stops waiting for the answer, where the form can. */
  readonly giveUp?: (() => void) | undefined
  /** What is wrong at its fields is said in a toast too, and needs no summary. */
  readonly toasted?: boolean
  /** Sets values that do not come from a person's edit; the fields stay as dirty as they are. */
  fill(data: Partial<D>): void
  /** Marks every active field dirty, or only those named, so that their errors show. */
  makeDirty(only?: readonly (keyof D)[]): void
  /** Checks one step of a long form: shows its errors, counts a refusal, and says whether it may go on. */
  checkStep(names: readonly (keyof D)[]): boolean
  /** Back to the defaults, or to `data` as the new ones. */
  reset(data?: Partial<D>): void
  takeServerErrors(error: ApiError): void
}

/** What a form is made of. */
export interface FormOptions<D extends object> {
  readonly fields: FormRules<D>
  /** Errors that concern several fields together, by field name. */
  readonly check?: (data: D) => Partial<Record<keyof D, Sayable>>
  /** Sends what was entered; throwing an ApiError puts its errors at the fields. */
  readonly submit: (data: D) => Promise<void>
  /** The words for a failure without words of its own, such as a lost connection. */
  readonly describe?: (error: ApiError) => Sayable
  /** The form's field for a field name of the server; dotted names are tried whole, then by their last part. */
  readonly serverNames?: Readonly<Record<string, keyof D>>
}

/**
 * A form of the product: data, dirty, valid, disabled and error for each field, form
 * errors, and the server's answers put where they belong. A key press checks the one field it changes.
 */
export function createForm<D extends object>(options: FormOptions<D>): Form<D> {
  type Name = keyof D & string
  const names = Object.keys(options.fields) as Name[]
  const parts = Object.fromEntries(names.map((name) => [name, createPart(name)])) as {
    [K in Name]: Part<D[K]>
  }
  const data = computed(() => Object.fromEntries(names.map((name) => [name, parts[name].value.value])) as D)
  const together = computed<Partial<Record<keyof D, Sayable>>>(() => options.check?.(data.value) ?? {})
  const busy = signal(false)
  const errors = signal<readonly Sayable[]>([])
  const failure = signal<ApiError | null>(null)
  const refusals = signal(0)
  const valid = computed(() => names.every((name) => parts[name].error.value === null))
  const dirty = computed(() => names.some((name) => parts[name].dirty.value))

  interface Part<V> extends FormField<V> {
    readonly serverError: { value: Sayable | null }
    readonly shown: { value: boolean }
    put(value: V, dirty: boolean): void
  }

  function createPart<K extends Name>(name: K): Part<D[K]> {
    const rules: FieldRules<D[K], D> = options.fields[name]
    const value = signal<D[K]>(rules.initial)
    const isDirty = signal(false)
    const shown = signal(false)
    const serverError = signal<Sayable | null>(null)
    const whole = rules.activeWhen || rules.disabledWhen || rules.checks?.some((check) => check.length > 1)
    const active = computed(() => rules.activeWhen?.(data.value) ?? true)
    const disabled = computed(() => busy.value || (rules.disabledWhen?.(data.value) ?? false))
    const error = computed<Sayable | null>(() => {
      if (!active.value) return null
      const own = value.value
      for (const check of rules.checks ?? []) {
        const found = check(own, whole ? data.value : (undefined as unknown as D))
        if (found !== null) return found
      }
      return together.value[name] ?? null
    })
    const shownError = computed(() => serverError.value ?? (shown.value ? error.value : null))
    return {
      name,
      value,
      error,
      shownError,
      dirty: isDirty,
      active,
      disabled,
      serverError,
      shown,
      put(next, makesDirty) {
        batch(() => {
          value.value = next
          serverError.value = null
          if (makesDirty) isDirty.value = true
        })
      },
      set(next) {
        batch(() => {
          this.put(next, true)
          if (rules.eager) shown.value = true
        })
      },
      touch() {
        if (isDirty.peek()) shown.value = true
      },
    }
  }

  function makeDirty(only: readonly (keyof D)[] = names): void {
    batch(() => {
      for (const name of names) {
        if (!only.includes(name) || !parts[name].active.peek()) continue
        parts[name].shown.value = true
        ;(parts[name].dirty as { value: boolean }).value = true
      }
    })
  }

  function takeServerErrors(error: ApiError): void {
    const rest: Sayable[] = [...error.formErrors]
    batch(() => {
      failure.value = error
      for (const [field, words] of Object.entries(error.fieldErrors)) {
        const name = formName(field)
        if (name) parts[name].serverError.value = words.join(' ')
        else rest.push(...words)
      }
      if (rest.length === 0 && Object.keys(error.fieldErrors).length === 0) {
        rest.push(options.describe?.(error) ?? usualWords(error))
      }
      errors.value = rest
    })
  }

  function formName(field: string): Name | undefined {
    const mapped = options.serverNames?.[field] as Name | undefined
    if (mapped) return mapped
    const last = field.slice(field.lastIndexOf('.') + 1)
    return names.find((name) => name === field) ?? names.find((name) => name === last)
  }

  async function submit(): Promise<boolean> {
    if (busy.peek()) return false
    makeDirty()
    batch(() => {
      errors.value = []
      failure.value = null
    })
    if (!valid.peek()) {
      refusals.value++
      return false
    }
    busy.value = true
    try {
      await options.submit(activeData())
      reset(data.peek())
      return true
    } catch (error) {
      if (!isApiError(error)) throw error
      takeServerErrors(error)
      refusals.value++
      return false
    } finally {
      busy.value = false
    }
  }

  function reset(values: Partial<D> = {}): void {
    batch(() => {
      for (const name of names) {
        const part = parts[name]
        part.put((name in values ? values[name] : options.fields[name].initial) as D[typeof name], false)
        part.shown.value = false
        ;(part.dirty as { value: boolean }).value = false
      }
      errors.value = []
      failure.value = null
    })
  }

  function checkStep(only: readonly (keyof D)[]): boolean {
    makeDirty(only)
    const passed = only.every((name) => parts[name as Name].error.peek() === null)
    if (!passed) refusals.value++
    return passed
  }

  function activeData(): D {
    const inactive = names.filter((name) => !parts[name].active.peek())
    const whole = { ...data.peek() }
    for (const name of inactive) whole[name] = options.fields[name].initial
    return whole
  }

  return {
    fields: parts as unknown as Form<D>['fields'],
    data,
    valid,
    dirty,
    busy,
    errors,
    failure,
    refusals,
    submit,
    makeDirty,
    checkStep,
    takeServerErrors,
    fill(values) {
      batch(() => {
        for (const name of names) if (name in values) parts[name].put(values[name] as D[typeof name], false)
      })
    },
    reset,
  }
}

/** What a form says of a failure that brought no words, where it has none of its own: the error's are for a log. */
const usualWords = ({ kind }: ApiError) =>
  kind === 'offline' ? kitTexts.offline : kitTexts.somethingWentWrong
