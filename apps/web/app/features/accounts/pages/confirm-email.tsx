/** What was confirmed stands on the answer: the link is used up, and loading it anew must not hide that. */
export const shouldRevalidate = () => false
