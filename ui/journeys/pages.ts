import { carol, denise, facility, grace, manager, marisol, staff, walter } from './people'

/** What visitors see: `walk.spec.ts` holds it to axe, to a small phone and to Spanish. */
export const visitorPages: readonly string[] = [
  '/',
  '/caregivers',
  '/caregivers/california',
  '/caregivers/dementia',
  '/caregivers-search',
  '/caregivers-search/california/oakland?vetted=1&conditions=20&sort=rating',
  '/caregivers-search/grid/california/oakland',
  '/caregivers-search?place=Atlantis',
  '/caregivers-search/california/oakland?page=999',
  '/caregivers/profile/marisol/10001',
  '/caregivers/profile/denise/10002',
  '/caregiver-jobs',
  '/caregiver-jobs/california/oakland?distance=20&shift_block_type=1',
  '/caregiver-jobs?place=Atlantis',
  '/job/5201',
  '/signup',
  '/family-signup/needs',
  '/register',
  '/register/caregiver',
  '/nursing-cna-jobs',
  '/accounts/login',
  '/accounts/password/forgot',
  '/accounts/password/reset/confirm/used-up',
  '/accounts/create/password/used-up',
  '/answer/used-up',
  '/terms',
  '/privacy/policy',
  '/help/family',
  '/help/caregiver',
  '/contact',
  '/employers',
  '/getcare',
  '/partners/getcare/signup',
  '/kit',
  '/no-such-page',
]

type Person = Pick<typeof carol, 'email' | 'home'>

/** What people of each kind see of their own. */
export const ownPages: readonly (readonly [who: Person, paths: readonly string[]])[] = [
  [
    carol,
    [
      '/family/dashboard',
      '/careteam',
      '/family/dashboard/job/1',
      '/family/dashboard/job/1?edit=1',
      '/family/dashboard/add-job',
      '/family/dashboard/connections/1',
      '/family/dashboard/connections/1?modal=wageRateRegular',
      '/family/dashboard/connections/1?modal=wageRateSpecial',
      '/manage-connection/1',
      '/manage-connection/1?modal=terminateContract',
      '/invoices/1/7',
      '/invoices/1/8',
      '/invoices/1/8?modal=rejectInvoice',
      '/invoices/1/8?modal=approveInvoice',
      '/payments/confirm?invoice=1/8',
      '/timesheets/1/8',
      '/manage-connection/1?modal=editLocation',
      '/family/dashboard/connections/5',
      '/jobposts?modal=declineCaregiver&caregiver=10005',
      '/careteam?modal=verifyEmail',
      '/verification-in-process',
      '/family-next-steps',
      '/payroll/tax-enroll',
      '/payments/methods',
      '/payments/bank/add',
      '/hire/10001',
      '/hire/10001/advisor?change=1',
      '/hire/10001/fingerprinting?change=1',
      '/hire/10002/fingerprinting?change=1',
      '/family/dashboard?modal=onboardingCall',
      '/hire/10008/select-job',
      '/hire/10008/care-for',
      '/jobposts',
      '/caregivers-search/favorites',
      '/messages',
      '/settings',
      '/family/dashboard?modal=display',
    ],
  ],
  [
    walter,
    [
      '/family/dashboard',
      '/careteam',
      '/hire-b2b/10003',
      '/settings',
      '/family/dashboard?modal=accessBlocked',
    ],
  ],
  [
    marisol,
    [
      '/caregiver/dashboard',
      '/caregiver/dashboard/connections/1',
      '/manage-connection/1',
      '/timesheets/1/7',
      '/timesheets/1/7/tasks',
      '/timesheets/1/7/expenses',
      '/timesheets/1/7/review',
      '/timesheets/1/8',
      '/caregiver/earnings',
      '/caregiver/dashboard/select-connection',
      '/connections/1/agreement',
      '/agreements/consulting-agreement',
      '/caregiver/profile',
      '/caregiver/profile?modal=references',
      '/caregiver/badges',
      '/caregiver/badges/4',
      '/caregiver/reviews',
      '/caregiver-jobs',
      '/caregiver-jobs/applications',
      '/documents',
      '/documents/upload',
      '/availability',
      '/messages',
      '/background',
      '/background/view-report',
      '/payments/bank',
      '/payments/bank/add',
      '/invites',
      '/academy',
      '/settings',
      '/settings/trail',
      '/caregiver/dashboard?modal=display',
      '/caregiver/dashboard?modal=pending',
      '/verification-in-process',
      '/me',
    ],
  ],
  [
    denise,
    [
      '/openshifts',
      '/nursingshifts',
      '/nursingshifts?view=past',
      '/nursingshifts/availabilities/add',
      '/schedule',
      '/schedule?view=week',
      '/facilities',
      '/facilities/1',
    ],
  ],
  [
    grace,
    [
      '/agency-caregiver/dashboard',
      '/agency-caregiver/dashboard/schedule',
      '/agency-caregiver/dashboard/availabilities',
      '/caregiver/profile',
      '/settings',
      '/me',
    ],
  ],
  [
    facility,
    [
      '/facilities/1',
      '/facilities/hours',
      '/facilities/people',
      '/facilities/people?view=blocked',
      '/facilities/post',
      '/messages',
      '/settings',
      '/me',
    ],
  ],
  [manager, ['/dashboard', '/advised-families', '/advised-families/1001', '/documents']],
  [
    staff,
    [
      '/dashboard',
      '/staff/licenses',
      '/staff/people',
      '/staff/people?search=marisol',
      '/staff/people/10001',
      '/staff/people/1001',
      '/staff/profiles',
      '/staff/photos',
      '/staff/references',
      '/staff/documents',
      '/staff/documents/10001',
      '/staff/background',
      '/staff/trail',
      '/staff/background?show=done',
      '/staff/fingerprinting',
      '/staff/fingerprinting/1',
      '/staff/fingerprinting?show=ahead',
      '/staff/calls',
    ],
  ],
]

