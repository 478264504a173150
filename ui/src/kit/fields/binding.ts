import type { Form, FormField, Sayable } from '@homecare/sdk/kit'
import { signal, type ReadonlySignal } from '@preact/signals-core'
import { createContext, useContext, useId, useLayoutEffect, useRef } from 'react'
import { useValue } from '../useValue'
import { afterPress } from './afterPress'

/** What a field shows and hears: a form's field by its name, or a value of the caller's own. */
export type Binding<T, F extends FormLike = FormLike, InForm = T> = FormBinding<InForm, F> | OwnBinding<T>

interface FormBinding<T, F extends FormLike> {
  form: F
  name: NameFor<F, T>
}

interface OwnBinding<T> {
  form?: undefined
  /** The name in the markup, for the browser's autofill. */
  name?: string
  value: T
  onChange(value: T): void
  onBlur?(): void
  error?: Sayable | null
  disabled?: boolean
}

/** As much of a `Form` as a field needs. */
export type FormLike = Pick<Form<Record<string, never>>, 'busy'> & { readonly fields: object }

/** The names of the fields of `F` that hold a `T`. */
type NameFor<F extends FormLike, T> = {
  [K in keyof F['fields']]: F['fields'][K] extends { readonly value: ReadonlySignal<infer V> }
    ? [V] extends [T | null | undefined]
      ? K
      : never
    : never
}[keyof F['fields']] &
  string

/** A field as its component sees it. */
export interface Bound<T> {
  readonly id: string
  readonly name?: string
  readonly value: T
  readonly error: Sayable | null
  readonly disabled: boolean
  /** The form is being sent: what is typed now would not be. */
  readonly busy: boolean
  set(value: T): void
  /** Makes the value of the one that there is at the press: several may come before the field is drawn again. */
  change(make: (value: T) => T): void
  touch(): void
}

/** Gives fields ids that their form's error summary can link to. */
export const FormIdContext = createContext<string | null>(null)

export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`
}

export function useBinding<T, F extends FormLike>(props: Binding<T, F>): Bound<T> {
  const ownId = useId()
  const formId = useContext(FormIdContext)
  const field = props.form
    ? (props.form.fields as Record<string, FormField<T>>)[props.name as string]
    : undefined
  const value = useValue<T | undefined>(field?.value ?? nothing)
  const error = useValue<Sayable | null | undefined>(field?.shownError ?? nothing)
  const disabled = useValue<boolean>(field?.disabled ?? never)
  const busy = useValue<boolean>(props.form?.busy ?? never)
  const ownValue = field ? undefined : (props as OwnBinding<T>).value
  const given = useRef(ownValue as T)
  useLayoutEffect(() => {
    given.current = ownValue as T
  }, [ownValue])
  const id = formId && props.name ? fieldId(formId, props.name) : ownId
  if (field) {
    return {
      id,
      name: props.name,
      value: value as T,
      error: error ?? null,
      // A form that is being sent keeps its fields in place: a disabled one would lose the focus.
      disabled: disabled && !busy,
      busy,
      set: (next) => {
        if (!busy) field.set(next)
      },
      change: (make) => {
        if (!busy) field.set(make(field.value.peek()))
      },
      touch: () => afterPress(() => field.touch()),
    }
  }
  const own = props as OwnBinding<T>
  return {
    id,
    name: own.name,
    value: own.value,
    error: own.error ?? null,
    disabled: own.disabled ?? false,
    busy: false,
    set: (next) => own.onChange(next),
    change: (make) => own.onChange((given.current = make(given.current))),
    touch: () => afterPress(() => own.onBlur?.()),
  }
}

const nothing: ReadonlySignal<undefined> = signal(undefined)
const never: ReadonlySignal<boolean> = signal(false)
