import { listed } from '@homecare/sdk/kit'
import { compareTexts as words, freeTexts } from '@homecare/sdk/texts'
import type { ReactNode } from 'react'
import { FreeStrip } from '../caregivers/FreeStrip'
import { VettedBadge } from '../caregivers/CaregiverCard'
import { Avatar } from '../kit/figures/Avatar'
import { Rating } from '../kit/figures/Rating'
import { check, close, warning } from '../kit/icons/basic'
import { Icon } from '../kit/icons/Icon'
import { A } from '../kit/Link'
import { useSay } from '../kit/say'
import type { ComparedPerson, CompareLine, CompareRow, CompareView } from './compareView'
import '../caregivers/choosing.css'
import './CompareTable.css'

interface CompareTableProps {
  view: CompareView
  /** Of each person what an hour costs, and what that makes. */
  prices: readonly ReactNode[]
  /** Beneath each name. */
  under?: readonly ReactNode[]
  /** A last row of the reader's own. */
  own?: { readonly title: string; readonly cells: readonly ReactNode[] }
}

/**
 * People across and facts down. On a phone each fact is a line for each person, with the names above that stay; it is the
 * same table to those who hear it, so that the roles are said where the layout would take them away.
 */
export function CompareTable({ view: { people, rows }, prices, under, own }: CompareTableProps) {
  const say = useSay()
  const names = listed(
    people.map(({ name }) => name),
    say.locale,
  )
  return (
    <table className="compare" {...roles.table}>
      <caption className="hidden">{say(words.caption, { names })}</caption>
      <thead {...roles.rowgroup}>
        <tr {...roles.row}>
          <th {...roles.columnheader} scope="col">
            <span className="hidden">{say(words.about)}</span>
          </th>
          {people.map((person, index) => (
            <th key={person.id} {...roles.columnheader} scope="col">
              <Avatar name={person.name} src={person.photo} eager />
              <A className="link" href={person.href}>
                {person.name}
              </A>
              <span className="compare-more">
                <span className="soft">{say(person.kind)}</span>
                {person.vetted && <VettedBadge id={person.id} name={person.name} />}
              </span>
              {under?.[index]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.rowgroup}>
        {rows.map((row) => (
          <tr key={row.title[0]} {...roles.row} data-alike={row.alike || undefined}>
            <th {...roles.rowheader} scope="row">
              {say(row.title)}
              {row.alike && <span className="soft"> {say(words.same)}</span>}
            </th>
            {people.map((person, index) => (
              <Cell key={person.id} name={person.name}>
                {row.kind === 'rate' ? (
                  person.rate > 0 ? (
                    prices[index]
                  ) : (
                    <Unsaid />
                  )
                ) : (
                  <Content row={row} person={person} index={index} />
                )}
              </Cell>
            ))}
          </tr>
        ))}
        {own && (
          <tr {...roles.row}>
            <th {...roles.rowheader} scope="row">
              {own.title}
            </th>
            {people.map((person, index) => (
              <Cell key={person.id} name={person.name}>
                {own.cells[index]}
              </Cell>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  )
}

/** Whose it is stands in the cell where the columns do not; it is not said twice. */
function Cell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <td {...roles.cell}>
      <span className="compare-name" aria-hidden="true">
        {name}
      </span>
      <div>{children}</div>
    </td>
  )
}

function Content({ row, person, index }: { row: CompareRow; person: ComparedPerson; index: number }) {
  const say = useSay()
  if (row.kind === 'reviews') return <Rating value={person.rating} count={person.reviews} />
  if (row.kind === 'free')
    return person.free ? (
      <FreeStrip view={person.free} />
    ) : (
      <span className="soft">{say(freeTexts.unknown)}</span>
    )
  const lines = row.cells[index] ?? []
  if (lines.length === 0) return <Unsaid />
  return (
    <ul role="list">
      {lines.map((line) => (
        <Line key={line.text[0]} line={line} />
      ))}
    </ul>
  )
}

function Line({ line: { text, fits } }: { line: CompareLine }) {
  const say = useSay()
  if (!fits) return <li>{say(text)}</li>
  return (
    <li className="compare-fit" data-tone={tones[fits]}>
      <Icon of={icons[fits]} />
      <span>{say(text)}</span>
    </li>
  )
}

function Unsaid() {
  const say = useSay()
  return <span className="soft">{say(words.unsaid)}</span>
}

/** Browsers take the parts of a table for something else where the layout lays them out as blocks. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

const tones = { whole: 'good', part: 'warn', none: undefined }
const icons = { whole: check, part: warning, none: close }
