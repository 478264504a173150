import { relationships, type RelationshipId } from '@homecare/sdk/families'
import type { Text } from '@homecare/sdk/kit'
import { careForTexts as words } from '@homecare/sdk/texts'
import { both, inLocale, told } from '../kit/words'

interface CareForOption {
  readonly value: RelationshipId
  readonly label: Text
}

/** Who may be cared for, as the family says it: 'My father', and 'Myself (female)' for what the catalogue calls 'self'. */
export const careForOptions: readonly CareForOption[] = relationships.entries.map(({ id, label, self }) => ({
  value: id,
  label: self ? selfLabel(label) : told(words.option, { relation: label }),
}))

function selfLabel(label: Text): Text {
  return both((locale) =>
    inLocale(locale, label).replace(locale === 'es' ? 'yo' : 'self', inLocale(locale, words.myself)),
  )
}
