import { badgeGroups, getBadgeProgress, type BadgeProgress } from '@homecare/sdk/badges'
import { badgeScreenTexts as words, pageTitles } from '@homecare/sdk/texts'
import { useConfig } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Card } from '../kit/layout/Card'
import { EmptyState } from '../kit/states/EmptyState'
import { Link } from '../kit/Link'
import { List } from '../kit/layout/List'
import { Page } from '../kit/layout/Page'
import { Ring } from '../kit/figures/Ring'
import { useSay } from '../kit/say'
import { Section } from '../kit/layout/Section'
import { ModalLink } from '../profileDialog/ModalLink'
import { BadgeCard } from './BadgeCard'
import './Badges.css'

export const load: Load<BadgeProgress> = ({ care, signal }) => care.call(getBadgeProgress, {}, { signal })
export const head: HeadOf<BadgeProgress> = () => ({ title: pageTitles.badges })

/** A caregiver's badges: those on the way, those to be earned, and those they have. */
export default function BadgesScreen({ data }: ScreenProps<BadgeProgress>) {
  const say = useSay()
  const { academy } = useConfig()
  const { completed, total } = data
  const { inProgress, toBegin, earned, left } = badgeGroups(data)
  const groups = [
    { title: words.inProgress, badges: inProgress },
    { title: words.toBegin, badges: toBegin },
    { title: words.earned, badges: earned },
  ]
  return (
    <Page className="badges" width="home" title={say(pageTitles.badges)} lead={say(words.lead)}>
      {total === 0 ? (
        <EmptyState title={say(words.none)}>{say(words.noneText)}</EmptyState>
      ) : (
        <Card className="badges-sum">
          <Ring
            value={completed}
            of={total}
            label={say(words.done, { completed, total })}
            unit={say(words.ofAll, { total })}
          />
          {left > 0 ? (
            <p>{say.count(words.untilVetted, left)}</p>
          ) : data.vetted ? (
            <p>{say(words.vetted)}</p>
          ) : (
            <div className="stack">
              <p>{say(words.notVettedNow)}</p>
              <p>
                <ModalLink modal="certifications" look="quiet">
                  {say(words.toLicenses)}
                </ModalLink>
              </p>
            </div>
          )}
        </Card>
      )}
      {groups.map(({ title, badges }) =>
        badges.length > 0 ? (
          <Section key={title[0]} title={say(title)}>
            <List items={badges} by={({ id }) => id} className="badges-list">
              {(badge) => <BadgeCard badge={badge} />}
            </List>
          </Section>
        ) : null,
      )}
      {academy && (
        <p className="row">
          {say(words.learnMore)}
          <Link href="/academy" look="line">
            {say(words.openAcademy)}
          </Link>
        </p>
      )}
    </Page>
  )
}
