import type { PortraitTraits } from '@homecare/demo-world/portraits/traits'

/** What stands for a person: a photo that was uploaded, by its version, or a drawing in the demo world. */
export type Portrait = UploadedPhoto | PortraitTraits
interface UploadedPhoto {
  readonly photo: string
}

export const isUploaded = (portrait: Portrait): portrait is UploadedPhoto => 'photo' in portrait
