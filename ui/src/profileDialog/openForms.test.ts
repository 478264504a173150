import { createForm } from '@homecare/sdk/kit'
import { signal } from '@preact/signals-core'
import { expect, it } from 'vitest'
import { createOpenForms } from './openForms'

const form = (major: string) => () =>
  createForm<{ major: string }>({ fields: { major: { initial: major } }, submit: async () => {} })

it('the form follows the record that is open, and keeps what was typed in another', () => {
  const forms = createOpenForms<{ major: string }>()
  const first = forms.form(5, form('Nursing'))
  first.fields.major.set('Nursing, and more')
  const second = forms.form(6, form('Law'))
  expect(second.data.value).toEqual({ major: 'Law' })
  expect(forms.form('new', form('')).data.value).toEqual({ major: '' })
  expect(forms.form(5, form('Nursing'))).toBe(first)
  expect(forms.dirty.value).toBe(true)
})

it('tells which records were deleted somewhere else, until they are added again', () => {
  const forms = createOpenForms<{ major: string }>()
  const gone = signal(true)
  forms.form(5, () => ({ ...form('Nursing')(), gone }))
  forms.form(6, form('Law'))
  forms.form('new', () => ({ ...form('')(), gone }))
  expect(forms.gone()).toEqual([5])
  gone.value = false
  expect(forms.gone()).toEqual([])
})

it('a record that was saved or removed begins anew', () => {
  const forms = createOpenForms<{ major: string }>()
  forms.form(5, form('Nursing')).fields.major.set('Typed')
  forms.forget(5)
  expect([forms.dirty.value, forms.form(5, form('Saved')).data.value]).toEqual([false, { major: 'Saved' }])
})
