/** An e-mail address, which goes on in the next line after its sign rather than in the middle of a name. */
export function EmailText({ email }: { email: string }) {
  const domain = email.lastIndexOf('@') + 1
  return (
    <>
      {email.slice(0, domain)}
      <wbr />
      {email.slice(domain)}
    </>
  )
}
