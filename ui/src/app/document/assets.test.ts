import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { builtAssets } from './assets'

/** A build of two languages, whose home has words and styles. */
async function build(): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'assets-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, '.vite'))
  await writeFile(join(folder, 'home.css'), 'h1{}')
  for (const language of ['en', 'es']) {
    const manifest = {
      'src/app/entry-client.tsx': { file: `entry-${language}.js`, isEntry: true },
      'src/home/HomeScreen.tsx': { file: `home-${language}.js`, css: ['home.css'], imports: ['_plain.js'] },
      '_plain.js': { file: 'plain.js' },
    }
    await writeFile(join(folder, `.vite/${language}.json`), JSON.stringify(manifest))
  }
  return pathToFileURL(`${folder}/`)
}

it.each(['en', 'es'] as const)('a document in %s names what was built for it', async (language) => {
  const { scripts, preloads, styles } = await builtAssets(await build(), language)('home/HomeScreen')
  expect(scripts).toEqual([`/entry-${language}.js`])
  expect(preloads).toEqual(['/plain.js', `/home-${language}.js`])
  expect(styles).toEqual([{ href: '/home.css', css: 'h1{}' }])
})
