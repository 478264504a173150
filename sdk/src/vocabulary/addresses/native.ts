import type { AddressTable } from './row.js'
import { caregivers } from './who.js'

const step = { who: 'visitors', place: null, flow: true } as const
const own = { who: ['family', ...caregivers] } as const

/**
 * Pages for the tabs of the product's own apps, and those that hand something to the app around them. In a browser they stand
 * in the frame of every other page.
 */
export const nativeAddresses = {
  '/apphome': {
    who: 'anyone',
    place: { family: 'home', caregiver: 'home', agency_caregiver: 'home', others: null },
  },
  '/appmsg': { who: [...own.who, 'facility'], place: 'messages' },
  '/appcg': { ...own, place: { family: 'care', others: 'work' } },
  '/appcg-family-options': { who: ['family'], place: 'care', up: '/appcg' },
  '/appcg-caregiver-options': { who: caregivers, place: 'work', up: '/appcg' },
  '/appsignup': step,
  '/appsignup-family-start': { ...step, up: '/appsignup' },
  '/appsignup-caregiver-start': { ...step, up: '/appsignup' },
  '/appsignup-next': { ...step, up: '/appsignup' },
  '/appsignup-not-now': { ...step, up: '/appsignup' },
  '/appsignup-notify-me': { ...step, up: '/appsignup' },
  '/app-signup-skip': { ...step, up: '/appsignup' },
  '/app-signup-success': { ...own, place: 'home', flow: true },
  '/app-support': {
    who: 'anyone',
    place: { others: 'me', anonymous: null },
    redirects: ['/homecare-support'],
  },
  '/app-messages-redirect/:connectionId': { ...own, place: 'messages' },
  '/app-messages-profile-redirect/:conversationId': { who: [...own.who, 'facility'], place: 'messages' },
  '/app-photo-upload': { who: caregivers, place: 'me' },
  '/app-photo-upload-ts/:taskId': { who: caregivers, place: 'me' },
} as const satisfies AddressTable
