import type { Form, Locale } from '@homecare/sdk/kit'
import { uiTexts } from '@homecare/sdk/texts'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { FailureReference } from '../states/FailureReference'
import { fieldId } from './binding'
import { ledBy } from './ledBy'
import { shownErrors } from './shownErrors'
import { Icon } from '../icons/Icon'
import { alert } from '../icons/basic'
import { useSay } from '../say'
import { useValue } from '../useValue'

interface ErrorSummaryProps<D extends object> {
  form: Form<D>
  /** The id that the form gave its fields. */
  formId: string
}

/**
 * After a refused submit: every error in one place, each leading to its field. Takes the focus. What a toast says of a field
 * is not listed again: the focus goes to the field.
 */
export function ErrorSummary<D extends object>({ form, formId }: ErrorSummaryProps<D>) {
  const say = useSay()
  const refusals = useValue(form.refusals)
  const allErrors = useValue(form.errors)
  const failure = useValue(form.failure)
  const fieldErrors = useValue(useMemo(() => shownErrors(form), [form]))
  const labels = useLabels(formId, fieldErrors)
  const box = useRef<HTMLDivElement>(null)
  const seen = useRef(refusals)
  // What stands at a field is not said of the whole form again.
  const atFields = fieldErrors.map(({ error }) => say(error))
  const formErrors = [...new Set(allErrors.map((error) => say(error)))].filter(
    (error) => !atFields.includes(error),
  )
  const listed = form.toasted ? [] : fieldErrors
  const count = listed.length

  useEffect(() => {
    if (refusals === seen.current) return
    seen.current = refusals
    const first = fieldErrors[0]
    const field = first && document.getElementById(fieldId(formId, first.name))
    ;(box.current ?? field)?.focus()
  }, [refusals, fieldErrors, formId])

  if (refusals === 0 || count + formErrors.length === 0) return null
  return (
    <div
      className="banner"
      data-tone="bad"
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${formId}-error-summary`}
    >
      <div className="banner-words">
        <Icon of={alert} />
        <div>
          <h2 id={`${formId}-error-summary`}>
            {count > 0 ? say.count(uiTexts.errorSummary, count) : say(uiTexts.problem)}
          </h2>
          <ul>
            {formErrors.map((error, index) => (
              <li key={index}>{error}</li>
            ))}
            {listed.map(({ name, error }) => (
              <li key={name}>
                <a
                  href={`#${fieldId(formId, name)}`}
                  onClick={(event) => {
                    event.preventDefault()
                    document.getElementById(fieldId(formId, name))?.focus()
                  }}
                >
                  {name in labels && ledBy(labels[name]!)}
                  {say(error)}
                </a>
              </li>
            ))}
          </ul>
          <FailureReference error={failure} />
        </div>
      </div>
    </div>
  )
}

/** The labels of the fields as they stand on the page, by their names: a line says which field it is about. */
function useLabels(
  formId: string,
  errors: readonly { readonly name: string }[],
): Readonly<Record<string, string>> {
  const { locale } = useSay()
  // With the language that they are in: another language has other labels.
  const [read, setRead] = useState<{ labels: Readonly<Record<string, string>>; in?: Locale }>({ labels: {} })
  useLayoutEffect(() => {
    const found = errors.flatMap(({ name }) => {
      const id = fieldId(formId, name)
      const label = document.querySelector(`label[for="${id}"]`) ?? document.getElementById(`${id}-label`)
      // Its own words only: what stands behind them says that it is optional.
      const words = label?.firstChild?.textContent?.trim()
      return words ? [[name, words]] : []
    })
    setRead({ labels: Object.fromEntries(found), in: locale })
  }, [formId, errors, locale])
  return read.labels
}
