import { anonymous, type Identity } from '@homecare/sdk/account'
import type { Locale } from '@homecare/sdk/kit'
import { readFile } from 'node:fs/promises'
import { fontUrls } from '../../kit/fonts'
import { arrivals } from './arrivals'

/** What a page's document names. */
export interface PageAssets {
  /** Module scripts that start the page. */
  readonly scripts: readonly string[]
  /** Modules that they will ask for. */
  readonly preloads: readonly string[]
  /** Styles that stand in the document. */
  readonly styles: readonly { readonly href: string; readonly css: string }[]
  /** Styles that are linked, in development. */
  readonly stylesheets: readonly string[]
  readonly fonts: readonly string[]
  /** A module that development needs before all others. */
  readonly preamble?: string
}

interface ManifestChunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}
type Manifest = Readonly<Record<string, ManifestChunk>>

/**
 * The assets of a screen's page in a language, from what was built for it in `clientDir` (a file URL that ends with a
 * slash).
 */
export function builtAssets(
  clientDir: URL,
  language: Locale,
): (screen: string, identity?: Onlooker) => Promise<PageAssets> {
  let manifest: Promise<Manifest> | undefined
  const contents = new Map<string, Promise<string>>()
  const read = (file: string) => readFile(new URL(file, clientDir), 'utf8')
  const content = (file: string) => {
    const known = contents.get(file) ?? read(file)
    contents.set(file, known)
    return known
  }

  return async (screen, identity = anonymous) => {
    manifest ??= read(`.vite/${language}.json`).then((text) => JSON.parse(text) as Manifest)
    const chunks = await manifest
    const entry = Object.keys(chunks).find((key) => chunks[key]?.isEntry)
    if (!entry) throw new Error('The web app was built without an entry')
    const { scripts, styles } = filesOf(chunks, [entry, ...keysOf(screen), ...partsOf(identity)])
    return {
      scripts: [`/${chunks[entry]?.file}`],
      preloads: scripts.filter((file) => file !== chunks[entry]?.file).map((file) => `/${file}`),
      styles: await Promise.all(styles.map(async (file) => ({ href: `/${file}`, css: await content(file) }))),
      stylesheets: [],
      fonts: fontUrls,
    }
  }
}

/** In development Vite serves the sources themselves. */
export async function sourceAssets(): Promise<PageAssets> {
  return {
    scripts: ['/@vite/client', '/src/app/entry-client.tsx'],
    preloads: [],
    styles: [],
    stylesheets: ['/src/styles/index.css'],
    fonts: [],
    preamble:
      'import { injectIntoGlobalHook } from "/@react-refresh"; injectIntoGlobalHook(window);' +
      'window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type',
  }
}

type Onlooker = Pick<Identity, 'user_type' | 'on_shift'>

/** What leads about whoever is signed in, and to the clock of whoever is on shift. */
const partsOf = ({ user_type, on_shift }: Onlooker) => [
  ...(user_type === 'anonymous' ? [] : ['src/app/shell/PlaceBar.tsx']),
  ...(on_shift ? ['src/clock/OnShiftLine.tsx'] : []),
]

/**
 * What the page of a screen loads beside the entry. One that people do not arrive on is found in the later code's
 * table.
 */
function keysOf(screen: string): readonly string[] {
  const own = `src/${screen}.tsx`
  return screen in arrivals ? [own] : ['src/app/laterCode.ts', own]
}

/** The scripts and styles of chunks with all that they import, each once, in order of need. */
function filesOf(manifest: Manifest, keys: readonly string[]) {
  const seen = new Set<string>()
  const scripts: string[] = []
  const styles: string[] = []
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const other of chunk.imports ?? []) visit(other)
    scripts.push(chunk.file)
    for (const file of chunk.css ?? []) if (!styles.includes(file)) styles.push(file)
  }
  for (const key of keys) visit(key)
  return { scripts, styles }
}
