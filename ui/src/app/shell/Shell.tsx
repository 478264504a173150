import { shellTexts, uiTexts } from '@homecare/sdk/texts'
import { Suspense, useId, useState, type ReactNode } from 'react'
import { useApp } from '../../frame/app'
import type { Head } from '../../frame/screen'
import { IconButton } from '../../kit/IconButton'
import { close, menu } from '../../kit/icons/basic'
import { Link, A } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { SkipLink } from '../../kit/layout/SkipLink'
import { useValue } from '../../kit/useValue'
import { telHref } from '../../kit/telHref'
import type { Page } from '../router/page'
import { footerAbout, legalLinks, openLinks, visitorLinks, type ShellLink } from '../routes/shellLinks'
import { Brand } from './Brand'
import { SignedInBar } from './signedInBar'
import './Shell.css'

interface ShellProps {
  page: Page
  footer: readonly ShellLink[]
  notices: ReactNode
  children: ReactNode
}

/**
 * The frame of every page: what leads about, content, footer. Inside the native app or a partner's frame there is only
 * the content.
 */
export function Shell({ page, footer, notices, children }: ShellProps) {
  const { session, config } = useApp()
  const { native, embed, brand } = config
  const signedIn = useValue(session.signedIn)
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
      <div className="shell-grid" data-bar={signedIn || undefined}>
        <SkipLink />
        {signedIn ? (
          <Suspense>
            <SignedInBar page={page} />
          </Suspense>
        ) : (
          // Remounted on a new path: the menu of a phone is closed again.
          <Header key={page.pathname} path={page.pathname} search={page.search} />
        )}
        {notices}
        {main}
        {signedIn || page.row?.flow ? <OneLine /> : <Footer care={footer} own={page.head.phone} />}
      </div>
    </div>
  )
}

/** What leads visitors about. */
function Header({ path, search }: { path: string; search: string }) {
  const say = useSay()
  const id = useId()
  const { navigation } = useApp()
  const [open, setOpen] = useState(false)
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
      <Brand />
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
            {visitorLinks.map(({ href, text }) => (
              <li key={href}>
                <A href={href} aria-current={href === path ? 'page' : undefined}>
                  {say(text)}
                </A>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitch search={search} />
        <button type="button" onClick={() => void navigation.openModal('display')}>
          {say(shellTexts.appearance)}
        </button>
      </div>
      <Link href="/accounts/login" look="quiet">
        {say(shellTexts.login)}
      </Link>
    </header>
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

/** Below what is one's own, and below each step of a flow. */
function OneLine() {
  return (
    <footer className="shell-footer" data-line>
      <Links links={legalLinks} />
      <Copyright />
    </footer>
  )
}

/** `own` is the number of whose page it is. */
function Footer({ care, own }: { care: readonly ShellLink[]; own: Head['phone'] }) {
  const say = useSay()
  const ours = useValue(useApp().session.supportPhone)
  const phone = own || ours
  return (
    <footer className="shell-footer">
      <FooterLinks title={say(shellTexts.footerCare)} links={care} />
      <FooterLinks title={say(shellTexts.footerAbout)} links={footerAbout}>
        <li>
          <A href={telHref(phone)}>{say(shellTexts.footerCall, { phone })}</A>
        </li>
      </FooterLinks>
      <Copyright />
    </footer>
  )
}

function Copyright() {
  const say = useSay()
  return <p className="soft">{say(shellTexts.copyright, { name: useApp().config.brand.name })}</p>
}

interface LinksProps {
  links: readonly ShellLink[]
  children?: ReactNode
}

/** Closed on a phone until somebody opens it. */
function FooterLinks({ title, ...rest }: LinksProps & { title: string }) {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <details>
        <summary>
          <h2 id={id}>{title}</h2>
        </summary>
        <Links {...rest} />
      </details>
    </nav>
  )
}

function Links({ links, children }: LinksProps) {
  const say = useSay()
  const open = openLinks(useValue(useApp().session.identity), links)
  return (
    <ul>
      {open.map(({ href, text }) => (
        <li key={href}>
          <A href={href}>{say(text)}</A>
        </li>
      ))}
      {children}
    </ul>
  )
}
