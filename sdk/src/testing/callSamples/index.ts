import { careSamples } from './care.js'
import { peopleSamples } from './people.js'
import { profileSamples } from './profile.js'
import type { Sample } from './sample.js'
import { workSamples } from './work.js'

/** One sample for each call that the index exports. */
export const samples: readonly Sample[] = [
  ...peopleSamples,
  ...profileSamples,
  ...workSamples,
  ...careSamples,
]
