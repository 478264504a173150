import { formatFormDate, type SavedPerson } from '@homecare/sdk'
import { backgroundTexts, backgroundReportTexts } from '@homecare/sdk/texts'
import type { ReactNode } from 'react'
import { useSay } from '../kit/say'
import './Background.css'

/** Who is to be checked, with what is said in the place of the number. */
export function PersonFacts({ person, number }: { person: SavedPerson; number: ReactNode }) {
  const say = useSay()
  const { first_name, middle_name, last_name, former_names, birthday, address, city, state, zip_code } =
    person
  const facts = [
    [backgroundReportTexts.name, [first_name, middle_name, last_name].filter(Boolean).join(' ')],
    ...(former_names ? [[backgroundTexts.formerNames, former_names] as const] : []),
    [backgroundTexts.birthday, formatFormDate(birthday)],
    [backgroundTexts.ssn, number],
    [backgroundTexts.address, `${address}, ${city}, ${state} ${zip_code}`],
  ] as const
  return (
    <dl className="background-facts">
      {facts.map(([label, fact]) => (
        <div key={label[0]}>
          <dt>{say(label)}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
