import './EmailText.css'

/** An e-mail address, which goes on in the next line after its sign rather than in the middle of a name; read as one word. */
export function EmailText({ email }: { email: string }) {
  const domain = email.lastIndexOf('@') + 1
  return (
    // One thing also where a link lays out its parts beside each other.
    <span>
      {email.slice(0, domain)}
      <span className="email-domain">{email.slice(domain)}</span>
    </span>
  )
}
