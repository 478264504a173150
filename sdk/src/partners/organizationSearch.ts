import { batch, signal, type ReadonlySignal } from '@preact/signals-core'
import type { OrgTypeId } from '../vocabulary/caregivers/catalogue.js'
import { orgChoices, type ChosenOrg } from './organizations.js'
import type { Client } from '../client/client.js'
import { autocompleteDebounceMs } from '../kit/constants.js'
import { resource } from '../kit/state/resource.js'
import type { After } from '../kit/state/toasts.js'
import { searchOrganizations } from './organizationCalls.js'

/** A field for a school or an employer while somebody types in it. */
export interface OrganizationSearch {
  readonly typed: ReadonlySignal<string>
  /** What was found; what was typed, as a new entry, where nothing was. */
  readonly choices: ReadonlySignal<readonly ChosenOrg[]>
  readonly loading: ReadonlySignal<boolean>
  /** A key was pressed: the server is asked 300 ms after the last one. */
  type(text: string): void
  /** Puts a name in without asking, as when one is chosen. */
  fill(text: string): void
}

/** Looks for schools (1) or businesses (0). A failed search offers what was typed. */
export function createOrganizationSearch(
  care: Client,
  school: OrgTypeId,
  after: After = (ms, run) => void setTimeout(run, ms),
): OrganizationSearch {
  const typed = signal('')
  const choices = signal<readonly ChosenOrg[]>([])
  const found = resource((abort, s: string) =>
    care.call(searchOrganizations, { query: { school, s: s.slice(0, longestSearch) } }, { signal: abort }),
  )
  let keystroke = 0

  function fill(text: string): void {
    keystroke++
    found.clear()
    batch(() => {
      typed.value = text
      choices.value = []
    })
  }

  async function ask(name: string, mine: number): Promise<void> {
    if (mine !== keystroke) return
    await found.load(name)
    if (mine === keystroke)
      choices.value = orgChoices(found.error.peek() ? [] : (found.data.peek() ?? []), name)
  }

  return {
    typed,
    choices,
    loading: found.loading,
    fill,
    type(text) {
      const name = text.trim()
      if (name === '') return fill(text)
      const mine = ++keystroke
      typed.value = text
      after(autocompleteDebounceMs, () => void ask(name, mine))
    },
  }
}

const longestSearch = 100
