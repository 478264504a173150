import type { PortraitTraits } from './traits.ts'
import { shade } from './palette.ts'

/** What is drawn behind the head and what in front of it, on a head from (64, 52) to (136, 136). */
interface Hair {
  back?: string
  front?: string
}

const path = (d: string, fill: string, rest = '') => `<path d="${d}" fill="${fill}"${rest}/>`
const dots = (points: readonly (readonly [number, number, number])[], fill: string) =>
  `<g fill="${fill}">${points.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g>`
const lines = (d: string, stroke: string, width = 2.5) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`

const cap = 'M62 94C56 56 76 39 100 39s44 17 38 55c-3-16-8-25-16-29-14 5-30 5-44 0-8 4-13 13-16 29z'
const parted = 'M62 96c-6-40 12-58 38-58s44 18 38 58c-4-18-14-30-36-38-8 12-34 16-40 38z'
const centre = 'M62 98c-6-42 12-60 38-60s44 18 38 60c-4-20-16-34-38-42-22 8-34 22-38 42z'
const bangs = 'M62 96c-6-40 12-58 38-58s44 18 38 58c-3-8-6-14-9-17-18 4-40 4-58 0-3 3-6 9-9 17z'

export function drawHair(kind: PortraitTraits['hair'], colour: string): Hair {
  const light = shade(colour, 1.16)
  const dark = shade(colour, 0.78)
  switch (kind) {
    case 'bald':
      return {
        front:
          '<path d="M84 60c8-4 16-4 22-2" stroke="#fff" stroke-opacity=".35" stroke-width="4" fill="none" stroke-linecap="round"/>',
      }
    case 'receding':
      return {
        front:
          path(
            'M63 100c-4-16-3-30 6-38 5 3 5 9 2 15-3 7-4 14-4 23zM137 100c4-16 3-30-6-38-5 3-5 9-2 15 3 7 4 14 4 23z',
            colour,
          ) +
          '<path d="M88 58c8-3 14-3 20-1" stroke="#fff" stroke-opacity=".3" stroke-width="4" fill="none" stroke-linecap="round"/>',
      }
    case 'crop':
      return { front: path(cap, colour) }
    case 'sidePart':
      return {
        front: path(
          'M62 94c-7-40 14-58 42-57 28 1 40 20 34 57-3-14-7-22-12-27-18 3-34-1-45-10-4 12-15 18-19 37z',
          colour,
        ),
      }
    case 'quiff':
      return {
        front: path(
          'M63 92c-8-34 2-60 36-60 34-2 46 24 38 60-3-14-7-24-14-28-14-8-28 4-45-1-8 5-12 15-15 29z',
          colour,
        ),
      }
    case 'curlyTop':
      return {
        front: dots(
          [
            [70, 68, 10],
            [74, 54, 13],
            [88, 45, 14],
            [104, 42, 15],
            [120, 48, 14],
            [129, 60, 12],
            [131, 72, 8],
            [98, 54, 14],
            [114, 57, 12],
          ],
          colour,
        ),
      }
    case 'fade':
      return {
        front:
          path(
            'M64 93c-1-14 2-26 9-33h54c7 7 10 19 9 33-3-12-6-20-11-25H75c-5 5-8 13-11 25z',
            colour,
            ' opacity=".5"',
          ) + path('M68 68c0-20 14-29 32-29s32 9 32 29c-10-7-20-8-32-8s-22 1-32 8z', colour),
      }
    case 'bun':
      return {
        back: `<circle cx="100" cy="32" r="19" fill="${colour}"/>${lines('M88 30c8-8 18-8 24 0', dark)}`,
        front: path(centre, colour),
      }
    case 'bob':
      return {
        back: path('M56 128c-12-70 12-92 44-92s56 22 44 92c-4 8-16 6-20-2H76c-4 8-16 10-20 2z', colour),
        front: path(parted, colour),
      }
    case 'long':
      return {
        back: path(
          'M54 172c-8-40-4-66 0-88 5-32 24-48 46-48s41 16 46 48c4 22 8 48 0 88-10 6-24 4-28-4H82c-4 8-18 10-28 4z',
          colour,
        ),
        front: path(parted, colour),
      }
    case 'wavy':
      return {
        back: path(
          'M52 168c-8-10 2-18-3-28s4-18 1-28 3-30 8-42c8-24 24-34 42-34s34 10 42 34c5 12 11 32 8 42s6 18 1 28 5 18-3 28c-8 8-22 4-26-4H78c-4 8-18 12-26 4z',
          colour,
        ),
        front: path(centre, colour) + lines('M60 112c-5 10 3 18-2 30M140 112c5 10-3 18 2 30', dark),
      }
    case 'ponytail':
      return {
        back: path('M120 46c30-4 44 18 42 46-1 22 4 34-6 52-10-4-16-16-14-34 1-20-4-40-22-64z', colour),
        front: path(parted, colour) + lines('M128 50l8 8', light, 4),
      }
    case 'braid':
      return {
        back: path('M58 112c-8-52 14-76 42-76s50 24 42 76z', colour),
        front:
          path(parted, colour) +
          dots(
            [
              [137, 122, 10],
              [140, 137, 9],
              [141, 151, 9],
              [140, 164, 8],
              [138, 175, 6],
            ],
            colour,
          ) +
          lines('M131 129l14 2M133 144l14 1M134 157l13 1', dark),
      }
    case 'pixie':
      return {
        front: path(
          'M60 100c-8-44 12-64 42-64 28 0 44 20 38 64-4-6-6-16-8-26-16-2-30-8-38-16-2 10-14 16-22 16-6 6-8 16-12 26z',
          colour,
        ),
      }
    case 'afro':
      return {
        back: `<circle cx="100" cy="78" r="57" fill="${colour}"/>`,
        front: path('M63 92c-4-30 12-46 37-46s41 16 37 46c-5-16-14-26-37-26s-32 10-37 26z', colour),
      }
    case 'coils':
      return {
        back: dots(
          [
            [60, 118, 15],
            [54, 98, 16],
            [56, 76, 17],
            [66, 56, 18],
            [84, 44, 18],
            [104, 40, 18],
            [124, 48, 18],
            [140, 64, 17],
            [146, 84, 17],
            [146, 104, 16],
            [140, 120, 15],
          ],
          colour,
        ),
        front:
          dots(
            [
              [72, 66, 11],
              [84, 57, 12],
              [100, 53, 12],
              [116, 57, 12],
              [128, 66, 11],
            ],
            colour,
          ) + lines('M80 52c4-5 10-5 13 0M104 48c4-5 10-5 13 0', light, 2),
      }
    case 'locs':
      return {
        back:
          path('M56 140c-8-60 0-104 44-104s52 44 44 104z', colour) +
          lines('M57 112v44M67 116v50M77 120v36M123 120v36M133 116v50M143 112v44', colour, 11) +
          lines('M62 96v52M72 120v40M128 120v40M138 96v52', dark, 2),
        front: path(centre, colour) + lines('M100 42v13M86 45l-5 16M114 45l5 16', light, 2),
      }
    case 'cornrows':
      return {
        back: `<circle cx="100" cy="42" r="13" fill="${colour}"/>`,
        front:
          path('M63 92c-5-38 12-52 37-52s42 14 37 52c-4-18-13-30-37-30S67 74 63 92z', colour) +
          lines(
            'M78 66c2-12 6-18 12-23M93 62c0-9 1-14 3-20M107 62c0-9-1-14-3-20M122 66c-2-12-6-18-12-23',
            light,
            2,
          ),
      }
    case 'fringe':
      return {
        back: path('M57 138c-10-78 12-102 43-102s53 24 43 102c-6 6-16 4-20-2H77c-4 6-14 8-20 2z', colour),
        front: path(bangs, colour),
      }
    case 'hijab':
      return {
        back: path('M50 178c-6-50-4-88 6-110 8-22 24-34 44-34s36 12 44 34c10 22 12 60 6 110z', colour),
        front:
          path(
            'M100 34c-34 0-48 30-46 66 2 42 20 58 46 60 26-2 44-18 46-60 2-36-12-66-46-66zm0 26c24 0 34 16 34 38 0 28-14 40-34 40s-34-12-34-40c0-22 10-38 34-38z',
            colour,
            ' fill-rule="evenodd"',
          ) + path('M56 132c14 24 50 36 90 20 2 16 0 30-8 44H60c-8-20-8-44-4-64z', dark),
      }
    case 'headwrap':
      return {
        front:
          path('M60 82c-8-38 14-56 40-56s48 18 40 56c-8-12-22-18-40-18s-32 6-40 18z', colour) +
          `<ellipse cx="118" cy="28" rx="17" ry="11" fill="${dark}" transform="rotate(-24 118 28)"/><ellipse cx="98" cy="26" rx="15" ry="10" fill="${colour}" transform="rotate(18 98 26)"/>` +
          lines('M66 70c14-16 42-24 66-18M64 58c12-14 32-20 50-18', light, 3),
      }
    case 'turban':
      return {
        front:
          path('M58 80c-10-42 16-58 42-58s52 16 42 58c-8-8-22-18-42-22-20 4-34 14-42 22z', colour) +
          lines(
            'M100 58c-14-8-30-4-40 8M100 58c14-10 32-8 42 6M100 50c-10-10-24-12-36-2M100 50c12-10 24-12 36-4',
            dark,
          ),
      }
  }
}
