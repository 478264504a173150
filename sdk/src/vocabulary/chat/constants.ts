/** The unread count follows a change after this long. */
export const unreadRecomputeMs = 500

/** Messages of one conversation read at a time. */
export const messagesPageSize = 10

/** Text handed to the customer-chat widget is cut here and gets an ellipsis. */
export const chatWidgetTextMaxLength = 200
/** What ends a value that was cut for the chat widget. */
export const chatWidgetEllipsis = '…'

/** As many of the latest conversations are followed live; the others by the count of the server. */
export const watchedConversations = 100

/** So long a socket may take to stand; after that it is told that there is no connection. */
export const chatStandsWithinMs = 10_000

/** Pauses before the chat is set up again after a failure; the last one repeats. */
export const chatRetryMs: readonly number[] = [2_000, 10_000, 30_000]
