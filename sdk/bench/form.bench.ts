import { is, object, size, string } from 'superstruct'
import { compare } from '../../scripts/measure.mjs'
import { max, required } from '../src/kit/checks.js'
import { createForm, type FormRules } from '../src/kit/forms/form.js'
import type { Row } from './row.js'

type Profile = Record<string, string>

/** A 30-field profile form, checked on a key press, against the whole object checked by a struct. */
export default async function form(): Promise<Row[]> {
  const names = Array.from({ length: 30 }, (_, index) => `field_${index}`)
  const text = ['Too long.', 'Demasiado largo.'] as const
  const fields = Object.fromEntries(
    names.map((name) => [name, { initial: 'some text', checks: [required(), max(200, text)] }]),
  ) as FormRules<Profile>
  const profile = createForm<Profile>({ fields, submit: async () => {} })
  const keyPress = (value: string) => {
    const field = profile.fields.field_7!
    field.set(value)
    return field.error.value === null && profile.valid.value
  }
  const Struct = object(Object.fromEntries(names.map((name) => [name, size(string(), 1, 200)])))
  const data: Profile = Object.fromEntries(names.map((name) => [name, 'some text']))
  const whole = (value: string) => {
    data.field_7 = value
    return is(data, Struct)
  }
  for (const value of ['', 'a', 'a'.repeat(201)]) {
    if (keyPress(value) !== whole(value)) throw new Error('the two disagree on a value')
  }
  let presses = 0
  const next = () => 'typed '.repeat((presses++ % 20) + 1)
  return [
    {
      name: 'form: a key press in a profile of 30 fields, checked',
      unit: 'µs',
      peerName: 'superstruct',
      budget: 1 / 20,
      ...(await compare(
        () => keyPress(next()),
        () => whole(next()),
      )),
    },
  ]
}
