import { homePath } from '@homecare/sdk/addresses'
import { sayCount } from '@homecare/sdk/kit'
import { shellTexts, uiTexts, unreadMessages } from '@homecare/sdk/texts'
import { useId, useState, type ReactNode } from 'react'
import { useApp } from '../../frame/app'
import { IconButton } from '../../kit/IconButton'
import { close, menu } from '../../kit/icons/basic'
import { Link, A } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { SkipLink } from '../../kit/layout/SkipLink'
import { useValue } from '../../kit/useValue'
import { footerAbout, headerLinks, openLinks, type ShellLink } from '../routes/shellLinks'
import './Shell.css'

interface ShellProps {
  /** The path as in the address bar. */
  path: string
  /** The query, with its question mark. */
  search: string
  footer: readonly ShellLink[]
  notices: ReactNode
  children: ReactNode
}

/**
 * The frame of every page: header, content, footer. Inside the native app or a partner's frame there is only the
 * content.
 */
export function Shell({ path, search, footer, notices, children }: ShellProps) {
  const { native, embed, brand } = useApp().config
  const main = (
    // Beside the main part of a partner's page, ours is told apart by its name.
    <main id="main" tabIndex={-1} aria-label={embed && brand.name}>
      {children}
    </main>
  )
  if (native || embed) {
    return (
      <>
        {notices}
        {main}
      </>
    )
  }
  return (
    <div className="shell">
      <SkipLink />
      {/* Remounted on a new path: the menu of a phone is closed again. */}
      <Header key={path} path={path} search={search} />
      {notices}
      {main}
      <Footer care={footer} />
    </div>
  )
}

function Header({ path, search }: { path: string; search: string }) {
  const say = useSay()
  const id = useId()
  const { session, config, navigation } = useApp()
  const identity = useValue(session.identity)
  const [open, setOpen] = useState(false)
  const name = config.brand.name
  return (
    <header
      className="shell-header"
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        setOpen(false)
        event.currentTarget.querySelector<HTMLElement>('.shell-toggle button')?.focus()
      }}
    >
      <div className="shell-bar">
        <A className="shell-brand" href={homePath(identity)} aria-label={say(shellTexts.homeLink, { name })}>
          <House />
          {name}
        </A>
        <div className="shell-toggle">
          <IconButton
            icon={open ? close : menu}
            label={uiTexts.menu}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          />
        </div>
        <div id={id} className="shell-menu" data-open={open || undefined}>
          <nav aria-label={say(shellTexts.mainMenu)}>
            <ul>
              {headerLinks(identity).map((link) => (
                <li key={link.href}>
                  <NavLink link={link} isHere={link.href === path} />
                </li>
              ))}
            </ul>
          </nav>
          <div className="shell-actions">
            <LanguageSwitch search={search} />
            <button
              type="button"
              className="shell-action"
              onClick={() => void navigation.openModal('display')}
            >
              {say(shellTexts.appearance)}
            </button>
            <Account />
          </div>
        </div>
      </div>
    </header>
  )
}

function NavLink({ link, isHere }: { link: ShellLink; isHere: boolean }) {
  const say = useSay()
  const unread = useValue(useApp().unread)
  return (
    <A href={link.href} aria-current={isHere ? 'page' : undefined}>
      {say(link.text)}
      {link.unread && unread > 0 && (
        <span className="badge" data-tone="new">
          <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
          <span className="hidden">{sayCount(say.locale, unreadMessages, unread)}</span>
        </span>
      )}
    </A>
  )
}

/** Loads the page in the other language; `followLanguage` asks first where something typed would be lost. */
function LanguageSwitch({ search }: { search: string }) {
  const say = useSay()
  const other = say.locale === 'en' ? 'es' : 'en'
  const query = new URLSearchParams(search)
  query.set('lang', other)
  return (
    <A href={`?${query.toString()}`} lang={other} hrefLang={other} data-document>
      {say(other === 'es' ? uiTexts.spanish : uiTexts.english)}
    </A>
  )
}

function Account() {
  const say = useSay()
  const { session, navigation } = useApp()
  const logout = () => void navigation.mayLeave().then((may) => (may ? session.logout.run() : undefined))
  const signedIn = useValue(session.signedIn)
  if (signedIn) {
    return (
      <>
        <A href="/settings">{say(shellTexts.settings)}</A>
        <button type="button" className="shell-action" onClick={logout}>
          {say(shellTexts.logout)}
        </button>
      </>
    )
  }
  return (
    <>
      <A href="/signup">{say(shellTexts.signup)}</A>
      <Link href="/accounts/login" look="quiet">
        {say(shellTexts.login)}
      </Link>
    </>
  )
}

function Footer({ care }: { care: readonly ShellLink[] }) {
  const say = useSay()
  const { session, config } = useApp()
  const phone = useValue(session.supportPhone)
  return (
    <footer className="shell-footer">
      <div className="shell-footer-columns">
        <FooterLinks title={say(shellTexts.footerCare)} links={care} />
        <FooterLinks title={say(shellTexts.footerAbout)} links={footerAbout}>
          <li>
            <A href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{say(shellTexts.footerCall, { phone })}</A>
          </li>
        </FooterLinks>
      </div>
      <p className="soft">{say(shellTexts.copyright, { name: config.brand.name })}</p>
    </footer>
  )
}

function FooterLinks({
  title,
  links,
  children,
}: {
  title: string
  links: readonly ShellLink[]
  children?: ReactNode
}) {
  const say = useSay()
  const id = useId()
  const open = openLinks(useValue(useApp().session.identity), links)
  if (open.length === 0) return null
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {open.map(({ href, text }) => (
          <li key={href}>
            <A href={href}>{say(text)}</A>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}

/** The brand's drawing; a deployment colours it by its theme. */
function House() {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true">
      <path d="M4 18 18 5l14 13v11a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3z" fill="var(--action)" />
      <path
        d="M18 27c-5-3.5-7-6-7-8.6 0-2 1.5-3.4 3.4-3.4 1.5 0 2.8.8 3.6 2.2.8-1.4 2.1-2.2 3.6-2.2 1.9 0 3.4 1.4 3.4 3.4 0 2.6-2 5.1-7 8.6z"
        fill="var(--ground)"
      />
    </svg>
  )
}
