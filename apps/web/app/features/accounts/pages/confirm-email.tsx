/** The answer says what was confirmed: the link is used up, and reloading must not hide that. */
export const shouldRevalidate = () => false
