/** The data of a page did not come for want of a connection, while another page is shown: that one stays. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection'
}
