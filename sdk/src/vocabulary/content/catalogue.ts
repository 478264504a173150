import { catalogue, type IdOf } from '../../kit/catalogue.js'

/** Articles by the parameter `type`. */
export const articleTypes = catalogue([
  { id: 1, label: ['Press highlights', 'Destacados de prensa'] },
  { id: 2, label: ['Market insights', 'Perspectivas del mercado'] },
])
export type ArticleTypeId = IdOf<typeof articleTypes>
