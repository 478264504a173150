import { getCaregiver } from '@homecare/sdk/caregivers'
import { updateCaregiver, getOwnCaregiver } from '@homecare/sdk/ownProfile'
import {
  listProfilesToReview,
  profileTakeBackMinutes,
  reviewProfile,
  takeBackProfileReview,
} from '@homecare/sdk/profile'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { outbox } from '../tables/account.ts'
import { actors } from '../testing/actors.ts'
import { smallWorld } from '../testing/world.ts'
import { caregivers } from '../tables/caregivers.ts'

const server = smallWorld()
beforeEach(async () => {
  await server.db.delete(outbox)
  await server.db
    .update(caregivers)
    .set({ profile_state_name: 'draft', about: '', state_of_caregiver: 0 })
    .where(eq(caregivers.id, marisol))
})

const marisol = actors.caregiver
const waits = async () =>
  (await (await server.as('staff')).call(listProfilesToReview)).map(({ id }) => id).includes(marisol)
const introduce = async (about: string) =>
  (await server.as('caregiver')).call(updateCaregiver, { body: { caregiver: { about } } })

it('a profile is shown to families once it is ready and staff have looked at it', async () => {
  expect(await waits()).toBe(false)
  await introduce('Here I am.')
  expect(await waits()).toBe(true)
  const visitor = server.visitor().care
  await expect(visitor.call(getCaregiver, { id: marisol })).rejects.toMatchObject({ kind: 'notFound' })
  const staff = await server.as('staff')
  expect(await staff.call(reviewProfile, { id: marisol, body: { approved: true } })).toEqual({
    profile_state_name: 'active',
  })
  expect((await visitor.call(getCaregiver, { id: marisol })).about).toBe('Here I am.')
  const [sent] = await server.db.select().from(outbox).orderBy(outbox.id)
  expect(sent).toMatchObject({ recipient: 'marisol@example.com', subject: 'Families can see your profile' })
  await expect(staff.call(reviewProfile, { id: marisol, body: { approved: false } })).rejects.toMatchObject({
    kind: 'conflict',
  })
})

it('one that is given back waits again after its next change', async () => {
  await introduce('Here I am.')
  const staff = await server.as('staff')
  await staff.call(reviewProfile, { id: marisol, body: { approved: false, note: 'A word more, please.' } })
  expect(await waits()).toBe(false)
  expect(await (await server.as('caregiver')).call(getOwnCaregiver)).toMatchObject({
    profile_state_name: 'draft',
  })
  const [sent] = await server.db.select().from(outbox).orderBy(outbox.id)
  expect(sent?.body).toContain('A word more, please.')
  expect(sent?.body).toContain('/caregiver/profile?s=draft')
  await introduce('Here I am, with a word more.')
  expect(await waits()).toBe(true)
})

it('one that was given back by mistake waits again, unless it was changed since', async () => {
  await introduce('Here I am.')
  const staff = await server.as('staff')
  const giveBack = () =>
    staff.call(reviewProfile, { id: marisol, body: { approved: false, note: 'A word more, please.' } })
  await giveBack()
  expect(await staff.call(takeBackProfileReview, { id: marisol })).toEqual({ profile_state_name: 'pending' })
  expect(await waits()).toBe(true)
  server.clock.advance(1000)
  await giveBack()
  await introduce('Here I am, with a word more.')
  await expect(staff.call(takeBackProfileReview, { id: marisol })).rejects.toMatchObject({ kind: 'conflict' })
})

it('one that was shown by mistake is taken back for some minutes: nobody finds it, it waits, and its caregiver is told', async () => {
  await introduce('Here I am.')
  const staff = await server.as('staff')
  const takeBack = () => staff.call(takeBackProfileReview, { id: marisol })
  await expect(takeBack()).rejects.toMatchObject({ kind: 'conflict' })
  await staff.call(reviewProfile, { id: marisol, body: { approved: true } })
  expect(await takeBack()).toEqual({ profile_state_name: 'pending' })
  expect(await waits()).toBe(true)
  await expect(server.visitor().care.call(getCaregiver, { id: marisol })).rejects.toMatchObject({
    kind: 'notFound',
  })
  const sent = await server.db.select().from(outbox)
  expect(sent.map(({ subject }) => subject)).toContain('We are looking at your profile again')
  await staff.call(reviewProfile, { id: marisol, body: { approved: true } })
  server.clock.advance((profileTakeBackMinutes + 1) * 60_000)
  await expect(takeBack()).rejects.toMatchObject({ kind: 'conflict' })
})
