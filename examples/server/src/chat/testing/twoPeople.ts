import { startConversation } from '@homecare/sdk/chat'
import { beforeEach } from 'vitest'
import type { World } from '../../testing/world.ts'
import { addPerson, type Person } from './person.ts'

/** A family and a caregiver, new for each test, and how somebody writes to somebody else for the first time. */
export function twoPeople(world: World) {
  let family: Person
  let caregiver: Person
  beforeEach(async () => {
    family = await addPerson(world, 'family')
    caregiver = await addPerson(world, 'caregiver')
  })
  return {
    get family() {
      return family
    },
    get caregiver() {
      return caregiver
    },
    /** The family writes to the caregiver, unless others are named. */
    begin: (from = family, to = caregiver, message = 'Hello') =>
      from.care.call(startConversation, { body: { to_user: to.id, message } }),
  }
}
