import { contactTypes, type OfferRow, type OfferTerms } from '@homecare/sdk/hiring'
import { formatPhone, say, type Locale } from '@homecare/sdk/kit'
import { familyOfferTexts, hireStepTexts } from '@homecare/sdk/texts'

/**
 * What an offer says to its family alone: the address, how to get in, and how the family is reached. None of it where it was kept
 * from whoever reads it.
 */
export function ownOfferRows(terms: OfferTerms, locale: Locale): OfferRow[] {
  const { address, address2, city, state, zip_code, access_note, employer_name, phone, email } = terms
  const reach = contactTypes.entries.filter(({ id }) => terms.contact_types.includes(id))
  const town = [`${city}, ${state}`, zip_code].filter(Boolean).join(' ')
  const rows: OfferRow[] = [
    {
      name: familyOfferTexts.place,
      lines: address ? [[address, address2].filter(Boolean).join(', '), town] : [],
    },
    { name: hireStepTexts.accessNote, lines: access_note ? access_note.split('\n') : [] },
    { name: hireStepTexts.employerName, lines: employer_name ? [employer_name] : [] },
    { name: hireStepTexts.phone, lines: phone ? [formatPhone(phone)] : [] },
    { name: hireStepTexts.email, lines: email ? [email] : [] },
    {
      name: hireStepTexts.contactTypes,
      // How a family is reached is said where it is said by what.
      lines: phone && reach.length > 0 ? [reach.map(({ label }) => say(locale, label)).join(', ')] : [],
    },
  ]
  return rows.filter(({ lines }) => lines.length > 0)
}
