import { loginPath } from '../../addresses/loginHref.js'
import { whoami } from '../../account/sessionCalls.js'
import { guestHeader } from '../../client/constants.js'
import { isApiError, type ErrorKind } from '../../kit/error.js'
import { findLocations } from '../../places/calls.js'
import { partnerStepCount } from '../../vocabulary/partners/constants.js'
import { getBrandingFlow, signUpWithPartner, type PartnerSignup } from '../calls.js'
import type { ContractContext, ContractRow } from './contract.js'

/** Everything that a partner relies on, in the order in which it is tried. */
export const partnerContract: readonly ContractRow[] = [
  {
    name: 'The partner is known by its code, with its look',
    mend: 'Check the code, and that the partner is loaded and active there.',
    async check({ care, partner }) {
      const { is_active, name } = await care.call(getBrandingFlow, { flow: partner })
      if (!is_active) return 'The partner is not active.'
      return name.trim() === '' ? 'The partner has no name.' : null
    },
  },
  {
    name: 'Members are told what they get, who may have it, and three steps',
    mend: 'Give `welcome` in the file of partners, and load it.',
    async check({ care, partner }) {
      const { welcome } = await care.call(getBrandingFlow, { flow: partner })
      if (!welcome) return 'The partner has no words for its members.'
      if (welcome.eligible.length === 0) return 'Nobody is said to be eligible.'
      return welcome.steps.length === partnerStepCount ? null : `There are ${welcome.steps.length} steps.`
    },
  },
  {
    name: 'Members have a number to call',
    mend: 'Give `phone_number` in the file of partners, and load it.',
    check: async ({ care, partner }) =>
      (await care.call(getBrandingFlow, { flow: partner })).phone_number ? null : 'There is no number.',
  },
  {
    name: 'Places are suggested while somebody types',
    mend: 'The places of the product are not loaded there: tell whoever runs it.',
    check: async ({ care }) =>
      (await care.call(findLocations, { body: { location_str: '94601', limit: 5 } })).some(
        ({ zip_code }) => zip_code === '94601',
      )
        ? null
        : 'A ZIP code of Oakland was not found.',
  },
  {
    name: 'A form without consent is refused, with the error at its field, and signs nobody up',
    mend: 'The address answers as no Homecare does: check it, and its version.',
    check: (context) => refused(context, { terms: false }, 'terms'),
  },
  {
    name: 'An e-mail address that is none is refused at its field',
    mend: 'The address answers as no Homecare does: check it, and its version.',
    check: (context) => refused(context, { email: 'nobody', terms: false }, 'email'),
  },
  {
    name: 'A partner that nobody knows is refused at its field',
    mend: 'The address answers as no Homecare does: check it, and its version.',
    check: (context) =>
      refused(context, { partner_code: 'no-such-partner-here', terms: false }, 'partner_code'),
  },
  {
    name: 'Calls beyond the sign-up are refused to a guest',
    mend: 'Whoever is signed in could be acted for: tell whoever runs it, at once.',
    async check({ care }) {
      const kind = await kindOf(care.call(whoami))
      return kind === 'forbidden' ? null : `It was ${kind ?? 'answered'}.`
    },
  },
  {
    name: 'No cookie comes with an answer to a guest',
    mend: 'Something in front of the product sets cookies: take it away for /v1/.',
    async check({ care, partner, last }) {
      await care.call(getBrandingFlow, { flow: partner })
      return last()?.headers.get('set-cookie') ? 'There is a Set-Cookie header.' : null
    },
  },
  {
    name: 'Scripts of the partner’s site may send the sign-up',
    needs: 'origin',
    mend: 'Have the origin listed in EMBED_ORIGINS, exactly as browsers send it.',
    async check(context) {
      const { origin } = context
      const headers = (await preflight(context, origin!)).headers
      if (headers.get('access-control-allow-origin') !== origin) return `${origin} may not call.`
      const may = (headers.get('access-control-allow-headers') ?? '').toLowerCase()
      return may.includes(guestHeader.toLowerCase()) ? null : `The header ${guestHeader} may not be sent.`
    },
  },
  {
    name: 'Scripts of any other site may not',
    mend: 'Every site could send the sign-up: tell whoever runs it.',
    async check(context) {
      const stranger = 'https://stranger.invalid'
      const answer = (await preflight(context, stranger)).headers.get('access-control-allow-origin')
      return answer === null ? null : `${stranger} is answered ${answer}.`
    },
  },
  {
    name: 'The partner’s site may frame the sign-up',
    needs: 'origin',
    mend: 'Have the origin listed in EMBED_ORIGINS, exactly as browsers send it.',
    async check({ ask, origin, partner }) {
      const { status, headers } = await ask(`/embed/signup?partner=${encodeURIComponent(partner)}`)
      if (status !== 200) return `The page is answered with ${status}.`
      if (headers.get('x-frame-options')) return `X-Frame-Options is ${headers.get('x-frame-options')}.`
      const may = ancestorsOf(headers)
      return may.includes(origin!) ? null : `frame-ancestors is ${may.join(' ') || 'missing'}.`
    },
  },
  {
    name: 'No site may frame any other page',
    mend: 'Something in front of the product takes its headers away: let them through.',
    async check({ ask }) {
      const may = ancestorsOf((await ask(loginPath)).headers)
      return may.join(' ') === "'none'" ? null : `frame-ancestors is ${may.join(' ') || 'missing'}.`
    },
  },
  {
    name: 'A family is signed up, once however often one attempt is sent',
    needs: 'email',
    mend: 'Read what was refused: the address may have been used up by earlier tries.',
    async check(context) {
      const { care, email, partner, newKey = () => crypto.randomUUID() } = context
      const options = { idempotencyKey: newKey() }
      const body = { ...form, partner_code: partner, email: email!, terms: true }
      const first = await care.call(signUpWithPartner, { body }, options)
      const again = await care.call(signUpWithPartner, { body }, options)
      return first.id === again.id ? null : `It was counted twice, as ${first.id} and ${again.id}.`
    },
  },
]

const form: Omit<PartnerSignup, 'partner_code'> = {
  form_name: 'contract',
  first_name: 'Contract',
  last_name: 'Trial',
  email: 'contract-trial@example.com',
  terms: false,
}

/** What is wrong about the refusal of a form; null where the field is named. */
async function refused(
  { care, partner }: ContractContext,
  change: Partial<PartnerSignup>,
  field: string,
): Promise<string | null> {
  const body = { ...form, partner_code: partner, ...change }
  const error: unknown = await care.call(signUpWithPartner, { body }).then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!isApiError(error)) return 'It was taken.'
  if (error.kind !== 'invalid') throw error
  const fields = Object.keys(error.fieldErrors)
  return fields.includes(field) ? null : `The errors are at ${fields.join(', ') || 'no field'}.`
}

const kindOf = (answer: Promise<unknown>): Promise<ErrorKind | null> =>
  answer.then(
    () => null,
    (error: unknown) => (isApiError(error) ? error.kind : 'malformed'),
  )

/** What a browser asks before it lets a page of an origin send the sign-up. */
const preflight = ({ ask }: ContractContext, origin: string) =>
  ask(signUpWithPartner.path, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': `content-type,${guestHeader.toLowerCase()}`,
    },
  })

function ancestorsOf(headers: Headers): string[] {
  const policy = headers.get('content-security-policy') ?? ''
  const rule = policy.split(';').map((part) => part.trim().split(/\s+/))
  return rule.find(([name]) => name === 'frame-ancestors')?.slice(1) ?? []
}