/** A page to which a press on another leads: a record of somebody's of which no address is known beforehand. */
export interface PressedPage {
  readonly name: string
  readonly path: string
  /** CSS of the first link to it, and of what it alone shows. */
  readonly press: string
  readonly shown: string
}

const aConversation: PressedPage = {
  name: 'a conversation',
  path: '/messages',
  press: 'main a[href^="/messages/"]',
  shown: '[role=log]',
}

/** A week of which something is open still, whatever today is. */
const laterWeek = new Date(Date.parse(process.env.JOURNEY_DAY ?? '') + 15 * 86_400_000)

/** What people see of their own behind a press. */
export const pressedPages: readonly (readonly [who: Person, pages: readonly PressedPage[]])[] = [
  [
    carol,
    [
      aConversation,
      {
        name: 'a candidate',
        path: '/family/dashboard/job/1',
        press: 'main a[href^="/job/1/candidate/"]',
        shown: 'main a[data-up][href="/family/dashboard/job/1"]',
      },
    ],
  ],
  [
    marisol,
    [
      aConversation,
      {
        name: 'a visit',
        path: '/caregiver/dashboard/connections/1',
        press: 'main a[href^="/next-shift/1/"]',
        shown: 'main a[href="/schedule"]',
      },
    ],
  ],
  [
    facility,
    [
      {
        name: 'one of its people',
        path: '/facilities/people',
        press: 'main a[href^="/facilities/people/"]',
        shown: 'main a[data-up][href="/facilities/people"]',
      },
      {
        name: 'a shift of today',
        path: '/facilities/1',
        press: 'main a[href^="/facilities/shifts/"]',
        shown: 'main .shift-card',
      },
      {
        name: 'an open shift',
        path: `/facilities/1?week=${laterWeek.toISOString().slice(0, 10)}`,
        press: 'main a[href^="/facilities/shifts/"][data-state=open]',
        shown: 'main .shift-card',
      },
    ],
  ],
]
