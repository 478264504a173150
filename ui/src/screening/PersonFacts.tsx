import { formatFormDate } from '@homecare/sdk/kit'
import type { SavedPerson } from '@homecare/sdk/screening'
import { backgroundTexts, backgroundReportTexts } from '@homecare/sdk/texts'
import type { ReactNode } from 'react'
import { Facts } from '../kit/layout/Facts'

interface PersonFactsProps {
  person: SavedPerson
  /** What is said in the place of the number. */
  number: ReactNode
  /** What is said beside the address. */
  addressNote?: ReactNode
}

/** Who is to be checked. */
export function PersonFacts({ person, number, addressNote }: PersonFactsProps) {
  const { first_name, middle_name, last_name, former_names, birthday, address, city, state, zip_code } =
    person
  const facts = [
    {
      name: backgroundReportTexts.name,
      value: [first_name, middle_name, last_name].filter(Boolean).join(' '),
    },
    ...(former_names ? [{ name: backgroundTexts.formerNames, value: former_names }] : []),
    { name: backgroundTexts.birthday, value: formatFormDate(birthday) },
    { name: backgroundTexts.ssn, value: number },
    {
      name: backgroundTexts.address,
      value: (
        <>
          {`${address}, ${city}, ${state} ${zip_code}`} {addressNote}
        </>
      ),
    },
  ]
  return <Facts facts={facts} />
}
