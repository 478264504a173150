import { LicensePhoto } from '@homecare/sdk/caregivers'
import { ApiError, createForm, createMergingForm } from '@homecare/sdk/kit'
import { act } from 'react'
import { expect, it } from 'vitest'
import { ConflictChoices } from './ConflictChoices'
import { conflictWordsOf } from './conflictWords'
import { Form } from '../fields/Form'
import { named, press, render } from '../testing/render'

interface Words {
  readonly description: string
}

/** A form that a person has typed 'Slow.' into and saved, after the record was changed or deleted elsewhere. */
async function open(theirs: string | null) {
  let kept: LicensePhoto | null = { id: 1, photo: '', description: 'Kind.' }
  const form = createMergingForm<LicensePhoto, Words>({
    kind: { shape: LicensePhoto },
    record: kept,
    valuesOf: ({ description }) => ({ description }),
    addsAgain: true,
    form: (seen) =>
      createForm<Words>({
        fields: { description: { initial: 'Kind.' } },
        async submit(entered) {
          const known = seen()
          if (known && !kept) throw new ApiError('notFound')
          if (known && kept && known.description !== kept.description)
            throw new ApiError('conflict', { current: kept })
          kept = { id: 1, photo: '', ...entered }
        },
      }),
  })
  await render(
    <Form form={form} submit="Save">
      <ConflictChoices
        form={form}
        words={conflictWordsOf<Words>({ description: [['About', 'Sobre usted']] })}
      />
    </Form>,
  )
  expect(document.body.textContent).not.toContain('About')
  form.fields.description.set('Slow.')
  kept = theirs === null ? null : { id: 1, photo: '', description: theirs }
  await act(async () => void (await form.submit()))
  return { form, kept: () => kept?.description }
}

it.each([
  ['Keep mine', 'Slow.'],
  ['Use the new version', 'Quick.'],
])('%s: what was changed elsewhere is shown beside it, and the choice is saved', async (choice, stays) => {
  const { form, kept } = await open('Quick.')
  const [words] = document.querySelectorAll('[role=group] p')
  expect(words?.textContent).toBe('AboutYou entered: Slow.It now says: Quick.')
  // Said once, and not among the errors as well.
  expect(document.body.textContent).not.toContain('in the meantime')
  expect(document.activeElement?.textContent).toContain('It now says: Quick.')
  expect(document.querySelector('[role=group]')?.getAttribute('aria-label')).toBe('About')
  await press(named(choice))
  expect(document.body.textContent).toBe('Save')
  expect(document.activeElement).toBe(named('Save'))
  await press(named('Save'))
  expect([form.conflicts.value, kept()]).toEqual([[], stays])
})

it('leads back to the choices where it is sent before all is chosen', async () => {
  const { form, kept } = await open('Quick.')
  named('Save').focus()
  await press(named('Save'))
  expect(document.activeElement?.textContent).toContain('It now says: Quick.')
  expect(kept()).toBe('Quick.')
  // What is typed meanwhile is what stays; of much of it, the beginning.
  await act(async () => form.fields.description.set(`${'Slow. '.repeat(30)}And steady.`))
  expect(document.body.textContent).toMatch(/You entered: (Slow\. ?)+…/)
  expect(document.body.textContent).not.toContain('And steady.')
  await act(async () => form.fields.description.set(' '))
  expect(document.body.textContent).toContain('You left it empty.')
})

it('says that nothing is there any more', async () => {
  await open('')
  expect(document.body.textContent).toContain('It is empty now.')
})

it('says that the record is gone, and adds it again with what was typed', async () => {
  const { form, kept } = await open(null)
  expect(document.activeElement?.textContent).toContain('This was deleted while you were editing')
  expect(form.fields.description.value.value).toBe('Slow.')
  await press(named('Add it again'))
  expect([kept(), document.body.textContent]).toEqual(['Slow.', 'Save'])
})
