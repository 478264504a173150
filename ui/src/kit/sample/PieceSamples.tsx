import { useState } from 'react'
import { Avatar } from '../figures/Avatar'
import { Badge } from '../figures/Badge'
import { Banner } from '../states/Banner'
import { Button } from '../Button'
import { Card } from '../layout/Card'
import { Chip } from '../figures/Chip'
import { IconButton } from '../IconButton'
import { check, search } from '../icons/basic'
import { clock, heart } from '../icons/care'
import { kitTexts as t } from '../kitTexts'
import { Link } from '../Link'
import { Money } from '../Money'
import { Rating } from '../figures/Rating'
import { useSay } from '../say'
import { Section } from '../layout/Section'

/** Buttons, links, badges, chips, people, banners. */
export function PieceSamples() {
  const say = useSay()
  return (
    <>
      <Section title={say(t.buttons)}>
        <div className="row">
          <Button look="primary" icon={search}>
            {say(t.primary)}
          </Button>
          <Button look="tonal">{say(t.tonal)}</Button>
          <Button>{say(t.quiet)}</Button>
          <Button look="plain">{say(t.plain)}</Button>
          <Button look="danger">{say(t.danger)}</Button>
          <Button look="primary" busy>
            {say(t.busy)}
          </Button>
          <Button disabled>{say(t.disabled)}</Button>
          <Button onClick={() => new Promise((resolve) => setTimeout(resolve, 2000))}>{say(t.slow)}</Button>
          <IconButton icon={heart} label={t.favourite} />
        </div>
        <Button look="primary" icon={clock} big>
          {say(t.big)}
        </Button>
        <div className="row">
          <Link href="#kit" look="quiet">
            {say(t.asLink)}
          </Link>
          <Link href="#kit" look="line">
            {say(t.link)}
          </Link>
          <Link href="https://example.com" look="line" external>
            {say(t.external)}
          </Link>
        </div>
      </Section>
      <People />
      <Banners />
    </>
  )
}

function People() {
  const say = useSay()
  const [pressed, setPressed] = useState(true)
  return (
    <Section title={say(t.badges)}>
      <Card as="article">
        <div className="beside">
          <Avatar name="Marisol Reyes" size="large" />
          <div>
            <h3>Marisol R.</h3>
            <p className="soft">{say(t.caregiver)}</p>
            <Rating value={4.9} count={12} />
          </div>
        </div>
        <p>{say(t.about)}</p>
        <div className="row">
          <Badge tone="good" icon={check}>
            {say(t.vetted)}
          </Badge>
          <Badge>HHA</Badge>
          <Badge tone="warn">{say(t.expires)}</Badge>
          <Badge tone="bad">{say(t.expired)}</Badge>
          <Badge tone="new">{say(t.fresh)}</Badge>
        </div>
        <p>
          <b>
            <Money cents={2450} perHour />
          </b>
        </p>
      </Card>
      <div className="row">
        <Avatar name="Denise A." size="small" />
        <Avatar name="Carol Ito" />
        <Avatar name="María Ñandú" size="large" silent={false} />
        <Avatar name="Bo" size="huge" />
        <Rating value={null} />
      </div>
      <div className="chips">
        <Chip pressed={pressed} onPress={() => setPressed(!pressed)}>
          {say(t.dementia)}
        </Chip>
        <Chip pressed={false} onPress={() => setPressed(!pressed)}>
          {say(t.stroke)}
        </Chip>
        <Chip onRemove={() => setPressed(false)}>{say(t.parkinson)}</Chip>
        <Chip href="#kit" current>
          {say(t.quiet)}
        </Chip>
      </div>
    </Section>
  )
}

function Banners() {
  const say = useSay()
  const [open, setOpen] = useState(true)
  return (
    <Section title={say(t.banners)}>
      {open && (
        <Banner level={3} title={say(t.bannerInfo)} onDismiss={() => setOpen(false)}>
          <p>{say(t.bannerInfoMore)}</p>
        </Banner>
      )}
      <Banner level={3} tone="good" title={say(t.bannerGood)} />
      <Banner
        level={3}
        tone="warn"
        title={say(t.bannerWarn)}
        actions={
          <Link href="#kit" look="primary">
            {say(t.upload)}
          </Link>
        }
      >
        <p>{say(t.bannerWarnMore)}</p>
      </Banner>
      <Banner level={3} tone="bad" title={say(t.bannerBad)}>
        <p>{say(t.bannerBadMore)}</p>
      </Banner>
    </Section>
  )
}
