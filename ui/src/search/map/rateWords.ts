import { formatDollars } from '@homecare/sdk/kit'
import { mapTexts } from '@homecare/sdk/texts'
import type { useSay } from '../../kit/say'

/** 'from $24': the least that somebody in an area asks for an hour. */
export const rateWords = (say: ReturnType<typeof useSay>, cents: number): string =>
  say(mapTexts.from, { rate: formatDollars(cents).replace('.00', '') })
