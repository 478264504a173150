import type { AddressTable } from './row.js'
import { caregivers } from './who.js'

const onPlan = {
  who: ['family', ...caregivers, 'care_manager', 'staff'],
  place: { family: 'care', care_manager: 'plans', staff: 'people', others: 'schedule' },
} as const
const plan = '/careplan/connection/:planId'

/** The care plans: which there are, the day of one, and what stands on it. */
export const careplanAddresses = {
  '/careplan': { ...onPlan, who: ['family', ...caregivers, 'care_manager'], redirects: ['/appplan'] },
  /** Staff are led on to the people whose plans they look for. */
  '/careplan/plans': onPlan,
  '/careplan/connection/:planId': { ...onPlan, up: '/careplan/plans' },
  '/careplan/connection/:planId/tasks': { ...onPlan, up: plan },
  '/careplan/connection/:planId/tasks/:taskId': { ...onPlan, up: plan },
  '/careplan/connection/:planId/tasks/:taskId/edit': { ...onPlan, up: `${plan}/tasks/:taskId` },
  '/careplan/connection/:planId/add-task': { ...onPlan, up: plan },
  '/careplan/connection/:planId/permissions': { ...onPlan, up: plan },
  '/careplan/connection/:planId/notes/:noteId': { ...onPlan, up: plan },
  '/careplan/connection/:planId/seen': { ...onPlan, up: plan },
  '/careplan/connection/:planId/clockio': { ...onPlan, up: plan },
  '/careplan/connection/:planId/clockio/tutorial': { ...onPlan, up: `${plan}/clockio` },
  '/careplan/connection/:planId/clockio/:clockId': { ...onPlan, up: `${plan}/clockio` },
  '/carecommunity': { ...onPlan, who: ['family', ...caregivers] },
  /** Where the letter of an invitation leads: whoever has no account opens one there. */
  '/carecommunity/join/:token': {
    who: 'anyone',
    place: { family: 'care', others: null },
    flow: true,
  },
} as const satisfies AddressTable
