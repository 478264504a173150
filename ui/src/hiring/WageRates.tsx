import {
  rateChangeError,
  rateDeletionError,
  ratesByLatest,
  rateOn,
  type WageRate,
} from '@homecare/sdk/hiring'
import { dateWords } from '@homecare/sdk/kit'
import { wageRateScreenTexts as words } from '@homecare/sdk/texts'
import { useApp } from '../frame/app'
import { Button } from '../kit/Button'
import { Badge } from '../kit/figures/Badge'
import { plus } from '../kit/icons/care'
import { Card } from '../kit/layout/Card'
import { List } from '../kit/layout/List'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { rateAmount, rateDays } from './rateWords'

interface WageRatesProps {
  rates: readonly WageRate[]
  /** The day where the care takes place. */
  today: string
  /** Whether the reader may change them: the family. */
  mayChange: boolean
  /** Whose they are: what one pays, or is paid. */
  side: 'family' | 'caregiver'
  /** The last day, once it is over: none holds now, and none began after it. */
  ended?: string | null
}

/** What is paid in a connection, with its history. */
export function WageRates({ rates: all, ended = null, ...more }: WageRatesProps) {
  const { mayChange, side } = more
  const say = useSay()
  const { navigation } = useApp()
  const rates = ended === null ? all : paidUntil(all, ended)
  const shared = { ...more, rates, ended }
  const special = ratesByLatest(rates, 'special')
  return (
    <Section title={say(side === 'family' ? words.title : words.titleOwn)}>
      <Card>
        <h3>{say(words.regular)}</h3>
        <Rates {...shared} shown={ratesByLatest(rates, 'regular')} />
        {mayChange && (
          <p>
            <Button onClick={() => void navigation.openModal('wageRateRegular', { query: { id: null } })}>
              {say(words.change)}
            </Button>
          </p>
        )}
        {(mayChange || special.length > 0) && <h3>{say(words.special)}</h3>}
        <Rates {...shared} shown={special} />
        {mayChange && (
          <>
            {special.length === 0 && <p className="soft">{say(words.noSpecial)}</p>}
            <p>
              <Button
                icon={plus}
                onClick={() => void navigation.openModal('wageRateSpecial', { query: { id: null } })}
              >
                {say(words.addSpecial)}
              </Button>
            </p>
          </>
        )}
        <p className="soft small">{say(words.beforeTaxes)}</p>
      </Card>
    </Section>
  )
}

/** The rates that were paid until a last day. */
const paidUntil = (rates: readonly WageRate[], last: string): WageRate[] =>
  rates
    .filter(({ valid_from }) => valid_from <= last)
    .map((rate) => ({
      ...rate,
      valid_to: rate.valid_to === null || rate.valid_to > last ? last : rate.valid_to,
    }))

interface RatesProps extends WageRatesProps {
  shown: readonly WageRate[]
}

function Rates({ rates, shown, today, mayChange, ended }: RatesProps) {
  const say = useSay()
  const { navigation } = useApp()
  if (shown.length === 0) return null
  const open = (modal: 'wageRateRegular' | 'wageRateSpecial' | 'wageRateDelete', rate: WageRate) =>
    void navigation.openModal(modal, { query: { id: rate.id } })
  return (
    <List items={shown} by={({ id }) => id} look="lines">
      {(rate) => {
        const params = { day: dateWords(rate.valid_from, 'day', say.locale) }
        const mayEdit = mayChange && rateChangeError(rates, rate.id, today) === null
        const mayDelete = mayChange && rateDeletionError(rates, rate.id, false) === null
        return (
          <div className="row" data-spread>
            <p>
              <b>{rateAmount(rate, say)}</b>{' '}
              {!ended && rateOn(rates, rate.pay_type, today) === rate && (
                <Badge tone="good">{say(words.now)}</Badge>
              )}
              {!ended && rate.valid_from > today && <Badge>{say(words.ahead)}</Badge>}
              <br />
              <span className="soft small">
                {rate.name && <>{rate.name}, </>}
                {rate.day_hours !== null && <>{say(words.dayHours, { hours: rate.day_hours })}, </>}
                {say(rateDays(rate, today, say.locale))}
              </span>
            </p>
            {(mayEdit || mayDelete) && (
              <p className="row">
                {mayEdit && (
                  <Button
                    look="plain"
                    aria-label={say(words.editRate, params)}
                    onClick={() =>
                      open(rate.pay_type === 'special' ? 'wageRateSpecial' : 'wageRateRegular', rate)
                    }
                  >
                    {say(words.edit)}
                  </Button>
                )}
                {mayDelete && (
                  <Button
                    look="plain"
                    aria-label={say(words.deleteRate, params)}
                    onClick={() => open('wageRateDelete', rate)}
                  >
                    {say(words.delete)}
                  </Button>
                )}
              </p>
            )}
          </div>
        )
      }}
    </List>
  )
}
