import { listConversations, markConversationRead } from '@homecare/sdk/chat'
import { unansweredAfterMs } from '@homecare/sdk/families'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { outbox } from '../tables/account.ts'
import { facilities } from '../tables/shifts.ts'
import { emptyWorld } from '../testing/world.ts'
import { addPerson } from './testing/person.ts'
import { twoPeople } from './testing/twoPeople.ts'
import { messageFactsOf } from './waiting.ts'

const world = emptyWorld()
const two = twoPeople(world)
const hour = 3_600_000

/** Somebody who staffs two facilities, of which the first gives them their name. */
async function aDesk() {
  const desk = await addPerson(world, 'facility')
  const place = {
    address: '1 Elm Street',
    city: 'Oakland',
    county: 'Alameda',
    state: 'CA',
    zip_code: '94601',
  }
  for (const name of ['Harborlight', 'Annex'])
    await world.db.insert(facilities).values({
      ...{ name, ...place, user_id: desk.id, latitude: 37.8, longitude: -122.2 },
      ...{ phone: '5105550100', beds: 40 },
    })
  return desk
}

test('a facility is named by its house to whom it writes: in the list, in the letter, and where they have not answered', async () => {
  const desk = await aDesk()
  const { id, message } = await two.begin(desk, two.caregiver)
  const [theirs] = await two.caregiver.care.call(listConversations)
  expect(theirs?.other).toMatchObject({
    facility_name: 'Harborlight',
    last_initial: 'B',
    user_type: 'facility',
  })
  expect((await desk.care.call(listConversations))[0]?.other.facility_name).toBeNull()
  world.clock.advance(hour)
  await world.notice()
  const [letter] = await world.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, two.caregiver.email))
    .orderBy(outbox.id)
  expect(letter?.subject).toContain('Harborlight')
  expect(letter?.body).not.toContain('Robin1 B.')
  const reader = await world.as(two.caregiver.id)
  await reader.call(markConversationRead, { id, body: { message_id: message.message_id ?? 0 } })
  const later = world.clock.now() + unansweredAfterMs + hour
  expect((await messageFactsOf(world.db, two.caregiver.id, later)).unanswered).toMatchObject([
    { conversation_id: id, name: 'Harborlight' },
  ])
})

test('everybody else is named by themselves', async () => {
  await aDesk()
  await two.begin()
  const [theirs] = await two.caregiver.care.call(listConversations)
  expect(theirs?.other.facility_name).toBeNull()
})
