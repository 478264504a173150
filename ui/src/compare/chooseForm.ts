/** The form of the favorites in which the boxes on the cards stand, by this name. */
export const chooseForm = 'compare'
