import { modals } from '@homecare/sdk/addresses'
import { dateWords, formatDollars } from '@homecare/sdk/kit'
import { membershipAfter } from '@homecare/sdk/memberships'
import { membershipScreenTexts as words } from '@homecare/sdk/texts'
import { useHeld } from '../frame/scope'
import type { ModalProps } from '../frame/screen'
import { Facts } from '../kit/layout/Facts'
import { List } from '../kit/layout/List'
import { Link } from '../kit/Link'
import { Dialog } from '../kit/overlays/Dialog'
import { useSay } from '../kit/say'
import { GivenList } from './GivenList'
import { priceWords } from './membershipWords'
import { openMembership } from './openMembership'

/** What a family can change to from its membership, with the difference to the cent; it is paid on the page that it leads to. */
export default function MembershipUpgradeModal({ close }: ModalProps) {
  const say = useSay()
  const open = useHeld(openMembership)
  if (!open) return null
  const mayChange = membershipAfter({ state: open.membership.status }, 'upgrade') !== null
  const offers = mayChange ? open.offers.filter(({ due_cents }) => due_cents !== null) : []
  return (
    <Dialog title={say(modals.get('membershipUpgrade').label)} onClose={close}>
      {offers.length === 0 ? (
        <p>{say(words.nothingToUpgrade)}</p>
      ) : (
        <>
          <p>{say(words.difference)}</p>
          <List items={offers} by={({ id }) => id} look="lines">
            {(offer) => (
              <div className="stack">
                <h3>{offer.name}</h3>
                <GivenList lines={offer.benefits} />
                <Facts
                  facts={[
                    { name: words.today, value: formatDollars(offer.due_cents ?? 0) },
                    { name: words.price, value: say(priceWords(offer)) },
                    ...(offer.renews_on
                      ? [{ name: words.renews, value: dateWords(offer.renews_on, 'day', say.locale) }]
                      : []),
                  ]}
                />
                <p>
                  <Link look="primary" href={`/membership/checkout/${offer.id}`}>
                    {say(words.changeTo, { name: offer.name })}
                  </Link>
                </p>
              </div>
            )}
          </List>
        </>
      )}
    </Dialog>
  )
}
