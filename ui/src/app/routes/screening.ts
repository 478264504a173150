import { screeningAddresses } from '@homecare/sdk/addresses'
import type { AgreementStep } from '@homecare/sdk/screening'
import { newcomerTexts, pageTitles } from '@homecare/sdk/texts'
import { screensAt } from './routeRow'

const own = { title: pageTitles.background } as const
const fingerprinting = { title: pageTitles.staffFingerprinting } as const
const staff = { title: pageTitles.staffBackground } as const
const screening = { title: newcomerTexts.title } as const
const staffScreening = { title: newcomerTexts.staffTitle } as const
const questions = (step: 'interview' | 'questionnaire') => ({
  screen: 'screening/newcomers/QuestionsScreen',
  ...screening,
  fixed: { step },
})
const agreement = (step: AgreementStep) => ({ screen: 'screening/AgreementScreen', ...own, fixed: { step } })

/** A caregiver's background check and screening, step by step, and what staff do with those that were sent. */
export const screeningRoutes = screensAt(screeningAddresses, {
  '/background': { screen: 'screening/BackgroundScreen', ...own },
  '/background/disclosure': agreement('disclosure'),
  '/background/release': agreement('release'),
  '/background/authorization-addendum': agreement('authorization-addendum'),
  '/background/personal': { screen: 'screening/PersonScreen', ...own },
  '/background/electronic-signature': { screen: 'screening/SignatureScreen', ...own },
  '/background/view-report': {
    screen: 'screening/ReportScreen',
    ...own,
    title: pageTitles.backgroundReport,
  },
  '/screen': { screen: 'screening/newcomers/ScreenScreen', ...screening },
  '/screen/interview': questions('interview'),
  '/screen/questionnaire': questions('questionnaire'),
  '/screen/nextsteps': { screen: 'screening/newcomers/HandInScreen', ...screening },
  '/screen/thankyou': { screen: 'screening/newcomers/ThanksScreen', ...screening },
  '/staff/screening': { screen: 'screening/newcomers/StaffScreeningScreen', ...staffScreening },
  '/staff/screening/:caregiverId': { screen: 'screening/newcomers/StaffScreeningScreen', ...staffScreening },
  '/staff/fingerprinting': { screen: 'hiring/fingerprinting/StaffFingerprintingScreen', ...fingerprinting },
  '/staff/fingerprinting/:requestId': {
    screen: 'hiring/fingerprinting/StaffFingerprintingScreen',
    ...fingerprinting,
  },
  '/staff/background': { screen: 'screening/StaffOrdersScreen', ...staff },
  '/staff/background/:caregiverId': { screen: 'screening/StaffOrderScreen', ...staff },
})
