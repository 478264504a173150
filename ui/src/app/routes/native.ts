import { profilePhotoScreenTexts } from '@homecare/sdk/texts'
import { isId, type RouteRow } from './routeRow'

const handOff = {
  screen: 'photos/PhotoHandOffScreen',
  title: profilePhotoScreenTexts.handOffTitle,
  who: ['caregiver', 'agency_caregiver'],
} as const

/** Pages that hand something to the app around them. */
export const nativeRoutes: readonly RouteRow[] = [
  { path: '/app-photo-upload', ...handOff },
  {
    path: '/app-photo-upload-ts/:taskId',
    ...handOff,
    where: ({ taskId }) => isId(taskId),
  },
]
