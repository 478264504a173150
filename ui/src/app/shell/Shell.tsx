import { shellTexts, uiTexts } from '@homecare/sdk/texts'
import { Suspense, useId, useState, type ReactNode } from 'react'
import { useApp } from '../../frame/app'
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
  const ours = useValue(session.supportPhone)
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
        <Footer care={signedIn || page.row?.flow ? null : footer} phone={page.head.phone || ours} />
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

/** One line below what is one's own, and below each step of a flow, which have no `care`. */
function Footer({ care, phone }: { care: readonly ShellLink[] | null; phone: string }) {
  const say = useSay()
  const { name } = useApp().config.brand
  return (
    <footer className="shell-footer" data-line={!care || undefined}>
      {care ? (
        <>
          <FooterLinks title={say(shellTexts.footerCare)} links={care} />
          <FooterLinks title={say(shellTexts.footerAbout)} links={footerAbout}>
            <li>
              <A href={telHref(phone)}>{say(shellTexts.footerCall, { phone })}</A>
            </li>
          </FooterLinks>
        </>
      ) : (
        <Links links={legalLinks} />
      )}
      <p className="soft">{say(shellTexts.copyright, { name })}</p>
    </footer>
  )
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
  const identity = useValue(useApp().session.identity)
  return (
    <ul>
      {openLinks(identity, links).map(({ href, text }) => (
        <li key={href}>
          <A href={href}>{say(text)}</A>
        </li>
      ))}
      {children}
    </ul>
  )
}
