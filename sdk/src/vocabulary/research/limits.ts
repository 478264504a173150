/** What bounds studies and access to health records. */
export const researchLimits = {
  /** Days in which a code to join with, and a mailed question about care after an operation, can be used. */
  linkDays: 30,
  /** Minutes in which the mailed link for health records can be used. */
  recordLinkMinutes: 60,
  /** Minutes in which a search for patients can be read again. */
  searchMinutes: 60,
  /** Patients that a search finds at most: whoever looks for one knows more of them. */
  found: 20,
  /** Characters of a note. */
  note: 4000,
  /** Years back that a birthday may lie. */
  oldestYears: 120,
} as const
