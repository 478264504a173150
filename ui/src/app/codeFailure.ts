/** The code of a screen, of a part of it or of a modal did not come. */
export class CodeFailure extends Error {
  override readonly name = 'CodeFailure'
}
