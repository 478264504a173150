import { createForm } from '@homecare/sdk/kit'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { find, named } from '../testing/render'
import { renderPressed } from '../testing/renderPressed'
import { CheckboxGroup } from './CheckboxGroup'

const options = [
  { value: 1, label: ['One', 'Uno'] },
  { value: 2, label: ['Two', 'Dos'] },
] as const
const label = ['Some', 'Algunos'] as const
const both = (root: HTMLElement) => ['One', 'Two'].map((words) => find('input', named(words, root)))

it('takes all that was pressed in a form before the page was alive', async () => {
  const form = createForm<{ some: number[] }>({ fields: { some: { initial: [] } }, submit: async () => {} })
  await renderPressed(<CheckboxGroup form={form} name="some" label={label} options={options} />, both)
  expect(form.data.peek().some).toEqual([1, 2])
})

it('takes it in a value of its own as well', async () => {
  let last: readonly number[] = []
  function Own() {
    const [value, setValue] = useState<readonly number[]>([])
    last = value
    return <CheckboxGroup value={value} onChange={setValue} label={label} options={options} />
  }
  await renderPressed(<Own />, both)
  expect(last).toEqual([1, 2])
})
