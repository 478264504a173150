import { formatDollars } from '@homecare/sdk/kit'
import type { FoundArea } from '@homecare/sdk/search'
import { mapTexts } from '@homecare/sdk/texts'
import type { useSay } from '../../kit/say'

type Say = ReturnType<typeof useSay>
type Figures = Pick<FoundArea, 'caregivers' | 'rate_low'>

/** 'from $24': the least that somebody in an area asks for an hour; nothing where no rates are told. */
export const rateWords = (say: Say, { rate_low }: Figures): string =>
  rate_low === null ? '' : say(mapTexts.from, { rate: formatDollars(rate_low).replace('.00', '') })

/** '12 caregivers, from $24'. */
export function areaWords(say: Say, area: Figures): string {
  const caregivers = say.count(mapTexts.people, area.caregivers)
  const rate = rateWords(say, area)
  return rate ? say(mapTexts.inArea, { caregivers, rate }) : caregivers
}
