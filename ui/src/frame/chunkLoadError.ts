/** The code of a screen, of a part of it, of a modal or of a dialog did not come. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}
