import { expect, it } from 'vitest'
import { openCare } from '../testing/openCare.js'
import { getServedArea, waitForArea, type ServedArea } from './areaCalls.js'
import { createAreaForm, createWaitForm } from './areaForms.js'

const area: ServedArea = {
  ...{ zip_code: '94601', city: 'Oakland', state: 'CA', who: 'family', nearby: 12, served: true },
}

it('asks of a whole ZIP code alone whether its area is served', async () => {
  const { server, care } = openCare()
  server.on(getServedArea, () => area)
  const found: ServedArea[] = []
  const form = createAreaForm(care, 'family', { found: (one) => found.push(one) })
  for (const typed of ['', '9460', 'abcde']) {
    form.fields.zip_code.set(typed)
    expect(await form.submit()).toBe(false)
  }
  form.fields.zip_code.set(' 94601 ')
  expect(await form.submit()).toBe(true)
  expect([server.seen.length, found]).toEqual([1, [area]])
})

it('leaves an address to be written to, for whom and where', async () => {
  const { server, care } = openCare()
  server.on(waitForArea, () => ({ waiting: true }))
  const form = createWaitForm(care, { who: 'caregiver', zip_code: '99547' })
  form.fields.email.set('ana')
  expect(await form.submit()).toBe(false)
  form.fields.email.set(' ana@example.com ')
  expect(await form.submit()).toBe(true)
  expect(server.seen.map(({ body }) => body)).toEqual([
    { who: 'caregiver', zip_code: '99547', email: 'ana@example.com' },
  ])
})
