import { nativeAddresses } from '@homecare/sdk/addresses'
import { appTexts, pageTitles, profilePhotoScreenTexts } from '@homecare/sdk/texts'
import { screensAt } from './routeRow'

const handOff = {
  screen: 'photos/PhotoHandOffScreen',
  title: profilePhotoScreenTexts.handOffTitle,
} as const
const area = { screen: 'native/AppAreaScreen' } as const
const toMessages = { screen: 'native/ToMessagesScreen', title: pageTitles.messages } as const

/** Pages for the tabs of the product's own apps, and those that hand something to the app around them. */
export const nativeRoutes = screensAt(nativeAddresses, {
  '/apphome': { screen: 'native/AppHomeScreen', title: pageTitles.dashboard },
  '/appmsg': { screen: 'chat/MessagesScreen', title: pageTitles.messages },
  '/appcg': { screen: 'native/AppCareScreen', title: appTexts.people },
  '/appcg-family-options': { screen: 'native/AppOptionsScreen', title: appTexts.familyOptions },
  '/appcg-caregiver-options': { screen: 'native/AppOptionsScreen', title: appTexts.caregiverOptions },
  '/appsignup': { screen: 'native/AppSignupScreen', title: appTexts.signupTitle },
  '/appsignup-family-start': { ...area, title: appTexts.familyStart, fixed: { who: 'family' } },
  '/appsignup-caregiver-start': { ...area, title: appTexts.caregiverStart, fixed: { who: 'caregiver' } },
  '/appsignup-next': { screen: 'native/AppNextScreen', title: pageTitles.signup },
  '/appsignup-not-now': { screen: 'native/AppNotNowScreen', title: appTexts.laterTitle },
  '/appsignup-notify-me': { screen: 'native/AppNotifyScreen', title: appTexts.notifyTitle },
  '/app-signup-skip': { screen: 'native/AppSkipScreen', title: appTexts.skipTitle },
  '/app-signup-success': { screen: 'native/AppSuccessScreen', title: pageTitles.dashboard },
  '/app-support': { screen: 'content/ContactScreen', title: pageTitles.contact },
  '/app-messages-redirect/:connectionId': toMessages,
  '/app-messages-profile-redirect/:conversationId': toMessages,
  '/app-photo-upload': handOff,
  '/app-photo-upload-ts/:taskId': handOff,
})
