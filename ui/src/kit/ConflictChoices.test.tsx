import { ApiError, createForm, createMergingForm } from '@homecare/sdk'
import { act } from 'react'
import { expect, it } from 'vitest'
import { ConflictChoices } from './ConflictChoices'
import { named, press, render } from './testing/render'

interface Pet {
  readonly about: string
}

async function open(theirs: string) {
  let pet: Pet = { about: 'Kind.' }
  const form = createMergingForm<Pet, Pet>({
    record: pet,
    valuesOf: (record) => record,
    form: (seen) =>
      createForm<Pet>({
        fields: { about: { initial: 'Kind.' } },
        async submit(entered) {
          if (seen().about !== pet.about) throw new ApiError('conflict')
          pet = entered
        },
      }),
    current: async () => pet,
  })
  await render(
    <ConflictChoices
      form={form}
      words={(_, value) => ({
        label: ['About', 'Sobre usted'],
        value: [value].filter((text): text is string => typeof text === 'string' && text !== ''),
      })}
    />,
  )
  expect(document.body.textContent).not.toContain('About')
  form.fields.about.set('Slow.')
  pet = { about: theirs }
  await act(async () => void (await form.submit()))
  return { form, pet: () => pet }
}

it.each([
  ['Keep mine', 'Slow.'],
  ['Use what is there now', 'Quick.'],
])('%s: what was changed elsewhere is shown beside it, and the choice is saved', async (choice, stays) => {
  const { form, pet } = await open('Quick.')
  expect(document.body.textContent).toContain('It now says: Quick.')
  expect(document.querySelector('[role=group]')?.getAttribute('aria-label')).toBe('About')
  await press(named(choice))
  expect(document.body.textContent).toBe('')
  expect([await form.submit(), pet().about]).toEqual([true, stays])
})

it('says that nothing is there any more', async () => {
  await open('')
  expect(document.body.textContent).toContain('It is empty now.')
})
