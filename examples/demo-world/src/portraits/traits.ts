/** What a drawn portrait shows. Plain data: it is stored with the user and drawn by `portraitSvg`. */
export interface PortraitTraits {
  skin: number
  hair:
    | 'bald'
    | 'receding'
    | 'crop'
    | 'sidePart'
    | 'quiff'
    | 'curlyTop'
    | 'fade'
    | 'bun'
    | 'bob'
    | 'long'
    | 'wavy'
    | 'ponytail'
    | 'braid'
    | 'pixie'
    | 'afro'
    | 'coils'
    | 'locs'
    | 'cornrows'
    | 'fringe'
    | 'hijab'
    | 'headwrap'
    | 'turban'
  /** Index into the hair colours; for a hijab, headwrap or turban into the cloth colours. */
  hairColor: number
  background: number
  clothes: 'scrubs' | 'tee' | 'collar' | 'cardigan' | 'crew'
  clothesColor: number
  face: 'oval' | 'round' | 'long' | 'square'
  brows: number
  eyes: number
  mouth: number
  nose: number
  beard: 'none' | 'stubble' | 'short' | 'full' | 'moustache' | 'goatee'
  glasses: 'none' | 'round' | 'square'
  earrings: 'none' | 'stud' | 'hoop'
  /** 0 young, 1 smile lines, 2 more lines. */
  age: 0 | 1 | 2
  freckles: boolean
  badge: boolean
}
