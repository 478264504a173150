import { EmailText } from '../kit/figures/EmailText'
import { A } from '../kit/Link'
import { PhoneText } from '../kit/PhoneText'

/** How to reach somebody: by e-mail, and by phone where there is one. */
export function Contact({ email, phone }: { email: string; phone: string | null }) {
  return (
    <>
      <p>
        <A className="link" href={`mailto:${email}`}>
          <EmailText email={email} />
        </A>
      </p>
      {phone && (
        <p>
          <PhoneText digits={phone} />
        </p>
      )}
    </>
  )
}
