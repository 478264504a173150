import { createForm, type Form } from '@homecare/sdk/kit'
import { kitTexts as t } from '../kitTexts'

export interface Sample {
  name: string
  email: string
  password: string
  hours: number | null
  rate: string
  phone: string
  born: string
  within: number | null
  where: string
  skills: readonly number[]
  help: readonly string[]
  start: 'now' | 'later' | null
  notes: string
  agree: boolean
}

/** A form with one field of each kind, for the `/kit` page. */
export function createSampleForm(): Form<Sample> {
  return createForm<Sample>({
    fields: {
      name: { initial: '', checks: [(name) => (name.trim() ? null : t.nameMissing)] },
      email: { initial: '', checks: [(email) => (email.includes('@') ? null : t.emailWrong)] },
      password: { initial: '', checks: [(password) => (password.length >= 8 ? null : t.passwordShort)] },
      hours: { initial: null },
      rate: { initial: '245.00', checks: [(rate) => (Number(rate) <= 100 ? null : t.rateHigh)] },
      phone: { initial: '' },
      born: { initial: '' },
      within: { initial: 20 },
      where: { initial: '' },
      skills: { initial: [], checks: [(skills) => (skills.length ? null : t.skillsMissing)] },
      help: { initial: [] },
      start: { initial: null },
      notes: { initial: '' },
      agree: { initial: false, checks: [(agree) => (agree ? null : t.agreeMissing)] },
    },
    submit: () => new Promise((resolve) => setTimeout(resolve, 1200)),
  })
}
