import { expect, it } from 'vitest'
import { aCaregiverConnection } from '../../testing/builders.js'
import {
  choosableConnections,
  chooseConnectionHref,
  connectionTargetOf,
  connectionTargets,
} from './connectionTargets.js'

const hired = aCaregiverConnection({ id: 81, hire_stage: 3, conversation_id: 91 })
const hiring = aCaregiverConnection({ id: 82, hire_stage: 2, conversation_id: null })
const known = aCaregiverConnection({ id: 83, hire_stage: 1, conversation_id: 93 })

it.each([
  [
    'connection',
    [
      '/caregiver/dashboard/connections/81',
      '/caregiver/dashboard/connections/82',
      '/caregiver/dashboard/connections/83',
    ],
  ],
  ['agreement', ['/connections/81/agreement', '/connections/82/agreement']],
  ['messages', ['/messages/91', '/messages/93']],
] as const)('for %s leads to %j', (target, hrefs) => {
  expect(choosableConnections([hired, hiring, known], target).map(({ href }) => href)).toEqual(hrefs)
})

it('are none where there are no connections', () => {
  for (const none of [null, {}, [null, 3]])
    expect(choosableConnections(none as never, 'connection')).toEqual([])
})

it('is for the family’s own page where the address names nothing that there is', () => {
  expect([null, '', 'timesheet', 'agreement'].map(connectionTargetOf)).toEqual([
    'connection',
    'connection',
    'connection',
    'agreement',
  ])
})

it.each(connectionTargets.ids)('is asked for at an address that says what for: %s', (target) => {
  const { pathname, searchParams } = new URL(chooseConnectionHref(target), 'http://localhost')
  expect([pathname, connectionTargetOf(searchParams.get('to'))]).toEqual([
    '/caregiver/dashboard/select-connection',
    target,
  ])
})
