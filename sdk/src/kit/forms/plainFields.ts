import type { FormRules } from './form.js'

/** The fields of a form that begins with these values, and whose rules are the form's own. */
export function plainFields<D extends object>(values: D): FormRules<D> {
  const fields = Object.entries(values).map(([name, initial]) => [name, { initial }])
  return Object.fromEntries(fields) as unknown as FormRules<D>
}
