import { createSignupFlow, jobOf } from '@homecare/sdk/families'
import { fakeServer } from '@homecare/sdk/testing'
import { expect, it } from 'vitest'
import { careOf, testApp } from '../../app/testing'
import { AppContext } from '../../frame/app'
import { find, press, render } from '../../kit/testing/render'
import { ShownToWhom } from './ShownToWhom'

it('asks whether search engines may list the job: unticked at first, kept and sent as ticked', async () => {
  const app = testApp({ care: careOf(fakeServer()) })
  const made = createSignupFlow({
    ...{ care: app.care, session: app.session, today: '2026-11-20' },
    ...{ language: () => 'en', newKey: () => 'key' },
  })
  const { root } = await render(
    <AppContext value={app}>
      <ShownToWhom form={made.form} />
    </AppContext>,
  )
  const box = find<HTMLInputElement>('input[type=checkbox]', root)
  expect([box.checked, jobOf(made.form.data.peek()).may_be_indexed]).toEqual([false, false])
  await press(box)
  expect([box.checked, jobOf(made.form.data.peek()).may_be_indexed]).toEqual([true, true])
  expect(made.form.draft()).toMatchObject({ may_be_indexed: true })
})
