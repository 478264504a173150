/** The server cannot start with what it is given: its message is the one sentence to print. */
export class CannotStart extends Error {
  override readonly name: string = 'CannotStart'
}
