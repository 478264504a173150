import fc from '../testing/properties.js'
import { describe, expect, test } from 'vitest'
import { anonymous } from '../vocabulary/account/identity.js'
import { assistance } from '../vocabulary/caregivers/services.js'
import { chatWidgetJobFields } from '../vocabulary/chat/catalogue.js'
import {
  chatWidgetApp,
  chatWidgetJobData,
  cutForChatWidget,
  isStaffSession,
  type ChatWidgetJob,
} from './chatWidget.js'

const all = { widget: true, careNeeds: true }
const job: ChatWidgetJob = {
  assistance: [1, 3],
  conditions: [6, 20],
  care_for: 1,
  schedule_type: 2,
  preferred_gender: 1,
  housing: 0,
  preferred_languages: [20],
}

describe('job data for the widget', () => {
  test('are the seven that the documents name', () => {
    expect(chatWidgetJobData(job, all)).toEqual({
      ADLs: 'Bathing, Toileting',
      conditions: 'Diabetes, Dementia',
      'care-for': 'mother',
      'schedule type': 'Set weekly',
      'gender preference': 'Female',
      housing: 'Live-in',
      'language preference': 'Spanish',
    })
    expect(Object.keys(chatWidgetJobData(job, all)!).toSorted()).toEqual([...chatWidgetJobFields].toSorted())
  })

  test.each([
    ['schedule type', { schedule_type: 1 }, 'Flexible'],
    ['schedule type', { schedule_type: 3 }, null],
    ['gender preference', { preferred_gender: 2 }, 'Male'],
    ['gender preference', { preferred_gender: 0 }, null],
    ['gender preference', { preferred_gender: 9 }, null],
    ['housing', { housing: 1 }, 'Live-out'],
    ['housing', { housing: null }, null],
    ['care-for', { care_for: 13 }, null],
    ['conditions', { conditions: [19, 6] }, 'Diabetes'],
    ['language preference', { preferred_languages: undefined }, ''],
  ] as const)('%s of %j is %j', (name, change, value) => {
    expect(chatWidgetJobData({ ...job, ...change }, all)?.[name]).toBe(value)
  })

  test('never have conditions or care needs without consent to exactly that', () => {
    const data = chatWidgetJobData(job, { widget: true, careNeeds: false })
    expect(data).not.toBeNull()
    expect(Object.keys(data!)).not.toContain('ADLs')
    expect(Object.keys(data!)).not.toContain('conditions')
    expect(JSON.stringify(data)).not.toMatch(/Bathing|Diabetes|Dementia/)
  })

  test('are not sent at all without consent to the widget', () => {
    expect(chatWidgetJobData(job, { widget: false, careNeeds: true })).toBeNull()
    expect(chatWidgetJobData(job, null as never)).toBeNull()
    expect(chatWidgetJobData(null as never, all)).toBeNull()
  })

  test('are cut like every text', () => {
    const data = chatWidgetJobData({ ...job, assistance: [...assistance.ids, ...assistance.ids] }, all)
    expect(data?.ADLs).toMatch(/^Bathing.*…$/)
    expect(data?.ADLs).toHaveLength(201)
  })
})

describe('text for the widget', () => {
  test('is cut at 200 characters, with an ellipsis', () => {
    expect(cutForChatWidget('a'.repeat(200))).toBe('a'.repeat(200))
    expect(cutForChatWidget('a'.repeat(201))).toBe(`${'a'.repeat(200)}…`)
    expect(cutForChatWidget('👵'.repeat(200))).toBe('👵'.repeat(200))
    expect(cutForChatWidget('👵'.repeat(201))).toBe(`${'👵'.repeat(200)}…`)
    expect(cutForChatWidget('')).toBe('')
    expect(cutForChatWidget(null as unknown as string)).toBe('')
    expect(cutForChatWidget('a'.repeat(10_000_000))).toHaveLength(201)
  })

  test('never ends in half a character', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', '👵', 'ñ'), { minLength: 190, maxLength: 230 }),
        (characters) => {
          const cut = cutForChatWidget(characters.join(''))
          expect(() => encodeURIComponent(cut)).not.toThrow()
          expect(Array.from(cut).length).toBe(
            Math.min(characters.length, 200 + (characters.length > 200 ? 1 : 0)),
          )
        },
      ),
    )
  })
})

describe('the widget’s app', () => {
  const apps = {
    family: { production: 'fp', other: 'fo' },
    caregiver: { production: 'cp', other: 'co' },
  }
  const who = (user_type: typeof anonymous.user_type, adminSession = false) => ({
    identity: { ...anonymous, user_type },
    adminSession,
  })

  test.each([
    ['family', true, 'fp'],
    ['family', false, 'fo'],
    ['caregiver', true, 'cp'],
    ['caregiver', false, 'co'],
    ['agency_caregiver', true, 'cp'],
    ['anonymous', true, 'fp'],
    ['staff', true, null],
  ] as const)('%s, production %s: %s', (type, production, app) => {
    expect(chatWidgetApp(apps, all, who(type), production)).toBe(app)
  })

  test('none without configuration, consent, or under an administrator’s cookie', () => {
    expect(chatWidgetApp(null, all, who('family'), true)).toBeNull()
    expect(chatWidgetApp(apps, { widget: false, careNeeds: true }, who('family'), true)).toBeNull()
    expect(chatWidgetApp(apps, all, who('family', true), true)).toBeNull()
    const none = { ...apps, family: { production: null, other: '' } }
    expect(chatWidgetApp(none, all, who('family'), true)).toBeNull()
    expect(chatWidgetApp(none, all, who('family'), false)).toBeNull()
  })

  test('a staff session is a staff login, an administrator, or the cookie', () => {
    expect(isStaffSession({ ...anonymous, user_type: 'staff' }, false)).toBe(true)
    expect(isStaffSession({ ...anonymous, is_admin: true }, false)).toBe(true)
    expect(isStaffSession(anonymous, true)).toBe(true)
    expect(isStaffSession(anonymous, false)).toBe(false)
  })
})
