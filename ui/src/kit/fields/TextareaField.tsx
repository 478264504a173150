import { uiTexts } from '@homecare/sdk/texts'
import { useSay } from '../say'
import { useBinding, type Binding, type FormLike } from './binding'
import { controlProps, FieldFrame, type FieldTexts } from './FieldFrame'

type TextareaFieldProps<F extends FormLike> = FieldTexts &
  Binding<string, F> & {
    /** The most characters it takes. Counted, never cut: the rules refuse what is too long. */
    max?: number
    rows?: number
  }

/** Several lines, with a count of what is left. */
export function TextareaField<F extends FormLike>(props: TextareaFieldProps<F>) {
  const field = useBinding<string, F>(props)
  const { max, rows = 4 } = props
  const countId = `${field.id}-count`
  const left = max === undefined ? undefined : max - (field.value ?? '').length
  return (
    <FieldFrame field={field} texts={props} after={left !== undefined && <Count id={countId} left={left} />}>
      <div className="control">
        <textarea
          {...controlProps(field, props, left === undefined ? undefined : countId)}
          rows={rows}
          value={field.value ?? ''}
          readOnly={field.busy}
          onChange={(event) => field.set(event.target.value)}
        />
      </div>
    </FieldFrame>
  )
}

/** Spoken only when it begins to matter. */
function Count({ id, left }: { id: string; left: number }) {
  const say = useSay()
  const words = left < 0 ? say.count(uiTexts.charactersOver, -left) : say.count(uiTexts.charactersLeft, left)
  return (
    <>
      <p className={left < 0 ? 'problem' : 'hint'} id={id}>
        {words}
      </p>
      <span className="hidden" role="status">
        {left <= 20 ? words : ''}
      </span>
    </>
  )
}
