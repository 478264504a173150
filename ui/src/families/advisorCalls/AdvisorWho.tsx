import type { OwnAdvisor } from '@homecare/sdk/families'
import { advisorCallTexts as words, familyDashboardTexts } from '@homecare/sdk/texts'
import { Avatar } from '../../kit/figures/Avatar'
import { mail, phone as phoneIcon } from '../../kit/icons/care'
import { Icon } from '../../kit/icons/Icon'
import { Card } from '../../kit/layout/Card'
import { Link } from '../../kit/Link'
import { PhoneText } from '../../kit/PhoneText'
import { useSay } from '../../kit/say'
import './AdvisorWho.css'

/** Who advises the family and how to reach them; where nobody does, that our team calls. */
export function AdvisorWho({ advisor }: Pick<OwnAdvisor, 'advisor'>) {
  const say = useSay()
  if (!advisor) return <p>{say(words.nobody)}</p>
  const { first_name, last_initial, photo, phone, email } = advisor
  const name = `${first_name} ${last_initial}.`
  return (
    <Card className="advisor-who">
      <div className="row">
        <Avatar name={name} src={photo} />
        <b>{name}</b>
      </div>
      <p>{say(words.who, { name: first_name })}</p>
      <div className="row">
        {phone && (
          <span className="row">
            <Icon of={phoneIcon} />
            <PhoneText digits={phone} />
          </span>
        )}
        <Link href={`mailto:${email}`} look="line" icon={mail}>
          {say(familyDashboardTexts.writeTo, { name: first_name })}
        </Link>
      </div>
    </Card>
  )
}
