/** Under this name a storage says whose things it holds. */
export const ownerName = 'homecare.person'
/** Behind it, once a visitor has left things of their own after that person's session: how the names of those begin. */
export const visitedMark = '~'
