import { createOnboardingForm } from '@homecare/sdk/families'
import { expect, it } from 'vitest'
import { find, named } from '../kit/testing/render'
import { renderPressed } from '../kit/testing/renderPressed'
import { WeeklyHoursField } from './WeeklyHoursField'

it('takes every day that was pressed before the page was alive', async () => {
  const form = createOnboardingForm({ today: '2026-11-23', submit: async () => {} })
  await renderPressed(
    <WeeklyHoursField form={form} name="specific_schedule" label={['Days', 'Días']} />,
    (root) => ['Monday', 'Wednesday'].map((day) => find('input', named(day, root))),
  )
  expect(form.data.peek().specific_schedule.map(({ day_of_week }) => day_of_week)).toEqual([1, 3])
})
