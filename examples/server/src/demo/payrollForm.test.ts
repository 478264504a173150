import { PAYROLL_FORM_ID } from '@homecare/demo-world/office/newcomers'
import { decideIntake, getStaffIntake, listIntakes, revealIntakeNumber } from '@homecare/sdk/intake'
import { expect, test } from 'vitest'
import { users } from '../tables/account.ts'
import { smallWorld } from '../testing/world.ts'
import { handInPayrollForm } from './payrollForm.ts'

const server = smallWorld()

test('a caregiver has handed in the form once, and staff read it, its number too, and pass it on', async () => {
  const created_at = new Date(server.clock.now())
  const person = {
    role: 'caregiver',
    email: 'form@example.com',
    first_name: 'Uma',
    last_name: 'Reed',
    state: 'CA',
  } as const
  await handInPayrollForm(server.deps)
  const staff = await server.as('staff')
  expect(await staff.call(listIntakes, { query: {} })).toEqual([])

  await server
    .change()
    .insert(users)
    .values({ id: PAYROLL_FORM_ID, ...person, created_at })
  await handInPayrollForm(server.deps)
  await handInPayrollForm(server.deps)
  const [row, ...others] = await staff.call(listIntakes, { query: {} })
  expect([row?.name, others]).toEqual(['Uma Reed', []])
  const form = await staff.call(getStaffIntake, { id: PAYROLL_FORM_ID })
  expect(form).toMatchObject({ ssn_last4: '9999', signed_name: 'Uma Reed', work_state: 'CA' })
  const reason = 'Entering it for payroll'
  expect(await staff.call(revealIntakeNumber, { id: PAYROLL_FORM_ID, body: { reason } })).toEqual({
    ssn: '219099999',
  })
  await staff.call(decideIntake, {
    id: PAYROLL_FORM_ID,
    body: { decision: 'sent', handed_in_at: form.handed_in_at! },
  })
  // What was passed on is not handed in again.
  await handInPayrollForm(server.deps)
  expect(await staff.call(listIntakes, { query: {} })).toEqual([])
})
