import * as plans from '../../careplans/calls.js'
import * as tasks from '../../careplans/taskCalls.js'
import * as connections from '../../hiring/connectionCalls.js'
import { hireCaregiver } from '../../hiring/hireCalls.js'
import * as wageRates from '../../hiring/wageRateCalls.js'
import * as payments from '../../payments/calls.js'
import * as invoices from '../../payments/invoiceCalls.js'
import * as membership from '../../payments/membershipCalls.js'
import * as taxes from '../../payments/taxCalls.js'
import { aFile, sample } from './sample.js'

const visit = { start: '2026-11-23T17:00:00.000Z', end: '2026-11-23T21:00:00.000Z' }
const task = { id: 191, taskId: 192 }
const version = { last_modified_at: 'v-1' }
const pills = { title: 'Morning pills', instructions: 'With food.' }

/** Connections, hiring, pay, care plans. */
export const careSamples = [
  sample(connections.getConnection, { id: 81 }),
  sample(connections.updateConnection, {
    id: 81,
    body: { provider_hourly_rate: 2500, contact_types: ['phone'] },
  }),
  sample(connections.terminateConnection, { id: 81, body: { last_day: '2026-12-31', reason: 'moved' } }),
  sample(connections.addConnectionShift, { id: 81, body: visit }),
  sample(connections.getConnectionShift, { id: 81, shiftId: 171 }),
  sample(connections.updateConnectionShift, { id: 81, shiftId: 171, body: { note: 'Ring twice.' } }),
  sample(connections.cancelConnectionShift, { id: 81, shiftId: 171 }),
  sample(connections.listVisits, { query: { start_date: '2026-11-16', end_date: '2026-11-30' } }),
  sample(hireCaregiver, {
    id: 51,
    body: {
      care_for: 2,
      address: '88 Grand Ave',
      city: 'Oakland',
      state: 'CA',
      zip_code: '94612',
      start_date: '2026-12-01',
      schedule: [],
      hourly_rate: 2450,
      phone: '5105550142',
      email: 'carol.ito@example.com',
      wants_taxes: true,
    },
  }),
  sample(wageRates.listWageRates, { id: 81 }),
  sample(wageRates.addWageRate, {
    id: 81,
    body: { pay_type: 'special', name: 'Holidays', amount: 3675, valid_from: '2026-12-01' },
  }),
  sample(wageRates.updateWageRate, { id: 81, rateId: 172, body: { valid_to: '2026-12-31' } }),
  sample(wageRates.removeWageRate, { id: 81, rateId: 172 }),

  sample(invoices.listInvoices, { query: { needs_paid: 1 } }),
  sample(invoices.rejectInvoice, { id: 176, body: { reason: 'hours', note: 'Monday was three hours.' } }),
  sample(invoices.payInvoice, { id: 176, body: { card_id: 182 } }),
  sample(membership.getMembership, {}),
  sample(membership.joinBenefit, { body: { member_id: 'A-77' } }),
  sample(membership.listMembershipOffers, {}),
  sample(membership.checkoutMembership, { body: { tier: 'plus', card_id: 182 } }),
  sample(membership.upgradeMembership, { body: { tier: 'plus' } }),
  sample(membership.cancelMembership, { body: { reason: 'Not needed.' } }),
  sample(payments.listBankAccounts, {}),
  sample(payments.addBankAccount, {
    body: {
      holder_name: 'Marisol Reyes',
      account_type: 'checking',
      routing_number: '123456789',
      account_number: '0006789',
    },
  }),
  sample(payments.verifyBankAccount, { id: 181, body: { amounts: [12, 34] } }),
  sample(payments.getPaymentsReport, { query: { start_date: '2026-11-01', end_date: '2026-11-30' } }),
  sample(payments.listCards, {}),
  sample(payments.addCard, { body: { token: 'tok-1', default: true } }),
  sample(payments.makeDefaultCard, { id: 182, body: { default: true } }),
  sample(payments.removeCard, { id: 182 }),
  sample(taxes.getTaxData, {}),
  sample(taxes.updateTaxData, { body: { ssn: '123456789', pay_frequency: 'weekly' } }),
  sample(taxes.enrollInTaxes, { body: { full_name: 'Carol Ito' } }),
  sample(taxes.getHealthWageSavings, {}),
  sample(taxes.updateHealthWageSavings, { body: { opted_in: true } }),

  sample(plans.listPlans, {}),
  sample(plans.openPlan, { body: { connection_id: 81 } }),
  sample(plans.listTaskCategories, { id: 191, query: { default_for_plan: true } }),
  sample(plans.turnOffPlanAlert, { id: 191, alertId: 5 }),
  sample(plans.visitPlan, { id: 191 }),
  sample(plans.listPlanHistory, { id: 191, query: { limit: 20 } }),
  sample(plans.listPlanPermissions, { id: 191 }),
  sample(plans.replacePlanPermissions, { id: 191, caregiverId: 51, body: { permissions: ['view_tasks'] } }),
  sample(plans.updatePlanPermissions, { id: 191, caregiverId: 51, body: { add: ['add_photos'] } }),
  sample(plans.resetPlanPermissions, { id: 191, caregiverId: 51 }),
  sample(plans.listPlanNotes, { id: 191 }),
  sample(plans.getPlanNote, { id: 191, noteId: 195 }),
  sample(plans.addPlanNote, { id: 191, body: { text: 'He slept well.' } }),
  sample(plans.updatePlanNote, { id: 191, noteId: 195, body: { text: 'He slept until six.' } }),
  sample(plans.removePlanNote, { id: 191, noteId: 195 }),
  sample(tasks.listTasks, { id: 191, query: { start_date: '2026-11-23', limit: 30, offset: 30 } }),
  sample(tasks.addTasks, {
    id: 191,
    query: { many: 1 },
    body: [pills, { ...pills, title: 'Evening pills' }],
  }),
  sample(tasks.getTask, task),
  sample(tasks.updateTask, { ...task, body: { ...version, title: 'Pills' } }),
  sample(tasks.getTaskByAlias, { planId: 191, taskId: 192 }),
  sample(tasks.updateTaskByAlias, { planId: 191, taskId: 192, body: version }),
  sample(tasks.completeTask, { ...task, body: { ...version, data: { pain: 2 } } }),
  sample(tasks.uncompleteTask, { ...task, body: version }),
  sample(tasks.removeTask, { ...task, body: version }),
  sample(tasks.lockTask, task),
  sample(tasks.unlockTask, task),
  sample(tasks.getTaskDiff, { ...task, query: { since: 'v-1' } }),
  sample(tasks.addTaskPhoto, { ...task, body: { description: 'The box', photo: aFile('box.png') } }),
  sample(tasks.removeTaskPhoto, { ...task, photoId: 6 }),
  sample(tasks.addTaskVideo, { ...task, body: { video: aFile('walk.mp4') } }),
  sample(tasks.removeTaskVideo, { ...task, videoId: 6 }),
]
