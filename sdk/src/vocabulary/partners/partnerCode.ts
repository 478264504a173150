/**
 * A partner's code: a word of an address. Of digits alone it would be taken for the partner's number, by which one is found too.
 */
export const partnerCodePattern = /^(?!\d+$)[a-z0-9][a-z0-9-]{1,59}$/
