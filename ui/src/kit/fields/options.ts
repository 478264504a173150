import type { Sayable } from '@homecare/sdk/kit'

/** One of several things to choose from. */
export interface Option<V extends string | number | boolean = string> {
  readonly value: V
  readonly label: Sayable
  readonly hint?: Sayable
  readonly disabled?: boolean
}

/** The kind of a literal: what a form's field holds may be wider than the options that are offered. */
export type Kind<V> = V extends string ? string : V extends number ? number : boolean
