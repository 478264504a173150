import { nativeAddresses } from '@homecare/sdk/addresses'
import { profilePhotoScreenTexts } from '@homecare/sdk/texts'
import { screensAt } from './routeRow'

const handOff = {
  screen: 'photos/PhotoHandOffScreen',
  title: profilePhotoScreenTexts.handOffTitle,
} as const

/** Pages that hand something to the app around them. */
export const nativeRoutes = screensAt(nativeAddresses, {
  '/app-photo-upload': handOff,
  '/app-photo-upload-ts/:taskId': {
    ...handOff,
  },
})
