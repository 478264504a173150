import { nextStepTexts, planRowTexts, planScreenTexts } from '@homecare/sdk/texts'
import { BeginForm } from '../../careplans/BeginForm'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import type { AskedAfter } from './askedAfter'

/** The care plan of a family that has none: begun now, or later. Who is not hired yet comes onto it with the hire. */
export default function CarePlanStep({ hiring, connectionId, href }: AskedAfter) {
  const say = useSay()
  const isHired = hiring.connection?.hire_stage === 3
  return (
    <>
      <BeginForm
        connectionId={isHired ? connectionId : null}
        lead={planRowTexts.beginLead}
        hint={planScreenTexts.laterHint}
      />
      <div className="row">
        <Link href={href} look="quiet">
          {say(nextStepTexts.later)}
        </Link>
      </div>
    </>
  )
}
