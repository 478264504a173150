import type { PagePath } from '../addresses/href.js'
import type { ModalId } from '../addresses/modals.js'

/** How many steps a partner's members are told of. */
export const partnerStepCount = 3

/** Caregivers on one page of a school's or business's landing page. */
export const landingCaregiversPageSize = 20

/** Where a partner's user is sent from a view that is not allowed, and what opens there. */
export const blockedView = { path: '/family/dashboard', query: 'modal=accessBlocked' } as const satisfies {
  readonly path: PagePath
  readonly query: `modal=${ModalId}`
}

/** Minutes for which the link of a sign-up on a partner's page signs in on the product's own site, once. */
export const continueMinutes = 15
