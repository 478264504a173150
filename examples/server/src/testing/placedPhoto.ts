import { noise } from './pictures.ts'

/** A word that a photo of `photoOfAPlace` holds as long as it keeps what its device wrote. */
export const place = 'Maple Street'

/** A photo as a telephone makes it: turned, with a colour profile, and where it was taken. */
export const photoOfAPlace = (): Promise<Buffer> =>
  noise(64, 48)
    .jpeg()
    .withIccProfile('srgb')
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { ImageDescription: place, Make: 'Telephone' },
      IFD3: {
        ...{ GPSLatitudeRef: 'N', GPSLatitude: '37/1 48/1 1500/100' },
        ...{ GPSLongitudeRef: 'W', GPSLongitude: '122/1 16/1 1500/100' },
      },
    })
    .toBuffer()
