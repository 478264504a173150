import { describe, expect, it } from 'vitest'
import { Identity } from '../account/identity.js'
import { CaregiverPage } from '../caregivers/calls.js'
import { CaregiverSummary, PublicCaregiver, Review } from '../caregivers/entities.js'
import { ConversationSummary } from '../chat/calls.js'
import { ChatMessage } from '../chat/entities.js'
import { ConnectionSummary, Family, FamilyDashboard } from '../families/entities.js'
import { Job } from '../jobs/entities.js'
import { Place } from '../places/calls.js'
import * as builders from './builders.js'

const pairs: readonly (readonly [
  name: string,
  build: () => unknown,
  struct: { is(value: unknown): boolean },
])[] = [
  ['anIdentity', builders.anIdentity, Identity],
  ['aPlace', builders.aPlace, Place],
  ['aCaregiver', builders.aCaregiver, CaregiverSummary],
  ['aPublicCaregiver', builders.aPublicCaregiver, PublicCaregiver],
  ['aReview', builders.aReview, Review],
  ['aCaregiverPage', builders.aCaregiverPage, CaregiverPage],
  ['aFamily', builders.aFamily, Family],
  ['aJob', builders.aJob, Job],
  ['aConnection', builders.aConnection, ConnectionSummary],
  ['aFamilyDashboard', builders.aFamilyDashboard, FamilyDashboard],
  ['aMessage', builders.aMessage, ChatMessage],
  ['aConversation', builders.aConversation, ConversationSummary],
]

describe('builders', () => {
  it.each(pairs)('%s makes a valid entity, the same every time', (_, build, struct) => {
    expect(struct.is(build())).toBe(true)
    expect(build()).toEqual(build())
  })

  it('are all checked here', () => {
    expect(pairs.map(([name]) => name).toSorted()).toEqual(Object.keys(builders).toSorted())
  })

  it('take what a test cares about', () => {
    expect(builders.aCaregiver({ vetted: false }).vetted).toBe(false)
    expect(builders.aCaregiverPage([], { records: 40 })).toMatchObject({ data: [], records: 40 })
    expect(builders.aConversation({ messages: [] }).last_message_at).toBeNull()
  })
})
