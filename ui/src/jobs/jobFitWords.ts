import { assistance, clinicalSkills, conditions, housing, languages } from '@homecare/sdk/caregivers'
import type { JobFit, JobSummary } from '@homecare/sdk/jobs'
import { say as sayText, type Text } from '@homecare/sdk/kit'
import { jobFitTexts as words } from '@homecare/sdk/texts'
import { namesOf } from '../kit/namesOf'
import { both, told } from '../kit/words'

/** Why a job fits the caregiver who reads of it, and where in part, in words; nothing for anybody else. */
export function jobFitWords({
  why,
}: Pick<JobSummary, 'why'>): { readonly fits: boolean; readonly says: Text }[] {
  return (why ?? []).map((one) => ({ fits: one.fits, says: wordsOf(one) }))
}

function wordsOf({ about, fits, ids }: JobFit): Text {
  switch (about) {
    case 'profession':
      return words.forNurse
    case 'conditions':
      return fits
        ? listed(namesOf(ids, conditions, clinicalSkills))
        : told(words.otherConditions, { names: listed(namesOf(ids, conditions, clinicalSkills)) })
    case 'languages':
      return fits
        ? listed(namesOf(ids, languages))
        : told(words.otherLanguages, { names: listed(namesOf(ids, languages)) })
    case 'help':
      return fits ? words.allHelp : told(words.otherHelp, { names: listed(namesOf(ids, assistance)) })
    case 'housing': {
      const asked = listed(namesOf(ids, housing))
      const own = housing.entries.find(({ id }) => id !== ids[0] && id !== 2)
      return fits || !own ? asked : told(words.otherHousing, { asked, own: own.label })
    }
    case 'pay':
      return fits ? words.paysEnough : words.paysLess
  }
}

const listed = (names: readonly Text[]): Text =>
  both((locale) => names.map((name) => sayText(locale, name)).join(', '))
