import { uiTexts } from '@homecare/sdk/texts'
import type { Sayable } from '@homecare/sdk/kit'
import { useState } from 'react'
import { Button } from '../Button'
import { Field } from './Field'
import { search as searchIcon } from '../icons/basic'
import { useSay } from '../say'
import './SearchForm.css'

interface SearchFormProps {
  label: Sayable
  /** What is searched for now. */
  searched: string
  /** Told what to search for, without blanks around it; empty for everything. */
  onSearch: (words: string) => void
}

/** A search by words, carried out when it is sent. */
export function SearchForm({ label, searched, onSearch }: SearchFormProps) {
  const say = useSay()
  const [words, setWords] = useState(searched)
  return (
    <form
      className="search-form"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(words.trim())
      }}
    >
      <Field name="search" type="search" label={label} icon={searchIcon} value={words} onChange={setWords} />
      <Button type="submit">{say(uiTexts.search)}</Button>
    </form>
  )
}
